import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeFakeOpenClaw, recordLines } from '../testing/fake-openclaw.ts';
import { type Ended, runCritiqor } from '../testing/run-critiqor.ts';
import { createTestWriter } from '../testing/test-evidence.ts';
import type { RunReport } from './run-report.ts';

/** An agent that changes its own evidence: before the seal with the tools that it has, or afterwards. It gains no trust by that. */

const JOURNAL = '"$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID/events.jsonl"';

/** A small run in which nothing went wrong. */
function makeLines(): string[] {
  const write = createTestWriter('w_a');
  const model = { source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined } as const;
  const header = { evidence_version: 2, pid: 2 ** 30, entry_point: 'agent_local', clock: { wall: 0, monotonic: 0 } };
  const call = (id: string, command: string): string[] => [
    write({
      event_type: 'tool_call',
      tool_call_id: id,
      payload: { toolName: 'exec', toolCallId: id, input: { command } },
    }),
    write({
      event_type: 'tool_result',
      tool_call_id: id,
      outcome: 'completed',
      duration_ms: 12,
      payload: { result: 'fine' },
    }),
  ];
  return [
    write({ ...model, event_type: 'recorder_start', payload: header }),
    write({ ...model, event_type: 'input', payload: { text: 'List the files' } }),
    ...['ls', 'ls src', 'cat a.txt'].flatMap((command, index) => call(`call_${index}`, command)),
    write({ ...model, event_type: 'message_end', payload: { role: 'assistant', text: 'Here are the files.' } }),
  ];
}

function prepare(t: TestContext, attack: string) {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-tampering-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const runsDir = join(folder, 'runs');
  const openclaw = makeFakeOpenClaw(join(folder, 'bin'), recordLines(folder, makeLines(), `sleep 0.7; ${attack}`));
  const report = join(folder, 'report.json');
  return {
    folder,
    runsDir,
    run: (...options: readonly string[]): Promise<Ended> =>
      runCritiqor(
        [
          ...['run', '--openclaw-command', openclaw, '--runs-dir', runsDir, '--report', report, ...options],
          ...['--', 'agent', 'exec', 'hello'],
        ],
        { cwd: folder },
      ),
    monitor: (...options: readonly string[]): Promise<Ended> =>
      runCritiqor(
        [
          ...['monitor', 'openclaw', '--openclaw-command', openclaw, '--runs-dir', runsDir, ...options],
          ...['--', 'agent', 'exec', 'hello'],
        ],
        { cwd: folder },
      ),
    critiqor: (...args: readonly string[]): Promise<Ended> =>
      runCritiqor([...args, '--runs-dir', runsDir], { cwd: folder }),
    readReport: (): RunReport => JSON.parse(readFileSync(report, 'utf8')),
  };
}

const EDIT = (js: string): string =>
  `"${process.execPath}" -e 'const fs=require("fs");const p=process.argv[1];let l=fs.readFileSync(p,"utf8").trimEnd().split("\\n");${js};fs.writeFileSync(p,l.join("\\n")+"\\n")' ${JOURNAL}`;

const ATTACKS: Readonly<Record<string, { readonly attack: string; readonly noted: RegExp }>> = {
  'altered with sed': { attack: `sed -i 's/cat a.txt/cat b.txt/' ${JOURNAL}`, noted: /altered line|journal replaced/ },
  'a value altered in place': { attack: EDIT('l[3]=l[3].replace("fine","good")'), noted: /altered line/ },
  'a line removed': { attack: EDIT('l.splice(4,1)'), noted: /missing lines/ },
  'two lines swapped': { attack: EDIT('[l[3],l[4]]=[l[4],l[3]]'), noted: /missing lines|reordered/ },
  'a foreign line': { attack: `echo '{"event_type":"input"}' >> ${JOURNAL}`, noted: /garbage line/ },
  'a line of the supervisor': { attack: EDIT('l.push(l[2].replace("w_a","supervisor"))'), noted: /garbage line/ },
  'a line repeated': { attack: EDIT('l.push(l[2])'), noted: /duplicate line/ },
  'the end cut off': { attack: EDIT('l=l.slice(0,5)'), noted: /journal replaced/ },
  'the whole journal rewritten with a new chain': {
    attack: `mv ${JOURNAL} copy; cp copy ${JOURNAL}; sleep 0.7`,
    noted: /journal replaced/,
  },
  emptied: { attack: `: > ${JOURNAL}; sleep 0.7`, noted: /journal replaced/ },
  removed: { attack: `rm ${JOURNAL}`, noted: /journal replaced/ },
  'the same value in other words': { attack: EDIT('l[3]=l[3].replace(":12,",":12.0,")'), noted: /rewritten line/ },
  'an escape for a letter': { attack: EDIT('l[3]=l[3].replace("fine","fin\\\\u0065")'), noted: /rewritten line/ },
};

