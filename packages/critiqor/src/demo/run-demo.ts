import { readFileSync } from 'node:fs';
import { CritiqorError } from '../errors.ts';
import { type FinalizedRun, finalizeRun } from '../finalize-run.ts';
import { monitorOpenClaw } from '../monitor-openclaw.ts';
import { createDemoInstallation } from './demo-installation.ts';
import { DEMO_SCENARIOS, type DemoScenario } from './demo-scenarios.ts';
import { createScriptedModel, type ModelTurn } from './scripted-model.ts';

export interface DemoOptions {
  /** Name of a scenario, or a file with turns. */
  readonly scenario: string;
  readonly folder: string;
  readonly openclawCommand: string;
  readonly say: (text: string) => void;
}

const MARKER = 'Thank you.';
/** A demo that has not ended by then hangs. */
const TIMEOUT_SECONDS = 180;

/** The main job end to end: a monitored run of the real OpenClaw with a model of our own on loopback, and its sealed evidence. */
export async function runDemo(
  options: DemoOptions,
): Promise<FinalizedRun & { readonly scenario: DemoScenario; readonly runsDir: string }> {
  const scenario = findScenario(options.scenario);
  const model = await createScriptedModel();
  try {
    model.script(MARKER, scenario.turns);
    const { workspace, runsDir, env } = createDemoInstallation(options.folder, model.url, scenario.contextWindow);
    options.say(`demo: an agent that ${scenario.title}\n  request   ${scenario.request}`);
    await monitorOpenClaw({
      runsDir,
      metadata: {
        agent_id: 'demo_agent',
        tenant_id: 'default',
        framework: 'openclaw',
        visibility: 'private',
        benchmark_id: 'openclaw_runtime_v1',
        difficulty_tier: 'standard',
        labels: { demo: options.scenario },
      },
      openclawCommand: options.openclawCommand,
      openclawArgs: ['agent', '--local', '--agent', 'main', '--message', `${scenario.request} ${MARKER}`],
      cwd: workspace,
      timeoutSeconds: TIMEOUT_SECONDS,
      capture: 'standard',
      env,
      finalizes: true,
      say: options.say,
    });
    return { ...(await finalizeRun(runsDir)), scenario, runsDir };
  } finally {
    await model.close();
  }
}

function findScenario(name: string): DemoScenario {
  const known: Readonly<Record<string, DemoScenario>> = DEMO_SCENARIOS;
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found) return found;
  try {
    const turns = JSON.parse(readFileSync(name, 'utf8')) as ModelTurn[];
    if (!Array.isArray(turns)) throw new TypeError('it holds no list of turns');
    return { title: `follows ${name}`, request: 'Please do what the script says.', turns };
  } catch (cause) {
    throw new CritiqorError(
      'usage',
      `${JSON.stringify(name)} is neither a scenario nor a file with turns: ${(cause as Error).message}`,
      {
        remedy: `Scenarios: ${Object.keys(known).join(', ')}. A file holds a JSON list of turns: [{"text": "…", "tools": [{"name": "exec", "args": {"command": "ls"}}]}]`,
        cause,
      },
    );
  }
}
