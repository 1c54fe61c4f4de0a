import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createScriptedModel, type ModelTurn } from '../packages/critiqor/src/demo/scripted-model.ts';
import { installVersion } from '../test/compat/install-version.ts';
import { VERSIONS } from '../test/compat/versions.ts';
import { collect, createHost } from '../test/openclaw/host.ts';
import { CRITIQOR } from '../test/openclaw/session.ts';

/**
 * Makes fixtures/stores: two messages to a real OpenClaw of three versions, each recorded by `critiqor run`, and what OpenClaw itself stored of
 * them, cut to what the import reads. `node scripts/make-store-fixtures.ts [version]`
 */
const PROJECT = resolve(import.meta.dirname, '..');
const FOLDER = join(PROJECT, 'fixtures/stores');
const WANTED = ['2026.9.6', '2026.8.2', '2026.7.35'];
const RUNTIME_TYPES = ['session.started', 'session.ended', 'tool.call', 'tool.result'];
const TABLES = ['schema_meta', 'session_windows', 'transcript_events', 'trajectory_runtime_events'];

const call = (name: string, args: object): ModelTurn => ({ tools: [{ name, args }] });
const SCRIPTS: Readonly<Record<string, readonly ModelTurn[]>> = {
  'FIRST.': [
    call('read', { path: 'hello.txt' }),
    call('exec', { command: 'echo two; exit 3' }),
    {
      tools: [
        { name: 'exec', args: { command: 'echo a' } },
        { name: 'exec', args: { command: 'echo b' } },
      ],
    },
    call('frobnicate', { level: 3 }),
    call('exec', { command: 'seq 1 4000' }),
    { text: 'All tests pass.' },
  ],
  'SECOND.': [
    call('exec', { command: 'cat missing.txt' }),
    call('exec', { command: 'cat missing.txt' }),
    call('exec', { command: 'cat missing.txt' }),
    call('exec', { command: 'cat missing.txt' }),
    { text: 'Done.' },
  ],
};

for (const version of VERSIONS.filter(({ version }) =>
  (process.argv[2] ? [process.argv[2]] : WANTED).includes(version),
)) {
  const openclaw = installVersion(version);
  const model = await createScriptedModel();
  const { adaptConfig } = version;
  const host = createHost({ model, recorder: false, contextWindow: 200_000, ...(adaptConfig ? { adaptConfig } : {}) });
  for (const [name, turns] of Object.entries(SCRIPTS)) model.script(name, [...turns]);
  const runsDir = join(host.home, 'evidence');
  try {
    for (const name of Object.keys(SCRIPTS)) {
      const agent = ['agent', '--local', '--agent', 'main', '--message', `Please do ${name}`];
      const args = ['run', '--openclaw-command', openclaw, '--', ...agent];
      const env = { ...host.env, CRITIQOR_RUNS_DIR: runsDir };
      const { code, stderr } = await collect(
        spawn(process.execPath, [CRITIQOR, ...args], { cwd: host.workspace, env }),
      );
      if (code !== 0) throw new Error(stderr);
    }
    const command = ['sessions', 'export-trajectory', '--session-key', 'agent:main:main'];
    const exporting = spawn(openclaw, [...command, '--workspace', host.workspace, '--json'], {
      cwd: host.workspace,
      env: host.env,
    });
    const { stdout } = await collect(exporting);
    keep(version.version, host.home, runsDir);
    keepExport(version.version, host.home, stdout);
  } finally {
    await model.close();
    host.remove();
  }
}

/** Neither the folder of a run nor that of the clone belongs into a fixture. */
function clean(text: string, home: string): string {
  return text.replaceAll(home, '/home/user').replaceAll(PROJECT, '/project');
}

function keep(version: string, home: string, runsDir: string): void {
  const folder = join(FOLDER, version);
  rmSync(folder, { recursive: true, force: true });
  const cleanHere = (text: string): string => clean(text, home);
  for (const runId of ['run_001', 'run_002']) {
    const { events } = JSON.parse(readFileSync(join(runsDir, runId, 'session.json'), 'utf8'));
    mkdirSync(join(folder, 'recorded'), { recursive: true });
    const lines = events.map((event: object) => `${cleanHere(JSON.stringify(event))}\n`);
    writeFileSync(join(folder, 'recorded', `${runId}.jsonl`), lines.join(''));
  }
  const [from, to] = [join(home, '.openclaw/agents/main'), join(folder, 'state/agents/main')];
  const database = join(from, 'agent/openclaw-agent.sqlite');
  if (existsSync(database)) copyDatabase(database, join(to, 'agent'), cleanHere);
  if (existsSync(join(from, 'sessions'))) copySessions(join(from, 'sessions'), join(to, 'sessions'), cleanHere);
}

/** Only newer versions can export; of the export only what the import reads is kept. */
function keepExport(version: string, home: string, said: string): void {
  const folder = /"outputDir": "([^"]+)"/.exec(said)?.[1];
  if (folder === undefined) return;
  const kept = readFileSync(join(folder, 'events.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => {
      const { source, type } = JSON.parse(line);
      return source === 'transcript' || RUNTIME_TYPES.includes(type);
    });
  const target = join(FOLDER, version, 'export');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'events.jsonl'), `${clean(kept.join('\n'), home)}\n`);
  writeFileSync(join(target, 'manifest.json'), '{ "traceSchema": "openclaw-trajectory" }\n');
}

function copyDatabase(from: string, folder: string, clean: (text: string) => string): void {
  mkdirSync(folder, { recursive: true });
  // A log beside it is folded in by opening a copy.
  const copy = join(folder, 'copy.sqlite');
  for (const suffix of ['', '-wal']) if (existsSync(from + suffix)) cpSync(from + suffix, copy + suffix);
  const source = new DatabaseSync(copy);
  const target = new DatabaseSync(join(folder, 'openclaw-agent.sqlite'), { enableForeignKeyConstraints: false });
  for (const table of TABLES) {
    const sql = source.prepare("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?").get(table)?.sql;
    if (typeof sql !== 'string') continue;
    target.exec(sql);
    for (const row of source.prepare(`SELECT * FROM ${table}`).all()) {
      const text = table === 'trajectory_runtime_events' ? String(row.event_json) : null;
      if (text !== null && !RUNTIME_TYPES.includes(JSON.parse(text).type)) continue;
      const values = Object.values(row).map((value) => (typeof value === 'string' ? clean(value) : value));
      const names = Object.keys(row).join(', ');
      target.prepare(`INSERT INTO ${table} (${names}) VALUES (${values.map(() => '?').join(', ')})`).run(...values);
    }
  }
  source.close();
  target.exec('VACUUM');
  target.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
}

function copySessions(from: string, to: string, clean: (text: string) => string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file.endsWith('.jsonl'))) {
    const lines = readFileSync(join(from, name), 'utf8').trimEnd().split('\n');
    const isTrajectory = name.endsWith('.trajectory.jsonl');
    const kept = lines.filter((line) => !isTrajectory || RUNTIME_TYPES.includes(JSON.parse(line).type));
    writeFileSync(join(to, name), `${clean(kept.join('\n'))}\n`);
  }
  const index = JSON.parse(readFileSync(join(from, 'sessions.json'), 'utf8')) as Record<string, { sessionId: string }>;
  const short = Object.entries(index).map(([key, { sessionId }]) => [key, { sessionId }]);
  writeFileSync(join(to, 'sessions.json'), `${JSON.stringify(Object.fromEntries(short), null, 2)}\n`);
}
