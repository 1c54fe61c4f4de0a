import { isLocation, isStandIn } from '../judge-value.ts';
import type { Search } from '../secret.ts';

const ARGUMENT = /[\s,(]{1,12}[bfru]{0,2}(["'`])([^"'`\n]{0,120})\1/iy;
const USER = /^[\w.@+-]{0,64}$/;
/** A digit and a letter; a host, an address and a version are no passwords. */
const PASSWORD = /^(?=.{0,100}\d)(?=.{0,100}[A-Za-z])\S{6,100}$/;
const HOST = /^[\w-]{1,64}(?:\.[\w-]{1,64})+(?::\d{1,5})?$/;

/** How the name of a function ends that takes a user and a password. */
const LOGIN_CALL = /(?:auth|login|connect|credentials?|pdo|mysqli)$/i;

/** Finds the password among the literals of a call: the one that follows the name of a user. */
export function findInCall({ text, found }: Search, start: number): number {
  if (!LOGIN_CALL.test(text.slice(Math.max(0, start - 12), start))) return start + 1;
  let at = start;
  let previous: string | undefined;
  for (let count = 0; count < 8; count++) {
    ARGUMENT.lastIndex = at;
    const [, , argument] = ARGUMENT.exec(text) ?? [];
    if (argument === undefined) break;
    at = ARGUMENT.lastIndex;
    const isPassword = previous !== undefined && USER.test(previous) && PASSWORD.test(argument) && !HOST.test(argument);
    if (isPassword && !isLocation(argument) && !isStandIn(argument)) {
      found.push({ start: at - 1 - argument.length, end: at - 1, kind: 'password' });
      break;
    }
    previous = argument;
  }
  return at;
}
