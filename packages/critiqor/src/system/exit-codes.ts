/** Every exit code of Critiqor. Commands return them; only `main` sets the process's own. An agent's own code is passed on as it is. */
export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  below_min_trust: 3,
  not_judgeable: 4,
  evidence_invalid: 4,
  timed_out: 124,
  not_found: 127,
  interrupted: 130,
} as const;

/** What a shell adds to the number of the signal that ended a process. */
export const SIGNAL_BASE = 128;

/** What the codes mean, command by command: the table of docs/cli.md. */
export const EXIT_CODE_MEANINGS: readonly (readonly [command: string, code: string, meaning: string])[] = [
  ['all', `${EXIT.failed}`, 'refused or failed; the message says why'],
  ['all', `${EXIT.usage}`, 'unknown command or option, or a wrong `critiqor.yaml`'],
  ['`monitor`', "the agent's own", `${SIGNAL_BASE} + the signal's number when a signal ended it`],
  ['`monitor`', `${EXIT.timed_out}`, 'the time limit was reached'],
  ['`monitor`', `${EXIT.not_found}`, 'OpenClaw was not found'],
  ['`run`', "the agent's own", `as for \`monitor\`, including ${EXIT.timed_out} and ${EXIT.not_found}`],
  ['`run`', `${EXIT.below_min_trust}`, 'the trust score is below `--min-trust`, or a rule of `--policy` is broken'],
  [
    '`run`',
    `${EXIT.not_judgeable}`,
    'not judgeable: the evidence could not be sealed, was damaged or does not verify, or `--min-trust` or `--policy` was given and there is no score to judge',
  ],
  [
    '`finalize`',
    `${EXIT.ok}, ${EXIT.failed}, ${EXIT.evidence_invalid}`,
    'finalized; nothing to finalize; the evidence is damaged or invalid',
  ],
  ['`status`', `${EXIT.ok}, ${EXIT.failed}`, 'a run is active; none is'],
  ['`show`, `diagnose`', `${EXIT.evidence_invalid}`, 'the evidence is damaged or does not verify: there is no verdict'],
  ['`verify`', `${EXIT.ok}, ${EXIT.evidence_invalid}`, 'consistent or signed; damaged before the seal, or invalid'],
  [
    '`check`',
    `${EXIT.ok}, ${EXIT.below_min_trust}, ${EXIT.not_judgeable}`,
    'the policy passes; a rule is broken; no rule is broken and one cannot be judged',
  ],
  [
    '`compare`',
    `${EXIT.ok}, ${EXIT.below_min_trust}, ${EXIT.not_judgeable}`,
    'no regression is shown; a regression; not comparable, or evidence without a verdict',
  ],
  [
    '`export`',
    `${EXIT.ok}, ${EXIT.failed}, ${EXIT.evidence_invalid}`,
    'written or sent; the backend took nothing or not everything; the evidence is damaged or does not verify',
  ],
  [
    '`push`',
    `${EXIT.ok}, ${EXIT.failed}, ${EXIT.evidence_invalid}`,
    'everything is there; the hub does not answer or refused; evidence does not verify and is in quarantine',
  ],
  [
    '`read`',
    `${EXIT.ok}, ${EXIT.failed}`,
    'read, or a stored reading was used; the model gave no answer that could be read',
  ],
  ['`doctor`', `${EXIT.ok}, ${EXIT.failed}`, 'monitoring will work; a check failed'],
  ['`import`', `${EXIT.ok}, ${EXIT.failed}`, 'done, even if some records were skipped; nothing could be read'],
  ['`demo`', `${EXIT.ok}, ${EXIT.interrupted}`, 'finished; stopped with Ctrl-C'],
];
