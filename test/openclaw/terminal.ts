import { openTerminal as openScript, type Terminal } from '../../packages/critiqor/src/testing/test-terminal.ts';
import { type Host, OPENCLAW } from './host.ts';

export type { Terminal };

/** Starts OpenClaw in a terminal of its own. */
export function openTerminal(host: Host, args: readonly string[]): Terminal {
  return openProgram(host, OPENCLAW, args);
}

/** Starts a script of Node's in a terminal of its own. */
export function openProgram(
  { workspace, env }: Pick<Host, 'workspace' | 'env'>,
  script: string,
  args: readonly string[],
): Terminal {
  return openScript(script, args, { cwd: workspace, env });
}
