import { findNode, type Json5Member, type Json5Node, readJson5 } from './json5-tree.ts';

/** Adds a member to an object, or a value to an array, and leaves every other byte as it is. Missing objects on the way are made. */
export function addToJson5(text: string, path: readonly string[], value: unknown): string {
  const root = readJson5(text);
  const style = styleOf(text, root);
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const parent = findNode(root, path.slice(0, depth));
    if (parent?.kind !== 'object') continue;
    const [name = '', ...inner] = path.slice(depth);
    const made = inner.reduceRight<unknown>((content, key) => ({ [key]: content }), value);
    return insert(text, parent, `${toName(name, parent, text)}: `, made, style);
  }
  throw new TypeError('The configuration is not an object.');
}

/** Adds a value at the end of an array. */
export function appendToJson5(text: string, path: readonly string[], value: unknown): string {
  const root = readJson5(text);
  const array = findNode(root, path);
  if (array?.kind !== 'array') throw new TypeError(`${path.join('.')} is not a list.`);
  return insert(text, array, '', value, styleOf(text, root));
}

/** Removes a member, or those values of an array that fit, with its line if nothing else is on it. */
export function removeFromJson5(text: string, path: readonly string[], fits?: (value: unknown) => boolean): string {
  const parent = findNode(readJson5(text), fits ? path : path.slice(0, -1));
  const isWanted = ({ name, node }: Json5Member): boolean => (fits ? fits(node.value) : name === path.at(-1));
  const index = parent?.members.findLastIndex(isWanted) ?? -1;
  if (!parent || index === -1) return text;
  return removeFromJson5(cut(text, parent, index), path, fits);
}

interface Style {
  readonly unit: string;
  readonly newline: string;
}

/** How the file is written: its line breaks, and how far its first member is indented. */
function styleOf(text: string, root: Json5Node): Style {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const first = root.members[0];
  const indent = first ? indentAt(text, first.from) : null;
  return { unit: indent ? indent : '  ', newline };
}

/** The white space before a place, if nothing else is before it on its line. */
function indentAt(text: string, at: number): string | null {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(from, at);
  return /^[ \t]*$/.test(before) ? before : null;
}

/** Names are quoted as their neighbours are. */
function toName(name: string, parent: Json5Node, text: string): string {
  const isPlain = /^[A-Za-z_$][\w$]*$/.test(name);
  const neighbour = parent.members[0];
  const isBare = neighbour !== undefined && !/["']/.test(text[neighbour.from] ?? '');
  return isPlain && isBare ? name : JSON.stringify(name);
}

function insert(text: string, parent: Json5Node, prefix: string, value: unknown, style: Style): string {
  const last = parent.members.at(-1);
  const indent = last ? indentAt(text, last.from) : null;
  const closing = parent.to - 1;
  const isInline = last !== undefined && indent === null;
  if (isInline) {
    const at = last.afterComma ?? last.node.to;
    const written = `${prefix}${JSON.stringify(value)}`;
    return `${text.slice(0, at)}${last.afterComma === null ? ', ' : ' '}${written}${last.afterComma === null ? '' : ','}${text.slice(at)}`;
  }
  const outer = indentAt(text, parent.from) ?? lineIndent(text, parent.from);
  const own = indent ?? outer + style.unit;
  const written = `${own}${prefix}${format(value, own, style)}`;
  if (!last) return insertFirst(text, parent, written, outer, style);
  // What follows the last member on its line, such as a comment, stays with it.
  const end = endOfLine(text, last.afterComma ?? last.node.to, closing);
  const comma = last.afterComma === null ? ',' : '';
  const head = text.slice(0, last.node.to) + comma + text.slice(last.node.to, end);
  const trailing = last.afterComma === null ? '' : ',';
  return `${head}${style.newline}${written}${trailing}${text.slice(end)}`;
}

/** Into an empty object or list; comments in it stay before what is added. */
function insertFirst(
  text: string,
  { from, to }: Json5Node,
  written: string,
  outer: string,
  { newline }: Style,
): string {
  const closing = to - 1;
  const inner = text.slice(from + 1, closing);
  const lineStart = text.lastIndexOf('\n', closing - 1) + 1;
  if (inner.trim() === '')
    return `${text.slice(0, from + 1)}${newline}${written}${newline}${outer}${text.slice(closing)}`;
  if (lineStart > from && text.slice(lineStart, closing).trim() === '')
    return `${text.slice(0, lineStart)}${written}${newline}${text.slice(lineStart)}`;
  return `${text.slice(0, closing)}${newline}${written}${newline}${outer}${text.slice(closing)}`;
}

const lineIndent = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))?.[0] ?? '';

/** The end of the line of a place, without its line break; the place itself if the parent closes on that line. */
function endOfLine(text: string, at: number, closing: number): number {
  const lineFeed = text.indexOf('\n', at);
  if (lineFeed === -1 || lineFeed > closing) return at;
  const rest = text.slice(at, lineFeed).replace(/\r$/, '');
  // A comment that goes on in the next line is not cut in two.
  return /^[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/).)*\*\/[ \t]*)?$/.test(rest) ? at + rest.length : at;
}

function format(value: unknown, indent: string, { unit, newline }: Style): string {
  return JSON.stringify(value, null, unit).replaceAll('\n', `${newline}${indent}`);
}

function cut(text: string, parent: Json5Node, index: number): string {
  const member = parent.members[index];
  const previous = parent.members[index - 1];
  const isLast = index === parent.members.length - 1;
  if (!member) return text;
  const end = member.afterComma ?? member.node.to;
  const indent = indentAt(text, member.from);
  const lineFeed = text.indexOf('\n', end);
  const isAlone = indent !== null && lineFeed !== -1 && text.slice(end, lineFeed).trim() === '';
  let from = isAlone ? member.from - indent.length : member.from;
  let to = isAlone ? lineFeed + 1 : end;
  if (!isAlone && !isLast) while (/[ \t]/.test(text[to] ?? '')) to += 1;
  if (!isAlone && isLast && previous) from = previous.afterComma ?? previous.node.to;
  const isEmptied =
    parent.members.length === 1 && (text.slice(parent.from + 1, from) + text.slice(to, parent.to - 1)).trim() === '';
  if (isEmptied) return text.slice(0, parent.from + 1) + text.slice(parent.to - 1);
  const without = text.slice(0, from) + text.slice(to);
  // The comma that we put behind the member before goes with it.
  const isOurComma = isLast && member.afterComma === null && previous?.afterComma;
  if (!isOurComma) return without;
  const comma = text.lastIndexOf(',', (previous.afterComma ?? 0) - 1);
  return without.slice(0, comma) + without.slice(comma + 1);
}
