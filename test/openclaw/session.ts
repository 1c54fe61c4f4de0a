import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createScriptedModel, type ScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { collect, createHost, type Finished, type Host, OPENCLAW } from './host.ts';

export const CRITIQOR = join(import.meta.dirname, '../../packages/critiqor/bin/critiqor.js');

/** The arguments that monitor the OpenClaw of the tests. */
export const monitor = (...args: readonly string[]): string[] => [
  'monitor',
  'openclaw',
  '--openclaw-command',
  OPENCLAW,
  ...args,
];

export interface Session {
  readonly host: Host;
  readonly model: ScriptedModel;
  readonly runsDir: string;
  critiqor(...args: readonly string[]): Promise<Finished>;
  start(...args: readonly string[]): { readonly child: ChildProcess; readonly ended: Promise<Finished> };
}

/** An installation that knows nothing of Critiqor, and Critiqor beside it. */
export async function withSession(play: (session: Session) => Promise<void>): Promise<void> {
  const model = await createScriptedModel();
  const host = createHost({ model, recorder: false });
  const runsDir = join(host.home, 'evidence');
  const start: Session['start'] = (...args) => {
    const child = spawn(process.execPath, [CRITIQOR, ...args], {
      cwd: host.workspace,
      env: { ...host.env, CRITIQOR_RUNS_DIR: runsDir },
    });
    return { child, ended: collect(child) };
  };
  try {
    await play({ host, model, runsDir, start, critiqor: (...args) => start(...args).ended });
  } finally {
    await model.close();
    host.remove();
  }
}
