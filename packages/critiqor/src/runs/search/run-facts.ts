import type { JournalEvent } from '@critiqor/evidence/contract/event';

/** What a list can be searched by beside the verdict: who asked for what, where, and what came back. Null is unknown. */
export interface RunFacts {
  readonly channel: string | null;
  readonly trigger: string | null;
  /** The lasting key of the conversation. */
  readonly conversation: string | null;
  readonly models: readonly string[];
  /** What was asked first, and what was answered last, as the evidence has it. */
  readonly task: string | null;
  readonly answer: string | null;
}

interface RunFactReader {
  /** Takes the next event of the evidence. */
  add(event: Pick<JournalEvent, 'event_type' | 'payload' | 'conversation_key'>): void;
  facts(): RunFacts;
}

/** As much of a text as the standard capture policy keeps. */
const MAX_TEXT_CHARS = 16_384;
/** Names are short; what is longer is not one. */
const MAX_NAME_CHARS = 200;
const MAX_MODELS = 8;
/** `agent:<agent>:<channel>:<kind of peer>:<peer>`: only such a key names a channel. */
const CHANNEL_KEY = /^agent:[^:]+:([^:]+):(?:direct|dm|group|channel|room|thread):/;

/** Collects the facts while somebody else reads the evidence. Subagents have conversations of their own, which are not the run's. */
export function createRunFactReader(): RunFactReader {
  let [channel, trigger, conversation, task, answer]: (string | null)[] = [];
  const models = new Set<string>();
  return {
    add({ event_type, payload, conversation_key: key }) {
      const members = Object(payload) as Readonly<Record<string, unknown>>;
      if (event_type === 'before_provider_request' || event_type === 'after_provider_response') {
        const model = toName(members.model);
        if (model && models.size < MAX_MODELS) models.add(model);
      }
      if (key !== undefined && /:subagent:/.test(key)) return;
      conversation ??= toName(key);
      if (event_type === 'message_received' || event_type === 'message_sent') channel ??= toName(members.channel);
      if (event_type === 'agent_start' || event_type === 'input') trigger ??= toName(members.trigger);
      if (event_type === 'input') task ??= toExcerpt(members.text);
      if (event_type === 'message_end') answer = toExcerpt(members.text) ?? answer ?? null;
    },
    facts: () => ({
      channel: channel ?? CHANNEL_KEY.exec(conversation ?? '')?.[1] ?? null,
      trigger: trigger ?? null,
      conversation: conversation ?? null,
      models: [...models],
      task: task ?? null,
      answer: answer ?? null,
    }),
  };
}

const toName = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, MAX_NAME_CHARS) : null;

const toExcerpt = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, MAX_TEXT_CHARS).toWellFormed() : null;
