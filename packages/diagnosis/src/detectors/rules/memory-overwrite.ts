import type { Run } from '../../execution.ts';
import { toSentences } from '../../text/content-words.ts';
import type { MemoryFileUse } from '../../views/memory-files.ts';
import type { FindingDraft } from '../detector.ts';
import { cite } from './cite.ts';

export const OVERWRITE_THRESHOLDS = {
  keptLines: {
    value: 50,
    because:
      'Per cent of the earlier lines that must still be there: who tidies a file keeps most of it, who mistakes write for append keeps none.',
  },
} as const;

/** Whoever asks for this wants less to be there afterwards. */
const ASKED_FOR =
  /\b(?:tidy|clean|condense|shorten|rewrite|replace|prune|remove|delete|forget|reset|overwrite|summari[sz]e|trim|reorgani[sz]e|clear|consolidate|correct|start over)/i;

/** What is known of a memory file: enough to tell whether a later text still holds it. */
interface KnownText {
  readonly lines: readonly string[];
  readonly chars: number;
  readonly last: MemoryFileUse;
}

const MOST_LINES = 200;

/** Writes over a memory file that leave less than was there. Housekeeping counts too: what it overwrites is the person's memory. */
export function judgeOverwrites(files: readonly MemoryFileUse[]): FindingDraft<'overwritten'>[] {
  const known = new Map<string, KnownText>();
  const findings: FindingDraft<'overwritten'>[] = [];
  for (const use of files) {
    const before = known.get(use.file);
    if (use.kind === 'replace' && before && isLoss(before, use) && !isAskedFor(use.call.run)) {
      findings.push({
        message: 'overwritten',
        data: { file: use.file.split(' ').slice(1).join(' '), before: before.chars, after: use.chars },
        severity: 'high',
        level: 'runtime_event',
        certainty: 0.9,
        events: cite([before.last.call, use.call]),
        beganAt: use.call.eventId,
        counts: { n: 1 },
        wasted: [],
      });
    }
    known.set(use.file, toKnown(before, use));
  }
  return findings;
}

function toKnown(before: KnownText | undefined, use: MemoryFileUse): KnownText {
  const lines = toSentences(use.text).slice(0, MOST_LINES);
  if (use.kind === 'replace' || !before) return { lines, chars: use.chars, last: use };
  if (use.kind === 'read') return use.chars > before.chars ? { lines, chars: use.chars, last: use } : before;
  return { lines: [...before.lines, ...lines].slice(0, MOST_LINES), chars: before.chars + use.chars, last: use };
}

function isLoss(before: KnownText, use: MemoryFileUse): boolean {
  if (use.chars >= before.chars || before.lines.length === 0) return false;
  const kept = before.lines.filter((line) => use.text.includes(line)).length;
  return 100 * kept < OVERWRITE_THRESHOLDS.keptLines.value * before.lines.length;
}

function isAskedFor({ items, hidden }: Run): boolean {
  return !hidden && items.some((item) => item.kind === 'message' && item.role === 'user' && ASKED_FOR.test(item.text));
}
