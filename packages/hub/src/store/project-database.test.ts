import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Database, QueryValues } from './database.ts';
import { bindToProject } from './project-database.ts';

function createSpy() {
  const asked: [string, QueryValues][] = [];
  const inserted: object[] = [];
  const database: Database = {
    cluster: null,
    async rows(sql, values = {}) {
      asked.push([sql, values]);
      return [];
    },
    async lines(sql, values = {}) {
      asked.push([sql, values]);
      return Buffer.alloc(0);
    },
    async command() {},
    async insert(_, rows) {
      inserted.push(...rows);
    },
    async insertLines(_, columns, lines) {
      inserted.push({ columns, lines: String(lines) });
    },
    async erase(table, condition, values) {
      asked.push([`${table} ${condition}`, values]);
    },
  };
  return { asked, inserted, database: bindToProject(database, 'mine') };
}

test('a query that is not bound to its project is never asked', async () => {
  const { asked, database } = createSpy();
  for (const sql of [
    'SELECT 1',
    'SELECT * FROM critiqor.runs',
    "SELECT * FROM critiqor.runs WHERE project = 'other'",
    'SELECT * FROM critiqor.runs WHERE project = {project:String} UNION ALL SELECT * FROM critiqor.runs',
    'SELECT * FROM critiqor.runs WHERE project = {project:String} OR project != 0',
  ]) {
    assert.throws(() => database.rows(sql), TypeError);
    assert.throws(() => database.lines(sql), TypeError);
  }
  assert.deepEqual(asked, []);
});

test('the project cannot be replaced by a value or a row', async () => {
  const { asked, inserted, database } = createSpy();
  await database.rows('SELECT * FROM critiqor.runs WHERE project = {project:String}', { project: 'other' });
  await database.lines('SELECT seal FROM critiqor.runs WHERE project = {project:String}', { project: 'other' });
  await database.erase('events', 'seal = {seal:String}', { seal: 's', project: 'other' });
  assert.deepEqual(
    asked.map(([, values]) => values.project),
    ['mine', 'mine', 'mine'],
  );
  await database.insert('runs', [{ project: 'other', seal: 's' }]);
  assert.equal(database.rowStart, 'mine\t');
  await database.insertLines('events', ['seal'], Buffer.from('mine\ts\nmine\tt\n'));
  for (const lines of ['mine\ts\nother\tt\n', 's\n', 'mine\ts', 'mine2\ts\n', '\n', 'mine\ts\n\n'])
    assert.throws(() => database.insertLines('events', ['seal'], Buffer.from(lines)), TypeError);
  assert.deepEqual(inserted, [
    { project: 'mine', seal: 's' },
    { columns: ['project', 'seal'], lines: 'mine\ts\nmine\tt\n' },
  ]);
});

test('only the tenancy itself speaks to ClickHouse without a project', () => {
  const root = join(import.meta.dirname, '..');
  const sources = ['ingest', 'http', 'query', 'alerts', 'open'].flatMap((folder) =>
    readdirSync(root).includes(folder)
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
      : [],
  );
  const speaking = sources
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) =>
      /\btype Database\b|\bDatabase\b[^;]*from '[^']*store\/database/.test(readFileSync(join(root, path), 'utf8')),
    );
  assert.deepEqual(speaking.sort(), ['alerts/claim.ts', 'alerts/watch-alerts.ts', 'http/hub-server.ts']);
});
