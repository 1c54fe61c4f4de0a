import { toLinesAndSentences } from '../../language/content-words.ts';
import type { Conversation, Message, Run, Subagent, ToolCall } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import type { Reading } from '../../model/reading.ts';
import { isBookkeeping } from '../../tools/bookkeeping.ts';
import { admitsTrouble } from '../../views/admits-trouble.ts';

export type WayOfLosing =
  | 'failed_unreported'
  | 'failed_unanswered'
  | 'failed_noticed'
  | 'never_ended'
  | 'result_unused';

/** A subagent whose work did not reach the person. */
export interface LostSubagent {
  readonly way: WayOfLosing;
  readonly subagent: Subagent;
  readonly ending: string | null;
  readonly severity: Severity;
  readonly certainty: number;
  readonly events: readonly string[];
  /** The agent noticed it, and nobody made up for it. */
  readonly leavesOpen: boolean;
}

interface Subagents {
  readonly subagents: readonly Subagent[];
  readonly runs: readonly Run[];
  readonly source: string;
  readonly reading: Reading;
}

/** The subagents that failed or were never seen to end, with what became of their task. */
export function findLostSubagents({ subagents, runs, source, reading }: Subagents): LostSubagent[] {
  const children = new Set(subagents.map(({ childRunId }) => childRunId));
  const runsById = new Map(runs.filter(({ id }) => children.has(id)).map((run) => [run.id, run]));
  const asking = new Set(subagents.map(({ run }) => run.conversation));
  const parents = new Map(
    [...asking].map((conversation) => [conversation, toParent(conversation, reading, source === 'trace')]),
  );
  const replaced = toReplaced(subagents);
  return subagents.flatMap((subagent) => {
    const parent = parents.get(subagent.run.conversation);
    if (!parent || subagent.run.hidden || subagent.mode === 'session') return [];
    const child = subagent.childRunId === null ? undefined : runsById.get(subagent.childRunId);
    return judge(subagent, child, parent, replaced);
  });
}

/** What the conversation that started subagents did, and where it did it last. */
interface Parent {
  readonly last: Run | null;
  /** How it ended; a trace seldom says so, and ends with its last answer. */
  readonly ending: string | null;
  readonly answer: Message | null;
  readonly lastStepAt: number;
  readonly lastWorkAt: number;
  readonly lastAdmissionAt: number;
}

/** Words that say that work is still going on. */
const WAITS =
  /\bstarted\b|\brunning\b|\bbackground\b|\bin progress\b|\bwill (?:report|let you|follow|update|tell|send|notify)|\bonce\b|\bwait\w*|\bpending\b|\bstill\b|\bwhen (?:it|they)\b|\bworking on\b|\bdelegat\w*|\blaunched\b|\bspawned\b/i;

function toParent(conversation: Conversation, reading: Reading, isTrace: boolean): Parent {
  let answer: Message | null = null;
  let lastStepAt = -1;
  let lastWorkAt = -1;
  let lastAdmissionAt = -1;
  for (const item of conversation.items) {
    if (item.kind === 'model_call') lastStepAt = item.position;
    if (item.kind === 'tool_call' && item.result?.outcome === 'completed' && isWork(item)) lastWorkAt = item.position;
    if (item.kind !== 'message' || item.role !== 'assistant' || item.synthetic || item.text.trim() === '') continue;
    lastStepAt = item.position;
    answer = item;
    if (admitsTrouble(item.text, reading)) lastAdmissionAt = item.position;
  }
  const last = conversation.runs.at(-1) ?? null;
  const ending = last?.end?.ending ?? (isTrace && answer ? 'success' : null);
  return { last, ending, answer, lastStepAt, lastWorkAt, lastAdmissionAt };
}

/** Tools that manage subagents do none of their work, and neither does a look at the clock. */
const isWork = (call: ToolCall): boolean => !ABOUT_SESSIONS.test(call.tool) && !isBookkeeping(call);
const ABOUT_SESSIONS = /^(?:sessions?_|subagents?$|agents?_)/;

