import { lookOf } from '../../judge/judge-look.ts';
import type { Search } from '../../secret.ts';

const AFTER_PASS =
  /pass(?<=(?:with|the|my|your|our|new|old|el|la|le|il|o|das|de|root|admin|db|ssh|vpn|wi-?fi|sudo|mail|login) pass)[ \t:]{1,3}(?:(?:is|de|di|für|for|of|del|da|du|to|en|was|changed|reset|quedó|est|es|è|é|\w{1,12}):? ){0,4}["'`]?([^\s"'`,;]{8,60})/iy;

/** `with pass …`, `el pass de root es …`: where people say it for password, what follows must look like little else. */
export function findAfterPass({ text, found }: Search, start: number): number {
  AFTER_PASS.lastIndex = start;
  const value = AFTER_PASS.exec(text)?.[1]?.replace(/[.?!)]+$/, '') ?? '';
  if (value === '' || !/\d/.test(value) || lookOf(value, 'password', false) === 0) return -1;
  const end = AFTER_PASS.lastIndex;
  const from = text.lastIndexOf(value, end);
  found.push({ start: from, end: from + value.length, kind: 'password' });
  return end;
}
