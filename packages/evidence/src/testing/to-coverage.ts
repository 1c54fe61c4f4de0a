import type { JournalEvent } from '../contract/event.ts';
import { type Coverage, createWriterSurvey, toOpenEnds } from '../read/coverage.ts';
import { createFactReader } from '../read/facts/fact-reader.ts';

/** The coverage of events in memory. The product computes it while it reads them for other purposes. */
export function toCoverage(events: Iterable<JournalEvent>): Coverage {
  const survey = createWriterSurvey({ counts: true });
  const facts = createFactReader();
  for (const event of events) {
    survey.add(event);
    facts.add(event);
  }
  return { ...survey.toWriters(), ...toOpenEnds(facts) };
}
