import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createScriptedModel } from '../packages/critiqor/src/demo/scripted-model.ts';
import { createHost, type Host } from '../test/openclaw/host.ts';
import { SCENARIOS, WORKSPACE_FILES } from '../test/openclaw/scenarios.ts';
import { only, toHandlerCost } from '../test/openclaw/truth.ts';
import { saveResults } from './measure.ts';

/**
 * What recording costs a real host: the time in our handlers as the recorder itself measures it, as a share of the runs' time. The
 * scripted model answers at once, so a real run spends far more time outside of them. Whatever interrupts the process within a
 * handler is counted as ours, so every host is measured several times and the median is what holds. `npm run bench:host`
 */
const ROUNDS = 3;
const LIMIT_PERCENT = 0.5;
const PROMPT = 'Please do BENCH-clean.';

const HOSTS: Readonly<Record<string, (host: Host) => Promise<unknown>>> = {
  gateway: async (host) => {
    const gateway = await host.startGateway();
    for (const { name } of SCENARIOS) await gateway.ask(`Please do BENCH-${name}.`, `agent:main:${name}`);
    await gateway.stop();
  },
  agent_local: (host) => host.run(['agent', '--local', '--agent', 'main', '--message', PROMPT]),
  agent_exec: (host) => host.run(['agent', 'exec', PROMPT]),
};

const results: Record<string, object> = {};
for (const [name, use] of Object.entries(HOSTS)) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(use));
  const median = rounds.toSorted((left, right) => left.percent - right.percent)[ROUNDS >> 1] as (typeof rounds)[number];
  const { hostEvents, handlerMs, runMs, percent, rehearsalMs } = median;
  const all = rounds.map((round) => round.percent);
  console.log(
    `${percent < LIMIT_PERCENT ? 'ok  ' : 'MISS'} ${name}: ${percent} % (${all.join(', ')}): ${handlerMs} ms in our handlers for ${hostEvents} host events in ${runMs} ms of runs; ${rehearsalMs} ms before, once`,
  );
  results[name] = { ...median, all };
}
saveResults('host', results);

/** Lets a fresh installation do its work and reads what it cost off the evidence. */
async function measure(use: (host: Host) => Promise<unknown>) {
  const model = await createScriptedModel();
  const host = createHost({ model });
  try {
    for (const [path, text] of Object.entries(WORKSPACE_FILES)) {
      mkdirSync(dirname(join(host.workspace, path)), { recursive: true });
      writeFileSync(join(host.workspace, path), text);
    }
    for (const { name, turns } of SCENARIOS) model.script(`BENCH-${name}.`, turns);
    await use(host);
    const evidence = await host.journal();
    const rehearsalMs = Number(only(evidence.facts, 'recorder_start').payload.rehearsal_ms);
    return { ...toHandlerCost(evidence), lines: evidence.events.length, rehearsalMs };
  } finally {
    await model.close();
    host.remove();
  }
}
