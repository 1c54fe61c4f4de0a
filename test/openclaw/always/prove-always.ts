import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createScriptedModel, type ScriptedModel } from '../../../packages/critiqor/src/demo/scripted-model.ts';
import type { Host } from '../host.ts';
import { assertJobs, createAlwaysOn, playFirstGateway, playKilledGateway, playRestart } from './always-scenario.ts';
import { CROWD, playCrowd } from './crowd-scenario.ts';
import { createInstalledHost } from './play-jobs.ts';
import { readSealedRuns } from './read-job-runs.ts';

/**
 * The long form of `always.test.ts`: `npm run prove:always [-- minutes]`. First 5 conversations over 3 restarts, a reload, a kill, a cron job, a
 * heartbeat and subagents of subagents; then 20 conversations at once, 10 minutes long. Writes its figures into docs/always-on.md.
 */
const MINUTES = Number(process.argv[2] ?? 10);
const RESTARTS = 3;
const PAGE = join(import.meta.dirname, '../../../docs/always-on.md');
const rows: string[] = [];

await withHost('five conversations, three restarts, a reload, a kill', async (model, host) => {
  const scenario = createAlwaysOn();
  await playFirstGateway(scenario, model, host);
  for (let restart = 1; restart <= RESTARTS; restart += 1) await playRestart(scenario, model, host);
  await playKilledGateway(scenario, model, host);
  const runs = await readSealedRuns(host);
  assertJobs(scenario, model, runs);
  return `${runs.length} runs, exactly the expected ones, each complete against the log of the model`;
});

await withHost(`${CROWD} conversations at once for ${MINUTES} minutes`, (model, host) =>
  playCrowd(model, host, MINUTES),
);

writeFigures();

function writeFigures(): void {
  const page = readFileSync(PAGE, 'utf8');
  const table = ['| played | result | took |', '|---|---|---|', ...rows].join('\n');
  const made = page.replace(/(?<=<!-- figures of prove:always -->\n)[\s\S]*?(?=\n<!-- end -->)/, () => table);
  writeFileSync(PAGE, made);
}

async function withHost(what: string, play: (model: ScriptedModel, host: Host) => Promise<string>): Promise<void> {
  const model = await createScriptedModel();
  const host = createInstalledHost(model);
  const begun = Date.now();
  try {
    const result = await play(model, host);
    const seconds = Math.round((Date.now() - begun) / 1_000);
    console.log(`${what}: ${result} (${seconds} s)`);
    rows.push(`| ${what} | ${result} | ${seconds} s |`);
  } finally {
    await model.close();
    host.remove();
  }
}
