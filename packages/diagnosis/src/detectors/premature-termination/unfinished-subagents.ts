import type { Conversation, Subagent } from '../../model/execution.ts';

interface UnfinishedSubagent {
  readonly subagent: Subagent;
  readonly doing: string;
}

/** Subagents that were reported as completed although their own runs say otherwise. */
export function findUnfinishedSubagents(
  subagents: readonly Subagent[],
  conversations: readonly Conversation[],
): UnfinishedSubagent[] {
  const bySession = new Map(conversations.map((conversation) => [toSessionKey(conversation), conversation]));
  return subagents.flatMap((subagent) => {
    if (subagent.ending === null || !COMPLETED.test(subagent.ending)) return [];
    const run = bySession.get(subagent.childSessionKey ?? '')?.runs.at(-1);
    if (!run || run.items.length === 0) return [];
    if (run.end === null) return [{ subagent, doing: 'it was still running' }];
    const { ending } = run.end;
    return ending === 'error' || ending === 'timeout' || ending === 'aborted'
      ? [{ subagent, doing: `it ended with ${ending}` }]
      : [];
  });
}

const COMPLETED = /^(?:ok|success|complete|done)/i;

/** A conversation's key is that of its session, with the session's id behind it. */
const toSessionKey = ({ key }: Conversation): string => key.split(' ', 1)[0] ?? key;
