import type { Effect } from '../../effects/effect.ts';
import { toCount } from '../../language/count.ts';
import { isLook } from '../../tools/deeds.ts';
import { cite, toShown } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';

export const DUMP_THRESHOLDS = {
  dumpChars: {
    value: 5_000,
    because: 'About a hundred lines of a log: less is an excerpt.',
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

/** Page after page of logs or data from one folder, the same text again and again, or text that is not for reading, where a search gives the line that is needed. */
export function judgeRawDumps(effects: readonly Effect[]): FindingDraft<'raw_dump'>[] {
  const dumps = new Map<string, Map<Effect['call'], number>>();
  for (const { kind, call, objects } of effects) {
    const chars = call.result?.chars ?? 0;
    if (call.run.hidden || chars < DUMP_THRESHOLDS.dumpChars.value) continue;
    const isUnreadable = isBlob(call.result?.text ?? '');
    if (!isLook(kind) && !isUnreadable) continue;
    const path = objects.find((object) => object.kind === 'path' && RECORDS.test(object.text))?.text;
    const place = isUnreadable
      ? `blob ${call.run.id}`
      : path === undefined
        ? `same ${JSON.stringify(call.args)} ${call.result?.digest}`
        : `${call.run.id} ${path.slice(0, path.lastIndexOf('/') + 1)}`;
    const known = dumps.get(place) ?? new Map();
    known.set(call, chars);
    dumps.set(place, known);
  }
  return [...dumps].flatMap(([place, calls]) => {
    const least = place.startsWith('blob ') ? DUMP_THRESHOLDS.blobs.value : DUMP_THRESHOLDS.dumps.value;
    if (calls.size < least) return [];
    const chars = [...calls.values()].reduce((sum, size) => sum + size, 0);
    const shown = [...calls.keys()].map(toShown);
    const events = cite(shown.slice(0, CITED));
    return [
      {
        message: 'raw_dump' as const,
        data: { results: calls.size, tokens: toCount(Math.round(chars / CHARS_PER_TOKEN)) },
        severity: 'medium' as const,
        level: 'runtime_event' as const,
        certainty: 0.8,
        events,
        beganAt: events[0] ?? '',
        counts: { n: calls.size },
        wasted: [],
      },
    ];
  });
}

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
