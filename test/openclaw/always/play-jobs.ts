import type { ModelTurn, ScriptedModel } from '../../../packages/critiqor/src/demo/scripted-model.ts';
import { createHost, type Gateway, type Host, PLUGIN, waitFor } from '../host.ts';
import { readJobRuns } from './read-job-runs.ts';

/** A host whose recorder is installed: its configuration names the runs directory, and nothing supervises it. */
export function createInstalledHost(model: ScriptedModel, idleMinutes = 15): Host {
  let runsDir = '/nowhere/yet';
  const host = createHost({
    model,
    recorder: false,
    config: { agents: { defaults: { heartbeat: { every: '30m' } } } },
    adaptConfig: (config) => ({
      ...config,
      plugins: {
        load: { paths: [PLUGIN] },
        entries: {
          'critiqor-openclaw': {
            enabled: true,
            hooks: { allowConversationAccess: true },
            config: { runsDir, idleMinutes },
          },
        },
      },
    }),
  });
  // The configuration is written again when a gateway starts.
  ({ runsDir } = host);
  return host;
}

/** A gateway gives up by itself when its threads start slowly, as they do on a busy machine; then it is started again. */
export async function startGateway(host: Host, attempts = 5): Promise<Gateway> {
  try {
    return await host.startGateway();
  } catch (cause) {
    if (attempts <= 1 || !/did not become ready/.test(String(cause))) throw cause;
    return startGateway(host, attempts - 1);
  }
}

/** A tool call and an answer that names it: one turn of a conversation. */
export function scriptTurn(model: ScriptedModel, marker: string, command = `echo ${marker}`): void {
  const turns: readonly ModelTurn[] = [{ tools: [{ name: 'exec', args: { command } }] }, { text: `Done: ${marker}` }];
  model.script(marker, turns);
}

const spawn = (task: string, label: string): ModelTurn => ({
  text: 'I delegate.',
  tools: [{ name: 'tool_call', args: { id: 'sessions_spawn', args: { task, label } } }],
});
const YIELD: ModelTurn = { tools: [{ name: 'sessions_yield', args: {} }] };

/** A conversation with a subagent that has a subagent itself. */
export async function playSubagents(model: ScriptedModel, gateway: Gateway, key: string): Promise<void> {
  model.script('PARENT.', [spawn('CHILD. Delegate too.', 'child'), YIELD]);
  model.script('CHILD.', [spawn('GRAND. Read hello.txt.', 'grandchild'), YIELD]);
  // The announcement of a result quotes the task, so later turns of the parents are further turns of the script of the child.
  model.script('GRAND.', [
    { tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
    { text: 'It says hello world.' },
    { text: 'The grandchild says hello world.' },
  ]);
  await gateway.ask('Please PARENT.', key);
  await waitFor('the answer of the grandchild', () => model.of('GRAND.').length >= 3);
}

export async function playCron(model: ScriptedModel, host: Host): Promise<void> {
  scriptTurn(model, 'CRON.', 'echo nightly');
  const when = ['--at', '1s', '--session', 'isolated', '--no-deliver', '--message', 'CRON.'];
  await host.run(['cron', 'add', '--name', 'nightly', ...when]);
  await waitFor('the cron job', () => model.of('CRON.').length === 2);
}

export async function playHeartbeat(model: ScriptedModel, host: Host): Promise<void> {
  scriptTurn(model, 'HEART.', 'echo beat');
  await host.run(['system', 'event', '--text', 'HEART.', '--mode', 'now']);
  await waitFor('the heartbeat', () => model.of('HEART.').length === 2);
}

/** Waits until no run of a kind is open. */
export async function waitForEnd(host: Host, kind: string): Promise<void> {
  await waitFor(`the end of the ${kind}`, () => {
    const runs = readJobRuns(host.runsDir).filter(({ job }) => job.kind === kind);
    return runs.length > 0 && runs.every(({ state }) => state !== 'open');
  });
}
