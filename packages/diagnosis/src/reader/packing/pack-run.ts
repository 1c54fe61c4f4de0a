import type { ReaderRecord } from '../reader-record.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { RANKS, type RankedEntry, rankEntries } from './rank-entries.ts';
import { renderEffect, renderEntry, renderStatements, renderTask } from './render-record.ts';

interface PackLimits {
  /** Tokens for all requests about a run together. */
  readonly budgetTokens: number;
  /** Tokens of one request. */
  readonly windowTokens: number;
  /** Tokens of every request that are not the record: instructions and boundary. */
  readonly overheadTokens: number;
}

/** What is sent about a run: the record in as many parts as it needs. */
export interface PackedRun {
  readonly parts: readonly string[];
  readonly events: number;
  readonly leftOut: number;
  readonly cut: number;
}

/** Characters of one text by rank; a text that did not fit is tried again with the last. */
const CHARS: readonly number[] = [4_000, 4_000, 3_000, 1_200, 800];
const LEAST_CHARS = 300;
/** Shares of a request for what is repeated in every part. */
const TASK_SHARE = 0.1;
const STATEMENT_SHARE = 0.15;
const EFFECT_SHARE = 0.2;

/** Packs a run: in every part the task, the statements and the effects, then the events, those that the statements are about first. */
export function packRun(record: ReaderRecord, { budgetTokens, windowTokens, overheadTokens }: PackLimits): PackedRun {
  const window = Math.min(windowTokens, budgetTokens);
  const room = Math.max(window - overheadTokens, LEAST_ROOM);
  const ranked = rankEntries(record);
  const head = toHead(record, ranked, room);
  const perPart = Math.max(room - estimateTokens(head), LEAST_ROOM / 2);
  const mostParts = Math.max(1, Math.floor(budgetTokens / window));
  const { chosen, cut } = chooseEntries(ranked, perPart * mostParts);
  const filled = fillParts(chosen, perPart, mostParts);
  const sent = filled.reduce((sum, part) => sum + part.length, 0);
  const all = new Set(ranked.map(({ entry }) => entry)).size;
  return {
    parts: filled.map((texts) => `${head}\n\nEVENTS\n${texts.join('\n')}`),
    events: all,
    leftOut: all - sent,
    cut,
  };
}

/** A smaller request holds nothing that could be judged. */
const LEAST_ROOM = 400;

function toHead(record: ReaderRecord, ranked: readonly RankedEntry[], room: number): string {
  const statements = takeLines(renderStatements(record), room * STATEMENT_SHARE);
  const calls = new Set(
    ranked.toSorted((left, right) => left.rank - right.rank).flatMap(({ entry }) => entry.call ?? []),
  );
  const effects = takeLines(toEffectLines(record, calls), room * EFFECT_SHARE);
  return [
    'TASK',
    renderTask(record, Math.floor(room * TASK_SHARE * 2)),
    '',
    'WHAT THE AGENT SAID, STATEMENT BY STATEMENT (id of the answer, kind, words)',
    ...statements,
    '',
    'WHAT ITS CALLS DID (ids of call and result, deed, how it ended, why)',
    ...effects,
  ].join('\n');
}

function* toEffectLines({ effects }: ReaderRecord, calls: Iterable<NonNullable<RankedEntry['entry']['call']>>) {
  for (const call of calls) for (const effect of effects.get(call) ?? []) yield renderEffect(effect);
}

/** Lines while they fit. */
function takeLines(lines: Iterable<string>, tokens: number): string[] {
  const taken: string[] = [];
  let left = tokens;
  for (const line of lines) {
    left -= estimateTokens(line) + 1;
    if (left < 0) return [...taken, '(more are left out)'];
    taken.push(line);
  }
  return taken.length === 0 ? ['(none)'] : taken;
}

interface Chosen {
  readonly entry: RankedEntry;
  readonly text: string;
  readonly tokens: number;
}

/** The events that fit, by rank; of one rank the newest first, because answers are about what happened last. */
function chooseEntries(ranked: readonly RankedEntry[], room: number): { chosen: Chosen[]; cut: number } {
  const chosen: Chosen[] = [];
  let left = room;
  let cut = 0;
  for (const rank of Object.values(RANKS)) {
    for (let index = ranked.length - 1; index >= 0 && left > LEAST_ENTRY_TOKENS; index -= 1) {
      const item = ranked[index];
      if (item?.rank !== rank) continue;
      const whole = CHARS[rank] ?? LEAST_CHARS;
      for (const chars of [whole, LEAST_CHARS]) {
        const text = renderEntry(item.entry, chars);
        const tokens = estimateTokens(text) + 1;
        if (tokens > left) continue;
        left -= tokens;
        cut += item.entry.text.length > chars ? 1 : 0;
        chosen.push({ entry: item, text, tokens });
        break;
      }
    }
  }
  const isFirst = ({ rank }: RankedEntry): number => (rank <= RANKS.spokenOf ? 0 : 1);
  chosen.sort(
    (left, right) =>
      isFirst(left.entry) - isFirst(right.entry) || left.entry.entry.position - right.entry.entry.position,
  );
  return { chosen, cut };
}

const LEAST_ENTRY_TOKENS = 12;

/** Part by part. What the gaps at the ends of parts leave no room for is left out. */
function fillParts(chosen: readonly Chosen[], perPart: number, mostParts: number): string[][] {
  const parts: string[][] = [[]];
  let left = perPart;
  for (const { text, tokens } of chosen) {
    if (tokens > left && parts.length < mostParts && (parts.at(-1)?.length ?? 0) > 0) {
      parts.push([]);
      left = perPart;
    }
    if (tokens > left) continue;
    parts.at(-1)?.push(text);
    left -= tokens;
  }
  return parts;
}
