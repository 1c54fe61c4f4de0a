/** A document of tags as a tree of members: attributes and texts by their names. Undefined where it is no such document. */
export function parseMarkup(text: string): unknown {
  const trimmed = text.trim();
  if (!/^<[?!\p{L}]/u.test(trimmed) || !trimmed.endsWith('>')) return undefined;
  const root: Node = {};
  const open: { readonly name: string; readonly node: Node }[] = [{ name: '', node: root }];
  let from = 0;
  for (const match of trimmed.matchAll(TAG)) {
    const [whole, closes = '', name = '', attributes = '', closed = ''] = match;
    const here = open.at(-1);
    if (!here) return undefined;
    const words = trimmed.slice(from, match.index).trim();
    if (words !== '') here.node[TEXT] = words;
    from = match.index + whole.length;
    if (closes !== '') {
      if (here.name !== name) return undefined;
      open.pop();
      continue;
    }
    const node: Node = {};
    for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) node[key] = value;
    const siblings = here.node[name];
    here.node[name] = Array.isArray(siblings) ? [...siblings, node] : [node];
    if (closed === '') open.push({ name, node });
  }
  return open.length === 1 ? withPlainTexts(root) : undefined;
}

type Node = Record<string, unknown>;

const TAG =
  /<(?:(\/)?([\p{L}_][\p{L}\p{N}_:.-]{0,60})((?:\s+[\p{L}_:][\p{L}\p{N}_:.-]{0,60}="[^"<]{0,400}")*)\s*(\/)?|[?!][^>]{0,400})>/gu;
const ATTRIBUTE = /([\p{L}_:][\p{L}\p{N}_:.-]{0,60})="([^"<]{0,400})"/gu;
const TEXT = '';

/** An element that holds one text is that text, and a list of one is its element. */
function withPlainTexts(node: unknown): unknown {
  if (Array.isArray(node)) {
    const items = node.map(withPlainTexts);
    return items.length === 1 ? items[0] : items;
  }
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, withPlainTexts(value)] as const);
  const [only] = entries;
  return only && entries.length === 1 && only[0] === TEXT ? only[1] : Object.fromEntries(entries);
}
