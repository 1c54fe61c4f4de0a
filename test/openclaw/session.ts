import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createScriptedModel, type ScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { createHost, type Host } from './host.ts';

export const CRITIQOR = join(import.meta.dirname, '../../packages/critiqor/bin/critiqor.js');

export interface Session {
  readonly host: Host;
  readonly model: ScriptedModel;
  readonly runsDir: string;
  critiqor(...args: readonly string[]): Promise<Ended>;
  start(...args: readonly string[]): { readonly child: ChildProcess; readonly ended: Promise<Ended> };
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
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
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const ended = new Promise<Ended>((resolve) =>
      child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr })),
    );
    return { child, ended };
  };
  try {
    await play({ host, model, runsDir, start, critiqor: (...args) => start(...args).ended });
  } finally {
    await model.close();
    host.remove();
  }
}
