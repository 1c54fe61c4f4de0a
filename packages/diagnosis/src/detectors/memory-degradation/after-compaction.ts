import { toContentWords, toLinesAndSentences } from '../../language/content-words.ts';
import type { Compaction, Conversation, Message, Run, Subagent, ToolCall } from '../../model/execution.ts';
import type { Deed } from '../../tools/deeds.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import { type Cited, cite, toShown } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';
import { isBroken, toProhibitions, type VisibleProhibition } from './prohibitions.ts';
import { admitsLoss, answers, type RecallableStatement, toRecallWords, toStatements } from './recall-requests.ts';

export const COMPACTION_THRESHOLDS = {
  answersAfter: {
    value: 10,
    because: 'A question ten answers after a summary has a cause other than the summary.',
  },
} as const;

type Draft = FindingDraft<'done_again' | 'spawned_again' | 'asked_again' | 'rule_lost' | 'flush_failed'>;

/** What a conversation lost when its history was summarised. */
export function judgeCompactions(conversation: Conversation, spawns: readonly Subagent[]): Draft[] {
  const state: State = {
    statements: [],
    rules: [],
    broken: new Set(),
    last: null,
    answers: 0,
    hasAsked: false,
    spawns: new Map(),
    deeds: new Map(),
    bans: [],
    asked: new Set(),
    found: [],
  };
  for (const step of [...conversation.items, ...spawns].sort((left, right) => left.position - right.position)) {
    if (step.run.hidden) continue;
    if (!('kind' in step)) seeSpawn(state, step);
    else if (step.kind === 'compaction') seeCompaction(state, step);
    else if (step.kind === 'message') seeMessage(state, step);
    else if (step.kind === 'tool_call') seeCall(state, step);
  }
  return [...toSpawnFindings(state), ...state.found];
}

interface State {
  readonly statements: { readonly message: Message; readonly statement: RecallableStatement }[];
  readonly rules: { readonly source: Cited; readonly rule: VisibleProhibition }[];
  /** Rules that were broken already before a summary: their loss explains nothing. */
  readonly broken: Set<VisibleProhibition>;
  /** The last summary. */
  last: Compaction | null;
  /** Assistant messages since then. */
  answers: number;
  /** One question after a summary is enough to report. */
  hasAsked: boolean;
  readonly spawns: Map<string, { readonly first: Subagent; readonly again: Subagent[]; compaction: Compaction | null }>;
  /** The first call of each key that changed something for others. */
  readonly deeds: Map<string, ToolCall>;
  /** Sentences of the person that rule something out, by their words. */
  readonly bans: { readonly source: Message; readonly words: readonly string[]; readonly text: string }[];
  /** The words of what the person asked for since the summary. */
  readonly asked: Set<string>;
  readonly found: Draft[];
}

/** What a person said long ago is compared up to this many sentences back. */
const MOST_STATEMENTS = 200;

function seeCompaction(state: State, compaction: Compaction): void {
  if (compaction.outcome === 'failed') return;
  state.last = compaction;
  state.answers = 0;
  state.hasAsked = false;
  state.asked.clear();
}

function seeMessage(state: State, message: Message): void {
  if (message.role !== 'assistant') {
    for (const rule of toProhibitions(message.text)) state.rules.push({ source: message, rule });
    if (message.role === 'user') noteBans(state, message);
    if (message.role === 'user')
      for (const statement of toStatements(message.text)) state.statements.push({ message, statement });
    state.statements.splice(0, state.statements.length - MOST_STATEMENTS);
    return;
  }
  state.answers += 1;
  const { last } = state;
  if (!last || state.hasAsked || state.answers > COMPACTION_THRESHOLDS.answersAfter.value) return;
  const asked = toRecallWords(message.text);
  const stated = state.statements.find(
    (candidate) =>
      candidate.message.position < last.position && asked.some((words) => answers(candidate.statement, words)),
  );
  if (!stated && !admitsLoss(message.text)) return;
  state.hasAsked = true;
  state.found.push({
    message: 'asked_again',
    data: { fact: stated ? `"${stated.statement.text}"` : 'what was said before' },
    severity: 'medium',
    level: 'final_response',
    certainty: stated ? 0.7 : 0.8,
    events: cite([...(stated ? [stated.message] : []), last, message]),
    beganAt: last.eventId,
    counts: { n: 1 },
    wasted: [],
  });
}

const RULE_FILE = /(?:^|[\\/])(?:AGENTS|SOUL|USER|TOOLS|CLAUDE|MEMORY|IDENTITY)\.md$/i;

function seeCall(state: State, call: ToolCall): void {
  const { path } = (call.args ?? {}) as { readonly path?: unknown };
  if (typeof path === 'string' && RULE_FILE.test(path.slice(-400)) && call.result?.outcome === 'completed')
    for (const rule of toProhibitions(call.result.text)) state.rules.push({ source: toShown(call), rule });
  const { last } = state;
  seeDeed(state, call);
  for (const { source, rule } of state.rules.slice(-MOST_STATEMENTS)) {
    if (state.broken.has(rule) || !isBroken(rule, call.tool, call.args)) continue;
    state.broken.add(rule);
    if (!last || source.position > last.position) continue;
    state.found.push({
      message: 'rule_lost',
      data: { rule: rule.rule, forbidden: rule.forbidden },
      severity: 'high',
      level: 'runtime_event',
      certainty: 0.8,
      events: cite([source, last, call]),
      beganAt: last.eventId,
      counts: { n: 1 },
      wasted: [],
    });
  }
}

