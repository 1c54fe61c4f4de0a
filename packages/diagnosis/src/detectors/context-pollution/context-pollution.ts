import { defineDetector, type FindingDraft } from '../detector.ts';
import { judgeFilling } from './context-filling.ts';
import { FILLING_THRESHOLDS, type FillingMessage } from './filling.ts';
import { judgeLostResults } from './lost-results.ts';
import { DUMP_THRESHOLDS, judgeRawDumps } from './raw-dumps.ts';

type MessageId = FillingMessage | 'results_emptied' | 'result_lost' | 'raw_dump';

/** What fills the context, how full it became, and what was lost when it was full. */
export const contextPollution = defineDetector<
  MessageId,
  'conversations' | 'contextTimelines' | 'compactions' | 'effectsByConversation' | 'reading'
>({
  meta: {
    id: 'context_pollution',
    title: 'Context pollution',
    why: 'A context full of old output leaves no room for the job: instructions are lost in summaries, and in the end every request is refused.',
    signals: ['tool_result'],
    revision: 3,
    messages: {
      overflow: {
        says: 'The context grew too large ({used} of {budget} tokens) and the provider refused it, so the conversation could not continue. Refused model calls: {refused}. Most of the context came from {fillers}.',
        remedy:
          'Keep large output out of the conversation: limit what the tool returns ({fillers}), or write it to a file and read only the part that is needed. Reset this conversation.',
        verification: 'A new run of the same job has no refused model call and stays below {limit} % of the budget.',
      },
      overflow_recovered: {
        says: 'The context grew too large ({used} of {budget} tokens), a model call was refused, and the host had to summarise the history before the run could continue. Most of the context came from {fillers}.',
        remedy:
          'Limit what the tool returns ({fillers}), or read it in parts, so that the history does not have to be summarised.',
        verification: 'A new run of the same job has no refused model call and no compaction.',
      },
      repeated_compaction: {
        says: 'The history was summarised {compactions} times within one run: the work refills the context as fast as it is emptied. Most of the context came from {fillers}.',
        remedy: 'Split the job or delegate parts of it to subagents, and limit what the tools return ({fillers}).',
        verification: 'A new run of the same job is summarised at most once.',
      },
      compaction_failed: {
        says: 'The host tried to summarise the history and failed, so the context stays full.',
        remedy: 'Check the model that writes summaries and its limits, or reset the conversation.',
        verification: 'The next compaction ends with fewer tokens than it began with.',
      },
      oversized_result: {
        says: 'One result put about {tokens} tokens into the context, {share}: {fillers}.',
        remedy: 'Limit the output of that call, or write it to a file and read only the part that is needed.',
        verification: 'In a new run, no single result takes more than {limit} % of the context.',
      },
      saturated: {
        says: 'The context was {saturation} % full ({used} of {budget} tokens). Most of it came from {fillers}.',
        remedy: 'Limit what the tools return ({fillers}), or start a new conversation for the next job.',
        verification: 'A new run of the same job stays below {limit} % of the budget.',
      },
      compacted: {
        says: 'The context filled up ({saturation} % of the budget) and the host summarised it; the run continued.',
        remedy: 'No action is needed. If the agent forgets something, limit what fills the context ({fillers}).',
        verification: 'A new run of the same job stays below {limit} % of the budget.',
      },
      results_emptied: {
        says: 'After one oversized or binary result ({source}), later results came back empty although their commands must have printed something. Lost results: {blank}.',
        remedy:
          'Keep binary and very large output out of the conversation (write it to a file), and start a new conversation: this one no longer shows results.',
        verification: 'In a new run, a small command such as pwd shows its output after that call.',
      },
      raw_dump: {
        says: '{results} large pieces of logs or data were read into the context, about {tokens} tokens, where a search would have found what was needed.',
        remedy: 'Have the agent search, filter or count with a command first, and read only the lines around a hit.',
        verification: 'A new run of the same job answers with a few short results.',
      },
      result_lost: {
        says: 'A command ran and succeeded, but its result was delivered empty although it must have printed something: {source}.',
        remedy:
          'Run the command again and compare; if the output is missing again, the host is losing results of this tool.',
        verification: 'The same command shows its output in a new run.',
      },
    },
  },
  needs: ['conversations', 'contextTimelines', 'compactions', 'effectsByConversation', 'reading'],
  thresholds: { ...FILLING_THRESHOLDS, ...DUMP_THRESHOLDS },
  detect({ conversations, contextTimelines, compactions, effectsByConversation, reading }) {
    const compacted = Map.groupBy(
      compactions.filter(({ run }) => !run.hidden),
      ({ run }) => run.conversation,
    );
    const findings: FindingDraft<MessageId>[] = [];
    let isOccupancyKnown = false;
    for (const conversation of conversations) {
      const steps = contextTimelines.get(conversation) ?? [];
      isOccupancyKnown ||= steps.some(({ used, isRefused }) => used !== null || isRefused);
      const filled = judgeFilling(steps, compacted.get(conversation) ?? []);
      if (filled) findings.push(filled);
      findings.push(...judgeLostResults(conversation, reading));
      if (!filled) findings.push(...judgeRawDumps(effectsByConversation.get(conversation) ?? []));
    }
    if (findings.length > 0) return { outcome: 'found', findings };
    return isOccupancyKnown
      ? { outcome: 'clear' }
      : { outcome: 'insufficient', reason: 'no model call reports how full the context was' };
  },
});
