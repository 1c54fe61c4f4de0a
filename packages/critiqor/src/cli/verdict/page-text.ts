import { spawn } from 'node:child_process';

interface PagerOptions {
  readonly stream: NodeJS.WriteStream;
  readonly env: NodeJS.ProcessEnv;
}

/** Quits at once if everything fits, keeps colours, and leaves the text on the screen. */
const LESS = 'FRX';

/** Prints a long text: through the user's pager if it does not fit on the terminal, otherwise as it is. */
export async function pageText(text: string, { stream, env }: PagerOptions): Promise<void> {
  const pager = env.CRITIQOR_PAGER ?? env.PAGER ?? 'less';
  const fits = text.split('\n', (stream.rows ?? 0) + 1).length < (stream.rows ?? 0);
  if (!stream.isTTY || fits || pager === '' || pager === 'cat' || !(await runPager(pager, text, env))) {
    console.log(text);
  }
}

/** False when there is no such pager. As git does, the setting is a command line. */
function runPager(pager: string, text: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const NOT_FOUND = 127;
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', pager], {
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { LESS, ...env },
    });
    // Ctrl-C belongs to the pager while it shows the text.
    const ignore = (): void => {};
    process.on('SIGINT', ignore);
    // Whoever leaves the pager early has read enough.
    child.stdin.on('error', ignore);
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code !== NOT_FOUND));
    const end = (isShown: boolean): void => {
      process.removeListener('SIGINT', ignore);
      resolve(isShown);
    };
    child.stdin.end(`${text}\n`);
  });
}
