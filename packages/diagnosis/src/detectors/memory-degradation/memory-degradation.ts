import { defineDetector, toOutcome } from '../detector.ts';
import { COMPACTION_THRESHOLDS, judgeCompactions, judgeFlushes } from './after-compaction.ts';
import { judgeAskedAgain } from './asked-again.ts';
import { COLLAPSE_THRESHOLDS, isLarge, judgeCollapse } from './context-collapse.ts';
import { judgeForgottenDiets } from './forgotten-diets.ts';
import { ACCESS_THRESHOLDS, judgeAccess } from './memory-access.ts';
import { judgeOverwrites, OVERWRITE_THRESHOLDS } from './memory-overwrite.ts';
import { judgeToldBefore } from './told-before.ts';

type MessageId =
  | 'unavailable'
  | 'nothing_found'
  | 'missed_known_text'
  | 'overwritten'
  | 'collapsed'
  | 'done_again'
  | 'spawned_again'
  | 'asked_again'
  | 'told_before'
  | 'asked_for_known'
  | 'diet_forgotten'
  | 'rule_lost'
  | 'flush_failed';
type Need =
  | 'source'
  | 'memory'
  | 'memoryFiles'
  | 'conversations'
  | 'runs'
  | 'compactions'
  | 'subagents'
  | 'toolCalls'
  | 'modelCalls'
  | 'reading';

/** Memory that does not answer, loses what was stored, or is lost in a summary. */
export const memoryDegradation = defineDetector<MessageId, Need>({
  meta: {
    id: 'memory_degradation',
    title: 'Memory degradation',
    why: 'An agent that forgets works from guesses: it asks again, does things twice and breaks rules that it was given.',
    signals: ['tool_result'],
    revision: 3,
    messages: {
      unavailable: {
        says: 'Memory failed or was degraded ({reason}). Accesses that returned nothing: {misses}, the first for {query}.',
        remedy:
          'Check the memory index and its embedding provider (`openclaw memory status`), rebuild the index, and run the job again.',
        verification: 'The same search gives a hit or an honest "nothing found", without an error or warning.',
      },
      nothing_found: {
        says: 'Memory was no help. Searches and reads that found nothing: {misses}, the first for {query}.',
        remedy:
          'If it should be there, check that it was written and indexed; if not, tell the agent where to find it.',
        verification: 'A search for {query} finds it in a new run.',
      },
      missed_known_text: {
        says: 'A memory search for {query} found nothing, although the record shows that memory contains it.',
        remedy:
          'Rebuild the memory index and make writes searchable at once; until then, read the file instead of searching.',
        verification: 'A search in the same session finds text that was just written.',
      },
      overwritten: {
        says: 'A write replaced {file} and lost what was there: {before} characters before, {after} after.',
        remedy:
          'Append to memory files instead of rewriting them; restore the lost entries from a backup or from the record of this run.',
        verification: 'After the next write, the earlier entries of the file are still there.',
      },
      collapsed: {
        says: 'The context shrank from {before} to {after} tokens between two calls, {how}: almost everything that was said is gone.',
        remedy:
          'State the job and its rules again in this conversation, and check the compaction settings (how much is kept).',
        verification: 'After the next compaction, more than a tenth of the context is left.',
      },
      done_again: {
        says: 'After the history was summarised, the agent called {tool} again with the same arguments: what it had done before was done twice.',
        remedy: 'Undo the second one if that is possible, and keep a list of finished steps outside the conversation.',
        verification: 'After the next compaction, no finished step is repeated.',
      },
      spawned_again: {
        says: 'After the history was summarised, the agent restarted work that was already in progress. Subagents started twice: {spawns}, such as {label}.',
        remedy: 'Have the agent list its running subagents before it starts new ones, and stop the duplicates.',
        verification: 'In a new run, no label is started twice across a compaction.',
      },
      asked_again: {
        says: 'After the history was summarised, the agent no longer knew {fact} and asked for it.',
        remedy: 'Put lasting facts into memory files or the system prompt, where a summary cannot drop them.',
        verification: 'After the next compaction, the agent uses the fact without asking.',
      },
      told_before: {
        says: 'The agent asked for something that the person had told it before ({times} times). The person answered: “{said}”.',
        remedy: 'Keep the conditions of a job in the system prompt or in a memory file, where every turn sees them.',
        verification: 'In a new run of the same conversation, nothing is asked twice.',
      },
      asked_for_known: {
        says: 'The agent asked for what the person had already said: {topics}.',
        remedy: 'Keep the conditions of a job in the system prompt or in a memory file, where every turn sees them.',
        verification: 'In a new run of the same conversation, nothing is asked twice.',
      },
      diet_forgotten: {
        says: 'The agent knew what must not be eaten (“{rule}”) and served it all the same: “{served}”.',
        remedy: 'Take the dish off the menu, and have the agent repeat such limits before it plans or orders anything.',
        verification: 'In a new run, no dish contains what was ruled out.',
      },
      rule_lost: {
        says: 'After the history was summarised, the agent broke a rule that it had followed before: {rule}',
        remedy:
          'Put the rule where it is sent with every request (system prompt), or enforce it with a tool policy instead of words.',
        verification: 'After the next compaction, no call contains {forbidden}.',
      },
      flush_failed: {
        says: 'Saving to memory before the history was summarised failed ({reason}), but the history was summarised anyway.',
        remedy: 'Check the model and the time limit of the memory flush; save manually what must not be lost.',
        verification: 'The next flush before a compaction succeeds.',
      },
    },
  },
  needs: [
    'source',
    'memory',
    'memoryFiles',
    'conversations',
    'runs',
    'compactions',
    'subagents',
    'toolCalls',
    'modelCalls',
    'reading',
  ],
  thresholds: { ...ACCESS_THRESHOLDS, ...OVERWRITE_THRESHOLDS, ...COMPACTION_THRESHOLDS, ...COLLAPSE_THRESHOLDS },
  detect({ source, memory, memoryFiles, conversations, runs, compactions, subagents, toolCalls, modelCalls, reading }) {
    const spawns = Map.groupBy(subagents, ({ run }) => run.conversation);
    const compacted = new Set(compactions.map(({ run }) => run.conversation));
    const large = new Set(modelCalls.filter(isLarge).map(({ run }) => run.conversation));
    const findings = [
      ...judgeAccess(memory, memoryFiles, toolCalls, reading),
      ...judgeOverwrites(memoryFiles),
      ...conversations
        .filter((conversation) => compacted.has(conversation))
        .flatMap((conversation) => judgeCompactions(conversation, spawns.get(conversation) ?? [])),
      ...conversations.filter((conversation) => large.has(conversation)).flatMap(judgeCollapse),
      ...conversations.flatMap(judgeToldBefore),
      ...conversations.flatMap(judgeAskedAgain),
      ...conversations.flatMap(judgeForgottenDiets),
      ...judgeFlushes(runs, compactions),
    ];
    if (findings.length === 0 && source === 'trace')
      return { outcome: 'insufficient', reason: 'a trace shows neither memory searches nor compactions' };
    return toOutcome(findings);
  },
});