test('the run itself is judged as long as nobody changes it', async (t) => {
  const { run, readReport } = prepare(t, 'exit 0');
  const { code, stderr } = await run('--min-trust', '50');
  assert.equal(code, 0, stderr);
  assert.deepEqual([readReport().verification, readReport().reason], ['consistent', null]);
});

for (const [what, { attack, noted }] of Object.entries(ATTACKS)) {
  test(`${what} before the seal: no trust, exit 4, the reason first`, async (t) => {
    const { run, critiqor, readReport } = prepare(t, attack);
    const { code, stderr } = await run('--min-trust', '50');
    assert.equal(code, 4, stderr);
    const { verification, diagnosis, reason } = readReport();
    assert.deepEqual(
      [verification, diagnosis?.trust_score, diagnosis?.readiness_level],
      ['damaged', null, 'insufficient_evidence'],
    );
    assert.match(reason ?? '', noted);
    const shown = await critiqor('show');
    assert.equal(shown.code, 4);
    assert.match(shown.stdout.split('\n')[1] ?? '', /NO VERDICT: the evidence was damaged before it was sealed/);
    assert.equal((await critiqor('diagnose')).code, 4);
  });
}

test('without a minimum the exit code is 4 too', async (t) => {
  const { run } = prepare(t, `sed -i 's/cat a.txt/cat b.txt/' ${JOURNAL}`);
  assert.equal((await run()).code, 4);
});

test('whichever command seals damaged evidence exits with 4', async (t) => {
  const { monitor, critiqor } = prepare(t, EDIT('l.splice(4,1)'));
  const sealed = await monitor('--finalize');
  assert.equal(sealed.code, 4, sealed.stderr);
  assert.match(sealed.stderr, /DAMAGED {3}before it was sealed: .*missing lines/);
  for (const command of ['finalize', 'abort']) {
    assert.equal((await monitor()).code, 0, 'the exit code of the agent');
    const ended = await critiqor(command);
    assert.equal(ended.code, 4, command);
    assert.match(ended.stdout, /DAMAGED {3}before it was sealed/);
  }
});

test('evidence that was changed after the seal: show, diagnose and verify give no verdict', async (t) => {
  const { run, runsDir, critiqor } = prepare(t, 'exit 0');
  assert.equal((await run()).code, 0);
  const session = join(runsDir, 'run_001/session.json');
  chmodSync(session, 0o600);
  writeFileSync(session, readFileSync(session, 'utf8').replace('"cat a.txt"', '"cat b.txt"'));
  for (const args of [['show'], ['show', '--steps'], ['diagnose'], ['verify', 'latest']]) {
    const { code, stdout, stderr } = await critiqor(...args);
    assert.equal(code, 4, args.join(' '));
    assert.match(`${stdout}${stderr}`, /NO VERDICT|not diagnosed|INVALID/, args.join(' '));
    assert.doesNotMatch(stdout, /\d+\/100/, args.join(' '));
  }
  const { stdout } = await critiqor('show', '--json');
  const { diagnosis, withheld, verification } = JSON.parse(stdout);
  assert.deepEqual([diagnosis, verification], [null, 'invalid']);
  assert.match(withheld, /does not verify/);
});
