import type { Execution, Item } from '../execution.ts';
import type { Quote } from './diagnosis.ts';
import { takeEnds } from './take-ends.ts';
import { formatNumber, toOneLine } from './words.ts';

/** Quotes of one finding: the first ones, where it began, and the last. */
const FIRST_QUOTES = 4;
const LAST_QUOTES = 2;

/** Puts events into words that the findings cite, each with its list. Makes the words of all of them in one pass over the execution. */
export function createQuoter(
  execution: Execution,
  citations: readonly (readonly string[])[],
): (eventIds: readonly string[]) => Quote[] {
  const wanted = new Set(citations.flatMap(pickQuoted));
  const texts = new Map<string, string>();
  const note: Note = (eventId, text) => {
    if (eventId && wanted.has(eventId) && !texts.has(eventId)) texts.set(eventId, text());
  };
  for (const { items } of execution.conversations) {
    for (const item of items) if (isAnyWanted(item, wanted)) noteItem(item, note);
  }
  for (const { eventId, trigger, end } of execution.runs) {
    if (end && wanted.has(end.eventId))
      note(end.eventId, () => `run ends: ${end.ending}${end.error ? `: ${toOneLine(end.error)}` : ''}`);
    if (wanted.has(eventId)) note(eventId, () => `run begins (${trigger})`);
  }
  for (const { eventId, operation, query, status } of execution.memory)
    note(eventId, () => `memory ${operation} ${JSON.stringify(toOneLine(query, 80))}: ${status}`);
  for (const read of execution.skillReads)
    note(read.eventId, () => `skill ${toOneLine(read.skill, 80)}: ${read.status}`);
  for (const offer of execution.skillOffers)
    note(offer.eventId, () => `skills on offer: ${toOneLine(offer.skills.map(({ name }) => name).join(', '))}`);
  for (const subagent of execution.subagents) {
    note(subagent.eventId, () => `subagent ${toOneLine(subagent.label ?? '', 60)} starts`);
    note(subagent.endEventId, () => `subagent ${toOneLine(subagent.label ?? '', 60)} ends: ${subagent.ending}`);
  }
  for (const record of execution.processes)
    note(record.eventId, () => toOneLine(record.message ?? `process ${record.what}: ${toExit(record)}`));
  for (const gap of execution.gaps)
    note(gap.eventId, () => `${formatNumber(gap.lostEvents)} events were lost (${gap.reason})`);
  for (const report of execution.contextReports.filter(({ eventId }) => wanted.has(eventId)))
    note(report.eventId, () => `context: ${formatNumber(report.toolCount ?? 0)} tools on offer`);
  for (const place of execution.redactions)
    note(place.eventId, () => `${place.eventType} with ${formatNumber(place.redactions)} secrets replaced`);
  return (eventIds) =>
    pickQuoted(eventIds).flatMap((event_id) => {
      const text = texts.get(event_id);
      return text === undefined ? [] : [{ event_id, text }];
    });
}

const toExit = ({ exitCode, signal }: { readonly exitCode: number | null; readonly signal: string | null }): string =>
  signal ?? (exitCode === null ? 'unknown' : `exit code ${exitCode}`);

const pickQuoted = (eventIds: readonly string[]): readonly string[] => takeEnds(eventIds, FIRST_QUOTES, LAST_QUOTES);

type Note = (eventId: string | null | undefined, text: () => string) => void;

/** Whether one of the events is quoted that an item was read from. */
function isAnyWanted(item: Item, wanted: ReadonlySet<string>): boolean {
  if (wanted.has(item.eventId)) return true;
  if (item.kind === 'tool_call') return item.result !== null && wanted.has(item.result.eventId);
  return item.kind !== 'message' && item.endEventId !== null && wanted.has(item.endEventId);
}

function noteItem(item: Item, note: Note): void {
  switch (item.kind) {
    case 'message':
      note(
        item.eventId,
        () => `${item.actor ?? (item.role === 'assistant' ? 'agent' : item.role)}: ${toOneLine(item.text)}`,
      );
      return;
    case 'tool_call':
      note(item.eventId, () => `${item.tool} ${toOneLine(JSON.stringify(item.args) ?? '')}`);
      note(item.result?.eventId, () => {
        const { outcome = 'unknown', exitCode = null, text = '' } = item.result ?? {};
        return `${item.tool} ${outcome}${exitCode === null ? '' : `, exit code ${exitCode}`}: ${toOneLine(text) || '(no output)'}`;
      });
      return;
    case 'model_call': {
      const text = (): string =>
        `model call ${item.number} ${item.outcome}${item.error ? `: ${toOneLine(item.error)}` : ''}${item.contextUsed === null ? '' : `, ${formatNumber(item.contextUsed)} tokens in the context`}`;
      note(item.eventId, text);
      note(item.endEventId, text);
      return;
    }
    case 'compaction':
      note(item.eventId, () => `compaction begins, ${formatNumber(item.tokensBefore ?? 0)} tokens`);
      note(item.endEventId, () => `compaction ${item.outcome}, ${formatNumber(item.tokensAfter ?? 0)} tokens left`);
  }
}
