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
} as const;

/** Page after page of logs or data from one folder, or the same file again and again, where a search gives the line that is needed. */
export function judgeRawDumps(effects: readonly Effect[]): FindingDraft<'raw_dump'>[] {
  const dumps = new Map<string, Map<Effect['call'], number>>();
  for (const { kind, call, objects } of effects) {
    const chars = call.result?.chars ?? 0;
    if (!isLook(kind) || call.run.hidden || chars < DUMP_THRESHOLDS.dumpChars.value) continue;
    const path = objects.find((object) => object.kind === 'path' && RECORDS.test(object.text))?.text;
    if (path === undefined) continue;
    const place = `${call.run.id} ${path.slice(0, path.lastIndexOf('/') + 1)}`;
    const known = dumps.get(place) ?? new Map();
    known.set(call, chars);
    dumps.set(place, known);
  }
  return [...dumps.values()].flatMap((calls) => {
    if (calls.size < DUMP_THRESHOLDS.dumps.value) return [];
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

const CITED = 6;
const CHARS_PER_TOKEN = 4;
/** What is searched and not read: logs, exports, mailboxes. Source and prose are read. */
const RECORDS =
  /\.(?:log(?:\.\d+)?|jsonl|ndjson|csv|tsv|mbox|out|trace|sql|dump|har|xml)$|(?:^|\/)(?:logs?|syslog|messages)(?:\/|$)/i;
