import { defineDetector, type FindingDraft } from '../detector.ts';
import { judgeUnattendedRuns, UNATTENDED_THRESHOLDS } from './unattended-runs.ts';
import {
  isWorthCaching,
  judgeCacheLoss,
  judgeRepeatedWork,
  judgeRunawayCommands,
  WORK_THRESHOLDS,
} from './wasted-tokens.ts';

type Message = 'self_triggered' | 'growing_runs' | 'repeated_work' | 'cache_lost' | 'runaway_command';

/** Tokens and money that grow faster than the work. A large job that gets on is no explosion, whatever it costs. */
export const costExplosion = defineDetector<Message, 'runs' | 'conversations' | 'modelCalls' | 'reading'>({
  meta: {
    id: 'cost_explosion',
    title: 'Cost explosion',
    why: 'Nobody watches the meter: a heartbeat that grows or a run that repeats itself costs money for nothing, until somebody reads the bill.',
    signals: ['tool_call'],
    revision: 1,
    messages: {
      self_triggered: {
        says: 'The agent wakes itself: a command that ends starts a heartbeat, and the heartbeat runs the next command. Runs in this chain: {runs}, tokens: {tokens}, cost: {cost}.',
        remedy:
          'Switch off completion turns for commands that a heartbeat runs, or forbid commands in heartbeats; stop the chain now.',
        verification: 'Heartbeats come at their interval again and none begins within seconds after another one.',
      },
      growing_runs: {
        says: 'Each unattended run costs more than the one before although nobody says anything: {measure} grew from {first} to {last} over {runs} runs.',
        remedy:
          'Give these runs an isolated session that is reset each time, and keep their output out of the shared history.',
        verification: 'The last of ten new runs costs no more than the first.',
      },
      repeated_work: {
        says: 'Most of the tokens of this run went into calls that repeat earlier ones with the same result: {wasted} of {tokens} tokens, {duplicates} repeated calls, cost {cost}.',
        remedy:
          'Stop repeated calls (loop detection of the host), and tell the agent what to do when a call brings nothing new.',
        verification: 'A new run of the same job has fewer than {limit} repeated calls.',
      },
      cache_lost: {
        says: 'The prompt cache stopped working: {calls} model calls in quick succession sent {tokens} tokens again at the full price.',
        remedy:
          'Find what changes at the beginning of the prompt between calls (time stamps, order of tools, injected files) and keep it fixed.',
        verification: 'In a new run most input tokens after the first call are cache reads.',
      },
      runaway_command: {
        says: 'The agent ran a command without measure ({reason}): {command}',
        remedy: 'Stop the processes that it left, and give commands a time limit and a limit of resources.',
        verification: 'A new run has no such command, and the host shows no process of it.',
      },
    },
  },
  needs: ['runs', 'conversations', 'modelCalls', 'reading'],
  thresholds: { ...UNATTENDED_THRESHOLDS, ...WORK_THRESHOLDS },
  detect({ runs, conversations, modelCalls, reading }) {
    const large = new Set(modelCalls.filter(isWorthCaching).map(({ run }) => run.conversation));
    const findings: FindingDraft<Message>[] = [
      ...judgeUnattendedRuns(runs),
      ...judgeRepeatedWork(runs),
      ...conversations.filter((conversation) => large.has(conversation)).flatMap(judgeCacheLoss),
      ...runs.flatMap((run) => judgeRunawayCommands(run, reading)),
    ];
    if (findings.length > 0) return { outcome: 'found', findings };
    return modelCalls.some(({ usage }) => usage !== null)
      ? { outcome: 'clear' }
      : { outcome: 'insufficient', reason: 'no model call says how many tokens it took' };
  },
});
