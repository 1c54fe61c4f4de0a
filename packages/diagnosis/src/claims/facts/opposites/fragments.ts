import { type Output, toMembers } from '../outputs.ts';

/** The pieces of an output that speak of one thing each: a record, a line, a sentence. */
export function toFragments({ text, json }: Output): string[] {
  const fragments =
    json === null
      ? text.split('\n').flatMap((line) => line.split(SENTENCE))
      : toMembers(json).flatMap(({ object }) => toRecordFragments(object));
  return fragments.filter((fragment) => fragment.trim() !== '').slice(0, MOST_FRAGMENTS);
}

const MOST_FRAGMENTS = 400;
const SENTENCE = /(?<=[.!?。！？;；])\s*/u;

/** The short members together, and each sentence of the long ones. */
function toRecordFragments(object: Readonly<Record<string, unknown>>): string[] {
  const members = Object.entries(object).filter(([, value]) => typeof value !== 'object');
  const short = members.filter(([, value]) => !isProse(value)).map(([name, value]) => `${name} ${value}`);
  const prose = members.filter(([, value]) => isProse(value));
  return [short.join(', '), ...prose.flatMap(([, value]) => String(value).split(SENTENCE))];
}

const isProse = (value: unknown): boolean => typeof value === 'string' && value.split(' ', 6).length > 4;
