import type { SealedRecord } from '../../sealed/sealed-record.ts';
import type { PrivacyFacts } from './layout.ts';

/** As the recorder writes them. */
export const REDACTION = /\[redacted:([a-z0-9_-]{1,40}):([0-9a-f]{4,64})\]/g;

/** Secrets are distinguished by fingerprint; beyond this many of a kind the exact number does not matter. */
const MAX_FINGERPRINTS = 10_000;

/** Counts redactions and truncations, and collects the recorders' capture policies. */
export function createPrivacyCounter() {
  const capture = new Set<string>();
  const kinds = new Map<string, { count: number; readonly fingerprints: Set<string> }>();
  let access: boolean | null = null;
  let redactions = 0;
  let redactedEvents = 0;
  let truncations = 0;
  let truncatedEvents = 0;

  const countKinds = (text: string): void => {
    for (const [, kind = '', fingerprint = ''] of text.matchAll(REDACTION)) {
      const known = kinds.get(kind) ?? { count: 0, fingerprints: new Set() };
      known.count += 1;
      if (known.fingerprints.size < MAX_FINGERPRINTS) known.fingerprints.add(fingerprint);
      kinds.set(kind, known);
    }
  };

  return {
    add({ journal, text }: SealedRecord) {
      if (journal.event_type === 'recorder_start') {
        const { capture: policy, conversation_access } = journal.payload;
        if (typeof policy === 'string' && capture.size < 10) capture.add(policy.slice(0, 40));
        if (typeof conversation_access === 'boolean') access = (access ?? true) && conversation_access;
      }
      if (journal.redactions) {
        redactions += journal.redactions;
        redactedEvents += 1;
        countKinds(text);
      }
      if (journal.truncations) {
        truncations += journal.truncations;
        truncatedEvents += 1;
      }
    },
    toFacts: (): PrivacyFacts => ({
      capture: [...capture].sort(),
      conversation_access: access,
      redactions,
      redacted_events: redactedEvents,
      by_kind: [...kinds]
        .map(([kind, { count, fingerprints }]) => ({ kind, count, distinct: fingerprints.size }))
        .sort((left, right) => right.count - left.count || (left.kind < right.kind ? -1 : 1)),
      truncations,
      truncated_events: truncatedEvents,
    }),
  };
}
