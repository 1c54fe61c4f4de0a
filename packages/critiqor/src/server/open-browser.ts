import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** The command that opens an address, or null where there is no screen. */
export function toOpener(platform: NodeJS.Platform, env: Environment): readonly string[] | null {
  // Nobody looks at the screen of a CI machine.
  if (env.CI || env.SSH_CONNECTION) return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/** Opens an address in the user's browser. Failures do not matter: the address is printed too. */
export function openBrowser(url: string, opener = toOpener(process.platform, process.env)): void {
  const [command, ...args] = opener ?? [];
  if (!command) return;
  try {
    const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
    child.on('error', () => {});
    child.unref();
  } catch {
    // No such program, or too many processes.
  }
}
