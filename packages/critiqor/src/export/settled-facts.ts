import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { createFactReader } from '@critiqor/evidence/read/facts/fact-reader';
import type { FactListener, FactStep, RecordedFact } from '@critiqor/evidence/read/facts/recorded-fact';
import { openSealedSession } from '../sealed/sealed-reader.ts';

/** The line that began or ended a fact, with what later lines added to it. */
export interface SettledLine {
  readonly eventId: string;
  readonly event: JournalEvent;
}

/** A fact of which nothing more is to come at its beginning or at its end. */
export interface SettledFact {
  readonly fact: RecordedFact;
  readonly side: 'began' | 'ended';
  readonly line: SettledLine;
}

/**
 * Streams the facts of sealed evidence, beginnings and ends apart, each when its last line was read. The file is read twice: the first time
 * finds out which line is the last one of each fact, so that only what is still incomplete is in memory.
 */
export function* readSettledFacts(sessionPath: string): Generator<SettledFact> {
  const last = findLastLines(sessionPath);
  const open = new Map<string, { readonly eventId: string; event: JournalEvent }>();
  const settled: SettledFact[] = [];
  let place = -1;
  let eventId = '';
  const add = (fact: RecordedFact, step: FactStep, event: JournalEvent): void => {
    const side = SIDES[step];
    if (side === null || last.wrappers.has(fact.number)) return;
    const key = `${side}${fact.number}`;
    const known = open.get(key);
    const line = known ?? { eventId, event };
    if (known) known.event = merge(known.event, event);
    if (last[side][fact.number] === place) {
      open.delete(key);
      settled.push({ fact, side, line });
    } else open.set(key, line);
  };
  const facts = createFactReader(toListener(add));
  for (const record of readEvents(sessionPath)) {
    place += 1;
    eventId = record.event_id;
    facts.add(record.journal);
    yield* settled.splice(0);
  }
}

/** What a step adds to; a wrapper is not a call of its own. */
const SIDES: Readonly<Record<FactStep, 'began' | 'ended' | null>> = {
  began: 'began',
  beginning_refined: 'began',
  ended: 'ended',
  ending_refined: 'ended',
  wrapped: null,
};

/** Later members win, payloads are merged. */
const merge = (event: JournalEvent, { refines: _, ...later }: JournalEvent): JournalEvent => ({
  ...event,
  ...later,
  timestamp: event.timestamp,
  payload: { ...event.payload, ...later.payload },
});

interface LastLines {
  readonly began: readonly number[];
  readonly ended: readonly number[];
  /** Calls that only carry another call. */
  readonly wrappers: ReadonlySet<number>;
}

function findLastLines(sessionPath: string): LastLines {
  const [began, ended]: [number[], number[]] = [[], []];
  const lists = { began, ended };
  const wrappers = new Set<number>();
  let place = -1;
  const facts = createFactReader(
    toListener((fact, step) => {
      const side = SIDES[step];
      if (side) lists[side][fact.number] = place;
      else wrappers.add(fact.number);
    }),
  );
  for (const { journal } of readEvents(sessionPath)) {
    place += 1;
    facts.add(journal);
  }
  return { began, ended, wrappers };
}

function* readEvents(sessionPath: string) {
  const sealed = openSealedSession(sessionPath);
  try {
    yield* sealed.events();
  } finally {
    sealed.close();
  }
}

type Add = (fact: RecordedFact, step: FactStep, event: JournalEvent) => void;

/** What exports show; turns, copies and single lines are left out. */
const toListener = (add: Add): FactListener<JournalEvent> => ({
  run: add,
  modelCall: add,
  toolCall: add,
  message: add,
  compaction: add,
  subagent: add,
});
