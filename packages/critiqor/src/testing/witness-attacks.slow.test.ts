import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { Integrity } from '../sealed/sealed-format.ts';
import type { RunReport } from '../supervise/run-report.ts';
import { makeFakeOpenClaw } from './fake-openclaw.ts';
import { type Ended, runCritiqor, startCritiqor } from './run-critiqor.ts';

/** A real supervisor, a real recorder in an agent of its own, and processes of the same user that attack the evidence. */

const AGENT = join(import.meta.dirname, 'announcing-agent.ts');
const FORGE = `'${process.execPath}' '${join(import.meta.dirname, 'recompute-chain.ts')}'`;
const JOURNAL = '"$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID/events.jsonl"';
const WRITER = 'w_0123456789ab';

type Variables = Readonly<Record<string, string>>;

interface Attacked {
  readonly ended: Ended;
  readonly report: RunReport;
  readonly integrity: Integrity;
  /** Kinds, with the line and the number that they are about. */
  readonly notes: readonly string[];
}

function prepare(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-attack-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  // As an installed command does: the shell is replaced, and the agent has the supervisor as its parent.
  const openclaw = makeFakeOpenClaw(folder, `exec '${process.execPath}' '${AGENT}'`);
  const runsDir = join(folder, 'runs');
  const env = (variables: Variables): Variables => ({ CRITIQOR_RUNS_DIR: runsDir, ...variables });
  return { folder, openclaw, runsDir, env };
}

async function attack(t: TestContext, variables: Variables, ...options: readonly string[]): Promise<Attacked> {
  const { folder, openclaw, runsDir, env } = prepare(t);
  const path = join(folder, 'report.json');
  const args = ['run', '--openclaw-command', openclaw, '--report', path, ...options, '--', 'agent', '--local'];
  const ended = await runCritiqor(args, { cwd: folder, env: env(variables) });
  const report = JSON.parse(readFileSync(path, 'utf8')) as RunReport;
  return { ended, report, ...readSeal(runsDir) };
}

function readSeal(runsDir: string): Pick<Attacked, 'integrity' | 'notes'> {
  const { integrity } = JSON.parse(readFileSync(join(runsDir, 'run_001/session.json'), 'utf8')) as {
    integrity: Integrity;
  };
  return { integrity, notes: integrity.notes.map(({ kind, line, seq }) => `${kind}@${line}#${seq}`) };
}

test('an agent that leaves its evidence alone is witnessed to the last line', async (t) => {
  const { ended, report, integrity, notes } = await attack(t, {});
  assert.deepEqual([ended.code, report.verification, report.witness, notes], [0, 'consistent', 'witnessed', []]);
  assert.equal(integrity.witness?.kept, 'memory');
  const [writer] = integrity.witness?.writers ?? [];
  assert.deepEqual([writer?.writer, writer?.seq, writer?.announced, writer?.ended], [WRITER, 20, 20, true]);
  assert.match(ended.stderr, /witness {3}witnessed: every line was announced to the supervisor/);
});

const ANNOUNCEMENT = (seq: number): string => `${WRITER} ${seq} ${'f'.repeat(64)} 1:1`;
const FORGED_WRITER = `sed s/${WRITER}/w_ffffffffffff/ ${JOURNAL} > copy && ${FORGE} copy x x && cat copy >> ${JOURNAL}`;

