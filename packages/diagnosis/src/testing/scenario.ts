import { EVIDENCE_VERSION, type JournalEvent } from '@critiqor/evidence/contract/event';
import { FACTS } from '@critiqor/evidence/contract/facts';
import type { EvidenceEvent } from '../intake/read-evidence.ts';

interface ScenarioOptions {
  readonly sessionKey?: string;
  readonly trigger?: string;
  readonly entryPoint?: string;
  readonly contextBudget?: number;
  /** Prefix of event ids, so that two scenarios can be mixed. */
  readonly ids?: string;
  readonly writer?: string;
  /** Leave out the line that says what the recorder could see. */
  readonly withoutHeader?: boolean;
}

export interface ResultOptions {
  readonly text?: string;
  readonly outcome?: string;
  readonly exitCode?: number;
  readonly error?: string;
  readonly blockedBy?: string;
  readonly durationMs?: number;
  /** No result at all, as with a killed process. */
  readonly missing?: boolean;
}

export interface ModelOptions {
  readonly input?: number;
  readonly output?: number;
  readonly cacheRead?: number;
  readonly cacheWrite?: number;
  readonly costUsd?: number;
  readonly contextUsed?: number;
  readonly outcome?: string;
  readonly failure?: string;
  readonly error?: string;
  readonly httpStatus?: number;
  readonly retry?: boolean;
  readonly purpose?: string;
  readonly stopReason?: string;
  /** The call never ended. */
  readonly open?: boolean;
  /** Tokens were not reported. */
  readonly withoutUsage?: boolean;
  /** It failed, and its tokens were reported all the same. */
  readonly billed?: boolean;
}

type Draft = { event_type: string; payload?: Record<string, unknown> } & Partial<Omit<JournalEvent, 'payload'>>;

