import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TupleParam } from '@clickhouse/client';
import { NO_ENGINE, openTestStore } from '../testing/test-store.ts';
import { DATABASE } from './define-table.ts';
import { MIGRATIONS, toMigrationStatements } from './migrate.ts';

/** The official client against the real engine: what a ClickHouse server does, the embedded one must do. */

const HARD = [
  "x'",
  'a\nb',
  '\\',
  '\\n',
  '\t\r',
  '',
  '\\N',
  'NULL',
  '{a:String}',
  "'; DROP TABLE x --",
  'é😀\u0000z',
  '`"',
];

test('the official client and the embedded engine', { skip: NO_ENGINE }, async (t) => {
  const store = await openTestStore(t);
  const value = async (sql: string, values: Readonly<Record<string, unknown>>): Promise<unknown> =>
    (await store.rows<{ readonly v: unknown }>(`SELECT ${sql} AS v`, values))[0]?.v;

  await t.test('texts with quotes, line breaks and backslashes come back as they were', async () => {
    for (const type of ['String', 'Nullable(String)', 'LowCardinality(String)']) {
      for (const text of HARD)
        assert.equal(await value(`{p:${type}}`, { p: text }), text, `${type} ${JSON.stringify(text)}`);
    }
    assert.deepEqual(
      await value('{p:Array(String)}', { p: HARD.filter((text) => !text.includes('\0')) }),
      HARD.filter((text) => !text.includes('\0')),
    );
    assert.deepEqual(await value('{p:Array(Nullable(String))}', { p: ["x'", null, '\\'] }), ["x'", null, '\\']);
    assert.deepEqual(await value('{p:Map(String, String)}', { p: { "k'\n": '\\v"' } }), { "k'\n": '\\v"' });
    assert.deepEqual(await value('{p:Tuple(String, UInt8)}', { p: new TupleParam(["a'\n\\", 7]) }), ["a'\n\\", 7]);
    assert.equal(await value('{p:FixedString(2)}', { p: "\\'" }), "\\'");
    assert.equal(await value("{p:Enum8('a\\'b' = 1, 'c' = 2)}", { p: "a'b" }), "a'b");
  });

  await t.test('null is null where the type allows it, and an error where not', async () => {
    for (const type of [
      'Nullable(String)',
      'Nullable(UInt64)',
      'Nullable(DateTime64(3))',
      'LowCardinality(Nullable(String))',
    ])
      assert.equal(await value(`{p:${type}}`, { p: null }), null);
    await assert.rejects(value('{p:String}', { p: null }));
  });

  await t.test('numbers, truth values and times', async () => {
    assert.equal(await value('{p:UInt32}', { p: 4_294_967_295 }), 4_294_967_295);
    assert.equal(await value('toString({p:UInt64})', { p: 18_446_744_073_709_551_615n }), '18446744073709551615');
    assert.equal(await value('{p:Int64} = -5', { p: -5 }), 1);
    assert.equal(await value('{p:Float64}', { p: 0.1 }), 0.1);
    assert.equal(await value('{p:Bool}', { p: true }), true);
    assert.deepEqual(await value('{p:Array(Bool)}', { p: [true, false] }), [true, false]);
    const at = new Date('2026-11-16T10:00:00.123Z');
    assert.equal(await value("{p:DateTime64(3, 'UTC')}", { p: at }), '2026-11-16 10:00:00.123');
    assert.equal(await value('{p:Date}', { p: '2026-11-16' }), '2026-11-16');
    assert.equal(
      await value('toString({p:UUID})', { p: '7cdc0ef1-d7ca-4e8a-b1cd-4c509fd1865e' }),
      '7cdc0ef1-d7ca-4e8a-b1cd-4c509fd1865e',
    );
    assert.deepEqual(await value('{p:Array(UInt32)}', { p: [1, 2] }), [1, 2]);
  });

  await t.test('a parameter inside a text or a comment is none', async () => {
    assert.equal(await value("'{p:String}' /* {q:String} */ -- {r:String}\n", {}), '{p:String}');
    assert.equal(await value("'it\\'s {p:String}'", {}), "it's {p:String}");
    await assert.rejects(value('{p:String}', {}), /not set/);
  });

  await t.test('names, limits and many queries at once', async () => {
    assert.deepEqual(
      await store.rows(`SELECT number AS {n:Identifier} FROM numbers(9) LIMIT {l:UInt32}`, { n: 'a b', l: 1 }),
      [{ 'a b': 0 }],
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => value('{p:UInt32} + {q:UInt32}', { p: index, q: 1_000 })),
    );
    assert.deepEqual(
      answers.map(Number),
      Array.from({ length: 50 }, (_, index) => index + 1_000),
    );
  });

  await t.test('rows are stored as they were, or refused', async () => {
    await store.command(
      `CREATE TABLE ${DATABASE}.hard (n UInt32, s String, o Nullable(String), a Array(String)) ENGINE = MergeTree ORDER BY n`,
    );
    const rows = HARD.map((s, n) => ({ n, s, o: n % 2 ? null : s, a: [s] }));
    await store.insert('hard', rows);
    assert.deepEqual(await store.rows(`SELECT * FROM ${DATABASE}.hard ORDER BY n`), rows);
    const whole = HARD.filter((text) => !text.includes('\n'));
    const sql = `SELECT s FROM ${DATABASE}.hard WHERE position(s, {p:String}) = 0 ORDER BY n`;
    assert.equal(`${await store.lines(sql, { p: '\n' })}`, whole.map((text) => `${text}\n`).join(''));
    await assert.rejects(store.insert('hard', [{ n: 'x', s: '' }]), /27|parse/i);
    for (const lines of ['x\ty\n', '1\ta\nx\tb\n'])
      await assert.rejects(store.insertLines('hard', ['n', 's'], Buffer.from(lines)), /27|parse/i);
    assert.equal((await store.rows(`SELECT n FROM ${DATABASE}.hard`)).length, rows.length);
    await store.erase('hard', 's = {s:String}', { s: "x'" });
    assert.equal((await store.rows(`SELECT n FROM ${DATABASE}.hard`)).length, rows.length - 1);
  });

  await t.test('an error has the number and the text of ClickHouse', async () => {
    await assert.rejects(store.rows('SELECT nothing_of_the_kind'), {
      name: 'Error',
      code: '47',
      type: 'UNKNOWN_IDENTIFIER',
    });
  });

  await t.test('what a statement found before it failed is in no answer', async () => {
    const failing = 'SELECT throwIf(number = 900000, {p:String})::String FROM numbers(1000000)';
    for (const ask of [store.rows, store.lines]) {
      await assert.rejects(ask(failing, { p: "x'" }), { code: '395' });
      const answers = await Promise.all(Array.from({ length: 8 }, () => store.rows('SELECT 7 AS v')));
      assert.deepEqual(
        answers,
        answers.map(() => [{ v: 7 }]),
      );
    }
  });

  await t.test('the statements for a cluster are statements', async () => {
    for (const statement of MIGRATIONS.flatMap((migration) => toMigrationStatements(migration, "a'`b"))) {
      assert.match(String(await value('formatQuery({p:String})', { p: statement })), /ON CLUSTER/);
      assert.match(statement, /Replicated|Distributed|^ALTER/);
    }
  });

  await t.test('the statements for a cluster run when the cluster is taken out of them', async () => {
    const statements = MIGRATIONS.flatMap((migration) => toMigrationStatements(migration, 'fleet'));
    const local = statements.filter((statement) => /_local\b/.test(statement) && !/Distributed/.test(statement));
    for (const statement of local)
      await store.command(
        statement
          .replaceAll(' ON CLUSTER `fleet`', '')
          .replace(/Replicated(\w*MergeTree)\('[^']*', '\{replica\}'(?:, )?/, '$1('),
      );
    const tables = async (condition: string) =>
      (
        await store.rows<{ readonly name: string; readonly columns: string }>(
          `SELECT replaceOne(table, '_local', '') AS name, arrayStringConcat(groupArray(concat(name, ' ', type)), ',') AS columns
           FROM (SELECT table, name, type FROM system.columns WHERE database = '${DATABASE}' ORDER BY table, position)
           WHERE ${condition} GROUP BY table ORDER BY table`,
        )
      ).map(({ name, columns }) => `${name}: ${columns}`);
    const clustered = await tables("table LIKE '%\\_local'");
    assert.ok(clustered.length > 10, `${clustered.length}`);
    // What a cluster holds has the same columns as what a single server does.
    const single = new Set(await tables("table NOT LIKE '%\\_local'"));
    assert.deepEqual(
      clustered.filter((table) => !single.has(table)),
      [],
    );
  });
});
