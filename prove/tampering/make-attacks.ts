import { closeSync, existsSync, lstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { locateChanges } from '../../packages/critiqor/src/locate/locate-changes.ts';
import { checkRun } from '../../packages/critiqor/src/runs/check-run.ts';
import { listRuns } from '../../packages/critiqor/src/runs/list-runs.ts';
import { CritiqorError } from '../../packages/critiqor/src/system/errors.ts';
import { makeFakeOpenClaw } from '../../packages/critiqor/src/testing/fake-openclaw.ts';
import { makeFinalizedRun } from '../../packages/critiqor/src/testing/finalized-run.ts';

import { makeKeys } from '../../packages/critiqor/src/testing/test-evidence.ts';
import type { VerificationReport } from '../../packages/critiqor/src/verify/verify-evidence.ts';
import { type Ended, runToEnd } from '../run-to-end.ts';
import type { Workshop } from '../workshop.ts';
import { type Outcome, toResult } from './attack.ts';
import { type FileAttack, isGone } from './attack-files.ts';
import type { PlacedAttack } from './shell-attacks.ts';

const AGENT = join(import.meta.dirname, '../../packages/critiqor/src/testing/announcing-agent.ts');
const CRITIQOR = join(import.meta.dirname, '../../packages/critiqor/dist/critiqor.js');
const AT_CALL = join(import.meta.dirname, 'attack-at-call.ts');
const ORIGINAL = 'message 4';
/** A hang guard only: on a busy machine a command waits for minutes. */
const COMMAND_MS = 600_000;

/** Attacks the files of a finalized run, and looks at what is said about it afterwards. */
export async function attackFiles(workshop: Workshop, { name, on, expected, attack }: FileAttack): Promise<Outcome> {
  const runsDir = join(workshop.folder('attack', true), 'runs');
  const { privateKey, publicKey } = makeKeys();
  const options = on === 'keys' ? { signingKey: privateKey } : {};
  const [a, b] = [await makeFinalizedRun(runsDir, 'w_a', options), await makeFinalizedRun(runsDir, 'w_b', options)];
  const trust = new Set(listRuns(runsDir).map(({ trust_score }) => trust_score));
  const other = attack(a, b);
  const attacked = isPaths(other) ? other : a;
  let said = '';
  let isTrusted = false;
  try {
    if (!isGone(attacked) || 'noticed' in expected) {
      const { report, diagnosis } = await checkRun(attacked, on === 'keys' ? { publicKey } : {});
      isTrusted = diagnosis !== null;
      // As \`verify\` says it, with the members that were changed.
      said = locateChanges(attacked, report)
        .problems.map(({ kind, where }) => `${kind}@${where ?? 'file'}`)
        .join(' ');
    }
    const rows = listRuns(runsDir);
    // Who knows no key sees a list as it is; opening a run verifies it.
    if (on !== 'keys' && rows.some(({ trust_score }) => trust_score !== null && !trust.has(trust_score)))
      isTrusted = true;
    said ||= rows.flatMap(({ problem }) => problem ?? []).join(' ');
  } catch (cause) {
    if (!(cause instanceof CritiqorError)) throw cause;
    said = cause.message;
  }
  const holds =
    'noticed' in expected
      ? !isTrusted && expected.noticed.test(said)
      : 'refused' in expected
        ? expected.refused.test(said)
        : said === '';
  return { name, on, when: 'after the seal', result: toResult(expected, holds), said: said.slice(0, 200) };
}

/** Makes an attack with the real commands around it. */
export async function attackRun(workshop: Workshop, attack: PlacedAttack, atCall = 0): Promise<Outcome> {
  const folder = workshop.folder('attack');
  const openclaw = makeFakeOpenClaw(folder, `exec '${process.execPath}' '${AGENT}'`);
  const runsDir = join(folder, 'runs');
  const critiqor = (
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    preload: readonly string[] = [],
  ): Promise<Ended> =>
    runToEnd(
      workshop,
      process.execPath,
      [...preload, CRITIQOR, ...args],
      { cwd: folder, env: { ...process.env, CRITIQOR_RUNS_DIR: runsDir, NO_COLOR: '1', ...env } },
      COMMAND_MS,
    );
  const agent = ['--openclaw-command', openclaw];
  const launch = ['--', 'agent', '--local'];
  const isOf = (when: PlacedAttack['when']): boolean => attack.when === when;
  const ended: Ended[] = [];
  const attacked = join(folder, 'attacked');
  if (isOf('while the agent runs, supervisor alive')) {
    ended.push(await critiqor(['run', ...agent, '--min-trust', '1', ...launch], { TOOL: attack.command }));
  } else {
    const isDead = isOf('while the agent runs, supervisor killed');
    const tool = isDead ? `kill -9 $CRITIQOR_WITNESS_PID; ${attack.command}` : '';
    ended.push(await critiqor(['monitor', 'openclaw', ...agent, ...launch], tool ? { TOOL: tool } : {}));
    if (isDead) await waitForAgent(runsDir);
    const shell = { ...process.env, CRITIQOR_RUNS_DIR: runsDir, CRITIQOR_RUN_ID: 'run_001' };
    if (isOf('between monitor and finalize'))
      await runToEnd(workshop, '/bin/sh', ['-c', attack.command], { cwd: folder, env: shell }, COMMAND_MS);
    const during = {
      ATTACK: attack.command,
      ATTACK_AT: String(atCall),
      ATTACKED: attacked,
      CRITIQOR_RUN_ID: 'run_001',
    };
    ended.push(
      await (isOf('during the seal')
        ? critiqor(['finalize', '--no-dashboard'], during, ['--import', AT_CALL])
        : critiqor(['finalize', '--no-dashboard'])),
    );
  }
  const verified = await critiqor(['verify', 'run_001', '--json']);
  const shown = await critiqor(['show', 'run_001']);
  return judge(
    attack,
    { ended, verified, shown, session: join(runsDir, 'run_001/session.json') },
    isOf('during the seal') ? { atCall, happened: existsSync(attacked) } : undefined,
  );
}

interface Seen {
  readonly ended: readonly Ended[];
  readonly verified: Ended;
  readonly shown: Ended;
  readonly session: string;
}

function judge(
  attack: PlacedAttack,
  { ended, verified, shown, session }: Seen,
  during?: { readonly atCall: number; readonly happened: boolean },
): Outcome {
  const { name, on, when, expected } = attack;
  const all = [...ended, verified, shown];
  const words = all.map(({ stdout, stderr }) => `${stdout}\n${stderr}`).join('\n');
  const report = tryParse(verified.stdout);
  const said = report
    ? [
        ...report.problems.map(({ kind, where }) => `${kind}@${where ?? 'file'}`),
        ...report.notes.map(({ kind, where }) => `${kind}@${where}`),
      ].join(' ')
    : `${verified.stderr}`.trim();
  const isTrusted = shown.code === 0 && verified.code === 0;
  const isSealed = existsSync(session) && readSafely(session).includes(ORIGINAL);
  const isClean =
    all.every(({ timedOut }) => !timedOut) &&
    !/\n\s+at .*:\d+:\d+\)?\n/.test(words) &&
    !/unexpected failure/.test(words);
  const toOutcome = (holds: boolean, result = toResult(expected, holds && isClean)): Outcome => ({
    name,
    on,
    when: during ? `${when}, call ${during.atCall}` : when,
    result,
    said: (isClean ? said : words).slice(0, 300),
  });
  // Whatever the moment: what is trusted in the end is what was recorded, and what is not is not trusted.
  if (during) {
    const isForged = isTrusted && (!isSealed || /99\/100|"trust_score":99/.test(words));
    return toOutcome(
      !isForged,
      !isForged && isClean ? (isTrusted || !during.happened ? 'without effect' : 'noticed and located') : 'MISSED',
    );
  }
  if ('noticed' in expected) return toOutcome(!isTrusted && ended.at(-1)?.code === 4 && expected.noticed.test(said));
  if ('refused' in expected) return toOutcome(!isTrusted && expected.refused.test(words));
  return toOutcome('harmless' in expected ? isTrusted && isSealed : true);
}

const isPaths = (value: unknown): value is RunPaths =>
  typeof value === 'object' && value !== null && 'session' in value;

/** The agent lives on without its supervisor; it has written its last line soon. */
async function waitForAgent(runsDir: string): Promise<void> {
  const journal = join(runsDir, 'run_001/events.jsonl');
  const until = Date.now() + 10_000;
  const isDone = (): boolean => existsSync(journal) && readSafely(journal).includes('message 20"');
  while (!isDone() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => setTimeout(resolve, 300));
}

/** The first megabyte: an attack may have put a pipe or a device there, or a file of terabytes, which `readFileSync` would read whole. */
function readSafely(path: string): string {
  try {
    if (!lstatSync(path).isFile()) return '';
    const file = openSync(path, 'r');
    const buffer = Buffer.alloc(1 << 20);
    try {
      return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, 0));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}

function tryParse(text: string): VerificationReport | null {
  try {
    return JSON.parse(text) as VerificationReport;
  } catch {
    return null;
  }
}
