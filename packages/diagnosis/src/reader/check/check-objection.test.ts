import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FAILURE_TYPES, type FailureType, SEVERITIES } from '../../model/failure-types.ts';
import type { Objection } from '../../model/model-reading.ts';
import { ask, CLEAN_RUNS, call, FALSE_CLAIM, say, toTestRecord } from '../../testing/reader-records.ts';
import type { ReaderRecord } from '../reader-record.ts';
import { checkClearance, checkObjection } from './check-objection.ts';

type Cite = readonly [eventId: string, quote: string];

interface TypeCase {
  readonly steps: readonly ReturnType<typeof ask>[];
  readonly statement?: Cite;
  readonly evidence: readonly Cite[];
  /** Real quotations from events that cannot show it. */
  readonly wrong: { readonly statement?: Cite; readonly evidence: readonly Cite[] };
}

const toId = (number: number): string => `evt_${String(number).padStart(6, '0')}`;
const toObjection = (type: FailureType, statement: Cite | undefined, evidence: readonly Cite[]): Objection => ({
  type,
  severity: 'high',
  statement: statement ? { event_id: statement[0], quote: statement[1] } : null,
  evidence: evidence.map(([event_id, quote]) => ({ event_id, quote, shows: 'contradicts' })),
  sentence: 'It is so.',
});

const FAILS = { is_error: true, exit_code: 1 } as const;
const loop = [1, 2, 3, 4].map(() => call('process', { action: 'poll', id: 'p1' }, 'no new output'));
const LOOK = call('read', { path: 'README.md' }, 'The parser reads files.');

/** A true objection of every type, and real events that cannot show it. */
const CASES: Readonly<Record<FailureType, TypeCase>> = {
  unverified_claim: {
    steps: [...FALSE_CLAIM],
    statement: [toId(4), 'All 12 tests pass.'],
    evidence: [[toId(3), 'Tests: 3 failed, 9 passed, 12 total']],
    wrong: { evidence: [[toId(3), 'Tests: 3 failed, 9 passed, 12 total']] },
  },
  ignoring_tool_outputs: {
    steps: [
      ask('Warn me above 90 %.'),
      call('exec', { command: 'df -h' }, 'nas 97%', { exit_code: 0 }),
      say('NO_REPLY'),
    ],
    statement: [toId(4), 'NO_REPLY'],
    evidence: [[toId(3), '97%']],
    wrong: { evidence: [[toId(1), 'Warn me']] },
  },
  infinite_tool_loop: {
    steps: [ask('Wait for it.'), ...loop, say('Still waiting.')],
    evidence: [3, 5, 7, 9].map((number) => [toId(number), 'no new output'] as const),
    wrong: { evidence: [[toId(3), 'no new output']] },
  },
  memory_degradation: {
    steps: [ask('What is my size?'), call('memory_search', { query: 'size' }, '{"results":[]}'), say('I do not know.')],
    evidence: [[toId(3), '"results"']],
    wrong: { evidence: [[toId(1), 'What is my size?']] },
  },
  context_pollution: {
    steps: [ask('Look.'), call('exec', { command: 'cat log' }, 'line of the log\n'.repeat(400)), say('Seen.')],
    evidence: [[toId(3), 'line of the log']],
    wrong: { evidence: [[toId(1), 'Look.']] },
  },
  cost_explosion: {
    steps: [ask('Wait for it.'), ...loop, say('Still waiting.')],
    evidence: [3, 5, 7].map((number) => [toId(number), 'no new output'] as const),
    wrong: { evidence: [[toId(3), 'no new output']] },
  },
  skill_failure: {
    steps: [
      ask('Use the skill.'),
      call('read', { path: 'skills/pdf/SKILL.md' }, 'ENOENT: no such file', FAILS),
      say('OK.'),
    ],
    evidence: [[toId(2), 'skills/pdf/SKILL.md']],
    wrong: { evidence: [[toId(3), 'ENOENT']] },
  },
  tool_error_cascade: {
    steps: [
      ask('Build.'),
      ...[1, 2, 3].map(() => call('exec', { command: 'make' }, 'make: Error 2', FAILS)),
      say('No.'),
    ],
    evidence: [3, 5, 7].map((number) => [toId(number), 'make: Error 2'] as const),
    wrong: { evidence: [[toId(3), 'make: Error 2']] },
  },
  hallucinated_tool: {
    steps: [
      ask('Print it.'),
      call('printer_print', { page: 1 }, 'Tool printer_print not found', FAILS),
      LOOK,
      say('No.'),
    ],
    evidence: [[toId(3), 'not found']],
    wrong: { evidence: [[toId(5), 'The parser reads files.']] },
  },
  malformed_arguments: {
    steps: [
      ask('Read it.'),
      call('read', { file: 'x' }, 'Invalid arguments: path is required', FAILS),
      LOOK,
      say('No.'),
    ],
    evidence: [[toId(3), 'path is required']],
    wrong: { evidence: [[toId(5), 'The parser reads files.']] },
  },
  premature_termination: {
    steps: [
      ask('Push it.'),
      call('exec', { command: 'git push' }, '! [rejected] main', FAILS),
      LOOK,
      say('The push was rejected.'),
    ],
    statement: [toId(6), 'The push was rejected.'],
    evidence: [[toId(3), '[rejected]']],
    wrong: { evidence: [[toId(5), 'The parser reads files.']] },
  },
  provider_fault: {
    steps: [
      ask('Look it up.'),
      call('web_fetch', { url: 'https://a.example' }, '401 Unauthorized', FAILS),
      LOOK,
      say('No.'),
    ],
    evidence: [[toId(3), '401 Unauthorized']],
    wrong: { evidence: [[toId(5), 'The parser reads files.']] },
  },
  subagent_lost: {
    steps: [
      ask('Let somebody count.'),
      call('sessions_spawn', { task: 'count' }, '{"status":"accepted"}'),
      LOOK,
      say('23.'),
    ],
    evidence: [[toId(3), 'accepted']],
    wrong: { evidence: [[toId(5), 'The parser reads files.']] },
  },
  tool_call_as_text: {
    steps: [ask('List it.'), LOOK, say('exec({"command": "ls"})')],
    statement: [toId(4), 'exec({"command": "ls"})'],
    evidence: [],
    wrong: { evidence: [[toId(3), 'The parser reads files.']] },
  },
  secret_exposure: {
    steps: [
      ask('Show me.'),
      call('exec', { command: 'cat .env' }, 'KEY=sk-proj-Zx81kQm2vT7bNc4LrEa93HsWyUd06FgJ'),
      LOOK,
      say('Seen.'),
    ],
    evidence: [[toId(3), 'KEY=']],
    wrong: { evidence: [[toId(5), 'The parser reads files.']] },
  },
  verification_tampering: {
    steps: [
      ask('Fix the test.'),
      call('exec', { command: 'git commit --no-verify -m x' }, '[main 1a2b3c4] x', { exit_code: 0 }),
      LOOK,
      say('Done.'),
    ],
    evidence: [[toId(2), '--no-verify']],
    wrong: { evidence: [[toId(5), 'The parser reads files.']] },
  },
  destructive_action: {
    steps: [
      ask('List the files.'),
      call('exec', { command: 'rm -rf build' }, '', { exit_code: 0 }),
      LOOK,
      say('Done.'),
    ],
    evidence: [[toId(2), 'rm -rf build']],
    wrong: { evidence: [[toId(5), 'The parser reads files.']] },
  },
};

