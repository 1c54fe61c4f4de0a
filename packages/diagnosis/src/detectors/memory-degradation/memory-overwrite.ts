import { toLinesAndSentences } from '../../language/content-words.ts';
import type { Item, Run } from '../../model/execution.ts';
import type { MemoryFileUse } from '../../views/memory-files.ts';
import { cite } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';

export const OVERWRITE_THRESHOLDS = {
  keptLines: {
    value: 50,
    because:
      'Per cent of the earlier lines that must still be there: tidying a file keeps most of it, mistaking write for append keeps none.',
  },
} as const;

/** Whoever asks for this wants less to be there afterwards. */
const ASKED_FOR =
  /\b(?:tidy|clean|condense|shorten|rewrite|replace|prune|remove|delete|forget|reset|overwrite|summari[sz]e|trim|reorgani[sz]e|clear|consolidate|correct|start over)/i;

/** What is known about a memory file: enough to decide whether a later text still contains it. */
interface KnownText {
  readonly lines: readonly string[];
  readonly chars: number;
  readonly last: MemoryFileUse;
}

const MOST_LINES = 200;

interface Overwrite {
  readonly before: KnownText;
  readonly use: MemoryFileUse;
}

/** Writes over a memory file that leave less than was there. Housekeeping counts too: what it overwrites is the person's memory. */
export function judgeOverwrites(files: readonly MemoryFileUse[]): FindingDraft<'overwritten'>[] {
  const known = new Map<string, KnownText>();
  const lost = new Map<string, Overwrite[]>();
  const isAskedFor = createAsked();
  for (const use of files) {
    const before = known.get(use.file);
    if (use.kind === 'replace' && before && isLoss(before, use) && !isAskedFor(use.call.run)) {
      const own = lost.get(use.file);
      if (own) own.push({ before, use });
      else lost.set(use.file, [{ before, use }]);
    }
    known.set(use.file, toKnown(before, use));
  }
  return [...lost.values()].flatMap(toFinding);
}

/** How many overwrites of one file are cited. */
const CITED = 3;

function toFinding(overwrites: readonly Overwrite[]): FindingDraft<'overwritten'>[] {
  const [first] = overwrites;
  if (!first) return [];
  const { before, use } = first;
  return [
    {
      message: 'overwritten',
      data: { file: use.file.split(' ').slice(1).join(' '), before: before.chars, after: use.chars },
      severity: 'high',
      level: 'runtime_event',
      certainty: 0.9,
      events: cite([before.last.call, ...overwrites.slice(0, CITED).map(({ use }) => use.call)]),
      beganAt: use.call.eventId,
      counts: { n: overwrites.length },
      wasted: [],
    },
  ];
}

function toKnown(before: KnownText | undefined, use: MemoryFileUse): KnownText {
  const lines = toLinesAndSentences(use.text).slice(0, MOST_LINES);
  if (use.kind === 'replace' || !before) return { lines, chars: use.chars, last: use };
  if (use.kind === 'read') return use.chars > before.chars ? { lines, chars: use.chars, last: use } : before;
  return { lines: [...before.lines, ...lines].slice(0, MOST_LINES), chars: before.chars + use.chars, last: use };
}

function isLoss(before: KnownText, use: MemoryFileUse): boolean {
  if (use.chars >= before.chars || before.lines.length === 0) return false;
  const kept = before.lines.filter((line) => use.text.includes(line)).length;
  return 100 * kept < OVERWRITE_THRESHOLDS.keptLines.value * before.lines.length;
}

/** Whether somebody asked for it in a run; looked up once for all that the run overwrites. */
function createAsked(): (run: Run) => boolean {
  const asked = new Map<Run, boolean>();
  return (run) => {
    const known = asked.get(run) ?? (!run.hidden && run.items.some(asksForLess));
    asked.set(run, known);
    return known;
  };
}

const asksForLess = (item: Item): boolean =>
  item.kind === 'message' && item.role === 'user' && ASKED_FOR.test(item.text);
