/** Members of `critiqor.yaml` that the keeper reads. */
export const KEEPER_KEYS = ['keep_days', 'keep_bytes', 'notify', 'hub'] as const;
