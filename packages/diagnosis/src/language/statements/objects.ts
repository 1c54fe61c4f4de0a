import type { Language } from '../lexicon/lexicon.ts';
import type { Unit, UnitKind } from '../units/units.ts';
import type { StatementObject } from './statement.ts';

const MAX_OBJECTS = 40;

const KINDS: Readonly<Partial<Record<UnitKind, StatementObject['kind']>>> = {
  path: 'path',
  url: 'url',
  email: 'email',
  id: 'id',
  number: 'number',
  quotation: 'quotation',
  code: 'code',
  command: 'code',
};

const PATH_LIKE = /^(?:[~.]{0,2}\/)?[\w@.-]+(?:\/[\w@.*-]+)+\/?$|^\.?[\w-]+\.[a-z][a-z0-9]{0,6}$/i;
const URL_LIKE = /^(?:https?:\/\/|www\.)\S+$/i;
const EMAIL_LIKE = /^[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}$/;

/** The things that a sentence names, in order: paths, addresses, ids, numbers, names, code, quotations. */
export function toObjects(text: string, units: readonly Unit[], language: Language): StatementObject[] {
  const objects: StatementObject[] = [];
  for (let at = 0; at < units.length && objects.length < MAX_OBJECTS; at++) {
    const unit = units[at];
    if (!unit) continue;
    const kind = KINDS[unit.kind];
    if (kind !== undefined) objects.push(toObject(kind, text.slice(unit.start, unit.end)));
    else if (unit.kind === 'word') {
      const end = findNameEnd(text, units, at, language);
      const last = units[end - 1];
      if (end > at && last) {
        objects.push({ kind: 'name', text: text.slice(unit.start, last.end) });
        at = end - 1;
      }
    }
  }
  return objects;
}

/** What is in backticks or quotation marks is often a path or an address. */
function toObject(kind: StatementObject['kind'], raw: string): StatementObject {
  if (kind !== 'code' && kind !== 'quotation') return { kind, text: raw };
  const inner = raw
    .replace(/^[`"“„«‘「『《]+/, '')
    .replace(/[`"”“»’」』》]+$/, '')
    .trim();
  if (URL_LIKE.test(inner)) return { kind: 'url', text: inner };
  if (EMAIL_LIKE.test(inner)) return { kind: 'email', text: inner };
  if (kind === 'code' && PATH_LIKE.test(inner)) return { kind: 'path', text: inner };
  return { kind, text: inner };
}

/** Capitalised words inside a sentence; German writes every noun so, there only words after a title or two in a row count. */
function findNameEnd(text: string, units: readonly Unit[], at: number, language: Language): number {
  if (at === 0 || !isCapitalised(text, units[at])) return at;
  const before = units[at - 1];
  if (before?.kind === 'mark' && before.text !== ',' && before.text !== '(') return at;
  if (before?.kind === 'emoji' || before?.kind === 'box') return at;
  let end = at + 1;
  while (
    end < units.length &&
    end - at < 4 &&
    isCapitalised(text, units[end]) &&
    units[end]?.start === (units[end - 1]?.end ?? 0) + 1
  )
    end++;
  if (language === 'de' && end - at < 2 && !GERMAN_BEFORE_NAMES.has(before?.text ?? '')) return at;
  return end === at + 1 && NOT_NAMES.has(units[at]?.text ?? '') ? at : end;
}

function isCapitalised(text: string, unit: Unit | undefined): boolean {
  if (unit?.kind !== 'word') return false;
  const first = text.charAt(unit.start);
  return unit.end - unit.start > 1 && first !== first.toLowerCase();
}

const GERMAN_BEFORE_NAMES = new Set(['frau', 'herr', 'herrn', 'an', 'von', 'mit', 'bei', 'laut']);
const NOT_NAMES = new Set(
  `ok i'm the this it ihnen ihre sie todo ci api pr url pdf readme utc id monday tuesday wednesday thursday friday saturday sunday january february march
  april may june july august september october november december`.split(/\s+/),
);
