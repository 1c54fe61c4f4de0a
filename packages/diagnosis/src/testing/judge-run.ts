import { diagnose } from '../diagnose.ts';

/** A call of a tool: what it was given, what it printed, and its exit code where it has one. */
export type Call = readonly [tool: string, args: object, result: string, exit?: number];

/** Whether a run of these calls is ready, and what its answer is accused of. */
export function judgeRun(
  task: string,
  calls: readonly Call[],
  answer: string,
): { readonly readiness: string; readonly accusations: readonly string[] } {
  const steps = calls.flatMap(([tool, args, text, exit], at) => [
    { type: 'tool_call', tool, args, call_id: `c${at}` },
    {
      type: 'tool_result',
      tool,
      call_id: `c${at}`,
      text,
      ...(exit === undefined ? {} : { exit_code: exit, is_error: exit > 0 }),
    },
  ]);
  const events = [{ type: 'user_message', text: task }, ...steps, { type: 'assistant_message', text: answer }];
  const identity = { run_id: 'r', agent_id: '', tenant_id: '', framework: '', visibility: '' };
  const trace = { task, events: events.map((event, i) => ({ i, ...event })) };
  const { executive_summary, findings } = diagnose({ identity, trace } as Parameters<typeof diagnose>[0]);
  return {
    readiness: executive_summary.readiness_level,
    accusations: findings
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ type, explanation }) => `${type}: ${explanation}`),
  };
}