/** What goes out to others or costs something is done once; the same again after a summary was forgotten. */
function seeDeed(state: State, call: ToolCall): void {
  const { last, deeds } = state;
  if (call.result?.outcome !== 'completed' || !ONCE.has(describeTool(call).deed)) return;
  const first = deeds.get(call.key);
  if (!first) deeds.set(call.key, call);
  if (!last) return;
  if (first && first.position < last.position) {
    deeds.delete(call.key);
    state.found.push(toLapse('done_again', { tool: call.tool }, [first, last, call], last));
    return;
  }
  const given = new Set(toContentWords(JSON.stringify(call.args) ?? ''));
  const lost = state.bans.find(({ source, words }) => {
    if (source.position > last.position) return false;
    const named = words.filter((word) => given.has(word));
    return named.length >= LEAST_NAMED && named.some((word) => !state.asked.has(word));
  });
  if (!lost) return;
  state.bans.splice(state.bans.indexOf(lost), 1);
  const data = { rule: lost.text, forbidden: lost.words.filter((word) => given.has(word)).join(', ') };
  state.found.push(toLapse('rule_lost', data, [lost.source, last, call], last));
}

const ONCE: ReadonlySet<Deed> = new Set<Deed>(['send', 'publish', 'pay', 'refund', 'book', 'deploy', 'delete']);
const LEAST_NAMED = 2;

/** A sentence with a plain no, and what the person asks for now. */
function noteBans(state: State, message: Message): void {
  for (const word of toContentWords(message.text)) state.asked.add(word);
  for (const sentence of toLinesAndSentences(message.text)) {
    const words = [...new Set(toContentWords(sentence))];
    if (RULES_OUT.test(sentence) && words.length >= LEAST_NAMED && state.bans.length < MOST_STATEMENTS)
      state.bans.push({ source: message, words, text: sentence.slice(0, 200) });
  }
}

const RULES_OUT =
  /(?<!\p{L})(?:never|don['’]t|do not|must not|niemals|nie|keinesfalls|jamais|nunca|jamás|mai|nooit|nigdy|никогда|asla)(?!\p{L})|绝不|千万别|決して|絶対に|절대/iu;

function toLapse(
  message: 'done_again' | 'rule_lost',
  data: Draft['data'],
  cited: readonly Cited[],
  { eventId }: Compaction,
): Draft {
  return {
    message,
    data,
    severity: 'high',
    level: 'runtime_event',
    certainty: 0.8,
    events: cite(cited),
    beganAt: eventId,
    counts: { n: 1 },
    wasted: [],
  };
}

/** A subagent for something that another one is still at work on, with a summary in between. */
function seeSpawn(state: State, spawned: Subagent): void {
  const label = spawned.label?.trim().toLowerCase();
  if (!label) return;
  const known = state.spawns.get(label);
  if (!known) {
    state.spawns.set(label, { first: spawned, again: [], compaction: null });
    return;
  }
  const { last } = state;
  if (
    last &&
    last.position > known.first.position &&
    last.position < spawned.position &&
    isSameErrand(known.first, spawned)
  ) {
    known.again.push(spawned);
    known.compaction = last;
  }
}

/** Within one run nobody asked a second time; in a later one the first may still have been running. */
const isSameErrand = (first: Subagent, second: Subagent): boolean =>
  first.run === second.run || first.endEventId === null;

function toSpawnFindings({ spawns }: State): Draft[] {
  const again = [...spawns.values()].filter((known) => known.again.length > 0);
  const [first] = again;
  if (!first?.compaction) return [];
  const repeated = again.flatMap((known) => known.again);
  return [
    {
      message: 'spawned_again',
      data: { spawns: repeated.length, label: `"${(first.first.label ?? '').slice(0, 80)}"` },
      severity: repeated.length >= 2 ? 'high' : 'medium',
      level: 'runtime_event',
      certainty: 0.85,
      events: cite([...again.slice(0, 3).map((known) => known.first), first.compaction, ...repeated.slice(0, 6)]),
      beganAt: first.compaction.eventId,
      counts: { n: repeated.length },
      wasted: [],
    },
  ];
}

/** The host wanted to save what matters before it summarised, failed, and summarised all the same. */
export function judgeFlushes(runs: readonly Run[], compactions: readonly Compaction[]): Draft[] {
  const flushes = runs.filter(({ trigger }) => trigger === 'memory');
  const lastSuccess = flushes.findLast(({ end }) => end?.ending === 'success')?.position ?? -1;
  const lastSummary = compactions.findLast(({ outcome }) => outcome === 'completed');
  return flushes.flatMap(({ end, position }) => {
    const isFailed = end?.ending === 'error' || end?.ending === 'timeout';
    if (!isFailed || position < lastSuccess || !lastSummary || lastSummary.position < end.position) return [];
    return [
      {
        message: 'flush_failed' as const,
        data: { reason: `"${(end.error ?? end.failure ?? end.ending).slice(0, 120)}"` },
        severity: 'medium' as const,
        level: 'runtime_event' as const,
        certainty: 0.9,
        events: cite([end, lastSummary]),
        beganAt: end.eventId,
        counts: { n: 1 },
        wasted: [],
      },
    ];
  });
}