/** Labels of tasks that a later subagent of the same conversation completed. */
function toReplaced(subagents: readonly Subagent[]): ReadonlyMap<Conversation, ReadonlyMap<string, number>> {
  const replaced = new Map<Conversation, Map<string, number>>();
  for (const { run, label, ending, position } of subagents) {
    if (label === null || !isGood(ending)) continue;
    const labels = replaced.get(run.conversation) ?? new Map<string, number>();
    labels.set(label, position);
    replaced.set(run.conversation, labels);
  }
  return replaced;
}

const isGood = (ending: string | null): boolean => /^(?:ok|success|complete|done)/i.test(ending ?? '');
/** Somebody wanted it to end: a reset, a stop. */
const isWanted = (ending: string): boolean => /kill|abort|cancel|reset|delet|stop|steer|replac/i.test(ending);

function judge(
  subagent: Subagent,
  child: Run | undefined,
  parent: Parent,
  replaced: ReturnType<typeof toReplaced>,
): LostSubagent[] {
  const endAt = subagent.endPosition ?? child?.end?.position ?? null;
  const ending = subagent.ending ?? child?.end?.ending ?? null;
  if (endAt === null) return judgeOpen(subagent, parent);
  if (ending === null || isWanted(ending)) return [];
  if (isGood(ending)) return judgeUnused(subagent, child, parent, endAt);
  const isReplaced = (replaced.get(subagent.run.conversation)?.get(subagent.label ?? '') ?? -1) > subagent.position;
  if (isReplaced) return [];
  const cited = [subagent.eventId, subagent.endEventId ?? child?.end?.eventId];
  if (!parent.answer || parent.answer.position < endAt) {
    return [toLost('failed_unanswered', subagent, ending, 'medium', 0.8, cited)];
  }
  const isNoticed = parent.lastAdmissionAt > endAt || parent.lastWorkAt > endAt;
  // Other work afterwards may have made up for it.
  const isOpen = parent.lastWorkAt < endAt;
  return [
    isNoticed
      ? { ...toLost('failed_noticed', subagent, ending, 'low', 0.8, cited), leavesOpen: isOpen }
      : toLost('failed_unreported', subagent, ending, 'high', 0.85, [...cited, parent.answer.eventId]),
  ];
}

/** No end was seen. A parent that was itself cut off is reported by another detector. */
function judgeOpen(subagent: Subagent, { ending, answer, lastAdmissionAt }: Parent): LostSubagent[] {
  if (hasReported(subagent)) return [];
  if (ending === 'yielded') return [toLost('never_ended', subagent, null, 'medium', 0.7, [subagent.eventId])];
  if (ending !== 'success' || !answer || answer.position < subagent.position) return [];
  if (isToldNotToWait(subagent.run)) return [];
  const isDenied = deniesResult(answer.text, subagent.label);
  // Who gives its figures does not wait for them.
  const isTold = !isDenied && givesNewFigures(answer, subagent.run);
  const isOpenlyWaiting = !isTold && (WAITS.test(answer.text) || lastAdmissionAt === answer.position || isDenied);
  const cited = [subagent.eventId, answer.eventId];
  const lost = toLost('never_ended', subagent, null, isOpenlyWaiting ? 'low' : 'high', 0.75, cited);
  return [{ ...lost, leavesOpen: isDenied }];
}

/** Two figures that nothing before the answer has: they can only be the result that never came. */
function givesNewFigures(answer: Message, { items }: Run): boolean {
  const figures = new Set(answer.text.match(FIGURE));
  if (figures.size < 2) return false;
  for (const item of items) {
    if (item.position >= answer.position) break;
    const text =
      item.kind === 'message'
        ? item.text
        : item.kind === 'tool_call'
          ? `${JSON.stringify(item.args) ?? ''} ${item.result?.text ?? ''}`
          : '';
    for (const figure of figures) if (text.includes(figure)) figures.delete(figure);
  }
  return figures.size >= 2;
}
const FIGURE = /(?<![\p{L}\p{N}])\d[\d.,]*\d(?![\p{L}\p{N}])/gu;

