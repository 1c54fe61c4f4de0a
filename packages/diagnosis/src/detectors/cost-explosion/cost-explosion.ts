import { defineDetector, type FindingDraft } from '../detector.ts';
import { judgePaidCalls, PAID_THRESHOLDS } from './paid-calls.ts';
import { judgeSpentTokens, SPENT_THRESHOLDS } from './spent-tokens.ts';
import { judgeUnattendedRuns, UNATTENDED_THRESHOLDS } from './unattended-runs.ts';
import {
  isWorthCaching,
  judgeCacheLoss,
  judgeRepeatedWork,
  judgeRunawayCommands,
  WORK_THRESHOLDS,
} from './wasted-tokens.ts';

type MessageId =
  | 'self_triggered'
  | 'growing_runs'
  | 'repeated_work'
  | 'cache_lost'
  | 'runaway_command'
  | 'paid_calls'
  | 'spent_tokens';

/** Tokens and money that grow faster than the work. A large job that makes progress is no explosion, whatever it costs. */
export const costExplosion = defineDetector<MessageId, 'runs' | 'conversations' | 'modelCalls' | 'reading'>({
  meta: {
    id: 'cost_explosion',
    title: 'Cost explosion',
    why: 'A heartbeat that grows or a run that repeats itself wastes money, and nobody notices until the bill arrives.',
    signals: ['tool_call'],
    revision: 2,
    messages: {
      self_triggered: {
        says: 'The agent wakes itself up: a finished command triggers a heartbeat, and the heartbeat runs the next command. Runs in this chain: {runs}, tokens: {tokens}, cost: {cost}.',
        remedy:
          'Stop the chain now. Then turn off completion turns for commands that a heartbeat runs, or forbid commands in heartbeats.',
        verification: 'Heartbeats run at their interval again, and none begins within seconds of another.',
      },
      growing_runs: {
        says: 'Each unattended run costs more than the one before, without any new input: {measure} grew from {first} to {last} over {runs} runs.',
        remedy:
          'Give these runs an isolated session that is reset each time, and keep their output out of the shared history.',
        verification: 'The last of ten new runs costs no more than the first.',
      },
      repeated_work: {
        says: 'Most of this run’s tokens went into calls that repeat earlier ones and got the same result: {wasted} of {tokens} tokens, {duplicates} repeated calls, cost {cost}.',
        remedy: 'Turn on the host’s loop detection, and tell the agent what to do when a call returns nothing new.',
        verification: 'A new run of the same job has fewer than {limit} repeated calls.',
      },
      cache_lost: {
        says: 'The prompt cache stopped working: {calls} model calls in quick succession sent {tokens} tokens again at full price.',
        remedy:
          'Find what changes at the beginning of the prompt between calls (timestamps, order of tools, injected files) and keep it constant.',
        verification: 'In a new run, most input tokens after the first call are cache reads.',
      },
      paid_calls: {
        says: 'One thing was asked for, and {tool} was paid for {calls} times: {cost}.',
        remedy: 'Limit how often the agent may call {tool} in one job, and have it show the first result.',
        verification: 'A new run of the same job pays once or twice.',
      },
      spent_tokens: {
        says: 'A short question (“{asked}”) cost {tokens} tokens, as results and helpers report.',
        remedy: 'Have the agent answer such questions itself, and limit how many helpers it may start for one message.',
        verification: 'A new run of the same question starts no helper.',
      },
      runaway_command: {
        says: 'The agent ran a runaway command ({reason}): {command}',
        remedy: 'Stop the processes that it left behind, and set time and resource limits for commands.',
        verification: 'A new run has no such command, and none of its processes is still running.',
      },
    },
  },
  needs: ['runs', 'conversations', 'modelCalls', 'reading'],
  thresholds: { ...UNATTENDED_THRESHOLDS, ...WORK_THRESHOLDS, ...PAID_THRESHOLDS, ...SPENT_THRESHOLDS },
  detect({ runs, conversations, modelCalls, reading }) {
    const large = new Set(modelCalls.filter(isWorthCaching).map(({ run }) => run.conversation));
    const findings: FindingDraft<MessageId>[] = [
      ...judgeUnattendedRuns(runs),
      ...judgeRepeatedWork(runs),
      ...conversations.filter((conversation) => large.has(conversation)).flatMap(judgeCacheLoss),
      ...runs.flatMap((run) => judgeRunawayCommands(run, reading)),
      ...runs.flatMap(judgePaidCalls),
      ...conversations.flatMap(judgeSpentTokens),
    ];
    if (findings.length > 0) return { outcome: 'found', findings };
    return modelCalls.some(({ usage }) => usage !== null)
      ? { outcome: 'clear' }
      : { outcome: 'insufficient', reason: 'no model call reports how many tokens it used' };
  },
});
