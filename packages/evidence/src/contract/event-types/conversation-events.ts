import { content, type EventTypeContract, fact } from './event-type.ts';

/** The gateway, conversations, runs, turns and messages. */
export const CONVERSATION_EVENTS = {
  gateway_start: {
    layer: 'extension_api',
    is: 'a gateway begins to serve, or serves again after our plugin was replaced',
    payload: { port: fact('number', 'port on which it listens') },
  },
  gateway_stop: {
    layer: 'extension_api',
    is: 'a gateway stops, or only replaces our plugin (see reason)',
    payload: { reason: fact('string', 'as reported by the host') },
  },
  gateway_reload: {
    layer: 'extension_api',
    is: 'a gateway has a new configuration; only in the log of a gateway',
    payload: { registration: fact('object', 'mode and number of the registration in the process') },
  },
  gateway_health: {
    layer: 'extension_api',
    is: 'something that concerns the gateway or a channel as a whole; only in the log of a gateway',
    payload: {
      kind: fact('string', "the host's name for it, such as webhook.error"),
      channel: fact('string', 'channel that it concerns'),
      level: fact('string', 'how bad it is, as the host says it'),
      conversation_key: fact('string', 'conversation that it concerns'),
      reason: fact('string', 'as reported by the host'),
    },
  },
  session_start: {
    layer: 'extension_api',
    is: 'a conversation begins',
    payload: { resumed_from: fact('string', 'conversation that this one continues') },
  },
  session_end: {
    layer: 'extension_api',
    is: 'a conversation ends',
    payload: {
      reason: fact('string', 'new, reset, idle, shutdown …'),
      next_conversation_id: fact('string', 'conversation that follows'),
    },
  },
  reset: {
    layer: 'extension_api',
    is: 'a conversation is about to be reset',
    payload: {
      reason: fact('string', 'new or reset'),
      messages: fact('number', 'number of messages in the conversation'),
    },
  },
  agent_start: {
    layer: 'extension_api',
    is: 'one run of the host begins; a retry of it refines this line with its attempt',
    payload: {
      attempt: fact('number', '1, and 2 or more for retries'),
      trigger: fact('string', 'user, heartbeat, cron, memory or subagent'),
      trigger_source: fact(
        'string',
        'host: reported by the host; conversation_key: derived from the key of the conversation',
      ),
      job_id: fact('string', 'cron job'),
      concluded_from: fact('string', 'what revealed the run if the host showed no beginning: run_end'),
    },
  },
  agent_end: {
    layer: 'extension_api',
    is: 'that run ended, with its real outcome',
    payload: {
      ending: fact('string', 'success, error, timeout, aborted or yielded'),
      settled: fact('boolean', 'whether the host considers this final'),
      stop_reason: fact('string', 'as reported by the host'),
      liveness: fact('string', 'working, paused, blocked or abandoned'),
      aborted: fact('boolean', 'as reported by the host'),
      timeout_phase: fact('string', 'what was running at the timeout'),
      failure: fact('string', 'class of the failure, as reported by the host'),
      reply: fact('string', 'disposition of the final reply: visible, empty …'),
      reported_error: content(
        'string',
        'the error that the host gave for the run, if it is that of an earlier attempt and a later one succeeded',
      ),
      concluded_from: fact('string', 'what it was derived from if the source of an import shows no end: last_message'),
    },
  },
  turn_start: {
    layer: 'extension_api',
    is: 'one model response and its tools begin; derived by the recorder, because the host shows no turns',
    payload: {
      turn: fact('number', 'number of the turn in its run, from 1'),
      model_call: fact('number', 'number of the model call that began it'),
      concluded_from: fact('string', 'what it was derived from: model_call'),
    },
  },
  turn_end: {
    layer: 'extension_api',
    is: 'that turn is over; derived by the recorder',
    payload: {
      turn: fact('number', 'number of the turn in its run'),
      concluded_from: fact('string', 'what it was derived from: next_model_call or run_end'),
    },
  },
  input: {
    layer: 'extension_api',
    is: 'a user message enters a conversation',
    payload: {
      text: content('string', 'the message'),
      trigger: fact('string', 'user, heartbeat, cron, memory or subagent'),
      trigger_source: fact(
        'string',
        'host: reported by the host; conversation_key: derived from the key of the conversation',
      ),
      message_id: fact('string', 'id of the message'),
      stored: fact(
        'boolean',
        'false if the run ended before the host stored it: the text is the prompt that it made of it',
      ),
    },
  },
  message_received: {
    layer: 'extension_api',
    is: 'a channel delivers a message to the gateway',
    payload: {
      channel: fact('string', 'channel'),
      text: content('string', 'the message'),
      message_id: fact('string', 'id of the message'),
    },
  },
  message_sent: {
    layer: 'extension_api',
    is: 'the gateway delivered a message to a channel, or failed to',
    payload: {
      channel: fact('string', 'channel'),
      text: content('string', 'the message'),
      message_id: fact('string', 'id of the message'),
    },
  },
  message_start: {
    layer: 'extension_api',
    is: 'the first text of an assistant message arrives',
    payload: { item_id: fact('string', 'item of the host'), kind: fact('string', 'answer or preamble') },
  },
  message_update: { layer: 'extension_api', is: 'reserved: deltas are not stored', payload: {} },
  message_end: {
    layer: 'extension_api',
    is: 'an assistant message is complete, or as complete as it will be',
    payload: {
      text: content('string', 'its text'),
      tool_calls: fact('array', 'ids and names of the tool calls that it requests'),
      stop_reason: fact('string', 'stop, toolUse, length, error or aborted'),
      message_id: fact('string', 'id of the message'),
      model_call: fact('number', 'number of the model call in its run that produced it'),
      partial: fact('boolean', 'true if the host never stored the message: the text is what was streamed'),
      synthetic: fact('boolean', 'true if the host wrote it, not a model'),
      rewritten: fact(
        'boolean',
        'true if the stored message differs from what the model said: text and tool_calls are what it said',
      ),
      stored_text: content('string', 'the stored text, if it differs from what the model said'),
      stored: fact('boolean', 'false if the message is in no transcript: a plugin or the host dropped it'),
      reasoning: content('string', 'what the model thought before it answered, where all is captured (--capture full)'),
      reasoning_chars: fact('number', 'length of that'),
    },
  },
} as const satisfies Record<string, EventTypeContract>;
