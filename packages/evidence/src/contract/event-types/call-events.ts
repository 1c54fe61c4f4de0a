import { content, type EventTypeContract, fact } from './event-type.ts';

/** Model calls and tool calls. */
export const CALL_EVENTS = {
  before_provider_request: {
    layer: 'extension_api',
    is: 'a model call starts',
    payload: {
      model_call: fact('number', 'number of the call in its run, from 1'),
      call_id: fact('string', 'id of the host, not unique across retries'),
      provider: fact('string', 'provider'),
      model: fact('string', 'model'),
      api: fact('string', 'wire protocol'),
      attempt: fact('number', 'attempt of the run'),
      purpose: fact('string', 'compaction: the call writes the summary of a compaction'),
      context_budget: fact('number', 'token limit of the context'),
    },
  },
  after_provider_response: {
    layer: 'extension_api',
    is: 'a model call ends or fails; tokens, cost and error details often arrive as refinements',
    payload: {
      model_call: fact('number', 'number of the call in its run, from 1'),
      call_id: fact('string', 'id of the host, not unique across retries'),
      provider: fact('string', 'provider'),
      model: fact('string', 'model'),
      purpose: fact('string', 'compaction: the call writes the summary of a compaction'),
      usage: fact('object', 'input, output, cache_read, cache_write and total tokens, as far as reported'),
      reported_usage: fact('object', 'usage as reported, if it is impossible: a negative count'),
      cost_usd: fact('number', 'cost at the configured prices; absent if the price or the usage is unknown'),
      context_used: fact('number', 'tokens in the context: input, cache reads and cache writes of this call'),
      context_budget: fact('number', 'token limit of the context'),
      stop_reason: fact('string', 'stop, toolUse, length, error or aborted'),
      duration_source: fact('string', 'host: measured by the host; derived: from the times of two events'),
      first_byte_ms: fact('number', 'time to the first byte'),
      request_bytes: fact('number', 'size of the request'),
      response_bytes: fact('number', 'size of the response'),
      failure: fact('string', 'class of the failure: server_error, rate_limit, auth, timeout, aborted …'),
      http_status: fact('number', 'status code, if the host reported one'),
      tool_calls_refused: fact(
        'string',
        'the host refused the tool calls of this response before execution: malformed (no name, repeated ids, a second choice, arguments that are no object or no JSON) or too_large; it shows neither names nor arguments',
      ),
      retry: fact('object', 'attempt, max_attempts, delay_ms and reason if the host retries'),
      message_id: fact('string', 'message that the call produced'),
      concluded_from: fact('string', 'what revealed the end if the host reported none'),
    },
  },
  tool_call: {
    layer: 'tool_hooks',
    is: 'the model calls a tool',
    payload: {
      toolName: fact('string', 'tool name, as normalised by the host'),
      toolCallId: fact('string', 'id of the call'),
      input: content('any', 'arguments, as the model sent them'),
      executed_input: content(
        'any',
        'arguments as executed, if they differ at any depth: coerced by the host, rewritten by a plugin, or masked when first shown',
      ),
    },
  },
  tool_result: {
    layer: 'tool_hooks',
    is: 'the result of that call',
    payload: {
      toolName: fact('string', 'tool name, as normalised by the host'),
      toolCallId: fact('string', 'id of the call'),
      result: content('any', 'content and details, as provided by the host'),
      result_chars: fact('number', 'length of the text that the host provided'),
      text: content('string', 'the text of the result, if a later seam showed more of it than the first'),
      duration_source: fact('string', 'host: measured by the host; derived: from the times of two events'),
      blocked_by: fact(
        'string',
        'why the call was not executed, or its message not delivered: unknown_tool, invalid_arguments, tool_loop, hook (one that failed), plugin, policy (of the host, for commands), person or host',
      ),
      approval: fact('string', 'pending: the command waits for an approval and may run later'),
      process: fact('string', 'name of the background process of a command that is still running'),
      process_id: fact('number', 'its id in the operating system'),
      process_end: fact(
        'string',
        'how the end of that process was recognised: process_id, process_name, start_time or elimination; ambiguous: this process or another one may have ended',
      ),
      stored_text: content(
        'string',
        'the stored result, if it differs from what the tool returned: rewritten by a plugin, masked or cut by the host; the model received what the tool returned',
      ),
    },
  },
  tool_execution_start: { layer: 'tool_hooks', is: 'reserved', payload: {} },
  tool_execution_update: { layer: 'tool_hooks', is: 'reserved', payload: {} },
  tool_execution_end: {
    layer: 'tool_hooks',
    is: 'the process of a command ended, and it is unclear which call started it',
    payload: {
      candidates: fact('array', 'ids of the calls that may have started it'),
      command_chars: fact('number', 'length of the command'),
      mode: fact('string', 'child or pty'),
      duration_source: fact('string', 'host: measured by the host'),
    },
  },
  user_bash: { layer: 'tool_hooks', is: 'reserved', payload: {} },
  before_tool_call_persist: { layer: 'tool_hooks', is: 'reserved', payload: {} },
  after_tool_call_persist: { layer: 'tool_hooks', is: 'reserved', payload: {} },
} as const satisfies Record<string, EventTypeContract>;
