import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { SealedWitness } from '../../packages/critiqor/src/sealed/sealed-witness.ts';
import type { RunReport } from '../../packages/critiqor/src/supervise/run-report.ts';
import { makeFakeOpenClaw, recordMark } from '../../packages/critiqor/src/testing/fake-openclaw.ts';
import { onlyWhole } from '../short-form.ts';
import { OPENCLAW, waitFor } from './host.ts';
import { type Session, withSession } from './session.ts';

const run = (...args: readonly string[]): string[] => ['run', '--openclaw-command', OPENCLAW, ...args];

/** What the agent's own tool can do: it knows the journal by the variables that it inherits. */
const JOURNAL = '"$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID/events.jsonl"';

interface Seal {
  readonly integrity: {
    readonly witness: SealedWitness;
    readonly notes: readonly { readonly kind: string; readonly source: string; readonly line: number }[];
  };
}

const readSeal = (runsDir: string, runId = 'run_001'): Seal['integrity'] =>
  (JSON.parse(readFileSync(join(runsDir, runId, 'session.json'), 'utf8')) as Seal).integrity;

const readReport = (path: string): RunReport => JSON.parse(readFileSync(path, 'utf8')) as RunReport;

/** A program that rewrites the journal so that every chain fits: it changes a text and recomputes all hashes. */
function writeForger(session: Session): string {
  const path = join(session.host.workspace, 'forge.mjs');
  const chain = join(import.meta.dirname, '../../packages/evidence/src/write/chain.ts');
  const canonical = join(import.meta.dirname, '../../packages/evidence/src/contract/canonical-json.ts');
  writeFileSync(
    path,
    `import { readFileSync, writeFileSync } from 'node:fs';
import { CHAIN_START, toChainedLine } from ${JSON.stringify(chain)};
import { toCanonicalJson } from ${JSON.stringify(canonical)};
const journal = process.argv[2];
const heads = new Map();
const lines = readFileSync(journal, 'utf8').trimEnd().split('\\n').map((line) => {
  const { hash: _, ...event } = JSON.parse(line.replaceAll('FORGE.', 'BENIGN'));
  event.prev_hash = heads.get(event.writer) ?? CHAIN_START;
  const chained = toChainedLine(toCanonicalJson(event));
  heads.set(event.writer, chained.hash);
  return chained.line + '\\n';
});
writeFileSync(journal, lines.join(''));
writeFileSync('forged', String(lines.length));
`,
  );
  return path;
}

test('exec, local and monitored: every line is witnessed, and no tool inherits the descriptor', async () => {
  await withSession(async ({ host, model, runsDir, critiqor }) => {
    const probe = [
      'echo "fd $CRITIQOR_WITNESS_FD" > probe.txt',
      // The tool's own descriptors, and those of the agent, found as the child of the supervisor.
      'ls -l /proc/self/fd >> probe.txt',
      'for p in $(cat /proc/$CRITIQOR_WITNESS_PID/task/*/children); do readlink /proc/$p/fd/$CRITIQOR_WITNESS_FD; done > agent.txt',
    ].join('; ');
    const turns = [{ tools: [{ name: 'exec', args: { command: probe } }] }, { text: 'Looked.' }];
    model.script('LOOK.', turns);
    const report = join(host.home, 'report.json');
    const exec = await critiqor(...run('--report', report, '--', 'agent', 'exec', 'LOOK.'));
    assert.equal(exec.code, 0, exec.stderr);
    assert.equal(readReport(report).witness, 'witnessed');
    const { witness } = readSeal(runsDir);
    assert.deepEqual([witness.kept, witness.absence, witness.unwitnessed], ['memory', null, []]);
    assert.equal(witness.writers.length, 1);
    assert.equal(witness.writers[0]?.announced, witness.writers[0]?.seq, 'each line was announced by itself');
    assert.equal(witness.writers[0]?.ended, true);
    const read = (name: string): string => readFileSync(join(host.workspace, name), 'utf8');
    assert.match(read('probe.txt'), /^fd 3\n/);
    assert.match(read('agent.txt'), /^socket:\[\d+\]\n$/);
    assert.ok(!read('probe.txt').includes(read('agent.txt').trim()), 'the tool does not have the agent’s socket');

    model.script('LOCAL.', [{ text: 'Here.' }]);
    const monitored = await critiqor(
      ...['monitor', 'openclaw', '--openclaw-command', OPENCLAW, '--'],
      ...['agent', '--local', '--agent', 'main', '--message', 'LOCAL.'],
    );
    assert.equal(monitored.code, 0, monitored.stderr);
    assert.ok(existsSync(join(runsDir, '.critiqor/run_002.witness')));
    const finalized = await critiqor('finalize', '--no-dashboard');
    assert.match(finalized.stdout, /witness {3}witnessed: .*; the announced hashes waited in a file until the seal/);
    assert.equal(readSeal(runsDir, 'run_002').witness.kept, 'file');
    assert.ok(!existsSync(join(runsDir, '.critiqor/run_002.witness')), 'the file goes with the journal');
    assert.match((await critiqor('verify', 'run_002')).stdout, /consistent[^\n]*\n {2}witnessed: /);

    // Whoever is not witnessed may be any agent.
    const fake = makeFakeOpenClaw(join(host.home, 'fake'), recordMark(join(host.home, 'fake'), 'mark'));
    const off = await critiqor(
      ...['run', '--openclaw-command', fake, '--no-witness', '--report', report, '--', 'agent', 'exec', 'LOOK.'],
    );
    assert.equal(off.code, 0, off.stderr);
    assert.equal(readReport(report).witness, 'not_witnessed');
    assert.match(off.stderr, /not witnessed: turned off for this run/);
  });
});

