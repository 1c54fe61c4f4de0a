import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** The command that opens a page, or null where there is no screen. */
export function toOpener(platform: NodeJS.Platform, env: Environment): readonly string[] | null {
  // Nobody looks at the screen of a CI machine.
  if (env.CI || env.SSH_CONNECTION) return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/**
 * Opens a file in the user's browser. Arguments of processes are public, so it is never an address with a token. Failures do not matter:
 * an address is printed too.
 */
export function openBrowser(path: string, opener = toOpener(process.platform, process.env)): void {
  const [command, ...args] = opener ?? [];
  if (!command) return;
  try {
    const child = spawn(command, [...args, path], { stdio: 'ignore', detached: true });
    child.on('error', () => {});
    child.unref();
  } catch {
    // No such program, or too many processes.
  }
}
