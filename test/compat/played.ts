import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { WriterCoverage } from '@critiqor/evidence/read/coverage';
import type { ModelExchange, ModelTurn } from '../../packages/critiqor/src/demo/scripted-model.ts';
import type { Finished } from '../openclaw/host.ts';
import { CHILD, NEXT, PARENT } from './script.ts';

/** What really happened, and what was recorded of it. */
export interface Played {
  /** The model's own log. */
  readonly exchanges: readonly ModelExchange[];
  /** The commands that left their mark in the workspace. */
  readonly executed: readonly string[];
  /** Recorded events with refinements folded in. */
  readonly facts: readonly JournalEvent[];
  readonly coverage: readonly WriterCoverage[];
  /** Compactions in the host's own files, where those are text, and failed ones in its log. */
  readonly compactions: { readonly stored: number | null; readonly failed: number };
  /** How many messages the user sent. */
  readonly messages: number;
  readonly monitored: Finished;
  readonly finalized: Finished;
}

export const ofType = ({ facts }: Played, type: string): JournalEvent[] =>
  facts.filter(({ event_type }) => event_type === type);

/** Without the runs that the host starts by itself: to save memories, and to tell the parent of its child's end. */
export function ownRuns(played: Played, type: string): JournalEvent[] {
  const hidden = new Set(
    ofType(played, 'agent_start').flatMap(({ conversation_key, host_run_id = '', payload }) =>
      payload.trigger === 'memory' ||
      conversation_key?.includes(':internal-session-effects:') ||
      host_run_id.startsWith('announce:')
        ? host_run_id
        : [],
    ),
  );
  return ofType(played, type).filter(({ host_run_id = '' }) => !hidden.has(host_run_id));
}

export const callsOf = (played: Played, type: string): JournalEvent[] =>
  ofType(played, type).filter(({ payload }) => !payload.purpose);

/** A gateway puts the time before a message. */
export const promptIn = (text: unknown): string => String(text).replace(/^\[[^\]]*\]\s*/, '');

/** How each compaction ended. Where the host's files do not say it, requests for a summary that follow each other belong to one. */
export function compactionsOf({ exchanges, compactions }: Played): string[] {
  const groups = exchanges.filter(
    ({ script }, index) => script.endsWith('#summary') && !exchanges[index - 1]?.script.endsWith('#summary'),
  );
  return [
    ...new Array<string>(compactions.stored ?? groups.length).fill('completed'),
    ...new Array<string>(compactions.failed).fill('failed'),
  ];
}

export const isRetried = (played: Played): boolean => {
  const own = requests(played).filter(({ script }) => script === PARENT);
  const at = own.findIndex(({ turn }) => turn.error?.status === 500);
  return at >= 0 && at < own.length - 1;
};

/** The requests of the conversations; those that write summaries are counted apart. */
export const requests = ({ exchanges }: Played): ModelExchange[] =>
  exchanges.filter(({ script }) => !script.endsWith('#summary'));
export const summaries = ({ exchanges }: Played): ModelExchange[] =>
  exchanges.filter(({ script }) => script.endsWith('#summary'));

/** Whether each run succeeded: the parent's, the child's, and that of the second message. */
export function runsOf(played: Played): boolean[] {
  const own = requests(played).filter(({ script }) => script === PARENT);
  // What follows the script belongs to the host's own runs, for instance when the subagent has ended.
  const isPlayed = (script: string, index: number): boolean =>
    played.exchanges.some((exchange) => exchange.script === script && exchange.index >= index);
  return [
    !own.filter(isPlanned).at(-1)?.turn.error,
    ...(isPlayed(CHILD, 0) ? [isPlayed(CHILD, 1)] : []),
    ...(played.messages > 1 ? [isPlayed(NEXT, 0)] : []),
  ];
}

/** The scripted model says this once its turns are used up. */
export const isPlanned = ({ turn }: ModelExchange): boolean => !turn.text?.startsWith('No more turns');

export const outerCalls = (played: Played): JournalEvent[] =>
  ofType(played, 'tool_call').filter(({ parent_tool_call_id }) => parent_tool_call_id === undefined);

interface ToolCall {
  readonly id: string | undefined;
  readonly name: string;
  readonly args: unknown;
  readonly outcome: string;
}

export function toolCalls(played: Played): ToolCall[] {
  const childRan = played.exchanges.some(({ script }) => script === CHILD);
  return requests(played).flatMap(({ turn, toolCallIds }) =>
    (turn.tools ?? []).map(({ name, args }, position) => ({
      id: toolCallIds[position],
      name,
      args,
      outcome: outcomeOf(turn, name, childRan),
    })),
  );
}

/** What must become of a call, as the script and the workspace have it. */
function outcomeOf({ tools }: ModelTurn, name: string, childRan: boolean): string {
  const args = JSON.stringify(tools?.[0]?.args ?? {});
  if (name === 'frobnicate') return 'blocked';
  if (args.includes('exit 3')) return 'failed';
  return args.includes(CHILD) && !childRan ? 'failed' : 'completed';
}
