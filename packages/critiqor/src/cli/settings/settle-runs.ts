import { countOf } from '@critiqor/diagnosis/model/words';
import { listOpenRuns } from '../../runs/open/open-runs.ts';
import { toPrintable } from '../format.ts';
import { toRunsDir } from '../options.ts';
import { withProgress } from '../progress.ts';

/** The runs directory of a command, in which every run that has ended is sealed and judged. */
export async function toSettledRunsDir(folder: string | undefined): Promise<string> {
  const runsDir = toRunsDir(folder);
  await settleRuns(runsDir);
  return runsDir;
}

/** Seals what an installed recorder has left. A failure is reported and never stops the command. */
export async function settleRuns(runsDir: string): Promise<void> {
  const waiting = listOpenRuns(runsDir).filter(({ state }) => state !== 'open').length;
  if (waiting === 0) return;
  // Loaded only when there is something to seal: most commands start faster without it.
  const [{ sealLeftovers }, { toProfile }] = await Promise.all([
    import('../../supervise/open/seal-open-run.ts'),
    import('./profile-option.ts'),
  ]);
  const toText = (share: number): string =>
    `critiqor: sealing ${Math.floor(share * waiting)} of ${countOf(waiting, 'finished run')}`;
  const { failed } = await withProgress(
    process.stderr,
    (onRun) => sealLeftovers(runsDir, { profile: toProfile(undefined), onRun }),
    Date.now,
    toText,
  );
  for (const { runId, message } of failed)
    process.stderr.write(`critiqor: ${runId} could not be sealed: ${toPrintable(message)}\n`);
}
