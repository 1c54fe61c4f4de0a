import type { Execution, Message, Run } from '../model/execution.ts';

/** The last thing that an agent said in a run, if no tool call follows it: what the person reads. */
export function toFinalAnswers(execution: Execution): ReadonlyMap<Run, Message> {
  const answers = new Map<Run, Message>();
  for (const run of execution.runs) {
    for (let i = run.items.length - 1; i >= 0; i -= 1) {
      const item = run.items[i];
      if (item?.kind === 'tool_call') break;
      if (item?.kind !== 'message' || item.role !== 'assistant' || item.synthetic || item.text.trim() === '') continue;
      answers.set(run, item);
      break;
    }
  }
  return answers;
}
