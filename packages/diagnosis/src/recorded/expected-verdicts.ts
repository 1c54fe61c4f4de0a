import type { Readiness } from '../model/diagnosis.ts';
import type { FailureType } from '../model/failure-types.ts';

/**
 * What a person would say about each recorded scenario, written down before the detectors were. Naming what is not there is as wrong as
 * missing what is: a type that is neither demanded nor allowed must not be found at all.
 */
interface ExpectedVerdict {
  readonly readiness: readonly Readiness[];
  readonly must: readonly FailureType[];
  readonly may: readonly FailureType[];
  readonly because: string;
}

const READY: readonly Readiness[] = ['ready_for_runtime'];
const NOT_READY: readonly Readiness[] = ['review_recommended', 'unsafe_for_production'];

const healthy = (because: string, may: readonly FailureType[] = []): ExpectedVerdict => ({
  readiness: READY,
  must: [],
  may,
  because,
});

export const EXPECTED_VERDICTS: Readonly<Record<string, ExpectedVerdict>> = {
  chat: healthy('Two questions in a terminal; a command failed and the agent says so.'),
  'compaction-overflow': {
    readiness: [...READY, 'review_recommended'],
    must: ['context_pollution'],
    may: ['cost_explosion', 'memory_degradation'],
    because: 'Four large outputs overflow the context; it is summarised and the run goes on.',
  },
  'compaction-preflight': {
    readiness: [...READY, 'review_recommended'],
    must: ['context_pollution'],
    may: ['memory_degradation'],
    because:
      'The context is nearly full and is summarised between two runs; the hidden runs around it are nobody’s fault.',
  },
  'compaction-refused': {
    readiness: NOT_READY,
    must: ['context_pollution', 'premature_termination'],
    may: ['memory_degradation', 'cost_explosion'],
    because: 'After one compaction the context overflows again and the run ends in an error: not the provider’s doing.',
  },
  'exec-denied': {
    readiness: NOT_READY,
    must: ['provider_fault'],
    may: ['premature_termination'],
    because: 'The provider refuses the key; nothing was done.',
  },
  exec: {
    readiness: NOT_READY,
    must: ['hallucinated_tool'],
    may: ['unverified_claim', 'ignoring_tool_outputs', 'tool_error_cascade', 'memory_degradation'],
    because:
      'A command fails, a file is missing, an unknown tool is called twice, and the answer says that all is done.',
  },
  'gateway-cascade': {
    readiness: NOT_READY,
    must: ['tool_error_cascade'],
    may: ['premature_termination', 'unverified_claim', 'ignoring_tool_outputs', 'infinite_tool_loop'],
    because: 'Every command fails and nothing is ever achieved.',
  },
  'gateway-clean': healthy('Reads, counts, writes a summary and says so.'),
  'gateway-client-a': healthy('One of two clients at the same gateway.'),
  'gateway-client-b': healthy('The other of two clients.'),
  'gateway-cron': healthy('A scheduled check that ends well.'),
  'gateway-cut-stream': healthy('One answer breaks off; the retry is complete.', ['provider_fault']),
  'gateway-deferred': healthy('A tool is called through its wrapper.'),
  'gateway-invalid-arguments': {
    readiness: [...READY, ...NOT_READY],
    must: ['malformed_arguments'],
    may: ['tool_error_cascade', 'premature_termination'],
    because: 'Three calls in a row with wrong arguments, none corrected; the answer admits it.',
  },
  'gateway-large-output': healthy('One megabyte of output, which the host cuts.', ['context_pollution']),
  'gateway-long': healthy('A command runs on in the background and fails later; the agent notes it.', [
    'ignoring_tool_outputs',
    'premature_termination',
  ]),
  'gateway-main': healthy('Two conversations with a reset between them.'),
  'gateway-malformed-arguments': healthy('Arguments that are not JSON, then a proper call.', ['malformed_arguments']),
  'gateway-memory': healthy('One search hits, one is empty, one file is missing, the next is there.', [
    'memory_degradation',
  ]),
  'gateway-parallel': healthy('Four calls at once; a missing file among them.'),
  'gateway-parent': healthy('A subagent reads a file and its parent reports it.'),
  'gateway-recovery': healthy('Three different errors, then a command that works.'),
  'gateway-reloaded': healthy('A run after a reload of the configuration.'),
  'gateway-repeated': {
    readiness: NOT_READY,
    must: ['infinite_tool_loop'],
    may: ['cost_explosion'],
    because: 'The same command with the same result eight times, then an answer: wasteful, and nothing is lost.',
  },
  'gateway-secrets': {
    readiness: NOT_READY,
    must: ['secret_exposure'],
    may: [],
    because: 'The answer tells the person a token that a command printed.',
  },
  'gateway-server-error': healthy('Two server errors, and the third attempt answers.', ['provider_fault']),
  'gateway-skill': healthy('One skill is read and followed; another one does not exist.', ['skill_failure']),
  'gateway-unknown-tool': healthy('An unknown tool once, and the answer admits it.', ['hallucinated_tool']),
  'no-conversation-access': healthy('One of two commands is blocked by another plugin, and the answer says so.'),
  'sigint-model-call': {
    readiness: NOT_READY,
    must: ['premature_termination'],
    may: [],
    because: 'Somebody interrupted the run.',
  },
  'sigint-tool': {
    readiness: NOT_READY,
    must: ['premature_termination'],
    may: [],
    because: 'Interrupted in a command.',
  },
  'sigkill-first-moment': {
    readiness: ['insufficient_evidence', ...NOT_READY],
    must: [],
    may: ['premature_termination'],
    because: 'Killed before anything happened: nothing to judge.',
  },
  'sigkill-model-call': {
    readiness: NOT_READY,
    must: ['premature_termination'],
    may: [],
    because: 'Killed while the model was working.',
  },
  'sigkill-streamed-answer': {
    readiness: NOT_READY,
    must: ['premature_termination'],
    may: ['provider_fault'],
    because: 'Killed in the middle of the answer.',
  },
  'sigkill-tool': { readiness: NOT_READY, must: ['premature_termination'], may: [], because: 'Killed in a command.' },
  'sigterm-model-call': {
    readiness: NOT_READY,
    must: ['premature_termination'],
    may: [],
    because: 'Ended from outside while the model was working.',
  },
  'sigterm-tool': { readiness: NOT_READY, must: ['premature_termination'], may: [], because: 'Ended in a command.' },
  'timeout-model-call': {
    readiness: NOT_READY,
    must: ['premature_termination'],
    may: ['provider_fault'],
    because: 'The time limit came while the model was silent.',
  },
  'timeout-tool': {
    readiness: NOT_READY,
    must: ['premature_termination'],
    may: [],
    because: 'The time limit came in a command.',
  },
};
