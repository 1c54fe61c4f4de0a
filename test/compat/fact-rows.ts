import type { FactName } from '@critiqor/evidence/contract/facts';
import type { ModelExchange } from '../../packages/critiqor/src/demo/scripted-model.ts';
import {
  callsOf,
  compactionsOf,
  isPlanned,
  isRetried,
  ofType,
  outerCalls,
  ownRuns,
  type Played,
  promptIn,
  requests,
  runsOf,
  summaries,
  toolCalls,
} from './played.ts';
import { CHILD, CHUNK_CHARS, EFFECTS } from './script.ts';

/** Recorded of true for one fact. */
export interface Comparison {
  readonly recorded: number;
  readonly happened: number;
  /** Recorded and not true. */
  readonly wrong: number;
  /** Something is missing, and coverage does not say so. */
  readonly unsaid?: true;
}

/** The prices of the scripted model, per million tokens. */
const PRICE = { input: 3, output: 15 };
const NO_OUTCOMES = new Set([undefined, 'unknown']);

interface Row {
  readonly is: string;
  readonly fact: FactName;
  /** Other facts that may explain what is missing of this one. */
  readonly explainedBy?: readonly FactName[];
  readonly compare: (played: Played) => Omit<Comparison, 'unsaid'>;
}

/** What is compared, in the order of the table. */
export const ROWS: readonly Row[] = [
  {
    is: 'runs that begin',
    fact: 'run_begin',
    compare: (played) => count(runsOf(played).length, ownRuns(played, 'agent_start').length),
  },
  {
    is: 'runs that end, with the right outcome',
    fact: 'run_end',
    compare(played) {
      const ends = ownRuns(played, 'agent_end').map(({ payload }) =>
        /^(success|yielded)$/.test(String(payload.ending)),
      );
      return matched(runsOf(played), ends);
    },
  },
  {
    is: 'what started the run',
    fact: 'run_trigger',
    compare: (played) =>
      count(
        1,
        ofType(played, 'agent_start').filter(({ payload }) => payload.trigger === 'user' && !payload.trigger_source)
          .length > 0
          ? 1
          : Math.min(1, ofType(played, 'agent_start').filter(({ payload }) => payload.trigger !== undefined).length),
      ),
  },
  {
    is: 'user messages',
    fact: 'user_input',
    compare: (played) =>
      count(
        played.messages,
        ofType(played, 'input').filter(({ payload }) => /^(Please do|Anything else)/.test(promptIn(payload.text)))
          .length,
      ),
  },
  {
    is: 'answers, word for word',
    fact: 'assistant_message',
    compare(played) {
      const said = requests(played)
        .filter(isPlanned)
        .flatMap(({ turn }) => turn.text ?? []);
      const texts = ofType(played, 'message_end')
        // The host says some things itself.
        .filter(({ payload }) => payload.synthetic !== true)
        .flatMap(({ payload }) => payload.text || [])
        .filter((text) => !String(text).startsWith('No more turns'));
      return matched(said, texts);
    },
  },
  {
    is: 'model calls',
    fact: 'model_call_start',
    compare: (played) => count(requests(played).length, callsOf(played, 'before_provider_request').length),
  },
  {
    is: 'ends of model calls, with the right outcome',
    fact: 'model_call_end',
    explainedBy: ['model_call_start'],
    compare(played) {
      const real = requests(played).map(({ turn }) => (turn.error ? 'failed' : 'completed'));
      const ends = callsOf(played, 'after_provider_response').map(({ outcome }) => outcome);
      return matched(
        real,
        ends.filter((outcome) => !NO_OUTCOMES.has(outcome)),
      );
    },
  },
  {
    is: 'duration of model calls',
    fact: 'model_call_duration',
    explainedBy: ['model_call_start'],
    compare: (played) =>
      count(
        requests(played).length,
        callsOf(played, 'after_provider_response').filter(({ duration_ms }) => typeof duration_ms === 'number').length,
      ),
  },
  {
    is: 'tokens and cost of answered calls',
    fact: 'tokens_and_cost',
    explainedBy: ['tokens_of_refused_calls'],
    compare(played) {
      const real = requests(played).filter(({ turn }) => !turn.error);
      const shown = callsOf(played, 'after_provider_response').flatMap(({ payload }) => {
        const usage = payload.usage as { input?: number; output?: number } | undefined;
        return usage?.input === undefined ? [] : [`${usage.input} ${usage.output} ${round(payload.cost_usd)}`];
      });
      return matched(real.map(toTokens), shown);
    },
  },
  {
    is: 'status code of failed calls (500, 400)',
    fact: 'http_status',
    explainedBy: ['model_call_failure'],
    compare(played) {
      const real = requests(played).flatMap(({ turn }) => turn.error?.status ?? []);
      const shown = callsOf(played, 'after_provider_response').flatMap(({ payload }) => payload.http_status ?? []);
      return matched(real, shown);
    },
  },
  {
    is: 'retry after the 500',
    fact: 'retry',
    compare: (played) =>
      count(
        isRetried(played) ? 1 : 0,
        callsOf(played, 'after_provider_response').filter(({ payload }) => payload.retry !== undefined).length,
      ),
  },
  {
    is: 'token limit of the context',
    fact: 'context_budget',
    explainedBy: ['model_call_start'],
    compare: (played) =>
      count(
        requests(played).length,
        callsOf(played, 'before_provider_request').filter(({ payload }) => payload.context_budget !== undefined).length,
      ),
  },
  {
    is: 'tools that the model was offered',
    fact: 'context_contents',
    compare(played) {
      const offered = (played.exchanges[0]?.request.tools ?? []).map((tool) => tool.function.name);
      const reported = new Set(ofType(played, 'context_report').flatMap(({ payload }) => payload.tools ?? []));
      // A report also lists the tools that are deferred.
      return count(offered.length, offered.filter((name) => reported.has(name)).length);
    },
  },
  {
    is: 'tool calls, with arguments',
    fact: 'tool_call',
    compare: (played) =>
      matched(
        toolCalls(played).map(({ id, name, args }) => toText([id, name, args])),
        outerCalls(played).map(({ tool_call_id, tool_name, payload }) =>
          toText([tool_call_id, tool_name, payload.input]),
        ),
      ),
  },
  {
    is: 'results of tool calls, with the right outcome',
    fact: 'tool_outcome',
    compare(played) {
      const results = new Map(ofType(played, 'tool_result').map((result) => [result.tool_call_id, result]));
      const shown = toolCalls(played).flatMap(({ id, outcome }) => {
        const result = results.get(id);
        return result === undefined ? [] : [result.outcome === outcome];
      });
      return count(toolCalls(played).length, shown.filter(Boolean).length, shown.filter((isRight) => !isRight).length);
    },
  },
  {
    is: 'exit codes of the two commands',
    fact: 'tool_result',
    compare(played) {
      const commands = toolCalls(played).filter(({ args }) => JSON.stringify(args).includes(EFFECTS));
      const codes = ofType(played, 'tool_result').filter(({ tool_call_id }) =>
        commands.some(({ id }) => id === tool_call_id),
      );
      return matched(
        played.executed.map((name) => (name === 'one' ? 0 : 3)),
        codes.flatMap(({ exit_code }) => exit_code ?? []),
      );
    },
  },
  {
    is: 'outputs of 14,000 characters, complete',
    fact: 'long_output',
    compare: (played) =>
      count(
        toolCalls(played).filter(({ args }) => JSON.stringify(args).includes(String(CHUNK_CHARS))).length,
        ofType(played, 'tool_result').filter(({ payload }) => String(payload.text).length > CHUNK_CHARS - 100).length,
      ),
  },
  {
    is: 'compaction, with its end',
    fact: 'compaction',
    compare: (played) =>
      matched(
        compactionsOf(played),
        ofType(played, 'compaction_end').map(({ outcome }) => outcome),
      ),
  },
  {
    is: 'model calls that wrote the summary',
    fact: 'compaction_model_calls',
    compare: (played) =>
      count(
        summaries(played).length,
        ofType(played, 'before_provider_request').filter(({ payload }) => payload.purpose === 'compaction').length,
      ),
  },
  {
    is: 'subagent: begun and ended',
    fact: 'subagents',
    compare(played) {
      const ran = played.exchanges.some(({ script, index }) => script === CHILD && index === 1);
      const spawned = ofType(played, 'subagent_spawned').length;
      const ended = ofType(played, 'subagent_ended').filter(({ outcome }) => outcome === 'completed').length;
      return count(ran ? 2 : 0, spawned + ended);
    },
  },
];

const count = (happened: number, recorded: number, wrong = Math.max(0, recorded - happened)) => ({
  happened,
  recorded: Math.min(recorded, happened),
  wrong,
});

/** Each true thing may be recorded once; whatever else was recorded is wrong. */
function matched(real: readonly unknown[], shown: readonly unknown[]) {
  const left = [...shown];
  const found = real.filter((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return { happened: real.length, recorded: found.length, wrong: left.length };
}

/** Members in the order of their names: evidence keeps no other order. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );

const round = (cost: unknown): string => Number(cost).toFixed(7);

function toTokens({ promptTokens, completionTokens }: ModelExchange): string {
  const cost = (promptTokens * PRICE.input + completionTokens * PRICE.output) / 1e6;
  return `${promptTokens} ${completionTokens} ${round(cost)}`;
}
