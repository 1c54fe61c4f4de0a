import { oldestOf } from './bounded-map.ts';
import type { CallMemory, ObservedRun, ObservedToolCall } from './observed-run.ts';

/** No host has as many calls open at once. */
const MAX_OPEN_CALLS = 4_096;
const MAX_CONTENTS = 512;
/** Calls with a result that are remembered per run, for late refinements. */
const MAX_ENDED_CALLS = 256;

export function createCallMemory(): CallMemory {
  return { open: new Map(), withContent: new Set() };
}

/** A call has begun. */
export function rememberCall(run: ObservedRun, call: ObservedToolCall): void {
  const { open } = run.memory;
  if (run.endedTools.size > 0) run.endedTools.delete(call.id);
  run.tools.set(call.id, call);
  open.set(call, run);
  rememberContent(run.memory, call);
  const oldest = open.size > MAX_OPEN_CALLS ? oldestOf(open) : undefined;
  if (!oldest) return;
  const owner = open.get(oldest);
  open.delete(oldest);
  // An id that the host gave again belongs to the newer call.
  if (owner?.tools.get(oldest.id) === oldest) owner.tools.delete(oldest.id);
}

/** A call has its result. Of such calls each run forgets the oldest; one that is open needs its beginning when it ends. */
export function rememberResult(run: ObservedRun, call: ObservedToolCall, text: string): void {
  call.resultText = text;
  run.memory.open.delete(call);
  rememberContent(run.memory, call);
  run.endedTools.add(call.id);
  const oldest = run.endedTools.size > MAX_ENDED_CALLS ? oldestOf(run.endedTools) : undefined;
  if (oldest === undefined) return;
  run.endedTools.delete(oldest);
  run.tools.delete(oldest);
}

function rememberContent({ withContent }: CallMemory, call: ObservedToolCall): void {
  withContent.delete(call);
  withContent.add(call);
  const oldest = withContent.size > MAX_CONTENTS ? oldestOf(withContent) : undefined;
  if (oldest) forgetContent(withContent, oldest);
}

/** A run has ended: arguments and results of its calls are no longer needed. */
export function forgetContents(run: ObservedRun): void {
  run.prompt = undefined;
  run.stored.clear();
  run.unstored.clear();
  run.compared.clear();
  for (const call of run.tools.values()) forgetContent(run.memory.withContent, call);
}

function forgetContent(withContent: Set<ObservedToolCall>, call: ObservedToolCall): void {
  withContent.delete(call);
  call.input = undefined;
  call.resultText = undefined;
}

/** A run itself is forgotten: nothing else must keep its calls. */
export function forgetCalls({ tools, memory }: ObservedRun): void {
  for (const call of tools.values()) {
    memory.open.delete(call);
    memory.withContent.delete(call);
  }
}
