import { spawnSync } from 'node:child_process';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { evaluateTraces, type Prediction } from '../packages/critiqor/src/judge/evaluate-traces.ts';

/** Runs a scorer of the benchmark; what it prints is given back. */
export function runScript(script: string, ...args: readonly string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}.`);
  return stdout;
}

/** Judges traces as anybody would: from a file that holds neither labels nor outcomes nor names. */
export async function judgeBlind(path: string): Promise<Prediction[]> {
  const judged: Prediction[] = [];
  for await (const prediction of evaluateTraces(path, DEFAULT_PROFILE)) judged.push(prediction);
  return judged;
}