/** A sentence with a no about the subagent, in whatever language. */
const deniesResult = (text: string, label: string | null): boolean =>
  toLinesAndSentences(text).some(
    (sentence) => NO.test(sentence) && (ABOUT_AGENT.test(sentence) || (label !== null && sentence.includes(label))),
  );
const NO =
  /(?<!\p{L})(?:no|not|nothing|never|n['’]t|nicht|kein\p{L}*|nichts|pas|rien|aucun\p{L}*|nada|ningún|ninguna?|sin|não|nenhum\p{L}*|sem|non|nessun\p{L}*|niente|niet|geen|niets|nie|nic|brak|не|нет|ничего|yok|değil|hiç)(?!\p{L})|没|未|ない|ません|않|없/iu;
const ABOUT_AGENT = /agent|assistente|worker|helper|агент|代理|エージェント|에이전트/i;

/** Whoever wants it started and nothing else looks at the result later. */
const isToldNotToWait = ({ items }: Run): boolean =>
  items.some((item) => item.kind === 'message' && item.role === 'user' && NO_WAITING.test(item.text));
const NO_WAITING =
  /(?<!\p{L})(?:(?:do not|don['’]t|no need to|without) wait|fire[- ]and[- ]forget|(?:warte nicht|nicht (?:darauf )?(?:zu )?warten|ohne zu warten)|n['’]attend[sz]? pas|sans attendre|no (?:lo |la )?esperes|sin esperar|não (?:precisa )?espere?|sem esperar|non aspettare|senza aspettare|(?:wacht niet|niet (?:te |op )?wachten)|nie czekaj|не жд(?:и|ите)|bekleme(?:yin|den)?)(?!\p{L})|不用等|不要等|待たなくて|待たずに|기다리지/iu;

/** A message that the host put into the conversation brings its result: it names the subagent and says that it is through. */
function hasReported({ label, position, run }: Subagent): boolean {
  if (label === null) return false;
  const reports = toReports(run.conversation);
  let next = 0;
  for (let end = reports.length; next < end; ) {
    const middle = (next + end) >>> 1;
    if ((reports[middle]?.position ?? 0) > position) end = middle;
    else next = middle + 1;
  }
  return reports.slice(next, next + MOST_REPORTS).some(({ text }) => text.includes(label));
}

/** Reports come soon, and a conversation of thousands of subagents must not be read for each of them. */
const MOST_REPORTS = 50;
const REPORTS = new WeakMap<Conversation, readonly Message[]>();

function toReports(conversation: Conversation): readonly Message[] {
  const known = REPORTS.get(conversation);
  if (known) return known;
  const reports = conversation.items.filter(
    (item): item is Message => item.kind === 'message' && item.role !== 'assistant' && REPORTED.test(item.text),
  );
  REPORTS.set(conversation, reports);
  return reports;
}

const REPORTED = /\b(?:complet(?:ed|ion)|finished|done|result|report(?:ed|s)?)\b/i;

/** It succeeded, and nothing happened afterwards in the conversation that waited for it. */
function judgeUnused(
  subagent: Subagent,
  child: Run | undefined,
  { last, lastStepAt }: Parent,
  endAt: number,
): LostSubagent[] {
  const hasGoneOn = lastStepAt > endAt || (last !== null && last.position > endAt);
  const ending = last?.end?.ending;
  if (hasGoneOn || (ending !== 'yielded' && ending !== 'success')) return [];
  const cited = [subagent.eventId, subagent.endEventId ?? child?.end?.eventId];
  // After an answer the host may have delivered the result to the person by itself.
  return [toLost('result_unused', subagent, null, ending === 'yielded' ? 'medium' : 'low', 0.7, cited)];
}

function toLost(
  way: WayOfLosing,
  subagent: Subagent,
  ending: string | null,
  severity: Severity,
  certainty: number,
  cited: readonly (string | undefined)[],
): LostSubagent {
  const events = cited.filter((id) => id !== undefined);
  return { way, subagent, ending, severity, certainty, events, leavesOpen: false };
}
