import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindParameters } from './bind-parameters.ts';

const bind = (sql: string, params: Readonly<Record<string, string>>): string =>
  bindParameters(sql, new Map(Object.entries(params)));

test('a value becomes a literal of its type', () => {
  assert.equal(bind('SELECT {a:UInt32}', { a: '5' }), "SELECT CAST('5' AS UInt32)");
  assert.equal(bind("{a:DateTime64(3, 'UTC')}", { a: '1.5' }), "CAST('1.5' AS DateTime64(3, 'UTC'))");
  assert.equal(bind('{a:Nullable(String)}', { a: '\\N' }), 'CAST(NULL AS Nullable(String))');
  assert.equal(bind('{a:Identifier}', { a: 'x`y' }), '`x\\`y`');
});

test('nothing in a value ends its literal', () => {
  assert.equal(bind('{a:String}', { a: "x\\'; DROP TABLE t --" }), "CAST('x\\'; DROP TABLE t --' AS String)");
  assert.equal(bind('{a:String}', { a: '\\\\' }), "CAST('\\\\' AS String)");
  assert.equal(bind('{a:Array(String)}', { a: "['x\\'y']" }), "CAST('[\\'x\\\\\\'y\\']' AS Array(String))");
  assert.equal(bind('{a:String}', { a: '\0' }), "CAST('\\0' AS String)");
  // The text of one value is never looked through for another parameter.
  assert.equal(
    bind('{a:String}{b:String}', { a: '{b:String}', b: 'x' }),
    "CAST('{b:String}' AS String)CAST('x' AS String)",
  );
});

test('texts, quoted names and comments are left alone', () => {
  const sql = `SELECT '{a:String}', "{a:String}", \`{a:String}\`, 'it\\'s {a:String}' -- {a:String}\n/* {a:String} */`;
  assert.equal(bind(sql, {}), sql);
});

test('a parameter without a value is an error with the number of ClickHouse', () => {
  assert.throws(() => bind('{a:String}', {}), /Code: 456/);
});

test('long hostile statements take no longer than long ones', () => {
  const began = performance.now();
  for (const text of ["'".repeat(200_001), '{a:'.repeat(100_000), '/*'.repeat(100_000), '`\\'.repeat(100_001)])
    bind(text, {});
  assert.ok(performance.now() - began < 5_000);
});
