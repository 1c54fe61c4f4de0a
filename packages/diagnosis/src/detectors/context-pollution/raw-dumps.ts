import type { Effect } from '../../effects/effect.ts';
import { toCount } from '../../language/count.ts';
import { isLook } from '../../tools/deeds.ts';
import { cite, toShown } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';

export const DUMP_THRESHOLDS = {
  repeatedChars: {
    value: 1_000,
    because: 'About twenty lines: a state or a short list may well be asked for again.',
  },
  repeats: {
    value: 4,
    because:
      'In 23 books every run that was shown the same text three times deserved a look; a third time also occurs in runs that solved their task.',
  },
  dumpChars: {
    value: 5_000,
    because: 'About a hundred lines of a log: less is an excerpt.',
  },
  cutDumps: {
    value: 4,
    because:
      'Of 567 solved runs three had four results that were cut off, and every run of the books that had was a waste.',
  },
  dumps: {
    value: 5,
    because: 'Two or three pages are a look around; in twelve books no good run reads five from one folder.',
  },
  blobs: {
    value: 3,
    because: 'Nobody can read base64 or minified code: one is a mistake, a second try another, three are a habit.',
  },
} as const;

/**
 * The same text again and again, page after page of logs or data, more than the tool would show, or text that is not for reading, where a
 * search gives the line that is needed. One waste is told once, by what filled most.
 */
export function judgeRawDumps(effects: readonly Effect[]): FindingDraft<'raw_dump'>[] {
  const dumps = new Map<string, { least: number; calls: Map<Effect['call'], number> }>();
  for (const effect of effects) {
    if (effect.call.run.hidden) continue;
    for (const { place, least } of toDumps(effect)) {
      const dump = dumps.get(place) ?? { least, calls: new Map() };
      dump.calls.set(effect.call, effect.call.result?.chars ?? 0);
      dumps.set(place, dump);
    }
  }
  const wastes = [...dumps.values()].flatMap(({ least, calls }) =>
    calls.size < least ? [] : [{ calls, chars: [...calls.values()].reduce((sum, size) => sum + size, 0) }],
  );
  const [worst] = wastes.sort((a, b) => b.chars - a.chars);
  if (!worst) return [];
  const events = cite([...worst.calls.keys()].slice(0, CITED).map(toShown));
  return [
    {
      message: 'raw_dump' as const,
      data: { results: worst.calls.size, tokens: toCount(Math.round(worst.chars / CHARS_PER_TOKEN)) },
      severity: 'medium' as const,
      level: 'runtime_event' as const,
      certainty: 0.8,
      events,
      beganAt: events[0] ?? '',
      counts: { n: worst.calls.size },
      wasted: [],
    },
  ];
}

/** Results of one place are counted together. */
interface Dump {
  readonly place: string;
  readonly least: number;
}

function toDumps({ kind, call, objects }: Effect): readonly Dump[] {
  const { result, run, tool } = call;
  if (!result) return [];
  const { repeats, repeatedChars, blobs, dumps, dumpChars, cutDumps } = DUMP_THRESHOLDS;
  const found: Dump[] = [];
  const isLarge = result.chars >= dumpChars.value;
  if (isLarge && isBlob(result.text)) found.push({ place: `blob ${run.id}`, least: blobs.value });
  if (!isLook(kind)) return found;
  const path = objects.find((object) => object.kind === 'path')?.text;
  if (result.chars >= repeatedChars.value)
    found.push({ place: `same ${path ?? JSON.stringify(call.args)} ${result.digest}`, least: repeats.value });
  if (!isLarge) return found;
  if (path !== undefined && RECORDS.test(path))
    found.push({ place: `${run.id} ${path.slice(0, path.lastIndexOf('/') + 1)}`, least: dumps.value });
  if (CUT.test(result.text.slice(0, EDGE_CHARS)) || CUT.test(result.text.slice(-EDGE_CHARS)))
    found.push({ place: `cut ${run.id} ${path ?? tool}`, least: cutDumps.value });
  return found;
}

/** What tools write where they left something out. */
const CUT =
  /\btruncated\b|\bomitted\b|\bnot shown\b|\b(?:more|remaining) (?:rows|lines|characters|bytes)\b|\bof \d[\d,.]{5,}/i;
const EDGE_CHARS = 300;

/** Thousands of signs without a line end: encoded files and code that was written for machines. */
function isBlob(text: string): boolean {
  const head = text.slice(0, LONGEST_LINE);
  return head.length === LONGEST_LINE && !head.includes('\n') && !PROSE.test(head);
}

/** Of a long result little more than this is kept from its beginning. */
const LONGEST_LINE = 1_900;
/** Words with spaces between them, or fields with names, can be read in one line too. */
const PROSE = /(?:\p{L}{2,20}[,.]? ){6}|^\s*[[{]\s*"/u;

const CITED = 6;
const CHARS_PER_TOKEN = 4;
/** What is searched and not read: logs, exports, mailboxes. Source and prose are read. */
const RECORDS =
  /\.(?:log(?:\.\d+)?|jsonl|ndjson|csv|tsv|mbox|out|trace|sql|dump|har|xml)$|(?:^|\/)(?:logs?|syslog|messages)(?:\/|$)/i;
