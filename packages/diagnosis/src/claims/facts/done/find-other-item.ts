import { isChange } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { isAsserted, type Output, toContradiction, toMembers } from '../outputs.ts';

/** A thing was acted on by its number; by the list it is another one than the answer names. */
export function findOtherItem({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const said = statements.map(({ text }) => text.toLowerCase()).join('\n');
  for (const [at, output] of outputs.entries()) {
    if (!isChange(output.effect.kind) || output.effect.ending === 'failed') continue;
    const items = outputs.slice(0, at).flatMap(({ json }) => toItems(json));
    if (items.length < 2) continue;
    const touched = items.filter(({ id }) => isGiven(output, id));
    const [item] = touched;
    if (!item || touched.some(({ name }) => name !== item.name)) continue;
    const others = items.filter(({ id, name, kind }) => id !== item.id && name !== item.name && kind === item.kind);
    const named = others.find(
      (other) => isToldOf(said, other, item) && !outputs.some((one) => isActedOn(one, other.id)),
    );
    if (!named || isNamed(said, item)) continue;
    const claim = statements.find((one) => isAsserted(one) && isToldOf(one.text.toLowerCase(), named, item));
    if (claim) return [toContradiction(claim, output.effect, `${item.id} is “${item.name}”`)];
  }
  return [];
}

interface NumberedThing {
  readonly id: string;
  readonly name: string;
  /** The name of the member that holds its number. */
  readonly kind: string;
}

/** Things with a number and a name of their own. */
function toItems(json: unknown): NumberedThing[] {
  return toMembers(json).flatMap(({ object }) => {
    const id = Object.entries(object).find(([key, value]) => ID.test(key) && isShort(value));
    const name = Object.entries(object).find(([key, value]) => NAME.test(key) && typeof value === 'string');
    if (!id || !name) return [];
    const text = String(name[1]).toLowerCase().trim();
    return text.length >= 2 && text.length <= 80 ? [{ id: String(id[1]), name: text, kind: id[0] }] : [];
  });
}

const ID = /^(?:id|sku|key|uid|uuid|code|number|ref|\w{1,20}_?id)$/i;
const NAME = /^(?:name|title|label|summary|subject|description|text)$/i;
const isShort = (value: unknown): boolean =>
  (typeof value === 'string' && value.length >= 2 && value.length <= 64) || typeof value === 'number';

const isGiven = ({ effect }: Output, id: string): boolean =>
  toMembers(effect.call.args).some(({ object }) =>
    Object.values(object).some((value) => String(value) === id && typeof value !== 'object'),
  );

const isActedOn = (output: Output, id: string): boolean =>
  isChange(output.effect.kind) && output.effect.ending !== 'failed' && isGiven(output, id);

/** The whole name, or every word of it that the name of the other thing does not have. */
function isToldOf(said: string, { name }: NumberedThing, other: NumberedThing): boolean {
  if (said.includes(name)) return true;
  const own = toNameWords(name).filter((word) => !other.name.includes(word));
  return own.length >= 2 && own.every((word) => said.includes(word));
}

const toNameWords = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3);

/** Whoever names the thing by its name, by most of it or by its number knows which it is. */
function isNamed(said: string, { id, name }: NumberedThing): boolean {
  if (said.includes(name) || said.includes(id.toLowerCase())) return true;
  // Names are inflected: two letters at the end may differ.
  return toNameWords(name).some(
    (word) => word.length >= 5 && said.includes(word.slice(0, Math.max(5, word.length - 2))),
  );
}
