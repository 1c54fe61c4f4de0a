import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createScriptedModel } from '../packages/critiqor/src/demo/scripted-model.ts';
import { createHost, type Host, waitFor } from '../test/openclaw/host.ts';
import { SCENARIOS, WORKSPACE_FILES } from '../test/openclaw/scenarios.ts';
import { openTerminal } from '../test/openclaw/terminal.ts';
import { only, toHandlerCost } from '../test/openclaw/truth.ts';
import { median, readResults, round, saveResults } from './measure.ts';

const HELP = `npm run bench:host [-- many_calls | agent_local | agent_exec | chat | gateway …] [--rounds 5 | --kept]

What recording costs a real host, with and without the recorder in turns: time in our handlers as the recorder measures it, and wall time,
processor time and event-loop delay of the host's process. Judged are, in each entry point, the share of the process's wall time, below 0.5 %,
and in many_calls, a run of agent_local with 200 tool calls, the median per host event, at most 30 µs. The rest is printed beside it. The
scripted model answers at once, so a real run spends far more time outside of our handlers. Whatever interrupts the process within a handler
is counted as ours, so the median of the rounds is what holds, and the spread says how much to believe it.
What is measured replaces its part of bench/results/host.json; --kept prints what is kept there, and measures nothing.`;

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, kept: { type: 'boolean' }, help: { type: 'boolean' } },
});
const ROUNDS = Number(values.rounds);
const LIMIT_PERCENT = 0.5;
const LIMIT_MEDIAN_US = 30;
const MANY_CALLS = 200;
/** Not an entry point of its own, but many host events in one. */
const STRESS = 'many_calls';
const CHAT_ANSWER = 'There is nothing else in it.';
const PROBE = join(import.meta.dirname, 'host-probe.mjs');

const local = (marker: string) => (host: Host) =>
  host.run(['agent', '--local', '--agent', 'main', '--message', `Please do ${marker}`]);

const HOSTS: Readonly<Record<string, Use>> = {
  [STRESS]: local('MANY.'),
  agent_local: local('BENCH-clean.'),
  agent_exec: (host) => host.run(['agent', 'exec', 'Please do BENCH-clean.']),
  chat: async (host) => {
    const terminal = openTerminal(host, ['chat']);
    try {
      await waitFor('the prompt', () => /local ready/.test(terminal.screen()));
      terminal.type('Please do CHAT.');
      await terminal.waitForText('Please do CHAT.');
      terminal.type('\r');
      await terminal.waitForText(CHAT_ANSWER);
      // Its run ends a moment after its answer.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      terminal.type('/exit\r');
      await terminal.exited;
    } finally {
      terminal.kill();
    }
  },
  gateway: async (host) => {
    const gateway = await host.startGateway();
    for (const { name } of SCENARIOS) await gateway.ask(`Please do BENCH-${name}.`, `agent:main:${name}`);
    await gateway.stop();
  },
};

