import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { findActive } from '../runs/runs-directory.ts';
import { abortRun, finalizeRun } from '../supervise/finalize-run.ts';
import { monitorOpenClaw } from '../supervise/monitor/monitor-openclaw.ts';
import type { FinalizedRun } from '../supervise/seal-run.ts';
import { CritiqorError } from '../system/errors.ts';
import { SIGNAL_BASE } from '../system/exit-codes.ts';
import { isAlive } from '../system/process-identity.ts';
import { createDemoInstallation } from './demo-installation.ts';
import { DEMO_SCENARIOS, type DemoScenario } from './demo-scenarios.ts';
import { createScriptedModel, type ModelTurn } from './scripted-model.ts';

interface DemoOptions {
  /** Name of a scenario, or a file with turns. */
  readonly scenario: string;
  readonly folder: string;
  readonly openclawCommand: string;
  readonly say: (text: string) => void;
}

interface DemoRun extends FinalizedRun {
  readonly runsDir: string;
  /** Whether the agent was stopped, most likely with Ctrl-C. */
  readonly wasInterrupted: boolean;
}

/** Exit codes of an agent that a signal stopped. */
const INTERRUPTED: ReadonlySet<number> = new Set(
  [constants.signals.SIGHUP, constants.signals.SIGINT, constants.signals.SIGTERM].map((signal) => SIGNAL_BASE + signal),
);
const MARKER = 'Thank you.';
/** A demo that takes longer is stuck. */
const TIMEOUT_SECONDS = 180;

/** The whole job end to end: a monitored run of the real OpenClaw with a scripted model on loopback, then sealed evidence. */
export async function runDemo(options: DemoOptions): Promise<DemoRun> {
  const scenario = findScenario(options.scenario);
  const model = await createScriptedModel();
  const installation = createDemoInstallation(options.folder, model.url, scenario.contextWindow);
  const { workspace, runsDir, env } = installation;
  try {
    model.script(MARKER, scenario.turns);
    options.say(
      `demo: an agent that ${scenario.title}\n  request   ${scenario.request}\n  wait      OpenClaw takes 10 to 30 seconds to start and answer`,
    );
    await closeForgotten(runsDir);
    const { runId, end, witness } = await monitorOpenClaw({
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
    return {
      ...(await finalizeRun(runsDir, { runId, witness })),
      runsDir,
      wasInterrupted: end.signal !== null || INTERRUPTED.has(end.exitCode ?? 0),
    };
  } finally {
    await model.close();
    installation.cleanUp();
  }
}

/** A killed demo may have left its run open. */
async function closeForgotten(runsDir: string): Promise<void> {
  const active = findActive(runsDir);
  if (!active) return;
  const supervisor = active.session?.supervisor;
  if (supervisor && isAlive(supervisor)) return;
  await abortRun(runsDir, { runId: active.record.run_id, message: 'the demo was stopped' });
}

function findScenario(name: string): DemoScenario {
  const known: Readonly<Record<string, DemoScenario>> = DEMO_SCENARIOS;
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found) return found;
  try {
    const turns = JSON.parse(readFileSync(name, 'utf8')) as ModelTurn[];
    if (!Array.isArray(turns)) throw new TypeError('it does not contain a list of turns');
    return { title: `follows ${name}`, request: 'Please do what the script says.', turns };
  } catch (cause) {
    throw new CritiqorError(
      'usage',
      `${JSON.stringify(name)} is neither a scenario nor a readable file with turns: ${(cause as Error).message}`,
      {
        remedy: `Scenarios: ${Object.keys(known).join(', ')}. A file contains a JSON list of turns: [{"text": "…", "tools": [{"name": "exec", "args": {"command": "ls"}}]}]`,
        cause,
      },
    );
  }
}
