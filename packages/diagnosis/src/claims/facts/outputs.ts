import type { Effect } from '../../effects/effect.ts';
import type { Statement } from '../../language/statements/statement.ts';
import type { Judgement } from '../judgement.ts';

/** What one call printed, with the last effect that it had. */
export interface Output {
  readonly effect: Effect;
  readonly text: string;
  readonly args: string;
  /** The result as a value where it is JSON, else null. */
  readonly json: unknown;
}

/** The outputs of the calls before an answer, oldest first; what lies further back is rarely what an answer is about. */
export function toOutputs(effects: readonly Effect[]): Output[] {
  const calls = new Map<Effect['call'], Effect>();
  for (const effect of effects.slice(-MOST_EFFECTS)) calls.set(effect.call, effect);
  return [...calls].slice(-MOST_OUTPUTS).map(([call, effect]) => {
    const text = (call.result?.text ?? '').slice(0, MOST_CHARS);
    return { effect, text, args: toText(call.args), json: toJson(text) };
  });
}

const MOST_EFFECTS = 80;
const MOST_OUTPUTS = 24;
const MOST_CHARS = 20_000;

const toText = (args: unknown): string => (typeof args === 'string' ? args : (JSON.stringify(args) ?? ''));

function toJson(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed[0] !== '{' && trimmed[0] !== '[') return null;
  try {
    return JSON.parse(trimmed);
  } catch {
    return null;
  }
}

/** An object inside a result, and the names of the members that lead to it. */
interface Member {
  readonly object: Readonly<Record<string, unknown>>;
  readonly path: readonly string[];
}

/** Every object inside a value, from the outside in. */
export function toMembers(value: unknown): Member[] {
  const found: Member[] = [];
  const pending: [value: unknown, path: readonly string[]][] = [[value, []]];
  for (let at = 0; at < pending.length && found.length < MOST_OBJECTS; at += 1) {
    const [item, path] = pending[at] as [unknown, readonly string[]];
    if (typeof item !== 'object' || item === null || path.length > MAX_DEPTH) continue;
    if (Array.isArray(item)) {
      for (const one of item.slice(0, MOST_OBJECTS)) pending.push([one, path]);
      continue;
    }
    found.push({ object: item as Record<string, unknown>, path });
    for (const [key, member] of Object.entries(item))
      if (typeof member === 'object' && member !== null) pending.push([member, [...path, key]]);
  }
  return found;
}

const MOST_OBJECTS = 500;
const MAX_DEPTH = 6;

/** The answer says one thing and an output another. */
export const toContradiction = (statement: Statement, effect: Effect, because: string): Judgement => ({
  truth: 'contradicted',
  statement,
  effects: [effect],
  severity: 'high',
  because: `${effect.means}: ${because}`,
});

/** Whether a statement puts something forward as so; it is a condition, a quotation or a correction only where that is clear. */
export const isAsserted = ({ act, margin }: Statement): boolean =>
  act !== 'question' && !(NOT_ASSERTED.has(act) && margin >= CLEAR_MARGIN);
const NOT_ASSERTED: ReadonlySet<string> = new Set(['conditional', 'correction', 'quote']);
const CLEAR_MARGIN = 0.3;