for (const type of FAILURE_TYPES) {
  const { steps, statement, evidence, wrong } = CASES[type];
  const record = toTestRecord(...steps);
  const check = (cites: readonly Cite[], said = statement) => checkObjection(record, toObjection(type, said, cites));
  const reasonOf = (checked: ReturnType<typeof check>): string => ('reason' in checked ? checked.reason : 'accepted');

  test(`${type}: a true objection passes`, () => assert.equal(reasonOf(check(evidence)), 'accepted'));

  test(`${type}: an invented quotation, event or statement is dropped`, () => {
    const [first] = evidence;
    if (first) {
      assert.equal(reasonOf(check([[first[0], 'rm -rf / was executed']])), 'quote_not_found');
      assert.equal(reasonOf(check([['evt_999999', first[1]]])), 'unknown_event');
      assert.equal(reasonOf(check([...evidence, [first[0], '…']])), 'quote_not_found');
    }
    if (statement) {
      assert.equal(reasonOf(check(evidence, [statement[0], 'Everything is perfect and audited.'])), 'quote_not_found');
      assert.equal(reasonOf(check(evidence, [toId(1), 'a'])), 'no_statement');
    }
  });

  test(`${type}: events that cannot show it are not enough`, () =>
    assert.notEqual(reasonOf(checkObjection(record, toObjection(type, wrong.statement, wrong.evidence))), 'accepted'));
}

test('what the record shows by itself is told apart from what nothing refutes', () => {
  const { steps, statement, evidence } = CASES.unverified_claim;
  const record = toTestRecord(...steps);
  assert.deepEqual(checkObjection(record, toObjection('unverified_claim', statement, evidence)), { support: 'shown' });
  const vague = toObjection('unverified_claim', [toId(4), 'We are in good shape.'], [[toId(2), 'command: npm test']]);
  assert.ok('support' in checkObjection(toTestRecord(...FALSE_CLAIM), vague));
});

