import { isStandIn } from '../judge/judge-value.ts';
import type { Search } from '../secret.ts';

/** Groups of capitals and digits, as keys of programs are printed, a few words after what speaks of them. */
const LICENCE =
  /[^\n]{0,60}?[\s"'=:：](?=[A-Z-]{0,40}\d)(?=[\d-]{0,40}[A-Z])([A-Z\d]{4,8}(?:-[A-Z\d]{4,8}){2,8}(?:-[A-Z\d]{1,3})?)(?![\w-])/y;

/** Finds the key of a program that a licence, an activation or a product key announces. */
export function findLicence({ text, found }: Search, start: number): number {
  LICENCE.lastIndex = start;
  const key = LICENCE.exec(text)?.[1];
  if (key === undefined || isStandIn(key)) return start + 1;
  found.push({ start: LICENCE.lastIndex - key.length, end: LICENCE.lastIndex, kind: 'licence_key' });
  return LICENCE.lastIndex;
}
