import { createInterface } from 'node:readline/promises';
import { CritiqorError } from '../../system/errors.ts';

/**
 * Asks a question that is answered with yes or no; Ctrl-C and Ctrl-D are a no. Without a terminal nobody can answer, and `remedy` says what to
 * pass instead.
 */
export async function askUser(question: string, remedy: string, isYes = false): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CritiqorError('usage', 'Cannot prompt: not a terminal.', { remedy });
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = (await terminal.question(`${question} ${isYes ? '[Y/n]' : '[y/N]'} `)).trim();
    return answer === '' ? isYes : /^y(es)?$/i.test(answer);
  } catch (cause) {
    if ((cause as Error).name !== 'AbortError') throw cause;
    process.stderr.write('\n');
    return false;
  } finally {
    terminal.close();
  }
}
