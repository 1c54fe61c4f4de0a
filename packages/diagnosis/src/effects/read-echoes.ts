import { toWords } from '../tools/to-tool-name-parts.ts';
import { toArguments } from '../tools/tool-arguments.ts';
import { UNREACHED } from './items/item-states.ts';
import type { Field } from './result-fields.ts';
import type { Signs } from './result-signs.ts';

/** Compares what was asked for with what the result gives back of it. */
export function readEchoes(signs: Signs, verb: string, fields: readonly Field[], args: unknown): void {
  const given = toArguments(args);
  const states = fields.find(({ name, value }) => name === 'states' && typeof value === 'object' && value !== null);
  const opposite = OPPOSITES.find(([action]) => verb === action || verb.endsWith(`_${action}`))?.[1];
  if (states && opposite !== undefined) {
    const values = Object.values(states.value as object).map((value) => toWords(String(value)).join('_'));
    const wrong = values.filter((value) => value === opposite || UNREACHED.has(value)).length;
    if (wrong > 0 && wrong < values.length) signs.partial ??= states;
    else if (wrong > 0) signs.bad ??= states;
  }
  const state = fields.find(({ name, value }) => name === 'state' && typeof value === 'string');
  if (
    state &&
    opposite !== undefined &&
    (toWords(String(state.value)).join('_') === opposite || UNREACHED.has(String(state.value)))
  ) {
    signs.bad ??= state;
    signs.good = null;
  }
  if (signs.unasked && !JSON.stringify(given).toLowerCase().includes(String(signs.unasked.value).toLowerCase()))
    signs.bad ??= signs.unasked;
  for (const field of fields) {
    const asked = given[field.key];
    if (
      typeof asked === 'number' &&
      typeof field.value === 'number' &&
      asked !== field.value &&
      !COUNTED.test(field.name)
    )
      signs.partial ??= field;
    if (Array.isArray(field.value) && Array.isArray(asked) && field.value.length < asked.length)
      signs.partial ??= field;
  }
}

/** Figures that count or number something are not what was asked for. */
const COUNTED =
  /(?:^|_)(?:vat|tax|rate|percent|discount|fee|mwst|tva|iva|btw|id|index|page|offset|limit|count|total|version|revision|cents|amount|code|status|timeout)$/;

/** Actions of devices and the state that shows that they had no effect; `light.turn_off` ends like `turn_off`. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['turn_off', 'on'],
  ['turn_on', 'off'],
  ['unlock', 'locked'],
  ['lock', 'unlocked'],
  ['open_cover', 'closed'],
  ['close_cover', 'open'],
  ['open', 'closed'],
  ['close', 'open'],
];
