import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWriterSurvey } from '@critiqor/evidence/read/coverage';
import { readWholeJournal } from '@critiqor/evidence/read/journal-reader';
import { foldEvents } from '@critiqor/evidence/testing/fold-events';
import { createScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { collect, createHost, type Finished, followGateway, freePort, type Host, waitFor } from '../openclaw/host.ts';
import { CRITIQOR } from '../openclaw/session.ts';
import { installVersion } from './install-version.ts';
import type { Played } from './played.ts';
import { CHILD, CHUNK_FILE, CHUNK_PROGRAM, EFFECTS, NEXT, PARENT, writeScript } from './script.ts';
import type { EntryPoint, HostVersion } from './versions.ts';

const CONVERSATION = 'agent:main:compat';
const PROMPT = `Please do ${PARENT}`;
/** The supervisor polls a few times a second; an announcement takes a moment after the child's last answer. */
const SETTLING_MS = 3_000;

/** Plays the script on one version in one entry point, under `critiqor monitor`, and returns what happened and what was recorded. */
export async function playVersion(version: HostVersion, entryPoint: EntryPoint): Promise<Played> {
  const openclaw = installVersion(version);
  const model = await createScriptedModel();
  const { contextWindow, adaptConfig } = version;
  const host = createHost({ model, recorder: false, contextWindow, ...(adaptConfig ? { adaptConfig } : {}) });
  writeFileSync(join(host.workspace, CHUNK_FILE), CHUNK_PROGRAM);
  writeScript(model, version, entryPoint);
  const runsDir = join(host.home, 'evidence');
  const critiqor = (...args: readonly string[]) =>
    spawn(process.execPath, [CRITIQOR, ...args], {
      cwd: host.workspace,
      env: { ...host.env, CRITIQOR_RUNS_DIR: runsDir },
    });
  const monitor = (...args: readonly string[]) =>
    critiqor('monitor', 'openclaw', '--openclaw-command', openclaw, '--', ...args);
  try {
    const monitored = await PLAYS[entryPoint](host, monitor, () => model.of(CHILD).length + model.of('').length);
    const journal = join(runsDir, 'run_001/events.jsonl');
    const events = existsSync(journal) ? (await readWholeJournal(journal)).events : [];
    const survey = createWriterSurvey({ counts: true });
    for (const event of events) survey.add(event);
    const finalized = await collect(critiqor('finalize'));
    const effects = join(host.workspace, EFFECTS);
    return {
      exchanges: model.exchanges,
      executed: existsSync(effects) ? readFileSync(effects, 'utf8').trim().split('\n') : [],
      facts: foldEvents(events),
      coverage: survey.toWriters().writers,
      compactions: {
        stored: countStoredCompactions(join(host.home, '.openclaw/agents')),
        failed: (monitored.stdout + monitored.stderr).match(FAILED_COMPACTION)?.length ?? 0,
      },
      messages: entryPoint === 'gateway' ? 2 : 1,
      monitored,
      finalized,
    };
  } finally {
    await model.close();
    host.remove();
  }
}

const FAILED_COMPACTION = /^.*\[compaction-diag\] end .* outcome=failed .*$/gm;

/** Older versions keep a conversation in a file of lines, one of which is a compaction; newer ones in a database. */
function countStoredCompactions(agents: string): number | null {
  // `agent exec` keeps its state elsewhere, and removes it.
  if (!existsSync(agents)) return null;
  const paths = readdirSync(agents, { recursive: true, encoding: 'utf8' })
    .filter((path) => /sessions[\\/][^\\/]+\.jsonl$/.test(path) && !path.endsWith('.trajectory.jsonl'))
    .map((path) => join(agents, path));
  if (paths.length === 0) return null;
  const lines = paths.flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  return lines.filter((line) => line.includes('"type":"compaction"')).length;
}

type Monitor = (...args: readonly string[]) => ReturnType<typeof spawn>;
type Play = (host: Host, monitor: Monitor, childCalls: () => number) => Promise<Finished>;

const PLAYS: Readonly<Record<EntryPoint, Play>> = {
  agent_local: (_, monitor) => collect(monitor('agent', '--local', '--agent', 'main', '--message', PROMPT)),
  agent_exec: (_, monitor) => collect(monitor('agent', 'exec', PROMPT)),
  async gateway(host, monitor, childCalls) {
    const port = await freePort();
    host.writeConfig(port);
    const gateway = await followGateway(monitor('gateway', 'run'), port);
    await gateway.ask(PROMPT, CONVERSATION);
    await gateway.ask(`Anything else? ${NEXT}`, CONVERSATION);
    await waitFor('the announcement of the subagent', () => childCalls() >= 3, 30_000).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    return gateway.stop();
  },
};
