import type { JournalEvent } from '../contract/event.ts';
import { CHAIN_START } from '../write/chain.ts';
import { type ChainHead, type ChainProblem, createChainFollower } from './chain-follower.ts';

/** Gaps that are listed per writer; the lines missing in all of them are counted. */
const MAX_GAPS = 100;

interface Writer {
  events: number;
  readonly firstSeq: number;
  missing: number;
  readonly gaps: { readonly after: number; readonly missing: number }[];
}

export interface WriterSummary {
  readonly writer: string;
  readonly events: number;
  readonly first_seq: number;
  readonly last_seq: number;
  /** Hash of the last line in the writer's chain. */
  readonly head: string;
  /** Lines that are missing in between, and the first places where. */
  readonly missing: number;
  readonly gaps: readonly { readonly after: number; readonly missing: number }[];
}

export interface WriterChains {
  /** Follows a line in its writer's chain. A line that was there already is a problem and is not counted. */
  follow(event: JournalEvent, expectedHash: string): ChainProblem | null;
  readonly heads: ReadonlyMap<string, ChainHead>;
  /** Sorted by writer. */
  toSummaries(): WriterSummary[];
}

/** Keeps the story of each writer: how many lines, from where to where, and what is missing in between. */
export function createWriterChains(): WriterChains {
  const heads = new Map<string, ChainHead>();
  const writers = new Map<string, Writer>();
  const followChain = createChainFollower(heads);
  const addWriter = ({ writer: name, seq }: JournalEvent): Writer => {
    const writer: Writer = { events: 0, firstSeq: seq, missing: 0, gaps: [] };
    writers.set(name, writer);
    return writer;
  };
  return {
    follow(event, expectedHash) {
      const after = heads.get(event.writer)?.seq ?? 0;
      const problem = followChain(event, expectedHash);
      if (problem?.kind === 'duplicate_line') return problem;
      const writer = writers.get(event.writer) ?? addWriter(event);
      writer.events += 1;
      if (problem?.kind === 'reordered_line') writer.missing -= 1;
      if (problem?.kind === 'missing_lines') {
        const missing = event.seq - after - 1;
        writer.missing += missing;
        if (writer.gaps.length < MAX_GAPS) writer.gaps.push({ after, missing });
      }
      return problem;
    },
    heads,
    toSummaries: () =>
      [...writers]
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([writer, { events, firstSeq, missing, gaps }]) => {
          const { seq, hash } = heads.get(writer) ?? { seq: 0, hash: CHAIN_START };
          return { writer, events, first_seq: firstSeq, last_seq: seq, head: hash, missing, gaps };
        }),
  };
}