/** What is done, half-way through the run, and the note that must say so. */
const ATTACKS: Readonly<Record<string, readonly [attack: Variables, note: RegExp]>> = {
  'a recomputed chain': [{ TOOL: `${FORGE} ${JOURNAL} 'message 4' 'nothing'` }, /^replaced_line@4#4$/],
  'a recomputed chain in another file': [
    { TOOL: `cp ${JOURNAL} copy && ${FORGE} copy 'message 4' nothing && mv copy ${JOURNAL}` },
    /^journal_replaced@/,
  ],
  'a copy in its place': [{ TOOL: `cp ${JOURNAL} copy && mv copy ${JOURNAL}` }, /^journal_replaced@/],
  'a line changed with sed': [{ TOOL: `sed -i 's/message 4/nothing/' ${JOURNAL}` }, /^journal_replaced@/],
  'a line removed in place': [{ TOOL: `sed 4d ${JOURNAL} > copy; cat copy > ${JOURNAL}` }, /^missing_lines@4#5$/],
  'the end cut off': [{ TOOL: `head -n 5 ${JOURNAL} > copy; cat copy > ${JOURNAL}` }, /^missing_lines@6#10$/],
  'the journal emptied': [{ TOOL: `: > ${JOURNAL}` }, /^missing_lines@1#10$/],
  'the journal removed': [{ TOOL: `rm ${JOURNAL}` }, /^journal_replaced@/],
  'a writer of its own': [{ TOOL: FORGED_WRITER }, /^unannounced_writer@10#1$/],
  'a plugin that contradicts a line': [{ SAY: ANNOUNCEMENT(4) }, /^conflicting_announcement@4#4$/],
  'a plugin that announces a line before the recorder': [
    { SAY_FIRST: ANNOUNCEMENT(10) },
    /^conflicting_announcement@10#10$/,
  ],
  'a plugin that runs ahead of the recorder': [{ SAY: ANNOUNCEMENT(900) }, /^missing_tail@0#900$/],
  'a plugin that says something else': [{ SAY: 'hello' }, /^conflicting_announcement@0#undefined$/],
};

for (const [name, [variables, note]] of Object.entries(ATTACKS)) {
  test(`${name} is damage, with its place, and is not judged`, async (t) => {
    const { ended, report, notes } = await attack(t, variables, '--min-trust', '1');
    assert.ok(
      notes.some((found) => note.test(found)),
      notes.join(' '),
    );
    assert.deepEqual([report.verification, ended.code], ['damaged', 4], ended.stderr);
  });
}

test('what is done after the agent has ended is damage too', async (t) => {
  const after = {
    // A process that the agent leaves behind, without the variables by which it could be found.
    TOOL: `cp ${JOURNAL} /dev/null; env -i RUN="$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID/events.jsonl" setsid sh -c 'while ! grep -q "message 20" "$RUN"; do :; done; tail -n 1 "$RUN" | sed s/20/21/g >> "$RUN"' > /dev/null 2>&1 &`,
  };
  const { folder, openclaw, runsDir, env } = prepare(t);
  const monitored = await runCritiqor(
    ['monitor', 'openclaw', '--openclaw-command', openclaw, '--', 'agent', '--local'],
    {
      cwd: folder,
      env: env(after),
    },
  );
  assert.equal(monitored.code, 0, monitored.stderr);
  const journal = join(runsDir, 'run_001/events.jsonl');
  for (
    const until = Date.now() + 20_000;
    !readFileSync(journal, 'utf8').includes('message 21') && Date.now() < until;
  ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await runCritiqor(['finalize', '--no-dashboard'], { cwd: folder, env: env({}) });
  const { notes, integrity } = readSeal(runsDir);
  assert.ok(
    notes.some((found) => /^late_line@21#21$/.test(found)),
    notes.join(' '),
  );
  assert.equal(integrity.witness?.kept, 'file');
});

test('a tool has the variables and neither the descriptor nor a parent that would let it announce', async (t) => {
  const tool = [
    `'${process.execPath}' -e "const { openAnnouncer } = await import('${join(import.meta.dirname, '../../../openclaw/src/announce-lines.ts')}'); console.error('announcer', openAnnouncer('${WRITER}', process.env))"`,
    `echo '${ANNOUNCEMENT(3)}' >&3`,
    'ls /proc/$PPID/fd | grep -qx 3 && echo the agent has it >&2',
    'cat /proc/$PPID/fd/3',
  ].join('; ');
  const { ended, report, notes } = await attack(t, { TOOL: tool });
  assert.match(ended.stderr, /announcer null/);
  assert.match(ended.stderr, /the agent has it/);
  assert.match(ended.stderr, /3: Bad file descriptor/);
  assert.match(ended.stderr, /No such device or address/, 'a socket cannot be opened by its name');
  assert.deepEqual([report.witness, notes], ['witnessed', []]);
});

test('an agent that is killed is witnessed up to its last line', async (t) => {
  const { report, integrity, notes } = await attack(t, { DIE: '1' });
  assert.deepEqual([report.agent?.signal, report.witness, notes], ['SIGKILL', 'witnessed', []]);
  assert.equal(integrity.witness?.writers[0]?.ended, false);
});

test('a stopped supervisor does not delay the agent, and a later line covers what it missed', async (t) => {
  const { folder, openclaw, runsDir, env } = prepare(t);
  const path = join(folder, 'report.json');
  const args = ['run', '--openclaw-command', openclaw, '--report', path, '--', 'agent', '--local'];
  const tool = 'kill -STOP $CRITIQOR_WITNESS_PID; (sleep 6; kill -CONT $CRITIQOR_WITNESS_PID) > /dev/null 2>&1 &';
  const { ended } = startCritiqor(args, { cwd: folder, env: env({ TOOL: tool, LINES: '20000' }) });
  const journal = join(runsDir, 'run_001/events.jsonl');
  const began = Date.now();
  const isComplete = (): boolean => existsSync(journal) && readFileSync(journal, 'utf8').includes('message 20000"');
  while (!isComplete() && Date.now() - began < 60_000) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal((await ended).code, 0);
  const report = JSON.parse(readFileSync(path, 'utf8')) as RunReport;
  const { integrity, notes } = readSeal(runsDir);
  const [writer] = integrity.witness?.writers ?? [];
  assert.deepEqual(notes, []);
  assert.ok((writer?.announced ?? 0) < 20_000, `${writer?.announced} announced: some were dropped`);
  assert.ok(report.witness === 'witnessed' || report.witness === 'partly');
  assert.equal(integrity.witness?.unwitnessed[0]?.lines ?? 0, 20_000 - (writer?.seq ?? 0));
});

test('a statement that was removed or damaged before the seal is reported as lost', async (t) => {
  const { folder, openclaw, runsDir, env } = prepare(t);
  const monitor = ['monitor', 'openclaw', '--openclaw-command', openclaw, '--', 'agent', '--local'];
  await runCritiqor(monitor, { cwd: folder, env: env({}) });
  writeFileSync(join(runsDir, '.critiqor/run_001.witness'), '{}');
  const { stdout } = await runCritiqor(['finalize', '--no-dashboard'], { cwd: folder, env: env({}) });
  assert.match(
    stdout,
    /not witnessed: the file in which the supervisor left the announced hashes is missing or damaged/,
  );
  assert.equal(readSeal(runsDir).integrity.witness?.absence, 'statement_lost');
});
