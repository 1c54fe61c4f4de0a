import { styleText } from 'node:util';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import { type AcceptedObjection, DROP_REASONS, type ModelReading } from '@critiqor/diagnosis/model/model-reading';
import { countOf, formatNumber, formatUsd } from '@critiqor/diagnosis/model/words';
import { toReaderVerdict } from '@critiqor/diagnosis/reader/merge-answers';
import { withPrintableTexts } from '../format.ts';
import { indentText } from '../wrap-text.ts';

interface ReadingFrame {
  readonly width: number;
  readonly stream: NodeJS.WriteStream;
}

/** Objections that are printed; all are in the file of the reading. */
const SHOWN_OBJECTIONS = 6;

/** Both verdicts side by side, then what the reader found, marked as its own, and what was not believed. */
export function describeReading(stored: ModelReading, diagnosis: Diagnosis, { width, stream }: ReadingFrame): string {
  const reading = withPrintableTexts(stored);
  const verdict = toReaderVerdict(reading, diagnosis);
  const bold = (text: string): string => styleText('bold', text, { stream });
  const say = (text: string): string[] => indentText(text, width, '    ');
  const { objections, dropped } = reading;
  const shown = objections.slice(0, SHOWN_OBJECTIONS);
  return [
    `  ${bold('second reader')} ${reading.model} (${reading.prompt_revision}), a separate opinion: the verdict of record is the engine’s`,
    ...describeTable(diagnosis, verdict.readiness),
    ...say(describeAgreement(verdict)),
    ...shown.flatMap((objection) => describeObjection(objection, width)),
    ...(objections.length > shown.length
      ? say(`${countOf(objections.length - shown.length, 'more objection')} in the file`)
      : []),
    ...(dropped.length === 0 ? [] : say(describeDropped(dropped))),
    ...reading.parts.flatMap(({ state, problem }, index) =>
      state === 'read' ? [] : say(`part ${index + 1} of ${reading.parts.length} was not read: ${problem ?? state}`),
    ),
    ...say(describeUsage(reading)),
  ].join('\n');
}

const sayWords = (name: string): string => name.replaceAll('_', ' ');

function describeTable({ executive_summary }: Diagnosis, readiness: string | null): string[] {
  return [
    `    engine  ${sayWords(executive_summary.readiness_level)}`,
    `    reader  ${readiness === null ? 'no verdict' : sayWords(readiness)}`,
  ];
}

function describeAgreement({
  readiness,
  agrees,
  both,
  engineOnly,
  readerOnly,
  overlooked,
}: ReturnType<typeof toReaderVerdict>): string {
  const list = (word: string, types: readonly string[]): string[] =>
    types.length === 0 ? [] : [`${word}: ${types.map((type) => toFailureTitle(type).toLowerCase()).join(', ')}`];
  const parts = [
    ...list('both found', both),
    ...list('only the engine', engineOnly),
    ...list('only the reader', readerOnly),
  ];
  const head = readiness === null ? 'the reader gave no verdict' : agrees ? 'they agree' : 'they differ';
  const passed =
    overlooked.length === 0 || readiness === null
      ? []
      : [`the reader ignores ${overlooked.join(', ')} without citing evidence, so its all-clear does not count`];
  return [head, ...parts, ...passed].join('; ');
}

function describeObjection(
  { severity, type, support, sentence, statement, evidence }: AcceptedObjection,
  width: number,
): string[] {
  const borne = support === 'shown' ? 'the record shows it' : 'not refuted; judge yourself';
  const cites = [...(statement ? [statement] : []), ...evidence];
  return [
    ...indentText(`${severity}  ${toFailureTitle(type)} [reader: ${borne}]`, width, '    '),
    ...indentText(sentence, width, '      '),
    ...cites
      .slice(0, 4)
      .flatMap(({ event_id, quote }) =>
        indentText(`“${quote}”`, width, ' '.repeat(20), `      ${event_id.padEnd(14)}`).slice(0, 2),
      ),
  ];
}

function describeDropped(dropped: ModelReading['dropped']): string {
  const counts = Map.groupBy(dropped, ({ reason }) => reason);
  const reasons = [...counts].map(([reason, list]) => `${list.length} × ${DROP_REASONS[reason]}`);
  return `${countOf(dropped.length, 'thing')} that it said ${dropped.length === 1 ? 'was' : 'were'} dropped: ${reasons.join('; ')}`;
}

function describeUsage({ usage, sent, endpoint }: ModelReading): string {
  const { estimated_tokens, prompt_tokens, answer_tokens, cost_usd } = usage;
  const used =
    prompt_tokens === null || answer_tokens === null
      ? `about ${formatNumber(estimated_tokens)} tokens sent, not reported`
      : `${formatNumber(prompt_tokens)} tokens sent (estimated ${formatNumber(estimated_tokens)}), ${formatNumber(answer_tokens)} received`;
  const left =
    sent.left_out === 0 ? '' : `; ${countOf(sent.left_out, 'event')} of ${formatNumber(sent.events)} did not fit`;
  return `${used}, ${cost_usd === null ? 'cost unknown' : formatUsd(cost_usd)}, ${endpoint}${left}`;
}
