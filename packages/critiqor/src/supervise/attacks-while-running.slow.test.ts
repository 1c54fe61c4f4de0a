import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { makeFakeOpenClaw, recordLines } from '../testing/fake-openclaw.ts';
import { makeFinalizedRun } from '../testing/finalized-run.ts';
import { type Ended, runCritiqor } from '../testing/run-critiqor.ts';
import { createTestWriter } from '../testing/test-evidence.ts';
import type { RunReport } from './run-report.ts';

/** What an agent can do to the files around its journal while it runs. The journal itself: `tampering-agent.slow.test.ts`. */

const DIR = '"$CRITIQOR_RUNS_DIR"';
const RUN = '"$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID"';
const RECORD = '"$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID.json"';

function makeLines(): string[] {
  const write = createTestWriter('w_x');
  const model = { source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined } as const;
  const header = { evidence_version: 2, pid: 2 ** 30, entry_point: 'agent_local', clock: { wall: 0, monotonic: 0 } };
  const call = { tool_call_id: 'call_1', tool_name: 'exec' } as const;
  return [
    write({ ...model, event_type: 'recorder_start', payload: header }),
    write({ ...model, event_type: 'input', payload: { text: 'List the files' } }),
    write({ ...call, payload: { toolName: 'exec', toolCallId: 'call_1', input: { command: 'ls' } } }),
    write({ ...call, event_type: 'tool_result', outcome: 'completed', duration_ms: 12, payload: { result: 'fine' } }),
    write({ ...model, event_type: 'message_end', payload: { role: 'assistant', text: 'There is one file.' } }),
  ];
}

interface Attacked {
  readonly ended: Ended;
  readonly report: RunReport;
  critiqor(...args: readonly string[]): Promise<Ended>;
  readonly runsDir: string;
}

/** A directory with a sealed run, and a second run whose agent does this. */
async function attack(t: TestContext, words: string): Promise<Attacked> {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-attack-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const runsDir = join(folder, 'runs');
  await makeFinalizedRun(runsDir, 'w_a');
  const script = join(folder, 'attack.sh');
  writeFileSync(script, `sleep 0.5; ${words}\nsleep 0.7\n`);
  const openclaw = makeFakeOpenClaw(join(folder, 'bin'), recordLines(folder, makeLines(), `sh '${script}'; exit 0`));
  const path = join(folder, 'report.json');
  const options = ['--openclaw-command', openclaw, '--runs-dir', runsDir, '--report', path, '--min-trust', '1'];
  const ended = await runCritiqor(['run', ...options, '--label', 'branch=main', '--', 'agent', 'exec', 'hello'], {
    cwd: folder,
  });
  return {
    ended,
    report: JSON.parse(readFileSync(path, 'utf8')),
    runsDir,
    critiqor: (...args) => runCritiqor([...args, '--runs-dir', runsDir], { cwd: folder }),
  };
}

const node = (js: string, ...args: readonly string[]): string => `"${process.execPath}" -e '${js}' ${args.join(' ')}`;
const editJson = (js: string, path: string): string =>
  node(
    `const fs=require("fs"),p=process.argv[1],r=JSON.parse(fs.readFileSync(p));${js};fs.writeFileSync(p,JSON.stringify(r,null,2)+"\\n")`,
    path,
  );

const NOTICED: Readonly<Record<string, readonly [attack: string, reason: RegExp]>> = {
  'another label in the record': [`sed -i 's/"main"/"safe"/' ${RECORD}`, /changed record/],
  'an event of the supervisor removed from the record': [editJson('r.event_log.pop()', RECORD), /changed record/],
  'an event of the supervisor repeated in the record': [
    editJson('r.event_log.push(r.event_log[0])', RECORD),
    /changed record/,
  ],
  'a record that says that the run is over': [editJson('r.status="COMPLETED"', RECORD), /not judgeable/],
  'a record that says that the run is sealed': [
    editJson('r.status="COMPLETED";r.timestamps.finalized_at=r.timestamps.started_at', RECORD),
    /not judgeable/,
  ],
  'the record removed': [`rm ${RECORD}`, /changed record/],
  'a pipe in the place of the record': [`rm ${RECORD}; mkfifo ${RECORD}`, /not judgeable/],
  'a directory in the place of the record': [`rm ${RECORD}; mkdir ${RECORD}`, /not judgeable/],
  'the directory of the run exchanged for a copy': [
    `mv ${RUN} ${DIR}/away; cp -r ${DIR}/away ${RUN}`,
    /journal replaced/,
  ],
  'sealed evidence of another run put there first': [
    `cp ${DIR}/run_001/session.json ${RUN}/session.json; chmod 400 ${RUN}/session.json`,
    /not judgeable/,
  ],
  'an annotation put there first': [`echo '{"note":"fine"}' > ${RUN}/annotations.jsonl`, /annotations/],
  'a line of the list of seals changed': [`sed -i 's/deployer/somebody/' ${DIR}/seals.jsonl`, /list of seals/],
};

describe('no trust, exit 4, and a reason', { concurrency: 2 }, () => {
  for (const [what, [words, reason]] of Object.entries(NOTICED)) {
    test(what, async (t) => {
      const { ended, report } = await attack(t, words);
      t.diagnostic(`${report.reason}`);
      assert.equal(ended.code, 4, `${ended.stderr}`);
      assert.match(report.reason ?? '', reason);
      assert.doesNotMatch(ended.stderr, /\n\s+at .*:\d+/, 'no stack trace');
    });
  }
});

const HARMLESS: Readonly<Record<string, string>> = {
  'a flattering diagnosis put there first': `cp ${DIR}/run_001/diagnosis.json ${RUN}/diagnosis.json`,
  'a statement of the witness put there first': `echo '{"kept":"memory"}' > ${DIR}/.critiqor/$CRITIQOR_RUN_ID.witness`,
  'the note about the active run removed': `rm ${DIR}/active_session.json`,
  'the note about the active run pointing to another run': `sed -i 's/run_002/run_001/' ${DIR}/active_session.json`,
};

describe('what the agent put there does not count', { concurrency: 2 }, () => {
  for (const [what, words] of Object.entries(HARMLESS)) {
    test(what, async (t) => {
      const { ended, report, critiqor } = await attack(t, words);
      assert.equal(ended.code, 0, ended.stderr);
      assert.deepEqual(
        [report.run_id, report.verification, report.witness],
        ['run_002', 'consistent', 'not_witnessed'],
      );
      assert.equal((await critiqor('verify', 'run_002')).code, 0);
    });
  }
});

test('the list of seals emptied: the runs that it named have no verdict any more', async (t) => {
  const { critiqor } = await attack(t, `: > ${DIR}/seals.jsonl`);
  assert.equal((await critiqor('show', 'run_001')).code, 4);
});
