import type { HubClient } from './hub-client.ts';
import { type PushedRun, pushRun, type RunToPush } from './push-run.ts';
import type { PushedList } from './pushed-list.ts';

/** Runs on their way at once: one is compressed here while another is verified there. */
const PARALLEL = 4;

/** Sends runs and notes each one as soon as the hub has acknowledged it. The first failure ends it; what was sent stays sent. */
export async function pushRuns(
  client: HubClient,
  runs: readonly RunToPush[],
  pushed: PushedList,
  {
    machine,
    onBytes,
    onPushed,
  }: {
    readonly machine: string;
    readonly onBytes: (bytes: number) => void;
    readonly onPushed: (run: RunToPush, result: PushedRun) => void;
  },
): Promise<void> {
  const waiting = [...runs];
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let run = waiting.shift(); run && failures.length === 0; run = waiting.shift()) {
      const result = await pushRun(client, run, machine, onBytes);
      pushed.add(run.runId, run.seal, result.state);
      onPushed(run, result);
    }
  };
  await Promise.all(
    Array.from({ length: PARALLEL }, () =>
      work().catch((cause: unknown) => {
        failures.push(cause);
      }),
    ),
  );
  if (failures.length > 0) throw failures[0];
}
