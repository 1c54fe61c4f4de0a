import { type ListedItem, toListedItems } from '../../../effects/items/listed-items.ts';
import { hasWord } from '../../../language/has-word.ts';
import type { Statement } from '../../../language/statements/statement.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { hasWordsOfTrouble } from '../../voice.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';

/** A list shows that one of its things is in a bad state, and the answer says of this one, or of all of them, that it is well. */
export function findBadItems({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const at = outputs.findLastIndex(({ json }) => toListedItems(json).some(({ isBad }) => isBad));
  const list = outputs[at];
  if (!list) return [];
  const items = toListedItems(list.json);
  const later = outputs
    .slice(at + 1)
    .map(({ text, args }) => `${args}\n${text}`.toLowerCase())
    .join('\n');
  for (const bad of items) {
    // What was dealt with afterwards may be well now.
    if (!bad.isBad || bad.names.some((name) => later.includes(name))) continue;
    const about = statements.filter((statement) => isNamed(bad, statement));
    if (about.some(hasWordsOfTrouble) || statements.some((statement) => repeats(statement, bad))) continue;
    const claim = statements.find((statement) => saysWell(statement, bad, items));
    if (claim) return [toContradiction(claim, list.effect, `${bad.names[0] ?? 'one of them'} is ${bad.state}`)];
  }
  return [];
}

const isNamed = ({ names }: ListedItem, { text }: Statement): boolean => {
  const said = text.toLowerCase();
  return names.some((name) => hasWord(said, name));
};

/** The state itself is told. */
const repeats = ({ text }: Statement, { state }: ListedItem): boolean =>
  text.toLowerCase().includes(state.split('_')[0]?.slice(0, STEM_CHARS) ?? state);
const STEM_CHARS = 6;

/** A good word about the thing itself or about as many as there are; a list of bad ones has none. */
function saysWell(statement: Statement, bad: ListedItem, items: readonly ListedItem[]): boolean {
  const { extent, negated, wordClasses } = statement;
  if (!isAsserted(statement) || negated || hasWordsOfTrouble(statement)) return false;
  if (!wordClasses.includes('ok') && !wordClasses.includes('done')) return false;
  const isAll = extent.kind === 'all' && extent.n === items.length;
  return (
    isAll ||
    (isNamed(bad, statement) && (wordClasses.includes('ok') || items.some((item) => isBeside(item, statement))))
  );
}

const isBeside = (item: ListedItem, statement: Statement): boolean => !item.isBad && isNamed(item, statement);
