import type { Content, Match } from '../lexicon/matcher.ts';
import type { SentenceReading } from './reading.ts';
import type { Act, StatedDeed, Topic } from './statement.ts';

const MAX_TOPICS = 4;
const TEST_NAME = /(?:^|[^a-z])(?:test|tests|spec|specs)(?:$|[^a-z])|^test|Tests?$|Spec$/;
/** What is done to an entry of a calendar schedules something. */
const CALENDAR_DEEDS: ReadonlySet<StatedDeed> = new Set(['create', 'change', 'set']);

/** The kinds of effect that a statement asserts or denies: its verbs, or the nouns of a statement without such a verb. */
export function toDeeds(reading: SentenceReading, act: Act): StatedDeed[] {
  if (act === 'other' || act === 'question') return [];
  const verbs = collect(reading.contents, 'deed');
  // "No errors were found" says how things are, not what was looked for.
  if (act === 'state_ok') verbs.delete('look_up');
  const deeds = verbs.size > 0 ? verbs : collect(reading.contents, 'deed noun');
  if (deeds.size === 0 && isAboutNamedTest(reading)) deeds.add('test');
  if (toTopics(reading).includes('calendar') && [...deeds].some((deed) => CALENDAR_DEEDS.has(deed)))
    deeds.add('schedule');
  return [...deeds];
}

function collect(contents: readonly Match<Content>[], kind: Content['kind']): Set<StatedDeed> {
  const deeds = new Set<StatedDeed>();
  for (const { meanings } of contents) {
    for (const meaning of meanings) if (meaning.kind === kind && meaning.deed) deeds.add(meaning.deed);
  }
  return deeds;
}

/** "test_login passes": only the name says what passes. */
function isAboutNamedTest({ text, units, classes }: SentenceReading): boolean {
  if (!classes.some(({ meanings }) => meanings.includes('ok') || meanings.includes('fail'))) return false;
  return units.some(
    ({ kind, start, end }) => (kind === 'code' || kind === 'path') && TEST_NAME.test(text.slice(start, end)),
  );
}

/** What a statement is about, the word that comes first first. */
export function toTopics({ contents }: SentenceReading): Topic[] {
  const topics = new Set<Topic>();
  for (const { meanings } of contents) {
    for (const meaning of meanings) if (meaning.kind === 'topic' && meaning.topic) topics.add(meaning.topic);
  }
  return topics.size === 0 ? ['none'] : [...topics].slice(0, MAX_TOPICS);
}