const unknown = wanted.filter((name) => !(name in HOSTS));
if (values.help || unknown.length > 0 || !(ROUNDS > 0)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
const names = Object.keys(HOSTS).filter((name) => wanted.length === 0 || wanted.includes(name));
if (values.kept) {
  const kept = readResults('host') as Record<string, { readonly rounds: readonly Round[] }>;
  for (const name of names) report(name, kept[name]?.rounds ?? []);
} else await measureAll();

/** What was not measured this time is kept. */
async function measureAll(): Promise<void> {
  const results: Record<string, object> = {};
  for (const name of names) results[name] = report(name, await measureRounds(HOSTS[name] as Use));
  saveResults('host', { ...readResults('host'), ...results });
}

async function measureRounds(use: Use): Promise<Round[]> {
  const rounds = [];
  for (let index = 0; index < ROUNDS; index++) {
    // In turns, and each first in every other round: what disturbs one disturbs the other.
    const first = await measure(use, index % 2 === 0);
    const second = await measure(use, index % 2 !== 0);
    rounds.push(index % 2 === 0 ? toRound(first, second) : toRound(second, first));
  }
  return rounds;
}

type Use = (host: Host) => Promise<unknown>;
type Round = ReturnType<typeof toRound>;

/** Lets a fresh installation do its work; what it cost is in the evidence and in what the probe wrote. */
async function measure(use: Use, recorder: boolean) {
  const model = await createScriptedModel();
  const usage = join(process.cwd(), '.cache', `bench-usage-${process.pid}.jsonl`);
  writeFileSync(usage, '');
  const env = { NODE_OPTIONS: `--import=${PROBE}`, BENCH_USAGE_FILE: usage };
  const host = createHost({ model, recorder, env });
  try {
    for (const [path, text] of Object.entries(WORKSPACE_FILES)) {
      mkdirSync(dirname(join(host.workspace, path)), { recursive: true });
      writeFileSync(join(host.workspace, path), text);
    }
    for (const { name, turns } of SCENARIOS) model.script(`BENCH-${name}.`, turns);
    const read = { tools: [{ name: 'read', args: { path: 'hello.txt' } }] };
    model.script('MANY.', [...Array.from({ length: MANY_CALLS }, () => read), { text: 'Read it often.' }]);
    model.script('CHAT.', [...Array.from({ length: 5 }, () => read), { text: CHAT_ANSWER }]);
    await use(host);
    const cost = recorder ? await costOf(host) : null;
    return { ...usageIn(usage), cost };
  } finally {
    await model.close();
    host.remove();
  }
}

async function costOf(host: Host) {
  const evidence = await host.journal();
  const rehearsalMs = Number(only(evidence.facts, 'recorder_start').payload.rehearsal_ms);
  return { ...toHandlerCost(evidence), lines: evidence.events.length, rehearsalMs };
}

interface Usage {
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly delayMedianMs: number;
  readonly delayP99Ms: number;
}

/** The host is the process that used the most; the launcher and the tools that it starts use far less. */
function usageIn(file: string): Usage {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
  const usages = lines.map((line) => JSON.parse(line) as Usage);
  const host = usages.toSorted((left, right) => right.cpuMs - left.cpuMs)[0];
  if (!host) throw new Error('the host has left no usage');
  return host;
}

type Measured = Awaited<ReturnType<typeof measure>>;

function toRound(withRecorder: Measured, without: Measured) {
  const cost = withRecorder.cost;
  if (!cost) throw new Error('nothing was recorded');
  const added = (name: keyof Usage): number => round(withRecorder[name] - without[name], 1);
  return {
    ...cost,
    percentOfWall: round((cost.handlerMs / withRecorder.wallMs) * 100, 3),
    cpuMs: round(without.cpuMs, 0),
    wallMs: round(without.wallMs, 0),
    addedCpuMs: added('cpuMs'),
    addedWallMs: added('wallMs'),
    delayMedianMs: [round(without.delayMedianMs), round(withRecorder.delayMedianMs)] as const,
    delayP99Ms: [round(without.delayP99Ms), round(withRecorder.delayP99Ms)] as const,
  };
}

function report(name: string, rounds: readonly Round[]) {
  const middle = (of: (round: Round) => number, digits = 2): number => round(median(rounds.map(of)), digits);
  const spread = (of: (round: Round) => number): string => {
    const values = rounds.map(of).sort((left, right) => left - right);
    return `${values[0]} to ${values.at(-1)}`;
  };
  const medianUs = middle(({ medianUs }) => medianUs, 1);
  const percentOfWall = middle((round) => round.percentOfWall, 3);
  const handlerMs = middle((round) => round.handlerMs, 1);
  const line = (holds: boolean | null, text: string): void =>
    console.log(`${holds === null ? '    ' : holds ? 'ok  ' : 'MISS'} ${name}: ${text}`);
  line(
    name === STRESS ? medianUs <= LIMIT_MEDIAN_US : null,
    `${medianUs} µs per host event in the median (${spread((round) => round.medianUs)}), ${middle(({ hostEvents }) => hostEvents, 0)} host events`,
  );
  line(
    name === STRESS ? null : percentOfWall < LIMIT_PERCENT,
    `${percentOfWall} % of wall in our handlers (${spread((round) => round.percentOfWall)}): ${handlerMs} ms of ${middle(({ wallMs, addedWallMs }) => wallMs + addedWallMs, 0)} ms, and ${middle(({ rehearsalMs }) => rehearsalMs, 1)} ms before, once; ${middle(({ percent }) => percent, 3)} % of the ${middle(({ runMs }) => runMs, 0)} ms of the runs`,
  );
  console.log(
    `     processor ${middle(({ cpuMs }) => cpuMs, 0)} ms without, ${middle(({ addedCpuMs }) => addedCpuMs, 0)} ms more with (${spread((round) => round.addedCpuMs)}); wall ${middle(({ wallMs }) => wallMs, 0)} ms, ${middle(({ addedWallMs }) => addedWallMs, 0)} ms more (${spread((round) => round.addedWallMs)})`,
  );
  console.log(
    `     event-loop delay, median ${middle(({ delayMedianMs }) => delayMedianMs[0])} → ${middle(({ delayMedianMs }) => delayMedianMs[1])} ms, p99 ${middle(({ delayP99Ms }) => delayP99Ms[0])} → ${middle(({ delayP99Ms }) => delayP99Ms[1])} ms`,
  );
  return { medianUs, percentOfWall, handlerMs, rounds };
}
