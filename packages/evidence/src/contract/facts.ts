import { ENTRY_POINTS, type EntryPoint, type Fact } from './known-facts/fact.ts';
import { GATEWAY_FACTS } from './known-facts/gateway-facts.ts';
import { MODEL_FACTS } from './known-facts/model-facts.ts';
import { REFUSAL_FACTS } from './known-facts/refusal-facts.ts';
import { RUN_FACTS } from './known-facts/run-facts.ts';
import { TOOL_FACTS } from './known-facts/tool-facts.ts';

/** Entry point × fact, as found by running OpenClaw 2026.9.6; `docs/events.md` prints it. */
export const FACTS = {
  ...RUN_FACTS,
  ...MODEL_FACTS,
  ...TOOL_FACTS,
  ...REFUSAL_FACTS,
  ...GATEWAY_FACTS,
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof FACTS;

/** Seams that the host delivers only to plugins that were granted access to conversations. */
export const CONVERSATION_SEAMS: readonly string[] = ['hook.llm_input', 'hook.llm_output', 'hook.agent_end'];

/**
 * Seams that must have shown something once one of these events was recorded in a run that has ended: otherwise this host does not have them, or
 * does not call them here. Typed hooks are expected only where the host calls them at all. Other seams may be silent because nothing happened.
 */
export const EXPECTED_SEAMS: Readonly<Record<string, { readonly after: string; readonly in: readonly EntryPoint[] }>> =
  {
    transcript: { after: 'after_provider_response', in: ENTRY_POINTS },
    'agent_event.tool': { after: 'tool_call', in: ENTRY_POINTS },
    'diagnostic.run.execution_phase': { after: 'after_provider_response', in: ENTRY_POINTS },
    'hook.model_call_started': { after: 'after_provider_response', in: ['agent_local', 'gateway'] },
    'hook.model_call_ended': { after: 'after_provider_response', in: ['agent_local', 'gateway'] },
    'hook.llm_input': { after: 'after_provider_response', in: ['agent_local', 'gateway'] },
    'hook.llm_output': { after: 'after_provider_response', in: ['agent_local', 'gateway'] },
    'hook.agent_end': { after: 'after_provider_response', in: ['agent_local', 'gateway'] },
    'hook.after_tool_call': { after: 'tool_result', in: ['agent_local', 'gateway'] },
  };
