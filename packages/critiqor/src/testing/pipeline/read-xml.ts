import assert from 'node:assert/strict';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** What is between its children, as written. */
  readonly text: string;
}

/** For tests: a strict reader of small XML files. What it does not know it refuses: other declarations, entities, CDATA, instructions. */
export function readXml(file: string): XmlElement {
  const body = file.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  assert.notEqual(body, file, 'the declaration comes first');
  assert.doesNotMatch(body, NOT_A_CHARACTER);
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [token, closing, name = '', attributes = '', empty] of body.matchAll(TOKENS)) {
    const top = open.at(-1);
    assert.ok(top);
    if (token.startsWith('<!--')) continue;
    assert.notEqual(token, '<', 'a stray bracket');
    if (!token.startsWith('<')) top.text += toText(token);
    else if (closing) assert.equal(open.pop()?.name, name, 'elements are nested');
    else {
      const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
      top.children.push(element);
      if (!empty) open.push(element);
    }
  }
  assert.equal(open.length, 1, 'everything is closed');
  assert.equal(root.text.trim(), '', 'nothing is beside the root');
  const [only] = root.children;
  assert.ok(only && root.children.length === 1, 'there is one root');
  return only;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

const TOKENS = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|[^<]+|</g;
/** What cannot be in XML at all. */
const NOT_A_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, toText(value)]);
  assert.equal(new Set(pairs.map(([key]) => key)).size, pairs.length, 'no attribute twice');
  return Object.fromEntries(pairs);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function toText(written: string): string {
  assert.doesNotMatch(written, /&(?!(?:amp|lt|gt|quot|apos);)/, 'every entity is known');
  return written.replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
}
