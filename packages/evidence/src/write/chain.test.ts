import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCanonicalJson } from '../contract/canonical-json.ts';
import { hashOf } from '../read/line-hash.ts';
import { toChainedLine } from './chain.ts';

const TEXT = '{"payload":{"a":[1,{"b":"ü"}]},"prev_hash":"00","seq":1}';
/** By sha256sum, and fixed here on purpose: a release that computes it differently cannot verify the evidence of an earlier one. */
const HASH = 'cf49a7ff4f17bf97dd93bcb3f6e35243df3d50eecc240ed30c7302a47a838764';

test('the hash of a line never changes between releases', () => {
  assert.equal(toChainedLine(TEXT).hash, HASH);
});

test('a line is its canonical text with the hash as last member', () => {
  const { line, hash } = toChainedLine(TEXT);
  assert.equal(line, `${TEXT.slice(0, -1)},"hash":"${hash}"}`);
  assert.equal(hashOf(line, JSON.parse(line)), hash);
});

test('a line that was parsed and rewritten keeps its hash', () => {
  const { line, hash } = toChainedLine(TEXT);
  const { payload, ...rest } = JSON.parse(line);
  for (const anew of [
    JSON.stringify({ ...rest, payload }, null, 2),
    toCanonicalJson({ ...rest, payload }),
    ` ${line}\r`,
  ]) {
    assert.equal(hashOf(anew, JSON.parse(anew)), hash);
  }
});

test('a changed member, a removed one and an added one give another hash', () => {
  const { line, hash } = toChainedLine(TEXT);
  for (const changed of [
    line.replace('ü', 'u'),
    line.replace('"seq":1', '"seq":2'),
    line.replace('"a":', '"c":1,"a":'),
  ]) {
    assert.notEqual(hashOf(changed, JSON.parse(changed)), hash);
  }
  const { payload: _, ...rest } = JSON.parse(line);
  assert.notEqual(hashOf(JSON.stringify(rest), rest), hash);
});
