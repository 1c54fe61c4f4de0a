import { asObject } from '../host/host.ts';

/** Values that are compared at most; arguments with more of them count as changed where the host gives another object. */
const MAX_VALUES = 20_000;
/** No model writes arguments that are nested more deeply. */
const MAX_DEPTH = 64;

/** Whether two values of the host say the same, at any depth. What is undefined is not there. */
export function isSameValue(left: unknown, right: unknown): boolean {
  let valuesLeft = MAX_VALUES;
  const isSame = (one: unknown, other: unknown, depth: number): boolean => {
    if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true;
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
    valuesLeft -= 1;
    if (valuesLeft < 0 || depth > MAX_DEPTH || Array.isArray(one) !== Array.isArray(other)) return false;
    const names = definedNames(one);
    if (names.length !== definedNames(other).length) return false;
    return names.every((name) => isSame(asObject(one)[name], asObject(other)[name], depth + 1));
  };
  return isSame(left, right, 0);
}

function definedNames(value: object): string[] {
  return Object.keys(value).filter((name) => asObject(value)[name] !== undefined);
}
