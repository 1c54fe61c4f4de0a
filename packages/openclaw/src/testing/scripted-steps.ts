import type { HostObject } from '../host/host.ts';
import { nextDiagnosticSeq, type Step } from './replay-steps.ts';

/** For tests: what the recordings do not hold, made by hand in the shapes of the host. */

/** One run that is told event by event; the host numbers and dates what it shows. */
export interface ScriptedRun {
  readonly steps: Step[];
  at(ms: number): ScriptedRun;
  lifecycle(data: HostObject): ScriptedRun;
  agentEvent(stream: string, data: HostObject): ScriptedRun;
  toolStart(id: string, name: string, args: unknown): ScriptedRun;
  /** The result of a tool and the host's own verdict on it. */
  toolEnd(id: string, text: string, verdict: { status: string; isError?: boolean; details?: HostObject }): ScriptedRun;
  hook(name: string, event: HostObject): ScriptedRun;
  diagnostic(type: string, event: HostObject): ScriptedRun;
  transcript(message: HostObject): ScriptedRun;
}

const BEGIN = Date.UTC(2026, 10, 15);
let messages = 0;

export function createScriptedRun(runId: string, sessionKey = 'agent:main:main'): ScriptedRun {
  const steps: Step[] = [];
  let seq = 0;
  let ts = BEGIN;
  const add = (seam: string, event: HostObject, context?: HostObject): ScriptedRun => {
    steps.push({ seam, event, ...(context ? { context } : {}) });
    return run;
  };
  const agentEvent = (stream: string, data: HostObject): ScriptedRun => {
    seq += 1;
    return add(`agent_event.${stream}`, { runId, sessionKey, agentId: 'main', stream, seq, ts, data });
  };
  const run: ScriptedRun = {
    steps,
    at(ms) {
      ts = BEGIN + ms;
      return run;
    },
    agentEvent,
    lifecycle: (data) => agentEvent('lifecycle', data),
    toolStart: (toolCallId, name, args) => agentEvent('tool', { phase: 'start', name, toolCallId, args }),
    toolEnd(toolCallId, text, { status, isError = false, details = {} }) {
      const result = { content: [{ type: 'text', text }], details };
      agentEvent('tool', { phase: 'result', toolCallId, isError, result });
      return agentEvent('item', {
        kind: 'tool',
        phase: 'end',
        toolCallId,
        status,
        ...(isError ? { error: text } : {}),
      });
    },
    hook: (name, event) => add(`hook.${name}`, { runId, ...event }, { runId, sessionKey, agentId: 'main' }),
    diagnostic: (type, event) =>
      add(`diagnostic.${type}`, { type, runId, sessionKey, seq: nextDiagnosticSeq(), ts, ...event }),
    transcript(message) {
      messages += 1;
      return add('transcript', {
        sessionKey,
        messageId: `scripted-${messages}`,
        message: { timestamp: ts, ...message },
      });
    },
  };
  return run;
}

/**
 * What no recording holds: a command that outlives its call, a call that the host blocks in words of its own, one that is denied, one that
 * is too large, an answer that is never finished, thoughts, skills on offer, a compaction that a run tries itself, a channel that delivers, a plugin that rewrites a result and a message before they are stored.
 */
export function rareSteps(): Step[] {
  const command = 'sleep 60; exit 3';
  return createScriptedRun('rare')
    .hook('llm_input', { prompt: 'p', tools: [], historyMessages: [], systemPrompt: SKILLS })
    .lifecycle({ phase: 'start' })
    .toolStart('blocked', 'exec', { command })
    .toolEnd('blocked', 'Not on a Sunday', { status: 'blocked', isError: true })
    .hook('before_message_write', {
      message: { role: 'toolResult', toolCallId: 'blocked', content: [{ type: 'text', text: 'Not on a [day]' }] },
    })
    .toolStart('denied', 'exec', { command })
    .toolEnd('denied', 'exec denied: nobody can be asked', { status: 'failed', isError: true })
    .transcript({
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'Hm.' },
        { type: 'text', text: 'stored' },
      ],
      stopReason: 'stop',
      timestamp: BEGIN + 1,
    })
    .hook('agent_end', {
      messages: [{ role: 'assistant', content: 'said', stopReason: 'stop', timestamp: BEGIN + 1 }],
    })
    .hook('model_call_started', { callId: 'rare:model:2', provider: 'p', model: 'm' })
    .hook('model_call_ended', { callId: 'rare:model:2', outcome: 'error', durationMs: 5 })
    .hook('llm_output', {
      lastAssistant: { role: 'assistant', content: [], stopReason: 'error', errorMessage: TOO_LARGE },
    })
    .agentEvent('compaction', { phase: 'start' })
    .agentEvent('compaction', { phase: 'end', completed: false, willRetry: false, reason: 'nothing to compact' })
    .agentEvent('assistant', { itemId: 'i', text: 'I was about to' })
    .toolStart('background', 'exec', { command })
    .at(10_000)
    .toolEnd('background', 'Command still running', {
      status: 'completed',
      details: { status: 'running', sessionId: 'calm-reef', startedAt: BEGIN },
    })
    .at(60_000)
    .diagnostic('exec.process.completed', { durationMs: 60_000, exitCode: 3, commandLength: command.length })
    .hook('message_sent', { content: 'Done.', success: true, messageId: 'm' })
    .lifecycle({ phase: 'end', stopReason: 'stop', executionSettled: true }).steps;
}

const TOO_LARGE = 'Exceeded tool-call argument buffer limit';
const SKILLS = `You may use skills.
<available_skills>
<skill><name>release-notes</name><description>Writes release notes</description><location>/skills/release-notes/SKILL.md</location></skill>
<skill><name>changelog</name><description>Keeps a changelog</description><location>/skills/changelog/SKILL.md</location></skill>
</available_skills>
More words.`;
