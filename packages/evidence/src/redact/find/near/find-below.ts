import { lookOf } from '../../judge/judge-look.ts';
import { isStandIn } from '../../judge/judge-value.ts';
import type { Search } from '../../secret.ts';

const MAX_LINE = 240;
/** A line that somebody typed: after a prompt, or with a pipe at its end that decodes. */
const COMMAND =
  /^[\w@:~./ ()[\]-]{0,60}?(?:[$#%❯➜λ»›⟩▶✗]|>>>|PS [^>\n]{0,60}>|In \[\d{1,4}\]:|mysql>|\w{1,12}=[#>]|^\+{1,3}|^>) {1,2}\S|\| *base64 (?:-d|--decode|-D)\b/;
/** What a prompt says of the branch: git:(main). */
const BRANCH = /git:\([^)\n]{1,40}\)[ \t✗✘*]{0,4}/;
/** What a command prints that only speaks of secrets. */
const NO_VALUE_COMMAND =
  /\b(?:md5|sha\d+|shasum|cksum|wc|ls|grep|find (?!-)|rm|mv|cp|git|npm|which|count|len|list|delete|rotate|describe|hash|id|uuid|version|status)\b/i;
/** A line that announces what is below it. */
const ANNOUNCES = /(?:[:：=→]|\?|-{2,}>|是|は)[ \t*_`"]{0,4}$/;
/** What may stand before and after a value that has a line of its own: signs of lists and quotes, who says it in a chat. */
/** `HOST=…`: another setting. */
const SETTING = /^[+-]?(?:[A-Z][A-Z\d_]{2,}|[a-z]\w*(?:\.\w+)+)=/;
/** A label of a form, alone in its line. */
const LABEL_LINE = /^[ \t>*#|]{0,8}(?:[\p{L}-]{1,20} ){0,3}[\p{L}-]{2,24}(?: (?:de|do|d')[ ]?\p{L}{1,12})?[ \t]{0,4}$/u;
/** `time.sleep(1.0)`, `rows[-1].remove()`. */
const CALL = /^[A-Za-z_$][\w$]*(?:\.[\w$]+)*\(.*\)$|\]\.\w+\(/;
/** The end of a line, and an empty one. */
const BREAK = /\r?\n(?:[ \t>+#*│|/-]{0,12}\r?\n)?/y;
const LINE =
  /(?:[ \t>*`"'•│|┃-]{0,12})(?:(?:send|sendline|type|write|answer)[ \t]{1,4}(?:--[ \t]{1,4})?)?(?:(?:[\p{L}\w.@-]{1,30}|\[\d\d:\d\d\] <?[\w.@-]{1,30}>?|<[\w.@-]{1,30}>): {1,4})?(?:(?:it['’]?s|it is|that['’]?s|try|use|its|still|now|yes,?|sure[,:]?|ok[,:]?|okay[,:]?|here(?: you go| it is)?[,:]?|voilà[,:]?|klar[,:]?|claro[,:]?|c['’]est|es ist|das ist|ist|es|är|è|é|это|jest|是) {1,2}){0,2}[`"'*]{0,3}([^\s`"']{6,300}?)(?:\\[rn]){0,2}[`"'*]{0,3}[ \t\r.│|┃]{0,12}(?=\n|$)/uy;

/**
 * Finds a value that has the line below to itself, when the line of the name asks for it: a command that prints it, `Password:`, a question in a
 * chat. Returns where it ends, or -1.
 */
export function findBelow(
  { text, found }: Search,
  nameStart: number,
  nameEnd: number,
  kind: string,
  isPrinter = false,
): number {
  const lineEnd = text.slice(nameEnd, nameEnd + MAX_LINE).search(/\r?\n/);
  if (lineEnd < 0) return -1;
  const before = text.slice(Math.max(0, nameStart - MAX_LINE), nameStart);
  const line = (before.slice(before.lastIndexOf('\n') + 1) + text.slice(nameStart, nameEnd + lineEnd)).replace(
    BRANCH,
    '',
  );
  const isCommand = isPrinter || (COMMAND.test(line) && !NO_VALUE_COMMAND.test(line));
  const isLabel = LABEL_LINE.test(line);
  if (!isCommand && !isLabel && !ANNOUNCES.test(line)) return -1;
  BREAK.lastIndex = nameEnd + lineEnd;
  const at = BREAK.test(text) ? BREAK.lastIndex : nameEnd + lineEnd;
  LINE.lastIndex = at;
  const value = LINE.exec(text)?.[1]?.replace(/[.,;]$/, '') ?? '';
  // `token: ****9a18`: of what is masked only the end is shown.
  if (value.startsWith('**')) return -1;
  if (value === '' || isStandIn(value) || CALL.test(value) || SETTING.test(value)) return -1;
  if (Math.max(lookOf(value, 'password', true), lookOf(value, kind, true)) === 0) return -1;
  const start = text.indexOf(value, at);
  found.push({ start, end: start + value.length, kind });
  return start + value.length;
}
