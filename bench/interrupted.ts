import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OPENCLAW, waitFor } from '../test/openclaw/host.ts';
import { CRITIQOR, monitor, type Session, withSession } from '../test/openclaw/session.ts';
import { median, round, saveResults } from './measure.ts';

const HELP = `npm run bench:interrupted [-- --runs 20] [--signal SIGINT]

How a real agent ends that is interrupted in a tool, without a terminal: bare under OpenClaw's launcher, and witnessed under the supervisor, which
does the same in its place. Both are started together, so that they have the same machine. It prints the exit codes and the time from the signal
to the end, and keeps them in bench/results/interrupted.json.`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    signal: { type: 'string', default: 'SIGINT' },
    help: { type: 'boolean' },
  },
});
const AGENT = ['agent', '--local', '--agent', 'main', '--message', 'SIGNAL.'];
const COMMANDS = { bare: [OPENCLAW, ...AGENT], witnessed: [CRITIQOR, ...monitor('--', ...AGENT)] } as const;
type Way = keyof typeof COMMANDS;

interface End {
  readonly code: number;
  readonly seconds: number;
}

if (values.help) console.log(HELP);
else await compareEnds(Number(values.runs), values.signal as NodeJS.Signals);

async function compareEnds(runs: number, signal: NodeJS.Signals): Promise<void> {
  const ends: Record<Way, End[]> = { bare: [], witnessed: [] };
  for (let run = 0; run < runs; run++) {
    const pair = await Promise.all([endOf('bare', signal), endOf('witnessed', signal)]);
    ends.bare.push(pair[0]);
    ends.witnessed.push(pair[1]);
    console.log(`${run + 1}: bare ${describe(pair[0])}, witnessed ${describe(pair[1])}`);
  }
  const results = Object.fromEntries(
    Object.entries(ends).map(([way, all]) => [way, { codes: countCodes(all), seconds: toSeconds(all) }]),
  );
  for (const [way, { codes, seconds }] of Object.entries(results))
    console.log(`${way}: ${JSON.stringify(codes)}, ${seconds} s from ${signal} to the end (median)`);
  saveResults('interrupted', { signal, runs, ...results });
}

function describe({ code, seconds }: End): string {
  return `${code} after ${seconds} s`;
}

function toSeconds(ends: readonly End[]): number {
  return round(median(ends.map(({ seconds }) => seconds)));
}

function countCodes(ends: readonly End[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of ends) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

async function endOf(way: Way, signal: NodeJS.Signals): Promise<End> {
  let end: End = { code: -1, seconds: 0 };
  await withSession(async (session) => {
    end = await endBy(session, COMMANDS[way], signal);
  });
  return end;
}

async function endBy(
  { host, model, runsDir }: Session,
  command: readonly string[],
  signal: NodeJS.Signals,
): Promise<End> {
  model.script('SIGNAL.', [
    { tools: [{ name: 'exec', args: { command: 'touch began; sleep 20', yieldMs: 60_000 } }] },
    { text: 'never said' },
  ]);
  const env = { ...host.env, CRITIQOR_RUNS_DIR: runsDir };
  const child = spawn(process.execPath, [...command], { cwd: host.workspace, env, stdio: 'ignore' });
  const ended = new Promise<number>((resolve) => {
    child.on('exit', (code, by) => resolve(code ?? 128 + (by ? constants.signals[by] : 0)));
  });
  await waitFor('the command', () => existsSync(join(host.workspace, 'began')));
  const sentAt = performance.now();
  child.kill(signal);
  const code = await ended;
  return { code, seconds: round((performance.now() - sentAt) / 1_000) };
}
