import type { Execution, Item, Run, ToolCall } from '../model/execution.ts';
import { toToldText } from '../tools/telling.ts';

/** What an event is, for whoever cites it. */
export type EntryKind =
  | 'request'
  | 'answer'
  | 'note'
  | 'call'
  | 'result'
  | 'model_call'
  | 'run_end'
  | 'memory'
  | 'skill'
  | 'subagent'
  | 'compaction'
  | 'process';

/** An event that a reader may cite, with the text that it may quote. */
export interface RecordEntry {
  readonly id: string;
  readonly position: number;
  readonly kind: EntryKind;
  /** What stands beside the id: tool, outcome, exit code. */
  readonly head: string;
  readonly text: string;
  readonly call: ToolCall | null;
}

/** Everything of a run that can be cited, in order. Housekeeping that nobody asked for is left out. */
export function toRecordEntries(execution: Execution): RecordEntry[] {
  const entries: RecordEntry[] = [];
  const shown = execution.runs.filter(({ hidden }) => !hidden);
  const isShown = new Set<Run>(shown);
  for (const run of shown) {
    for (const item of run.items) addItem(item, entries);
    if (run.end) {
      const { eventId, position, ending, stopReason, failure, error } = run.end;
      const text = [ending, stopReason, failure, error].filter((part) => part !== null).join(': ');
      entries.push({ id: eventId, position, kind: 'run_end', head: ending, text, call: null });
    }
  }
  const add = (
    kind: EntryKind,
    { eventId, position, run }: { readonly eventId: string; readonly position: number; readonly run?: Run },
    text: string,
  ): void => {
    if (run === undefined || isShown.has(run))
      entries.push({ id: eventId, position, kind, head: '', text, call: null });
  };
  for (const memory of execution.memory) add('memory', memory, `${memory.operation} ${memory.query}: ${memory.status}`);
  for (const skill of execution.skillReads) add('skill', skill, `${skill.skill}: ${skill.status}`);
  for (const offer of execution.skillOffers) add('skill', offer, offer.skills.map(({ name }) => name).join(', '));
  for (const agent of execution.subagents)
    add('subagent', agent, `${agent.label ?? agent.childSessionKey ?? 'subagent'}: ${agent.ending ?? 'no end shown'}`);
  for (const seen of execution.processes)
    add('process', seen, [seen.what, seen.signal, seen.message].filter(Boolean).join(': '));
  return entries.sort((left, right) => left.position - right.position);
}

function addItem(item: Item, entries: RecordEntry[]): void {
  const { eventId: id, position } = item;
  switch (item.kind) {
    case 'message': {
      const kind = item.role === 'user' ? 'request' : item.role === 'assistant' ? 'answer' : 'note';
      entries.push({ id, position, kind, head: item.actor ?? '', text: item.text, call: null });
      return;
    }
    case 'model_call': {
      const text = [item.outcome, item.failure, item.error].filter((part) => part !== null).join(': ');
      entries.push({ id, position, kind: 'model_call', head: item.outcome, text, call: null });
      if (item.endEventId !== null && item.endEventId !== id)
        entries.push({ id: item.endEventId, position, kind: 'model_call', head: item.outcome, text, call: null });
      return;
    }
    case 'compaction':
      entries.push({ id, position, kind: 'compaction', head: item.outcome, text: item.outcome, call: null });
      return;
    case 'tool_call':
      addCall(item, entries);
  }
}

function addCall(call: ToolCall, entries: RecordEntry[]): void {
  const { eventId: id, position, tool, result } = call;
  entries.push({ id, position, kind: 'call', head: tool, text: toArgumentsText(call), call });
  const told = toToldText(call);
  if (told !== null) entries.push({ id, position, kind: 'answer', head: tool, text: told, call });
  if (!result) return;
  const exit = result.exitCode === null ? '' : `, exit code ${result.exitCode}`;
  const blocked = result.blockedBy === null ? '' : `, blocked by ${result.blockedBy}`;
  const head = `${tool}, ${result.outcome}${exit}${blocked}`;
  const text = result.text === '' && result.error !== null ? result.error : result.text;
  entries.push({ id: result.eventId, position: result.position, kind: 'result', head, text, call });
}

/** Arguments as lines of name and value, texts as they are: what is quoted from JSON is full of escapes. */
function toArgumentsText({ args, executedArgs }: ToolCall): string {
  return executedArgs === null ? toLines(args) : `${toLines(args)}\nexecuted as\n${toLines(executedArgs)}`;
}

const toLines = (args: unknown): string =>
  typeof args === 'object' && args !== null && !Array.isArray(args)
    ? Object.entries(args)
        .map(([name, value]) => `${name}: ${toText(value)}`)
        .join('\n')
    : toText(args);

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
