import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { withRunsLock } from '../../runs/runs-lock.ts';
import { finalizeRun } from '../../supervise/finalize-run.ts';
import { startRun } from '../../supervise/start-run.ts';
import { createTestWriter, writeJournal } from '../test-evidence.ts';
import { TEST_METADATA } from '../test-metadata.ts';

/** One command of a run: what it printed, and how it ended. */
interface Command {
  readonly command: string;
  readonly output: string;
  readonly exitCode: number;
}

interface Story {
  readonly asked?: string;
  readonly commands?: readonly Command[];
  readonly answer?: string;
  readonly visibility?: 'private' | 'anonymous';
}

/** The claim that the only command of the run contradicts. */
const FALSE_STORY: Required<Pick<Story, 'asked' | 'commands' | 'answer'>> = {
  asked: 'Run the unit tests and tell me where we stand.',
  commands: [
    { command: 'npm test', output: 'Tests: 3 failed, 9 passed, 12 total\n(Command exited with code 1)', exitCode: 1 },
  ],
  answer: 'We are in good shape. All 12 tests pass.',
};

/** For tests: the next run of a directory, sealed and diagnosed; by default one with a false claim. */
export async function makeReadableRun(runsDir: string, story: Story = {}): Promise<RunPaths> {
  const paths = startReadableRun(runsDir, story);
  await finalizeRun(runsDir);
  return paths;
}

/** The same while it is monitored. */
export function startReadableRun(runsDir: string, story: Story = {}): RunPaths {
  const metadata = { ...TEST_METADATA, visibility: story.visibility ?? TEST_METADATA.visibility };
  const { paths } = withRunsLock(runsDir, () => startRun(runsDir, metadata, new Date().toISOString()));
  writeJournal(paths, toReadableLines(story));
  return paths;
}

/** Its lines, as a recorder writes them. */
export function toReadableLines(story: Story = {}): string[] {
  const { asked, commands, answer } = { ...FALSE_STORY, ...story };
  const write = createTestWriter('w_a');
  const model = { source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined } as const;
  return [
    write({ ...model, event_type: 'recorder_start', payload: { evidence_version: 2 } }),
    write({ ...model, event_type: 'input', payload: { text: asked } }),
    ...commands.flatMap(({ command, output, exitCode }, index) => {
      const call = { tool_call_id: `call_${index}`, tool_name: 'exec' } as const;
      const isOk = exitCode === 0;
      return [
        write({ ...call, payload: { toolName: 'exec', toolCallId: call.tool_call_id, input: { command } } }),
        write({
          ...call,
          event_type: 'tool_result',
          status: isOk ? 'ok' : 'error',
          outcome: isOk ? 'completed' : 'failed',
          exit_code: exitCode,
          payload: { result: output },
        }),
      ];
    }),
    write({ ...model, event_type: 'message_end', payload: { role: 'assistant', text: answer } }),
  ];
}
