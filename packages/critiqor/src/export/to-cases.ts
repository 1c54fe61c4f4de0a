import type { RunFeedback } from '../runs/feedback/read-feedback.ts';
import type { ExportSource } from './export-source.ts';
import { toTraceText } from './to-trace.ts';

/**
 * A judged run as a test case: its trace, as `critiqor eval` reads it, with what somebody said about each finding. `is_present` is what a
 * right engine reports.
 */
export function* toCaseText(source: ExportSource, { judgements }: RunFeedback): Generator<string> {
  const began = new Map(source.diagnosis.findings.map(({ id, began_at_event_id }) => [id, began_at_event_id]));
  const expected = judgements.map(({ finding_id, type, answer }) => ({
    type,
    answer,
    is_present: answer === 'right',
    event_id: began.get(finding_id) ?? null,
  }));
  let isHead = true;
  for (const text of toTraceText(source)) {
    yield isHead ? text.replace('{', () => `{"expected":${JSON.stringify(expected)},`) : text;
    isHead = false;
  }
}
