import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { DIAGNOSIS, type Diagnosis, toDiagnosis } from './diagnosis.ts';
import { readShape } from './read-shape.ts';
import { addedLater, count, list, nullable, object, type Shape, text } from './shape.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const GOLDENS = join(ROOT, 'fixtures/diagnosis');
const goldens = readdirSync(GOLDENS).map((name) => readFileSync(join(GOLDENS, name), 'utf8'));
const isValid = new Ajv2020({ strict: true, strictTypes: false }).compile(
  JSON.parse(readFileSync(join(ROOT, 'schemas/diagnosis.v1.schema.json'), 'utf8')),
);

test('every golden diagnosis is read as it is', () => {
  assert.ok(goldens.length > 20);
  for (const golden of goldens) assert.deepEqual(toDiagnosis(JSON.parse(golden)), JSON.parse(golden));
});

describe('a diagnosis with one thing wrong is refused, by the guard and by the JSON Schema', () => {
  /** The golden with the most members, so that nearly every line of the description is reached. */
  const richest = goldens.reduce((best, golden) => (golden.length > best.length ? golden : best));
  const places = [...placesOf(DIAGNOSIS, JSON.parse(richest), [])];

  test('there are enough places', () => assert.ok(new Set(places.map(toPattern)).size > 120));

  for (const place of new Map(places.map((found) => [toPattern(found), found])).values()) {
    test(toPattern(place), () => {
      for (const wrong of [undefined, { wrong: true }, ['wrong'], -0.5]) {
        const broken = replaceAt(JSON.parse(richest), place.path, wrong);
        const isRead = toDiagnosis(broken) !== undefined;
        assert.equal(isRead, isValid(JSON.parse(JSON.stringify(broken))), JSON.stringify(wrong));
        if (wrong === undefined) assert.equal(isRead, false);
      }
    });
  }
});

test('a member that was added later is filled in, and is right when it is there', () => {
  const shape = object({ old: text, rows: list(object({ id: text, size: addedLater(0, count) })) });
  assert.deepEqual(readShape(shape, { old: 'a', rows: [{ id: 'x' }, { id: 'y', size: 2 }], newer: 1 }), {
    old: 'a',
    rows: [
      { id: 'x', size: 0 },
      { id: 'y', size: 2 },
    ],
    newer: 1,
  });
  assert.equal(readShape(shape, { old: 'a', rows: [{ id: 'x', size: 'y' }] }), undefined);
  assert.equal(readShape(nullable(shape), null), null);
});

test('what is filled in has the shape of the member', () => {
  for (const shape of allShapes(DIAGNOSIS)) {
    if (shape.absent !== undefined) assert.notEqual(readShape(shape, shape.absent), undefined);
  }
});

test('the types follow the description', () => {
  const pick = ({ root_cause, integrity, failure_analysis }: Diagnosis): string | null | undefined =>
    root_cause[0]?.actor ?? `${integrity?.damage.x?.toFixed()}${failure_analysis.by_type.cost_explosion?.toFixed()}`;
  assert.equal(typeof pick(JSON.parse(goldens[0] ?? '')), 'string');
});

interface Place {
  readonly path: readonly (string | number)[];
}

function toPattern({ path }: Place): string {
  return path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
}

/** Every required member, with where a value of it is. */
function* placesOf(shape: Shape, value: unknown, path: readonly (string | number)[]): Generator<Place> {
  if (shape.kind === 'nullable' && value !== null) yield* placesOf(shape.inner, value, path);
  if (shape.kind === 'list') {
    for (const [index, item] of (value as unknown[]).entries()) yield* placesOf(shape.item, item, [...path, index]);
  }
  if (shape.kind !== 'object') return;
  for (const [name, member] of Object.entries(shape.members)) {
    if (member.kind === 'optional' || member.absent !== undefined) continue;
    yield { path: [...path, name] };
    yield* placesOf(member, (value as Record<string, unknown>)[name], [...path, name]);
  }
}

function replaceAt(whole: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const parent = whole as Record<string | number, unknown>;
  const changed = replaceAt(parent[first], rest, value);
  if (changed === undefined) delete parent[first];
  else parent[first] = changed;
  return parent;
}

function* allShapes(shape: Shape): Generator<Shape> {
  yield shape;
  if (shape.kind === 'object') for (const member of Object.values(shape.members)) yield* allShapes(member);
  if (shape.kind === 'list') yield* allShapes(shape.item);
  if (shape.kind === 'map') yield* allShapes(shape.value);
  if (shape.kind === 'nullable' || shape.kind === 'optional') yield* allShapes(shape.inner);
}