/** Everything is compiled twice here; what the supervisor sets for it is in direct-start.test.ts. */
const COMPILED = 'with NODE_COMPILE_CACHE the run is witnessed, and tools see the same folder as without Critiqor';
test(COMPILED, onlyWhole('openclaw'), async () => {
  await withSession(async ({ host, model, runsDir, start }) => {
    host.env.NODE_COMPILE_CACHE = join(host.home, 'compiled');
    const probe = 'echo "$NODE_COMPILE_CACHE" >> cache.txt';
    const turns = [{ tools: [{ name: 'exec', args: { command: probe } }] }, { text: 'Looked.' }];
    model.script('BARE.', turns);
    model.script('WITNESSED.', turns);
    const bare = await host.run(['agent', 'exec', 'BARE.']);
    assert.equal(bare.code, 0, bare.stderr);
    const report = join(host.home, 'report.json');
    const { ended } = start(...run('--report', report, '--', 'agent', 'exec', 'WITNESSED.'));
    assert.equal((await ended).code, 0);
    assert.equal(readReport(report).witness, 'witnessed');
    assert.equal(readSeal(runsDir).witness.absence, null);
    const [without, within] = readFileSync(join(host.workspace, 'cache.txt'), 'utf8').trim().split('\n');
    assert.match(without ?? '', /compiled\/openclaw\//);
    assert.equal(within, without);
  });
});

/** What the agent does to its own journal with its exec tool, and what is found. With another agent, all are in witness-attacks.slow.test.ts. */
const ATTACKS: Readonly<Record<string, { command(forger: string): string; readonly found: RegExp }>> = {
  'recomputed in place': {
    command: (forger) => `"${process.execPath}" ${forger} ${JOURNAL}`,
    found: /replaced_line/,
  },
  'cut off': {
    command: () => `truncate -s -200 ${JOURNAL}`,
    found: /missing_lines|torn_line|replaced_line|broken_chain/,
  },
  'copied, recomputed and put in its place': {
    command: (forger) => `cp ${JOURNAL} copy && "${process.execPath}" ${forger} copy && mv copy ${JOURNAL}`,
    found: /journal_replaced/,
  },
};

for (const [attack, { command, found }] of Object.entries(ATTACKS)) {
  const isFirst = attack === 'recomputed in place';
  test(
    `a journal that its agent has ${attack} is damage with its place`,
    isFirst ? {} : onlyWhole('openclaw'),
    async () => {
      await withSession(async (session) => {
        const { host, model, runsDir, critiqor } = session;
        const call = { name: 'exec', args: { command: command(writeForger(session)) } };
        model.script('FORGE.', [{ tools: [call] }, { text: 'All done.' }]);
        const report = join(host.home, 'report.json');
        const ended = await critiqor(...run('--min-trust', '1', '--report', report, '--', 'agent', 'exec', 'FORGE.'));
        const { verification, reason } = readReport(report);
        assert.deepEqual([ended.code, verification], [4, 'damaged'], reason ?? '');
        const { notes } = readSeal(runsDir);
        assert.match(notes.map(({ kind, line }) => `${kind}@${line}`).join(' '), found);
        if (!isFirst) return;
        const first = notes.find(({ kind }) => kind === 'replaced_line');
        assert.equal(first?.source, 'witness');
        assert.ok((first?.line ?? 0) > 0, 'with the line at which the forgery begins');
      });
    },
  );
}

test('the agent kills its supervisor: the run is recorded on, and is not witnessed', async () => {
  await withSession(async ({ host, model, runsDir, start, critiqor }) => {
    model.script('KILL.', [
      { tools: [{ name: 'exec', args: { command: 'kill -USR1 $CRITIQOR_WITNESS_PID; sleep 1; touch asked' } }] },
      { tools: [{ name: 'exec', args: { command: 'kill -9 $CRITIQOR_WITNESS_PID; echo killed > killed' } }] },
      { text: 'Alone now.' },
    ]);
    const monitored = start(...['monitor', 'openclaw', '--openclaw-command', OPENCLAW, '--', 'agent', 'exec', 'KILL.']);
    const { signal, stderr } = await monitored.ended;
    assert.equal(signal, 'SIGKILL', stderr);
    assert.ok(existsSync(join(host.workspace, 'asked')));
    assert.doesNotMatch(stderr, /Debugger listening/, 'nobody can debug the supervisor by a signal');
    await waitFor('the end of the agent', async () => (await critiqor('finalize', '--no-dashboard')).code === 0);
    const { witness } = readSeal(runsDir);
    assert.deepEqual([witness.kept, witness.absence], ['nowhere', 'supervisor_lost']);
    assert.ok((witness.unwitnessed[0]?.lines ?? 0) > 10, 'what was recorded is all there');
    assert.match((await critiqor('verify', 'latest')).stdout, /not witnessed: the supervisor ended before its agent/);
  });
});

test('a gateway that we start is witnessed; an agent in another process than ours is recorded and not witnessed', async () => {
  await withSession(async ({ host, model, runsDir, start, critiqor }) => {
    // A port that no other test uses.
    host.writeConfig(20_000 + (process.pid % 10_000));
    const monitored = start(...['monitor', 'openclaw', '--openclaw-command', OPENCLAW, '--', 'gateway', 'run']);
    const journal = join(runsDir, 'run_001/events.jsonl');
    const hasStarted = (): boolean => existsSync(journal) && readFileSync(journal, 'utf8').includes('"gateway_start"');
    await waitFor('the gateway', hasStarted);
    const client = await critiqor(...run('--', 'agent', '--agent', 'main', '--message', 'GATE.'));
    assert.equal(client.code, 1, 'a client of a gateway that is not our child cannot be recorded');
    monitored.child.kill('SIGTERM');
    await monitored.ended;
    const finalized = await critiqor('finalize', '--no-dashboard');
    assert.equal(finalized.code, 0, finalized.stderr);
    const { witness, notes } = readSeal(runsDir);
    assert.deepEqual([witness.absence, witness.unwitnessed, notes], [null, [], []]);

    // A wrapper that stays between the two, as some version managers do.
    const wrapper = join(host.home, 'openclaw');
    writeFileSync(wrapper, `#!/bin/sh\n'${process.execPath}' '${OPENCLAW}' "$@"\n`, { mode: 0o755 });
    model.script('GATE.', [{ text: 'Through the gate.' }]);
    const wrapped = await critiqor('run', '--openclaw-command', wrapper, '--', 'agent', 'exec', 'GATE.');
    assert.equal(wrapped.code, 0, wrapped.stderr);
    assert.match(wrapped.stderr, /not witnessed: no recorder announced its lines/);
    assert.deepEqual(readSeal(runsDir, 'run_002').notes, []);
  });
});
