import assert from 'node:assert/strict';
import type { XmlElement } from './read-xml.ts';

/**
 * For tests: why a document does not fit a schema; nothing when it does. Knows the part of XML Schema that `schemas/junit.xsd` uses: global elements,
 * one sequence or choice of references, attributes, mixed content, strings and counts. A schema with anything else is refused.
 */
export function checkXsd(schema: XmlElement, document: XmlElement): string[] {
  const rules = new Map(schema.children.map((element) => [element.attributes.name ?? '', readRule(element)]));
  return checkElement(document, rules);
}

interface Rule {
  readonly group: 'sequence' | 'choice' | 'none';
  readonly parts: readonly { readonly name: string; readonly least: number; readonly most: number }[];
  readonly occurs: { readonly least: number; readonly most: number };
  readonly attributes: ReadonlyMap<string, { readonly type: string; readonly isRequired: boolean }>;
  readonly isMixed: boolean;
}

const TYPES: Readonly<Record<string, RegExp>> = { 'xs:string': /^[\s\S]*$/, 'xs:nonNegativeInteger': /^\+?\d+$/ };

function readRule(element: XmlElement): Rule {
  assert.equal(element.name, 'xs:element');
  const [type, ...more] = element.children;
  assert.ok(type?.name === 'xs:complexType' && more.length === 0, 'an element has a complex type of its own');
  const groups = type.children.filter(({ name }) => name !== 'xs:attribute');
  assert.ok(groups.length <= 1, 'there is one group at most');
  const [group] = groups;
  return {
    group: group ? toGroup(group.name) : 'none',
    parts: (group?.children ?? []).map((part) => ({ name: toReference(part), ...toOccurs(part) })),
    occurs: group ? toOccurs(group) : { least: 1, most: 1 },
    attributes: new Map(type.children.filter(({ name }) => name === 'xs:attribute').map(toAttribute)),
    isMixed: type.attributes.mixed === 'true',
  };
}

function toGroup(name: string): 'sequence' | 'choice' {
  assert.ok(name === 'xs:sequence' || name === 'xs:choice', `${name} is not known`);
  return name === 'xs:sequence' ? 'sequence' : 'choice';
}

function toReference({ name, attributes }: XmlElement): string {
  assert.ok(name === 'xs:element' && attributes.ref, 'groups consist of references');
  return attributes.ref;
}

const toOccurs = ({ attributes: { minOccurs = '1', maxOccurs = '1' } }: XmlElement) => ({
  least: Number(minOccurs),
  most: maxOccurs === 'unbounded' ? Number.POSITIVE_INFINITY : Number(maxOccurs),
});

function toAttribute({ attributes: { name = '', type = '', use } }: XmlElement) {
  assert.ok(TYPES[type], `${type} is not known`);
  return [name, { type, isRequired: use === 'required' }] as const;
}

function checkElement(element: XmlElement, rules: ReadonlyMap<string, Rule>): string[] {
  const { name, attributes, children, text } = element;
  const rule = rules.get(name);
  if (!rule) return [`<${name}> is not in the schema`];
  const unknown = Object.keys(attributes).filter((key) => !rule.attributes.has(key));
  const faults = [...rule.attributes].flatMap(([key, { type, isRequired }]) => {
    const value = attributes[key];
    if (value === undefined) return isRequired ? [`<${name}> has no ${key}`] : [];
    return TYPES[type]?.test(value) ? [] : [`${key} of <${name}> is no ${type}`];
  });
  return [
    ...unknown.map((key) => `<${name}> may not have ${key}`),
    ...faults,
    ...(rule.isMixed || text.trim() === '' ? [] : [`<${name}> may not contain text`]),
    ...checkChildren(
      name,
      children.map((child) => child.name),
      rule,
    ),
    ...children.flatMap((child) => checkElement(child, rules)),
  ];
}

function checkChildren(name: string, found: readonly string[], { group, parts, occurs }: Rule): string[] {
  const fault = [`<${name}> may not contain ${found.join(', ') || 'nothing'}`];
  if (group === 'none') return found.length === 0 ? [] : fault;
  if (group === 'choice') {
    const isKnown = found.every((child) => parts.some((part) => part.name === child));
    return isKnown && found.length >= occurs.least && found.length <= occurs.most ? [] : fault;
  }
  let at = 0;
  for (const part of parts) {
    const from = at;
    while (found[at] === part.name && at - from < part.most) at += 1;
    if (at - from < part.least) return fault;
  }
  return at === found.length ? [] : fault;
}
