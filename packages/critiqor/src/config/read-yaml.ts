import { readFlowList, readScalar, skipComment } from './read-scalar.ts';
import { type TextPlace, type YamlEntry, YamlFault, type YamlMap, type YamlNode } from './yaml-node.ts';

/** A line that says something, without its indentation. */
interface Line {
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

/** Nobody nests settings deeper. It bounds the recursion. */
const MAX_DEPTH = 32;
const KEY = /^(?:([A-Za-z0-9_][\w.-]*)|"((?:[^"\\]|\\["\\])*)"|'([^']*)')\s*:(?= |$)/;

/**
 * Reads the part of YAML that a configuration needs: mappings and lists by indentation, one-line lists, texts, numbers, true, false and
 * null. What YAML reads in surprising ways (tags, anchors, folded texts, several documents) is refused with its place, not guessed.
 */
export function readYaml(text: string): YamlMap {
  const lines = toLines(text);
  const reader = createBlockReader(lines);
  const first = lines[0];
  if (!first) return { kind: 'map', line: 1, column: 1, entries: [] };
  if (first.indent > 0) throw new YamlFault(placeOf(first), 'The first setting must not be indented.');
  const root = reader.readBlock(0, 0);
  const rest = reader.next();
  if (rest) throw new YamlFault(placeOf(rest), 'This line is indented differently from the lines above it.');
  if (root.kind !== 'map') throw new YamlFault(root, 'The file must consist of settings, each as key: value.');
  return root;
}

function toLines(text: string): Line[] {
  const lines: Line[] = [];
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split('\n')
    .entries()) {
    const content = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const indent = content.length - content.trimStart().length;
    const line = { number: index + 1, indent, text: content.trim() };
    if (line.text === '' || line.text.startsWith('#')) continue;
    if (content.slice(0, indent).includes('\t')) {
      throw new YamlFault({ line: line.number, column: 1 }, 'Indent with spaces; YAML does not allow tabs.');
    }
    if (line.text === '---' && lines.length === 0) continue;
    if (/^(?:---|\.\.\.)(?:\s|$)/.test(line.text) || line.text.startsWith('%')) {
      throw new YamlFault(placeOf(line), 'One file holds one document without directives.');
    }
    lines.push(line);
  }
  return lines;
}

const placeOf = ({ number, indent }: Line, within = 0): TextPlace => ({ line: number, column: indent + within + 1 });

function createBlockReader(lines: readonly Line[]) {
  let at = 0;

  /** A mapping or a list whose lines all have this indentation. */
  const readBlock = (indent: number, depth: number): YamlNode => {
    const first = lines[at] as Line;
    if (depth > MAX_DEPTH) throw new YamlFault(placeOf(first), 'The settings are nested too deeply.');
    return isItem(first) ? readList(first, indent, depth) : readMap(first, indent, depth);
  };

  const readList = (first: Line, indent: number, depth: number): YamlNode => {
    const items: YamlNode[] = [];
    for (let line = lines[at]; line?.indent === indent && isItem(line); line = lines[at]) {
      items.push(readItem(line, indent, depth));
    }
    return { kind: 'list', ...placeOf(first), items };
  };

  const readItem = (line: Line, indent: number, depth: number): YamlNode => {
    const rest = line.text.slice(1).trimStart();
    const offset = line.text.length - rest.length;
    if (rest === '' || rest.startsWith('#')) {
      at += 1;
      return readBelow(line, indent, depth);
    }
    if (!KEY.test(rest)) {
      at += 1;
      return readValue(rest, placeOf(line, offset));
    }
    // `- key: value` begins a mapping that goes on below the key.
    const inner = { number: line.number, indent: indent + offset, text: rest };
    (lines as Line[])[at] = inner;
    return readMap(inner, inner.indent, depth + 1);
  };

  const readMap = (first: Line, indent: number, depth: number): YamlMap => {
    const entries: YamlEntry[] = [];
    const seen = new Set<string>();
    for (let line = lines[at]; line?.indent === indent && !isItem(line); line = lines[at]) {
      const entry = readEntry(line, indent, depth);
      if (seen.has(entry.key)) throw new YamlFault(entry, `${entry.key} is set twice.`);
      seen.add(entry.key);
      entries.push(entry);
    }
    return { kind: 'map', ...placeOf(first), entries };
  };

  const readEntry = (line: Line, indent: number, depth: number): YamlEntry => {
    const found = KEY.exec(line.text);
    if (!found) throw new YamlFault(placeOf(line), 'Expected a setting: a key, a colon, a space and a value.');
    const key = found[1] ?? found[2]?.replaceAll(/\\(["\\])/g, '$1') ?? found[3] ?? '';
    const rest = line.text.slice(found[0].length).trimStart();
    const place = placeOf(line, line.text.length - rest.length);
    at += 1;
    const isBelow = rest === '' || rest.startsWith('#');
    const value = isBelow ? readBelow(line, indent, depth) : readValue(rest, place);
    return { ...placeOf(line), key, value };
  };

  /** What is indented below a key or a dash; a list may begin right below its key. Nothing there is null. */
  const readBelow = (owner: Line, indent: number, depth: number): YamlNode => {
    const line = lines[at];
    const isDeeper = line !== undefined && line.indent > indent;
    const isListOfKey = line?.indent === indent && isItem(line) && !isItem(owner);
    if (!line || !(isDeeper || isListOfKey)) return { kind: 'scalar', ...placeOf(owner), value: null };
    return readBlock(line.indent, depth + 1);
  };

  return { readBlock, next: (): Line | undefined => lines[at] };
}

const isItem = ({ text }: Line): boolean => text === '-' || text.startsWith('- ');

function readValue(text: string, place: TextPlace): YamlNode {
  if (text.startsWith('[')) return readFlowList(text, place);
  const { value, end } = readScalar(text, place, 'block');
  skipComment(text, end, place);
  return { kind: 'scalar', ...place, value };
}
