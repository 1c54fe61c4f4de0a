import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createScriptedModel } from '../packages/critiqor/src/demo/scripted-model.ts';
import { createHost } from '../test/openclaw/host.ts';
import { SCENARIOS, WORKSPACE_FILES } from '../test/openclaw/scenarios.ts';
import { toHandlerCost } from '../test/openclaw/truth.ts';
import { saveResults } from './measure.ts';

/**
 * What recording costs a real host: the scenarios of the tests in one gateway, and the time in our handlers as the recorder itself
 * measures it. The scripted model answers at once, so a real run spends far more time outside of them. `npm run bench:host`
 */
const model = await createScriptedModel();
const host = createHost({ model });
try {
  for (const [path, text] of Object.entries(WORKSPACE_FILES)) {
    mkdirSync(dirname(join(host.workspace, path)), { recursive: true });
    writeFileSync(join(host.workspace, path), text);
  }
  for (const { name, turns } of SCENARIOS) model.script(`BENCH-${name}.`, turns);
  const gateway = await host.startGateway();
  for (const { name } of SCENARIOS) await gateway.ask(`Please do BENCH-${name}.`, `agent:main:${name}`);
  await gateway.stop();
  const cost = toHandlerCost(await host.journal());
  const { hostEvents, handlerMs, runMs, percent } = cost;
  console.log(
    `${percent < 0.5 ? 'ok  ' : 'MISS'} ${hostEvents} host events: ${handlerMs} ms in our handlers, ${percent} % of ${runMs} ms of runs`,
  );
  saveResults('host', cost);
} finally {
  await model.close();
  host.remove();
}
