import type { Content, Match } from '../lexicon/matcher.ts';
import type { Reading } from './reading.ts';
import type { Act, Deed, Topic } from './statement.ts';

const MAX_TOPICS = 4;

/** The kinds of effect that a statement asserts or denies: its verbs, or the nouns of a statement without such a verb. */
export function toDeeds({ contents }: Reading, act: Act): Deed[] {
  if (act === 'other' || act === 'question') return [];
  const verbs = collect(contents, 'deed');
  return verbs.length > 0 ? verbs : collect(contents, 'deed noun');
}

function collect(contents: readonly Match<Content>[], kind: Content['kind']): Deed[] {
  const deeds = new Set<Deed>();
  for (const match of contents)
    for (const meaning of match.meanings) if (meaning.kind === kind && meaning.deed) deeds.add(meaning.deed);
  return [...deeds];
}

/** What a statement is about, the word that comes first first. */
export function toTopics({ contents }: Reading): Topic[] {
  const topics = new Set<Topic>();
  for (const match of contents)
    for (const meaning of match.meanings) if (meaning.kind === 'topic' && meaning.topic) topics.add(meaning.topic);
  return topics.size === 0 ? ['none'] : [...topics].slice(0, MAX_TOPICS);
}
