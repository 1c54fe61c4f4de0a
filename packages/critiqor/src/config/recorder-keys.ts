/** Members of `critiqor.yaml` that recorders and importers apply while they write evidence. */
export const RECORDER_KEYS = ['redact', 'prices'] as const;
