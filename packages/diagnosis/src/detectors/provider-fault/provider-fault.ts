import type { ModelCall, Run } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import { isLimit } from '../../model/is-limit.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';

const THRESHOLDS = {
  recoveredFaults: {
    value: 3,
    because:
      'One or two faults that a retry fixes cost seconds and are normal with hosted models; at three in one run the delay is noticeable. Chosen on the recorded 500 and 429 scenarios.',
  },
} as const;

type MessageId = 'run_failed' | 'limit_reached' | 'recovered' | 'cut_answer';

/** Failures of the model's provider, and whether they mattered: whether the run still completed. */
export const providerFault = defineDetector<MessageId, 'runs' | 'modelCalls'>({
  meta: {
    id: 'provider_fault',
    title: 'Provider fault',
    why: 'A run that fails because the provider failed says nothing about the agent, but the job is still not done.',
    signals: ['model_call_end'],
    revision: 3,
    messages: {
      run_failed: {
        says: 'The model provider failed {faults|time|times} ({kinds}) and the run ended without an answer.',
        remedy: 'Restore access to the provider ({kinds}) or configure a fallback model, then run the job again.',
        verification: 'A new run of the same job shows no failed model call, or a fallback that answers.',
      },
      limit_reached: {
        says: 'The run ended because it reached a limit that was set for it: {kinds}.',
        remedy:
          'Raise that limit or split the job. For a context limit, let the agent read less at once or compact earlier.',
        verification: 'A new run of the same job ends with an answer.',
      },
      recovered: {
        says: 'The model provider failed {faults|time|times} ({kinds}); the run completed after retries.',
        remedy: 'Check the provider’s quota and rate limits, or configure a fallback model.',
        verification: 'A new run shows fewer than {limit} failed model calls.',
      },
      cut_answer: {
        says: 'The answer was cut off in the middle ({kinds}), and the run ended with the incomplete text.',
        remedy: 'Ask for the rest; if it recurs, limit the length of answers or change the provider.',
        verification: 'The last message of a new run is complete.',
      },
    },
  },
  needs: ['runs', 'modelCalls'],
  thresholds: THRESHOLDS,
  detect({ runs, modelCalls }) {
    const faulty = new Set(modelCalls.filter(isFault).map(({ run }) => run));
    return toOutcome(runs.filter((run) => faulty.has(run)).flatMap(judgeRun));
  },
});

/** A call that the person or the time limit aborted is not the provider's fault, and neither is a full context. */
const NOT_PROVIDERS = /abort|cancel|context_overflow|context_length/i;

function judgeRun(run: Run): FindingDraft<MessageId>[] {
  const faults = run.items.filter((item): item is ModelCall => item.kind === 'model_call' && isFault(item));
  const [first] = faults;
  if (!first) return [];
  const last = run.items.findLast((item): item is ModelCall => item.kind === 'model_call');
  // The provider refuses what is too long for the model: that is not its failure.
  if (run.end?.failure === 'context_overflow') return [];
  const isLost = run.end !== null && run.end.ending === 'error' && last !== undefined && isFault(last);
  const partial = run.items.findLast((item) => item.kind === 'message' && item.role === 'assistant' && item.partial);
  const isLimitReached = isLost && isLimit(run.end?.failure ?? null);
  const isCut = !isLost && partial !== undefined && last !== undefined && isFault(last);
  if (!isLost && !isCut && faults.length < THRESHOLDS.recoveredFaults.value) return [];
  const kinds = [...new Set(faults.map(toKind))].join(', ');
  return [
    {
      message: isLimitReached ? 'limit_reached' : isLost ? 'run_failed' : isCut ? 'cut_answer' : 'recovered',
      data: {
        faults: faults.length,
        kinds: isLimitReached ? (run.end?.failure ?? kinds) : kinds,
        limit: THRESHOLDS.recoveredFaults.value,
      },
      severity: toSeverity(isLost, isCut),
      level: 'runtime_event',
      certainty: 1,
      events: [
        ...faults.map((call) => call.endEventId ?? call.eventId),
        ...(isLost && run.end ? [run.end.eventId] : []),
      ],
      beganAt: first.endEventId ?? first.eventId,
      counts: { n: faults.length },
      fault: 'outside',
      wasted: faults.map(({ eventId }) => eventId),
    },
  ];
}

const toSeverity = (isLost: boolean, isCut: boolean): Severity => (isLost ? 'high' : isCut ? 'medium' : 'low');

function isFault({ outcome, failure, error, purpose }: ModelCall): boolean {
  return outcome === 'failed' && purpose === null && !NOT_PROVIDERS.test(`${failure ?? ''} ${error ?? ''}`);
}

function toKind({ failure, httpStatus }: ModelCall): string {
  return [failure ?? 'failed', ...(httpStatus === null ? [] : [String(httpStatus)])].join(' ');
}
