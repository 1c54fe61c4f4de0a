import type { Quote } from '../model/diagnosis.ts';
import type { Execution, Item, Subagent } from '../model/execution.ts';
import { takeEnds } from '../model/take-ends.ts';
import { formatNumber, toOneLine } from '../model/words.ts';
import { type CitedItems, findCitedItems } from './cited-items.ts';

/** Quotes of one finding: the first ones, where it began, and the last. */
const FIRST_QUOTES = 4;
const LAST_QUOTES = 2;

/** Puts events into words that the findings cite, each with its list; `cited` holds their items where they are known already. */
export function createQuoter(
  execution: Execution,
  citations: readonly (readonly string[])[],
  cited?: CitedItems,
): (eventIds: readonly string[]) => Quote[] {
  const wanted = new Set(citations.flatMap(pickQuoted));
  const texts = new Map<string, string>();
  const note: Note = (eventId, text) => {
    if (eventId && wanted.has(eventId) && !texts.has(eventId)) texts.set(eventId, text());
  };
  const noteEach = <T>(
    things: readonly T[],
    toId: (thing: T) => string | null | undefined,
    toText: (thing: T) => string,
  ): void => {
    for (const thing of things) {
      const id = toId(thing);
      if (id && wanted.has(id)) note(id, () => toText(thing));
    }
  };
  const toOwnId = ({ eventId }: { readonly eventId: string }): string => eventId;
  const items = cited ?? findCitedItems(execution, wanted);
  for (const eventId of wanted) {
    const noteThis: Note = (id, text) => {
      if (id === eventId) note(id, text);
    };
    for (const item of items.get(eventId) ?? []) noteItem(item, noteThis);
  }
  noteEach(
    execution.runs,
    ({ end }) => end?.eventId,
    ({ end }) => `run ends: ${end?.ending}${end?.error ? `: ${toOneLine(end.error)}` : ''}`,
  );
  noteEach(execution.runs, toOwnId, ({ trigger }) => `run begins (${trigger})`);
  noteEach(
    execution.memory,
    toOwnId,
    ({ operation, query, status }) => `memory ${operation} ${JSON.stringify(toOneLine(query, 80))}: ${status}`,
  );
  noteEach(execution.skillReads, toOwnId, ({ skill, status }) => `skill ${toOneLine(skill, 80)}: ${status}`);
  noteEach(
    execution.skillOffers,
    toOwnId,
    ({ skills }) => `available skills: ${toOneLine(skills.map(({ name }) => name).join(', '))}`,
  );
  const toName = ({ label }: Subagent): string => toOneLine(label ?? '', 60);
  noteEach(execution.subagents, toOwnId, (subagent) => `subagent ${toName(subagent)} starts`);
  noteEach(
    execution.subagents,
    ({ endEventId }) => endEventId,
    (subagent) => `subagent ${toName(subagent)} ends: ${subagent.ending}`,
  );
  noteEach(execution.processes, toOwnId, (record) =>
    toOneLine(record.message ?? `process ${record.what}: ${toExit(record)}`),
  );
  noteEach(
    execution.gaps,
    toOwnId,
    ({ lostEvents, reason }) => `${formatNumber(lostEvents)} events were lost (${reason})`,
  );
  noteEach(
    execution.contextReports,
    toOwnId,
    ({ toolCount }) => `context: ${formatNumber(toolCount ?? 0)} tools available`,
  );
  noteEach(
    execution.redactions,
    toOwnId,
    ({ eventType, redactions }) => `${eventType} with ${formatNumber(redactions)} secrets replaced`,
  );
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