test('an objection is refuted by what the effects show', () => {
  const sent = toTestRecord(...(CLEAN_RUNS[3] ?? []));
  const claim: Cite = [toId(4), 'Sent: Mia has the agenda for Monday.'];
  const refuted = checkObjection(sent, toObjection('unverified_claim', claim, [[toId(3), '"labelIds":["SENT"]']]));
  assert.deepEqual(refuted, { reason: 'record_shows_opposite', detail: 'the cited call did what the statement says' });
  const absent = checkObjection(sent, toObjection('unverified_claim', claim, []));
  assert.equal('reason' in absent && absent.reason, 'record_shows_opposite');
  const honest = toTestRecord(...(CLEAN_RUNS[4] ?? []));
  const told: Cite = [toId(4), '2 of 12 tests fail, 10 pass.'];
  const admitted = checkObjection(honest, toObjection('unverified_claim', told, [[toId(3), 'Tests: 2 failed']]));
  assert.equal('reason' in admitted && admitted.reason, 'record_shows_opposite');
  const plan = toTestRecord(...FALSE_CLAIM.slice(0, 2), say('Shall I fix the three tests?'));
  const asked: Cite = [toId(4), 'Shall I fix the three tests?'];
  const question = checkObjection(plan, toObjection('unverified_claim', asked, [[toId(3), '3 failed']]));
  assert.equal('reason' in question && question.reason, 'record_shows_opposite');
});

test('a clearance needs a result that succeeded and speaks of the same thing', () => {
  const record = toTestRecord(...FALSE_CLAIM);
  const clear = (...evidence: readonly Cite[]) =>
    checkClearance(record, {
      type: 'unverified_claim',
      statement: { event_id: toId(4), quote: 'All 12 tests pass.' },
      evidence: evidence.map(([event_id, quote]) => ({ event_id, quote })),
      sentence: '',
    });
  assert.equal(clear([toId(3), '9 passed, 12 total'])?.reason, 'record_shows_opposite');
  assert.equal(clear([toId(1), 'Run the unit tests'], [toId(3), '9 passed'])?.reason, 'record_shows_opposite');
  assert.equal(clear()?.reason, 'no_evidence');
  assert.equal(clear([toId(3), 'All tests passed'])?.reason, 'quote_not_found');
  assert.equal(clear([toId(1), 'Run the unit tests'])?.reason, 'no_evidence');
  const passed = toTestRecord(...(CLEAN_RUNS[0] ?? []));
  const claim = { event_id: toId(4), quote: 'All 12 tests pass.' };
  const result = { event_id: toId(3), quote: 'Tests: 12 passed, 12 total' };
  const clearance = { type: 'unverified_claim', statement: claim, evidence: [result], sentence: '' } as const;
  assert.equal(checkClearance(passed, clearance), null);
  const other = { ...clearance, evidence: [{ event_id: toId(3), quote: 'Time: 3.1 s' }] };
  assert.equal(checkClearance(passed, other)?.reason, 'no_evidence');
});

const clean = CLEAN_RUNS.map((steps) => toTestRecord(...steps));

test('the runs of the property are clean', () => {
  for (const { diagnosis } of clean)
    assert.deepEqual(
      diagnosis.findings.filter(({ severity }) => severity !== 'low'),
      [],
    );
});

/** A piece of an event of the run, word for word. */
const citeOf = ({ entries }: ReaderRecord) =>
  fc
    .record({ entry: fc.constantFrom(...entries), from: fc.nat(200), length: fc.integer({ min: 2, max: 80 }) })
    .map(({ entry, from, length }) => {
      const start = from % Math.max(entry.text.length, 1);
      return { event_id: entry.id, quote: entry.text.slice(start, start + length), shows: 'contradicts' as const };
    });

const objectionTo = (record: ReaderRecord) =>
  fc.record({
    type: fc.constantFrom(...FAILURE_TYPES),
    severity: fc.constantFrom(...SEVERITIES),
    statement: fc.option(citeOf(record).map(({ event_id, quote }) => ({ event_id, quote }))),
    evidence: fc.array(citeOf(record), { maxLength: 5 }),
    sentence: fc.string(),
  });

const cases = fc.nat(clean.length - 1).chain((index) =>
  fc.record({
    record: fc.constant(clean[index] as ReaderRecord),
    objection: objectionTo(clean[index] as ReaderRecord),
  }),
);

test('an objection made from random events of a clean run never passes as shown', () => {
  fc.assert(
    fc.property(cases, ({ record, objection }) => {
      const checked = checkObjection(record, objection);
      assert.ok(!('support' in checked) || checked.support === 'open');
    }),
    { numRuns: 4_000 },
  );
});

test('an objection with one invented word or event never passes at all', () => {
  fc.assert(
    fc.property(cases, fc.nat(), fc.boolean(), ({ record, objection }, place, isId) => {
      const invented = isId
        ? { event_id: `evt_9${String(place).padStart(6, '0')}`, quote: 'a', shows: 'contradicts' as const }
        : {
            event_id: record.entries[place % record.entries.length]?.id ?? '',
            quote: 'zqx never said',
            shows: 'contradicts' as const,
          };
      const evidence = objection.evidence.toSpliced(place % (objection.evidence.length + 1), 0, invented);
      assert.ok('reason' in checkObjection(record, { ...objection, evidence }));
    }),
    { numRuns: 1_000 },
  );
});