/** Writes evidence as the recorder does, for tests: one step, one line. Times are a second apart. */
export function createScenario(options: ScenarioOptions = {}) {
  const { sessionKey = 'agent:main:main', writer = 'w_000000000001', ids = 'evt_', trigger = 'user' } = options;
  const events: EvidenceEvent[] = [];
  let run = 0;
  let modelCall = 0;
  let toolCall = 0;
  let context = 5_000;
  let isOpen = false;

  const add = (draft: Draft): string => {
    const seq = events.length + 1;
    const event_id = `${ids}${String(seq).padStart(6, '0')}`;
    const { event_type, payload = {}, ...rest } = draft;
    events.push({
      v: EVIDENCE_VERSION,
      host: 'openclaw',
      timestamp: new Date(Date.UTC(2026, 0, 1) + seq * 1_000).toISOString(),
      event_type,
      source_layer: 'extension_api',
      source: 'test',
      status: rest.outcome === 'failed' || rest.outcome === 'blocked' ? 'error' : 'ok',
      payload,
      seq,
      writer,
      prev_hash: '0'.repeat(64),
      hash: '0'.repeat(64),
      ...rest,
      event_id,
    } as EvidenceEvent);
    return event_id;
  };
  const inRun = (draft: Draft): string =>
    add({
      host_run_id: `${sessionKey}-run-${run}`,
      conversation_key: sessionKey,
      conversation_id: `${sessionKey}-session`,
      agent_id: 'main',
      ...draft,
    });

  if (!options.withoutHeader) {
    add({
      event_type: 'recorder_start',
      payload: {
        entry_point: options.entryPoint ?? 'gateway',
        host_version: '2026.9.6',
        conversation_access: true,
        capture: 'standard',
        subscribed: [...new Set(Object.values(FACTS).flatMap(({ seams }) => [...seams]))],
      },
    });
  }

  const scenario = {
    events,
    /** Begins a run with a message. */
    user(text: string, about: { readonly trigger?: string } = {}) {
      run += 1;
      modelCall = 0;
      isOpen = true;
      inRun({ event_type: 'agent_start', payload: { attempt: 1, trigger: about.trigger ?? trigger } });
      inRun({ event_type: 'input', payload: { text, trigger: about.trigger ?? trigger } });
      return scenario;
    },
    /** One model call, begun and ended. */
    model(about: ModelOptions = {}) {
      modelCall += 1;
      const start = {
        model_call: modelCall,
        provider: 'test',
        model: 'test-1',
        context_budget: options.contextBudget ?? 64_000,
        ...(about.purpose === undefined ? {} : { purpose: about.purpose }),
      };
      inRun({ event_type: 'before_provider_request', duration_ms: null, payload: start });
      if (about.open) return scenario;
      const { input = context, output = 40, cacheRead = 0, cacheWrite = 0 } = about;
      const used = about.contextUsed ?? input + cacheRead + cacheWrite;
      context = used + 100;
      inRun({
        event_type: 'after_provider_response',
        outcome: (about.outcome ?? 'completed') as 'completed',
        duration_ms: 200,
        ...(about.error === undefined ? {} : { error: about.error }),
        payload: {
          ...start,
          ...(about.failure === undefined ? {} : { failure: about.failure }),
          ...(about.httpStatus === undefined ? {} : { http_status: about.httpStatus }),
          ...(about.retry ? { retry: { attempt: 2, delay_ms: 100, max_attempts: 9, reason: about.failure } } : {}),
          ...(about.withoutUsage || (about.outcome === 'failed' && !about.billed)
            ? {}
            : {
                usage: { input, output, cache_read: cacheRead, cache_write: cacheWrite },
                context_used: used,
                ...(about.costUsd === undefined ? {} : { cost_usd: about.costUsd }),
              }),
          stop_reason: about.stopReason ?? 'stop',
        },
      });
      return scenario;
    },
    /** A model call that requests tools, and their results. */
    calls(
      calls: readonly { readonly tool: string; readonly args: unknown; readonly result?: ResultOptions }[],
      about: ModelOptions & { readonly text?: string } = {},
    ) {
      scenario.model({ stopReason: 'toolUse', ...about });
      const numbered = calls.map((call) => {
        toolCall += 1;
        return { ...call, id: `call_${toolCall}` };
      });
      inRun({
        event_type: 'message_end',
        payload: {
          text: about.text ?? '',
          stop_reason: 'toolUse',
          tool_calls: numbered.map(({ id, tool }) => ({ id, name: tool })),
          model_call: modelCall,
        },
      });
      for (const { id, tool, args } of numbered) {
        inRun({
          event_type: 'tool_call',
          tool_name: tool,
          tool_call_id: id,
          duration_ms: null,
          payload: { toolName: tool, toolCallId: id, input: args },
        });
      }
      for (const { id, tool, result = {} } of numbered) if (!result.missing) addResult(id, tool, result);
      return scenario;
    },
    call(
      tool: string,
      args: unknown,
      result: ResultOptions = {},
      about: ModelOptions & { readonly text?: string } = {},
    ) {
      return scenario.calls([{ tool, args, result }], about);
    },
    /** The agent answers, and the run ends by default. */
    say(text: string, about: ModelOptions & { readonly partial?: boolean } = {}) {
      scenario.model(about);
      inRun({
        event_type: 'message_end',
        payload: {
          text,
          stop_reason: about.stopReason ?? 'stop',
          model_call: modelCall,
          ...(about.partial ? { partial: true } : {}),
        },
      });
      return scenario;
    },
    end(ending = 'success', about: Record<string, unknown> & { readonly error?: string } = {}) {
      const { error, ...payload } = about;
      isOpen = false;
      inRun({
        event_type: 'agent_end',
        outcome: ending === 'success' || ending === 'yielded' ? 'completed' : 'failed',
        ...(error === undefined ? {} : { error }),
        payload: { ending, settled: true, stop_reason: 'stop', ...payload },
      });
      return scenario;
    },
    memory(operation: 'search' | 'get', query: string, status: string, hits?: number) {
      const tool = `memory_${operation}`;
      const member = operation === 'search' ? 'query' : 'path';
      scenario.call(
        tool,
        { [member]: query },
        { text: JSON.stringify(operation === 'search' ? { results: Array(hits ?? 0).fill('…'), status } : { status }) },
      );
      inRun({
        event_type: tool,
        derived_from: events.length,
        payload: {
          observed_as: 'tool_result',
          [member]: query,
          result_status: status,
          ...(hits === undefined ? {} : { hits }),
        },
      });
      return scenario;
    },
    compaction(about: {
      readonly before: number;
      readonly after?: number;
      readonly outcome?: string;
      readonly messagesBefore?: number;
      readonly messagesAfter?: number;
    }) {
      inRun({
        event_type: 'compaction_start',
        payload: { tokens: about.before, messages: about.messagesBefore ?? 20 },
      });
      inRun({
        event_type: 'compaction_end',
        outcome: (about.outcome ?? 'completed') as 'completed',
        payload: {
          ...(about.after === undefined ? {} : { tokens: about.after }),
          messages: about.messagesAfter ?? 4,
        },
      });
      if (about.after !== undefined) context = about.after;
      return scenario;
    },
    skills(skills: readonly { readonly name: string; readonly description: string }[]) {
      inRun({
        event_type: 'skill_available',
        payload: {
          skills: skills.map(({ name }) => ({ name, location: `skills/${name}/SKILL.md` })),
          descriptions: skills.map(({ description }) => description),
        },
      });
      return scenario;
    },
    readSkill(skill: string, status = 'read', text = `# ${skill}`) {
      const path = `skills/${skill}/SKILL.md`;
      const failed = status === 'read' ? {} : { outcome: 'failed', error: `File not found: ${path}` };
      scenario.call('read', { path }, { text: status === 'read' ? text : `File not found: ${path}`, ...failed });
      inRun({
        event_type: 'skill_read',
        derived_from: events.length,
        payload: { skill, path, result_status: status },
      });
      return scenario;
    },
    subagent(label: string, about: { readonly ending?: string } = {}) {
      const child = `agent:main:subagent:${label}`;
      const common = {
        child_run_id: `${child}-run-1`,
        child_conversation_key: child,
        parent_conversation_key: sessionKey,
      };
      inRun({ event_type: 'subagent_spawned', payload: { ...common, label, mode: 'run' } });
      if (about.ending !== undefined)
        inRun({ event_type: 'subagent_ended', payload: { ...common, ending: about.ending } });
      return scenario;
    },
    tools(tools: readonly string[]) {
      inRun({ event_type: 'context_report', payload: { tool_count: tools.length, tools } });
      return scenario;
    },
    /** The run did not end by itself: what the supervisor saw of the process. */
    process(about: { readonly exitCode?: number; readonly signal?: string; readonly trouble?: string }) {
      const supervisor = { source_layer: 'supervisor', writer: 'supervisor' } as const;
      if (about.trouble !== undefined)
        add({
          event_type: 'error_event',
          ...supervisor,
          status: 'error',
          payload: { source: about.trouble, message: about.trouble },
        });
      add({
        event_type: 'process_end',
        ...supervisor,
        payload: {
          ...(about.exitCode === undefined ? {} : { exit_code: about.exitCode }),
          ...(about.signal === undefined ? {} : { signal: about.signal }),
          duration: 10,
        },
      });
      return scenario;
    },
    /** Any event of the run, unchanged. */
    event(draft: Draft) {
      inRun(draft);
      return scenario;
    },
    get isOpen() {
      return isOpen;
    },
  };

  function addResult(id: string, tool: string, result: ResultOptions): void {
    const failed = result.exitCode !== undefined && result.exitCode !== 0;
    const text = result.text ?? (failed ? `(Command exited with code ${result.exitCode})` : 'ok');
    inRun({
      event_type: 'tool_result',
      tool_name: tool,
      tool_call_id: id,
      outcome: (result.outcome ?? (failed || result.error ? 'failed' : 'completed')) as 'completed',
      duration_ms: result.durationMs ?? 20,
      ...(result.exitCode === undefined ? {} : { exit_code: result.exitCode }),
      ...(result.error === undefined ? {} : { error: result.error }),
      payload: {
        toolName: tool,
        toolCallId: id,
        result: { content: [{ type: 'text', text }] },
        result_chars: text.length,
        ...(result.blockedBy === undefined ? {} : { blocked_by: result.blockedBy }),
      },
    });
  }

  return scenario;
}

export type Scenario = ReturnType<typeof createScenario>;
