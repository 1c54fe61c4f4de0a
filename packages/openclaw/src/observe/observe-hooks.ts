import * as modelCalls from '../calls/model-calls.ts';
import { idsOf, idsOfConversation, learnIds, type ObservedRun } from '../calls/observed-run.ts';
import { completeTool } from '../calls/tool-calls.ts';
import { asArray, asBoolean, asNumber, asObject, asText, given, type HostObject } from '../host/host.ts';
import { compareWithStored, noteStoredResult } from './messages/stored-messages.ts';
import type { Observation } from './observation.ts';

/**
 * Typed hooks, which only some entry points deliver. All of these are observing hooks: the host ignores what they return. Whole
 * contexts are never touched, only the members named here: some contexts hold the gateway's configuration with its keys.
 */

export interface HookEvent {
  readonly event: HostObject;
  readonly context: HostObject;
}

export function observeModelCallStarted({ event, context }: HookEvent, source: string, observation: Observation): void {
  const run = runOf(event, context, observation);
  if (!run) return;
  run.contextBudget = asNumber(event.contextTokenBudget) ?? run.contextBudget;
  if (!run.id.includes(':compaction:')) noteOwnCall(run, source, observation);
  const callId = asText(event.callId);
  const payload = given({
    call_id: callId,
    provider: asText(event.provider),
    model: asText(event.model),
    api: asText(event.api),
    context_budget: run.contextBudget,
  });
  modelCalls.startFromHook({ run, source, record: observation.record }, callId, { payload });
}

/** A call under the run's own id: the compaction is over, unless this host writes summaries under that id as well. */
function noteOwnCall(run: ObservedRun, source: string, observation: Observation): void {
  run.summarizes = observation.summarizesInRun && observation.compactions.get(run.sessionKey ?? '')?.isOpen === true;
  if (!run.summarizes) observation.endCompaction(run.sessionKey, 'next_model_call', source);
}

export function observeModelCallEnded({ event, context }: HookEvent, source: string, observation: Observation): void {
  const run = runOf(event, context, observation);
  if (!run) return;
  const kind = asText(event.failureKind);
  const outcome = event.outcome === 'completed' ? 'completed' : kind === 'aborted' ? 'cancelled' : 'failed';
  const callId = asText(event.callId);
  const payload = given({
    call_id: callId,
    provider: asText(event.provider),
    model: asText(event.model),
    failure: kind,
    first_byte_ms: asNumber(event.timeToFirstByteMs),
    request_bytes: asNumber(event.requestPayloadBytes),
    response_bytes: asNumber(event.responseStreamBytes),
  });
  const seen = { run, source, record: observation.record };
  modelCalls.endFromHook(seen, callId, { outcome, durationMs: asNumber(event.durationMs), payload });
}

/** Before an attempt: why the run began, what the model is offered, and how much is already in the context. */
export function observeLlmInput({ event, context }: HookEvent, source: string, observation: Observation): void {
  const run = runOf(event, context, observation);
  if (!run) return;
  run.trigger = asText(context.trigger) ?? run.trigger;
  run.jobId = asText(context.jobId) ?? run.jobId;
  if (!run.hasInput) run.prompt = asText(event.prompt);
  const systemPrompt = asText(event.systemPrompt) ?? '';
  const tools = asArray(event.tools).map((tool) => asText(asObject(tool).name) ?? 'unknown');
  observation.record({
    event_type: 'context_report',
    source,
    ...idsOf(run),
    payload: {
      system_prompt_chars: systemPrompt.length,
      prompt_chars: (asText(event.prompt) ?? '').length,
      history_messages: asArray(event.historyMessages).length,
      tool_count: tools.length,
      ...(observation.isNews(`tools:${run.agentId}`, tools.join()) ? { tools } : {}),
      ...given({ images: asNumber(event.imagesCount) }),
    },
  });
  recordSkills(run, systemPrompt, source, observation);
}

/** After an attempt: tokens and failures of calls whose message was not persisted. */
export function observeLlmOutput({ event, context }: HookEvent, source: string, observation: Observation): void {
  const run = runOf(event, context, observation);
  if (!run) return;
  modelCalls.describeFromLastMessage({ run, source, record: observation.record }, asObject(event.lastAssistant));
}

/**
 * The messages of an attempt hold the tokens of calls that named an unknown tool, and what the model said before anybody changed it.
 * `success` is not the run's outcome.
 */
export function observeAgentEnd({ event, context }: HookEvent, source: string, observation: Observation): void {
  const run = runOf(event, context, observation);
  if (!run) return;
  const seen = { run, source, record: observation.record };
  const messages = asArray(event.messages);
  modelCalls.describeFromAttempt(seen, messages);
  // Once a run has ended, what was stored of it is forgotten: 2026.7 calls this hook of a failed run only then. Before it has begun there
  // are only messages of earlier runs.
  if (run.started && !run.ended) compareWithStored(seen, messages);
}

