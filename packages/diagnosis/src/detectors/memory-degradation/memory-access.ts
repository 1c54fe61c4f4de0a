import { includesAll, toContentWords } from '../../language/content-words.ts';
import type { MemoryAccess, Run, ToolCall } from '../../model/execution.ts';
import type { Reading } from '../../model/reading.ts';
import type { MemoryFileUse } from '../../views/memory-files.ts';
import { type Cited, cite, toShown } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';

export const ACCESS_THRESHOLDS = {
  repeatedMisses: {
    value: 3,
    because:
      'One search without a hit is an answer ("nothing is known"), two are a retry; at three in one run, memory is no help. The recorded healthy run has two misses beside its hits.',
  },
  repeatedFaults: {
    value: 3,
    because: 'A memory that fails three times in one run and never answers is down, not slow.',
  },
} as const;

type Draft = FindingDraft<'unavailable' | 'nothing_found' | 'missed_known_text'>;

/** Searches and reads of memory that returned nothing, by run. */
export function judgeAccess(
  accesses: readonly MemoryAccess[],
  files: readonly MemoryFileUse[],
  calls: readonly ToolCall[],
  reading: Reading,
): Draft[] {
  if (accesses.length === 0) return [];
  const missed = toMissedText(accesses, files, reading);
  const byRun = new Map<Run, MemoryAccess[]>();
  for (const access of accesses) {
    if (access.run.hidden) continue;
    const own = byRun.get(access.run);
    if (own) own.push(access);
    else byRun.set(access.run, [access]);
  }
  const toolCalls = toCallsOfAccesses(accesses, calls);
  const written = new Set(files.filter(({ kind }) => kind !== 'read').map(({ file }) => file));
  return [...byRun].flatMap(([run, own]) => {
    const known = own.flatMap((access) => missed.get(access) ?? []);
    const [first] = known;
    const wastedBy = (misses: readonly MemoryAccess[]): string[] =>
      misses.flatMap((access) => toolCalls.get(access)?.eventId ?? []);
    if (first) {
      const misses = known.map(({ search }) => search);
      const isRecovered = first.found.position > first.search.position || hasLaterHit(own, misses);
      return [
        {
          message: 'missed_known_text' as const,
          data: { query: quote(first.search.query), searches: known.length },
          severity: isRecovered ? ('medium' as const) : ('high' as const),
          level: 'runtime_event' as const,
          certainty: 0.85,
          events: cite([...known.map(({ search }) => search), first.found]),
          beganAt: first.search.eventId,
          counts: { n: known.length },
          wasted: wastedBy(misses),
        },
      ];
    }
    return judgeMisses(run, own, written, wastedBy);
  });
}

function judgeMisses(
  run: Run,
  own: readonly MemoryAccess[],
  written: ReadonlySet<string>,
  wastedBy: (misses: readonly MemoryAccess[]) => string[],
): Draft[] {
  const misses = own.filter((access) => access.status !== 'hit' && !isAbsentDailyNote(access, written));
  const [first] = misses;
  if (!first) return [];
  const faults = misses.filter(
    ({ status, warning }) => status === 'unavailable' || status === 'error' || warning !== null,
  );
  const isAnswered = hasLaterHit(own, misses);
  const common = {
    level: 'runtime_event' as const,
    certainty: 1,
    events: cite(misses.slice(0, CITED)),
    beganAt: first.eventId,
    counts: { n: misses.length },
    wasted: wastedBy(misses),
    data: {
      misses: misses.length,
      query: quote(first.query),
      reason: quote(faults[0]?.warning ?? faults[0]?.status ?? ''),
    },
  };
  if (faults.length > 0) {
    const isDown =
      faults.length >= ACCESS_THRESHOLDS.repeatedFaults.value && !own.some(({ status }) => status === 'hit');
    // A warning beside an empty answer: perhaps there was nothing to find.
    const isNote = isAnswered || (faults.length === 1 && faults[0]?.status === 'empty');
    return [{ ...common, message: 'unavailable', severity: isNote ? 'low' : isDown ? 'high' : 'medium' }];
  }
  if (isAnswered && misses.length < ACCESS_THRESHOLDS.repeatedMisses.value) return [];
  const isHelpless =
    misses.length >= ACCESS_THRESHOLDS.repeatedMisses.value && !isAnswered && !wentAnotherWay(run, misses);
  return [{ ...common, message: 'nothing_found', severity: isHelpless ? 'medium' : 'low' }];
}

const CITED = 6;

