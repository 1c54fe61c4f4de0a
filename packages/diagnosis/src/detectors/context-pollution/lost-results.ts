import type { Conversation, ToolCall } from '../../model/execution.ts';
import type { Reading } from '../../model/reading.ts';
import { toCommand } from '../../tools/describe-tool.ts';
import { isBlank } from '../../tools/refusals.ts';
import { cite, toShown } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';
import { isBinary, mustPrint } from './printing-commands.ts';

/** Longer than any result that a person reads; hosts begin to cut or drop output about here. */
const OVERSIZED_CHARS = 50_000;
/** Empty results of commands that must print: two in a row are no accident of one command. */
const LEAST_BLANK = 2;
const CITED = 5;

/** Results that were delivered empty although the command must have printed something. */
export function judgeLostResults(
  conversation: Conversation,
  reading: Reading,
): FindingDraft<'results_emptied' | 'result_lost'>[] {
  let flood: ToolCall | null = null;
  const lost: ToolCall[] = [];
  for (const item of conversation.calls) {
    if (item.run.hidden || !item.result) continue;
    const { text, chars, outcome, exitCode } = item.result;
    if (chars >= OVERSIZED_CHARS || reading.text(isBinary, text)) flood = item;
    const isSuccess = outcome === 'completed' && (exitCode === null || exitCode === 0);
    if (isSuccess && isBlank(text) && mustPrint(toCommand(item) ?? '')) lost.push(item);
  }
  const [first] = lost;
  if (!first) return [];
  const after = flood === null ? [] : lost.filter(({ position }) => position > (flood?.position ?? 0));
  const isEmptied = flood !== null && after.length >= LEAST_BLANK;
  const shown = isEmptied ? after : lost;
  const began = isEmptied && flood ? flood : first;
  return [
    {
      message: isEmptied ? 'results_emptied' : 'result_lost',
      data: { blank: shown.length, source: `${began.tool} ${(toCommand(began) ?? '').slice(0, 80)}`.trim() },
      severity: shown.length >= LEAST_BLANK ? 'high' : 'medium',
      level: 'runtime_event',
      certainty: isEmptied ? 0.95 : 0.8,
      events: cite([began, ...shown.slice(0, CITED)].map(toShown)),
      beganAt: toShown(began).eventId,
      counts: { n: shown.length, saturation: 0 },
      wasted: shown.map(({ eventId }) => eventId),
    },
  ];
}
