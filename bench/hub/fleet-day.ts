import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { toEngineFolder } from '../../packages/hub/src/engine/install-engine.ts';
import { openStore } from '../../packages/hub/src/store/store.ts';
import { createToken } from '../../packages/hub/src/tenancy/tokens.ts';
import { playFleetDay } from '../../packages/hub/src/testing/fleet-day.ts';
import { saveResults } from '../measure.ts';

/**
 * A day of a fleet, simulated: 200 machines, 20,000 runs after a quiet day, and a bad model that is rolled out at noon. Shows what was told and when.
 * `--keep FOLDER` leaves the data and a token, to be looked at with `critiqor hub serve --data FOLDER`.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20000' }, keep: { type: 'string' } },
});
const folder = values.keep === undefined ? mkdtempSync(join(tmpdir(), 'critiqor-day-')) : resolve(values.keep);
const store = await openStore({
  clickhouse: null,
  cluster: null,
  engineFolder: toEngineFolder(),
  hubFolder: folder,
  keepEngine: true,
});
try {
  const began = performance.now();
  const { alerts, home, rolledOutAt, badModel } = await playFleetDay(store, 'fleet', {
    runsPerDay: Number(values.runs),
    everyMinutes: 10,
    end: Date.now(),
    onProgress: (done, total) => process.stderr.write(`\r${Math.floor((done / total) * 100)} %`),
  });
  process.stderr.write('\r');
  for (const { at, rule, message } of alerts) console.log(`${at}  ${rule}\n    ${message}`);
  const minutesOf = ({ at }: { readonly at: string }): number => Math.round((Date.parse(at) - rolledOutAt) / 60_000);
  const named = alerts.find(({ message }) => message.includes(`model ${badModel}`));
  const results = {
    machines: 200,
    runs: Number(values.runs),
    quietDayAlerts: alerts.filter((alert) => minutesOf(alert) <= 0).length,
    minutesToFirstAlert: alerts[0] ? minutesOf(alerts[0]) : null,
    minutesUntilModelIsNamed: named ? minutesOf(named) : null,
    alerts: alerts.length,
    failedShareBefore: home.before.failed / home.before.judged,
    failedShareNow: home.now.failed / home.now.judged,
    secondsToPlay: Math.round((performance.now() - began) / 1_000),
  };
  console.log('home: worse', home.worse.slice(0, 3));
  console.log(results);
  saveResults('fleet-day', results);
  if (values.keep !== undefined) {
    const wanted = { project: 'fleet', name: 'day', scopes: ['read', 'admin'] as const, requests_per_minute: 6_000 };
    console.log(`critiqor hub serve --data ${folder}\n${(await createToken(store, wanted)).token}`);
  }
} finally {
  await store.close();
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}
