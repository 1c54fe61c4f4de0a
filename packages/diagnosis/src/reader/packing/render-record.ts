import type { Effect } from '../../effects/effect.ts';
import { toExcerpt } from '../../model/excerpt.ts';
import { toOneLine } from '../../model/words.ts';
import type { ReaderRecord } from '../reader-record.ts';
import type { RecordEntry } from '../record-entries.ts';

/** An event as it is sent: a line of ours with its id, then its text with a mark before every line, so that no text can look like a line of ours. */
export function renderEntry({ id, kind, head, text }: RecordEntry, chars: number): string {
  const told = head === '' ? kind : `${kind}: ${toOneLine(head, 120)}`;
  const lines = toExcerpt(text, chars).split(/\r\n|[\n\r\u2028\u2029]/);
  return [`[${id} ${told}]`, ...lines.map((line) => `| ${line}`)].join('\n');
}

/** What was asked. */
export const renderTask = ({ task, entries }: ReaderRecord, chars: number): string => {
  const asked = entries.filter(({ kind }) => kind === 'request');
  const isApart = task !== null && !asked.some(({ text }) => text.trim() === task.trim());
  return isApart ? toMarked(toExcerpt(task, chars)) : '| (see the requests below)';
};

const toMarked = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `| ${line}`)
    .join('\n');

/** What the agent told the person, statement by statement, newest answer first. */
export function* renderStatements({ turns }: ReaderRecord): Generator<string> {
  let number = 0;
  for (const { answer, statements } of turns.toReversed()) {
    if (!answer) continue;
    for (const { text, act } of statements) {
      number += 1;
      yield `S${number} ${answer.eventId} ${act.replaceAll('_', ' ')} | ${toOneLine(text, 240)}`;
    }
  }
}

/** What the calls did, as far as their results show it. */
export function renderEffect({ kind, means, call, ending, because, counts, isDryRun, ...later }: Effect): string {
  const places = [call.eventId, ...(call.result ? [call.result.eventId] : [])].join(' → ');
  const figures = Object.entries(counts ?? {}).map(([name, value]) => `${name} ${value}`);
  const after = [
    ['settled by', later.settledBy],
    ['repaired by', later.repairedBy],
    ['undone by', later.undoneBy],
  ].flatMap(([word, effect]) => (effect && typeof effect === 'object' ? [`${word} ${effect.call.eventId}`] : []));
  const words = [ending.replaceAll('_', ' '), ...(isDryRun ? ['dry run'] : []), because.text, ...figures, ...after];
  const quoted = because.quote === null ? '' : ` | ${toOneLine(because.quote, 120)}`;
  return `${places}  ${kind.replaceAll('_', ' ')} by ${toOneLine(means, 60)}: ${words.join('; ')}${quoted}`;
}
