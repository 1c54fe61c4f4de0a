import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelExchange } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { openSealedSession } from '../../packages/critiqor/src/sealed/sealed-reader.ts';

export interface Compared {
  /** Tool calls that the model asked for in an answer that was received whole. */
  readonly asked: number;
  /** Tool calls whose result the model received: without doubt, they were shown. */
  readonly shown: number;
  readonly missing: readonly string[];
  readonly repeated: readonly string[];
  /** Lines of sealed evidence. */
  readonly events: number;
}

/** Compares sealed evidence with what the model really sent and received. */
export function compareWithTruth(runsDir: string, runId: string, exchanges: readonly ModelExchange[]): Compared {
  const asked = new Set(exchanges.filter(({ answered }) => answered).flatMap(({ toolCallIds }) => toolCallIds));
  const shown = new Set(
    exchanges.flatMap(({ request }) => request.messages.flatMap(toResultId)).filter((id) => asked.has(id)),
  );
  const { calls, results, events } = countSealed(join(runsDir, runId, 'session.json'));
  const missing = [...shown].flatMap((id) => [
    ...(calls.has(id) ? [] : [`call ${id}`]),
    ...(results.has(id) ? [] : [`result ${id}`]),
  ]);
  const repeated = [calls, results].flatMap((counts) =>
    [...counts].filter(([, count]) => count > 1).map(([id, count]) => `${id} ${count} times`),
  );
  return { asked: asked.size, shown: shown.size, missing, repeated, events };
}

function toResultId(message: object): string[] {
  const { role, tool_call_id } = message as { readonly role?: unknown; readonly tool_call_id?: unknown };
  return role === 'tool' && typeof tool_call_id === 'string' ? [tool_call_id] : [];
}

function countSealed(session: string) {
  const calls = new Map<string, number>();
  const results = new Map<string, number>();
  let events = 0;
  if (!existsSync(session)) return { calls, results, events };
  const sealed = openSealedSession(session);
  try {
    for (const { journal } of sealed.events()) {
      events += 1;
      const { event_type, tool_call_id: id, refines, derived_from } = journal;
      const counts = event_type === 'tool_call' ? calls : event_type === 'tool_result' ? results : null;
      // A refinement adds to a fact, and a derived line repeats one: neither is a fact of its own.
      if (counts && id && refines === undefined && derived_from === undefined)
        counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  } finally {
    sealed.close();
  }
  return { calls, results, events };
}
