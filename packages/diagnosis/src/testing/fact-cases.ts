import { diagnose } from '../diagnose.ts';

export type Call = readonly [tool: string, args: object, result: unknown];

export interface FactCase {
  readonly name: string;
  readonly task?: string;
  readonly calls: readonly Call[];
  /** An answer that the outputs contradict, and the same with what they say. */
  readonly wrong: string;
  readonly right: string;
}

/** What a high finding about the answer says. */
export function findAccusations({ task = 'Please do it and tell me.', calls }: FactCase, answer: string): string[] {
  const steps = calls.flatMap(([tool, args, result], at) => [
    { type: 'tool_call', tool, args, call_id: `c${at}` },
    {
      type: 'tool_result',
      tool,
      call_id: `c${at}`,
      text: typeof result === 'string' ? result : JSON.stringify(result),
    },
  ]);
  const events = [{ type: 'user_message', text: task }, ...steps, { type: 'assistant_message', text: answer }];
  const identity = { run_id: 'r', agent_id: '', tenant_id: '', framework: '', visibility: '' };
  const trace = { task, events: events.map((event, i) => ({ i, ...event })) };
  return diagnose({ identity, trace } as Parameters<typeof diagnose>[0])
    .findings.filter(({ type, severity }) => type === 'unverified_claim' && severity === 'high')
    .map(({ explanation }) => explanation);
}