/** The note of a day is written during that day: it is not lost if it does not exist yet. */
function isAbsentDailyNote({ operation, status, query, run }: MemoryAccess, written: ReadonlySet<string>): boolean {
  const name = /memory[\\/](\d{4}-\d\d-\d\d[^\\/]{0,40}\.md)$/.exec(query)?.[1];
  if (operation !== 'get' || status !== 'not_found' || name === undefined) return false;
  return !written.has(`${run.conversation.agentId ?? ''} memory/${name.toLowerCase()}`);
}

const hasLaterHit = (own: readonly MemoryAccess[], misses: readonly MemoryAccess[]): boolean => {
  const last = misses.at(-1)?.position ?? 0;
  return own.some(({ status, position }) => status === 'hit' && position > last);
};

/** Some other tool returned something after the last miss. */
function wentAnotherWay({ items }: Run, misses: readonly MemoryAccess[]): boolean {
  const last = misses.at(-1)?.position ?? 0;
  return items.some(
    (item) =>
      item.kind === 'tool_call' &&
      item.position > last &&
      !item.tool.startsWith('memory_') &&
      item.result?.outcome === 'completed' &&
      item.result.text.trim() !== '',
  );
}

interface MissedText {
  readonly search: MemoryAccess;
  /** What shows that memory holds it: an earlier write, an earlier hit, or a later read. */
  readonly found: Cited;
}

/** Searches that came back empty although the evidence shows that memory holds what was asked for. */
function toMissedText(
  accesses: readonly MemoryAccess[],
  files: readonly MemoryFileUse[],
  reading: Reading,
): ReadonlyMap<MemoryAccess, MissedText> {
  const missed = new Map<MemoryAccess, MissedText>();
  const latestByWord = new Map<string, { words: ReadonlySet<string>; call: ToolCall }>();
  const hits = new Map<string, MemoryAccess>();
  const open = new Map<Run, MemoryAccess[]>();
  const steps = [
    ...accesses.map((access) => ({ position: access.position, access, use: null })),
    ...files.map((use) => ({ position: use.call.position, access: null, use })),
  ].sort((left, right) => left.position - right.position);
  for (const { access, use } of steps) {
    if (use) {
      const words = reading.text(toWordSet, use.text);
      if (use.kind !== 'read') for (const word of words) latestByWord.set(word, { words, call: use.call });
      for (const search of use.kind === 'read' ? (open.get(use.call.run) ?? []) : [])
        if (!missed.has(search) && includesAll(words, toQueryWords(search.query)))
          missed.set(search, { search, found: toShown(use.call) });
      continue;
    }
    if (access?.operation !== 'search') continue;
    const query = toQueryWords(access.query);
    const key = `${access.run.conversation.agentId ?? ''} ${query.join(' ')}`;
    if (access.status === 'hit') hits.set(key, access);
    if (access.status !== 'empty' || query.length === 0 || !isDistinctive(query)) continue;
    const source = query
      .map((word) => latestByWord.get(word))
      .find((candidate) => candidate !== undefined && includesAll(candidate.words, query));
    const found = source?.call ?? hits.get(key);
    if (found) missed.set(access, { search: access, found });
    const pending = open.get(access.run) ?? [];
    if (pending.length < CITED) open.set(access.run, [...pending, access]);
  }
  return missed;
}

const toWordSet = (text: string): ReadonlySet<string> => new Set(toContentWords(text));
const toQueryWords = (query: string): string[] => [...new Set(toContentWords(query))];

/** One everyday word may occur anywhere; two words, or one with a number in it, name a thing. */
const isDistinctive = (words: readonly string[]): boolean => words.length >= 2 || /\d/.test(words[0] ?? '');

/** An access is a copy of a tool call's result: the calls of a run with its query, in their order. */
function toCallsOfAccesses(
  accesses: readonly MemoryAccess[],
  calls: readonly ToolCall[],
): ReadonlyMap<MemoryAccess, ToolCall> {
  const byQuery = new Map<string, ToolCall[]>();
  for (const call of calls) {
    if (!/^memory_(?:search|get)$/.test(call.tool)) continue;
    const { query, path } = (call.args ?? {}) as { query?: unknown; path?: unknown };
    const key = `${call.run.id}\n${String(query ?? path ?? '')}`;
    const own = byQuery.get(key);
    if (own) own.push(call);
    else byQuery.set(key, [call]);
  }
  for (const own of byQuery.values()) own.reverse();
  const found = new Map<MemoryAccess, ToolCall>();
  for (const access of accesses) {
    const call = byQuery.get(`${access.run.id}\n${access.query}`)?.pop();
    if (call) found.set(access, call);
  }
  return found;
}

const quote = (text: string): string => `"${text.replace(/\s+/g, ' ').slice(0, 80)}"`;
