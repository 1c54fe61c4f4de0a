import { content, type EventTypeContract, fact } from './event-type.ts';

const MEMORY_PAYLOAD = {
  observed_as: fact('string', 'type of the tool event that this copies: tool_call or tool_result'),
  query: content('string', 'what was searched for'),
  path: content('string', 'what should be read'),
  result_status: fact('string', 'hit, empty, unavailable, not_found or error; only with a result'),
  hits: fact('number', 'number of results'),
  warning: content('string', 'warning from the memory itself, such as degraded recall'),
};

/** Memory, skills, context, compaction, subagents and scheduled jobs. */
export const CONTEXT_EVENTS = {
  memory_search: {
    layer: 'tool_hooks',
    is: 'copy of the tool event of a memory search, with its result',
    payload: MEMORY_PAYLOAD,
  },
  memory_get: {
    layer: 'tool_hooks',
    is: 'copy of the tool event of a memory read, with its result',
    payload: MEMORY_PAYLOAD,
  },
  skill_available: {
    layer: 'extension_api',
    is: 'the skills that a run was offered; written when the list is new or has changed',
    payload: {
      skills: fact('array', 'name and location of each'),
      descriptions: content('array', 'their descriptions, in the same order'),
    },
  },
  skill_read: {
    layer: 'extension_api',
    is: 'a skill was opened: a read of its SKILL.md, derived from that tool result',
    payload: {
      skill: fact('string', 'name of its folder'),
      path: content('string', 'what was read'),
      result_status: fact('string', 'read, not_found or failed'),
    },
  },
  context_report: {
    layer: 'extension_api',
    is: 'what a run attempt sends to the model before its own turns',
    payload: {
      system_prompt_chars: fact('number', 'length of the system prompt'),
      prompt_chars: fact('number', 'length of the prompt'),
      history_messages: fact('number', 'messages of earlier turns'),
      tool_count: fact('number', 'tools that the run may use'),
      tools: fact('array', 'their names, if they are new or have changed'),
      images: fact('number', 'images in the prompt'),
    },
  },
  compaction_start: {
    layer: 'extension_api',
    is: 'the host begins to summarise a conversation',
    payload: { messages: fact('number', 'messages before'), tokens: fact('number', 'tokens before') },
  },
  compaction_end: {
    layer: 'extension_api',
    is: 'the compaction is done, or the conversation continued without it (outcome failed, derived)',
    payload: {
      messages: fact('number', 'messages after'),
      tokens: fact('number', 'tokens after'),
      compacted: fact('number', 'messages that were replaced'),
      concluded_from: fact('string', 'what revealed the failure if the host reported no end'),
    },
  },
  subagent_spawned: {
    layer: 'extension_api',
    is: 'a run starts a subagent',
    payload: {
      child_run_id: fact('string', 'run of the subagent'),
      child_conversation_key: fact('string', 'its conversation'),
      parent_conversation_key: fact('string', 'conversation that started it'),
      label: content('string', 'its label'),
      mode: fact('string', 'run or session'),
      model: fact('string', 'its model'),
    },
  },
  subagent_ended: {
    layer: 'extension_api',
    is: 'a subagent ended',
    payload: {
      child_run_id: fact('string', 'run of the subagent'),
      child_conversation_key: fact('string', 'its conversation'),
      parent_conversation_key: fact('string', 'conversation that started it'),
      reason: fact('string', 'subagent-complete, session-reset …'),
      ending: fact('string', 'outcome as reported by the host'),
      concluded_from: fact('string', 'run_end: the process ended before the host said so, and its own run was over'),
    },
  },
  cron: {
    layer: 'extension_api',
    is: 'a scheduled job is added, starts or finishes',
    payload: {
      action: fact('string', 'added, updated, removed, started or finished'),
      job_id: fact('string', 'job'),
      name: content('string', 'its name'),
      ending: fact('string', 'status as reported by the host'),
      run_id: fact('string', 'run that it started'),
      delivery: fact('string', 'delivery status'),
    },
  },
} as const satisfies Record<string, EventTypeContract>;