export function observeAfterToolCall({ event, context }: HookEvent, source: string, observation: Observation): void {
  const run = runOf(event, context, observation);
  if (run) completeTool({ run, source, record: observation.record }, event);
}

/** A result of a tool is about to be stored, as all plugins have left it. */
export function observeMessageWrite({ event, context }: HookEvent, source: string, observation: Observation): void {
  const message = asObject(event.message);
  const run = message.role === 'toolResult' ? observation.runs.activeIn(asText(context.sessionKey)) : undefined;
  if (run) noteStoredResult({ run, source, record: observation.record }, message);
}

export function observeSessionStart({ event, context }: HookEvent, source: string, { record }: Observation): void {
  const payload = given({ resumed_from: asText(event.resumedFrom) });
  record({ event_type: 'session_start', source, ...idsOfConversation(event, context), payload });
}

export function observeSessionEnd({ event, context }: HookEvent, source: string, { record }: Observation): void {
  const payload = given({ reason: asText(event.reason), next_conversation_id: asText(event.nextSessionId) });
  record({ event_type: 'session_end', source, ...idsOfConversation(event, context), payload });
}

export function observeBeforeReset({ event, context }: HookEvent, source: string, { record }: Observation): void {
  const payload = { ...given({ reason: asText(event.reason) }), messages: asArray(event.messages).length };
  record({ event_type: 'reset', source, ...idsOfConversation(context), payload });
}

export function observeMessageReceived({ event, context }: HookEvent, source: string, { record }: Observation): void {
  record({
    event_type: 'message_received',
    source,
    ...idsOfConversation(event, context),
    payload: given({
      channel: asText(context.channelId),
      text: asText(event.content),
      message_id: asText(event.messageId) ?? asText(context.messageId),
    }),
  });
}

export function observeMessageSent({ event, context }: HookEvent, source: string, { record }: Observation): void {
  const success = asBoolean(event.success);
  record({
    event_type: 'message_sent',
    source,
    ...idsOfConversation(event, context),
    ...given({ error: asText(event.error) }),
    outcome: success === undefined ? 'unknown' : success ? 'completed' : 'failed',
    payload: given({
      channel: asText(context.channelId),
      text: asText(event.content),
      message_id: asText(event.messageId) ?? asText(context.messageId),
    }),
  });
}

export function observeCronChanged({ event }: HookEvent, source: string, { record }: Observation): void {
  const action = asText(event.action);
  const ending = asText(event.completionStatus) ?? asText(event.status);
  record({
    event_type: 'cron',
    source,
    ...idsOfConversation(event),
    ...given({
      error: asText(event.error),
      duration_ms: asNumber(event.durationMs),
      outcome: action !== 'finished' ? undefined : event.status === 'ok' ? ('completed' as const) : ('failed' as const),
    }),
    payload: given({
      action,
      job_id: asText(event.jobId),
      name: asText(asObject(event.job).name),
      ending,
      run_id: asText(event.runId),
      delivery: asText(event.deliveryStatus),
    }),
  });
}

export function observeGatewayStart({ event }: HookEvent, source: string, { record }: Observation): void {
  record({ event_type: 'gateway_start', source, payload: given({ port: asNumber(event.port) }) });
}

export function observeGatewayStop({ event }: HookEvent, source: string, observation: Observation): void {
  observation.record({ event_type: 'gateway_stop', source, payload: given({ reason: asText(event.reason) }) });
  observation.reportStatus('gateway_stopped');
}

/** The run that a hook speaks of, with the ids that its event and context carry. */
function runOf(event: HostObject, context: HostObject, { runs }: Observation): ObservedRun | undefined {
  const runId = asText(event.runId) ?? asText(context.runId);
  if (!runId) return undefined;
  const run = runs.of(runId);
  learnIds(run, context);
  learnIds(run, event);
  return run;
}

/** Skills are in the system prompt; the list is written when it is new or has changed. */
function recordSkills(run: ObservedRun, systemPrompt: string, source: string, observation: Observation): void {
  const from = systemPrompt.indexOf('<available_skills>');
  const to = systemPrompt.indexOf('</available_skills>', from);
  if (from === -1 || to === -1) return;
  const block = systemPrompt.slice(from, to);
  if (!observation.isNews(`skills:${run.agentId}`, block)) return;
  const entries = block.split('<skill>').slice(1);
  const skills = entries.map((skill) => given({ name: tagged(skill, 'name'), location: tagged(skill, 'location') }));
  const descriptions = entries.map((skill) => tagged(skill, 'description') ?? '');
  observation.record({ event_type: 'skill_available', source, ...idsOf(run), payload: { skills, descriptions } });
}

function tagged(text: string, tag: string): string | undefined {
  const from = text.indexOf(`<${tag}>`);
  const to = text.indexOf(`</${tag}>`, from);
  return from === -1 || to === -1 ? undefined : text.slice(from + tag.length + 2, to).trim();
}
