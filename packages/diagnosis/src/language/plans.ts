import type { Run, ToolCall } from '../model/execution.ts';

/** The plan that an agent keeps for itself, as it was when the run ended. */
interface OpenPlan {
  readonly call: ToolCall;
  /** Steps that were never marked as done, in the agent's words. */
  readonly open: readonly string[];
  readonly total: number;
}

/** The agent's own plan, if steps of it were still open at the end of the run. */
export function findOpenPlan(run: Run): OpenPlan | null {
  for (const call of run.calls.toReversed()) {
    if (!KEEPS_PLAN.test(call.tool)) continue;
    const steps = toSteps(call.args);
    if (steps.length === 0) continue;
    const open = steps.filter(({ status, text }) => !DONE.test(status) && !IS_THE_ANSWER.test(text));
    return open.length === 0 ? null : { call, open: open.map(({ text }) => text), total: steps.length };
  }
  return null;
}

interface Step {
  readonly text: string;
  readonly status: string;
}

/** Steps as the common tools keep them: a list of objects with a status and a text. */
function toSteps(args: unknown): Step[] {
  if (typeof args !== 'object' || args === null) return [];
  const { todos, plan, steps, items } = args as Record<string, unknown>;
  const list = [todos, plan, steps, items].find(Array.isArray);
  return (list ?? []).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { status, content, step, text, title } = entry as Record<string, unknown>;
    const words = [content, step, text, title].find((value) => typeof value === 'string');
    return typeof status === 'string' && words !== undefined ? [{ status, text: String(words) }] : [];
  });
}

const KEEPS_PLAN = /^(?:todo_?write|update_?plan|write_?todos|plan)$/i;
const DONE = /^(?:complete|done|finish|cancel|skip)/i;
/** The last step is often the answer itself, which follows the last update of the plan; what only may be done is no promise. */
const IS_THE_ANSWER = /^(?:report|summari[sz]e|present|answer|reply|respond|explain|tell)|\boptional/i;
