import type { Effect } from '../../../effects/effect.ts';
import { type Spared, toStem } from '../../../language/requests/limits/spared.ts';
import type { Request } from '../../../language/requests/request.ts';
import { fold } from '../../../language/requests/request-words.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { describeTool } from '../../../tools/describe-tool.ts';
import { type Past, toEarlierCalls } from '../../past.ts';
import { type Harm, toHarm } from '../harm.ts';
import type { Touched } from './reported.ts';
import { toTouched } from './touched.ts';

/** Something that the person wanted left out was changed, removed, restarted or reached all the same. */
export function findTouchedSpared(
  call: ToolCall,
  effects: readonly Effect[],
  request: Request,
  past: Past,
): Harm | null {
  if (request.isPermission || request.spared.length === 0) return null;
  const [effect] = effects;
  // Code has words for everything; paths that are to be left alone have a rule of their own.
  if (describeTool(call).domain === 'file') return null;
  const touched = effect ? toTouched(call, effects) : [];
  if (!effect || touched.length === 0) return null;
  for (const spared of request.spared) {
    if (spared.isKept && !effects.some(({ kind }) => LOSES.has(kind))) continue;
    const found = touched.find(
      (one) =>
        (!spared.isPerson || one.isReceiver) &&
        (isEverything(one, spared) || isNamed(spared, one.text) || isListed(spared, one, past)),
    );
    if (!found) continue;
    const name = found.text.trim().slice(0, 80);
    const isCommand = describeTool(call).command !== null;
    return toHarm({
      kind: 'change',
      call,
      effect,
      what: `did not leave out “${name}” with ${isCommand ? effect.means : call.tool}`,
      objects: [name],
      place: 'service',
    });
  }
  return null;
}

/** What takes something away that was to be kept. */
const LOSES: ReadonlySet<string> = new Set([
  'delete',
  'cancel',
  'stop',
  'start',
  'set',
  'move',
  'merge',
  'run',
  'other',
  'look_up',
]);

/** A wildcard takes the spared thing with the rest. */
const isEverything = ({ text, isGiven }: Touched, { words }: Spared): boolean =>
  isGiven && words.size > 0 && /^(?:\*|all)$/i.test(text);

/** Whether a name, or a line of a result, is about the spared thing. */
function isNamed({ words, beginnings, running, ordered }: Spared, text: string): boolean {
  const folded = fold(text);
  if (running !== '') return hasSharedPiece(folded, running, ordered);
  const isPath = /^\S+$/.test(text) && /[/@]|\.\w{1,5}$/.test(text);
  const tokens = toNameTokens(folded);
  if (beginnings.some((beginning) => tokens.some((token) => token.startsWith(beginning)))) return true;
  if (words.size === 0) return false;
  // The parts of a path are names as a whole: `test_default.py` is not about what is called default.
  const parts = tokens.flatMap((token) => [
    token,
    ...(isPath ? [token.replace(/\.\w{1,5}$/, '')] : token.split(/[-_.]+/)),
  ]);
  const stems = new Set(parts.filter((part) => part.length > 1).map(toStem));
  for (const word of words) if (stems.has(toStem(word))) return true;
  return false;
}

const toNameTokens = (folded: string): string[] =>
  folded.match(/[\p{L}\p{N}_.:-]*[\p{L}\p{N}_*]/gu)?.flatMap(withoutPlace) ?? [];
/** `tank/home@manual-1` and `deployment.apps/worker` were split at their marks already; a scheme is none of the name. */
const withoutPlace = (token: string): string[] => [token, token.slice(token.lastIndexOf(':') + 1)];

/** Two characters of the name that the sparing clause has and the order does not. */
function hasSharedPiece(name: string, running: string, ordered: string): boolean {
  for (let at = 0; at + 2 <= name.length; at += 1) {
    const piece = name.slice(at, at + 2);
    if (CHARACTERS.test(piece) && running.includes(piece) && !ordered.includes(piece)) return true;
  }
  return false;
}
const CHARACTERS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}$/u;

const MOST_LISTS = 12;

/** Whether an earlier list shows the spared thing in the row of this name. */
function isListed(spared: Spared, { text }: Touched, past: Past): boolean {
  const id = fold(text);
  if (id.length > MOST_ID_CHARS || !/^[^\s/]*[\d@][^\s/]*$/.test(id)) return false;
  for (const { result } of toEarlierCalls(past, MOST_LISTS)) {
    if (!result) continue;
    for (const row of toRows(result.text))
      if (row.length <= MOST_ROW_CHARS && row.includes(id) && isRowOf(row, id) && isNamed(spared, row)) return true;
  }
  return false;
}

const MOST_ID_CHARS = 60;
const MOST_ROWS_CHARS = 8_000;
const MOST_ROW_CHARS = 200;
const toRows = (text: string): string[] => fold(text.slice(0, MOST_ROWS_CHARS)).split(/\n|\},?\s*(?=\{)/);

/** A short number is that of the row only at its beginning. */
function isRowOf(row: string, id: string): boolean {
  if (/^\d{1,3}$/.test(id)) return new RegExp(`^\\W{0,3}(?:"?(?:id|nr|no)"?\\s?:\\s?)?${id}(?!\\d)`).test(row);
  const at = row.indexOf(id);
  return !/[\p{L}\p{N}]/u.test(row[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(row[at + id.length] ?? ' ');
}
