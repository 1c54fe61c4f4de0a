import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  createScriptedModel,
  type ModelTurn,
  type ScriptedModel,
} from '../../packages/critiqor/src/demo/scripted-model.ts';
import { createHost, type Evidence, type Host } from './host.ts';
import { assertIntact, assertMatchesTruth, conversation, ofType, only } from './truth.ts';

/** A context that is soon full. */
const CONTEXT_WINDOW = 28_000;
const CHUNK = 'node chunk.mjs 14000';

let model: ScriptedModel;
let host: Host;
let evidence: Evidence;

const chunk = (letter: string): ModelTurn => ({ tools: [{ name: 'exec', args: { command: `${CHUNK} ${letter}` } }] });
const OVERFLOW: ModelTurn = {
  error: {
    status: 400,
    message: `This model's maximum context length is ${CONTEXT_WINDOW} tokens. However, your messages resulted in 29950 tokens. Please reduce the length of the messages.`,
    type: 'invalid_request_error',
    code: 'context_length_exceeded',
  },
};

before(async () => {
  model = await createScriptedModel();
  host = createHost({ model, keepAs: 'compaction', contextWindow: CONTEXT_WINDOW });
  writeFileSync(
    join(host.workspace, 'chunk.mjs'),
    'const [, , chars, part] = process.argv; console.log((part + " log line\\n").repeat(chars / 11));\n',
  );
  model.script('OVERFLOW.', [
    chunk('A'),
    chunk('B'),
    chunk('C'),
    chunk('D'),
    OVERFLOW,
    { text: 'All chunks reviewed.' },
  ]);
  model.script('REFUSED.', [chunk('A'), chunk('B'), chunk('C'), chunk('D'), OVERFLOW, OVERFLOW, OVERFLOW, OVERFLOW]);
  model.script('FILL.', [
    chunk('A'),
    chunk('B'),
    chunk('C'),
    chunk('D'),
    chunk('E'),
    { text: 'Chunks A to E reviewed.' },
  ]);
  model.script('NEXT.', [{ text: 'Nothing new.' }, { text: 'Nothing new at all.' }]);
  const gateway = await host.startGateway();
  await gateway.ask('Review the log: OVERFLOW.', 'agent:main:overflow');
  await gateway.ask('Review the log: REFUSED.', 'agent:main:refused');
  await gateway.ask('Review the log: FILL.', 'agent:main:preflight');
  await gateway.ask('Anything else? NEXT.', 'agent:main:preflight');
  await gateway.stop();
  evidence = await host.journal();
});

after(async () => {
  await model?.close();
  host?.remove();
});

test('the journal is whole', () => assertIntact(evidence));

test('overflow: the compaction lies between the refused call and the one that succeeds', () => {
  const facts = conversation(evidence, 'agent:main:overflow');
  assertMatchesTruth(facts, model.of('OVERFLOW.'));
  const start = only(facts, 'compaction_start');
  const end = only(facts, 'compaction_end');
  assert.equal(end.outcome, 'completed');
  assert.ok((start.payload.tokens as number) > (end.payload.tokens as number));
  assert.ok((end.payload.compacted as number) > 0);
  const refused = ofType(facts, 'after_provider_response').find(({ outcome }) => outcome === 'failed');
  assert.ok(refused && refused.seq < start.seq && start.seq < end.seq);
});

test('the model calls that write a summary are told apart, and their tokens are not invented', () => {
  const summaries = evidence.facts.filter(({ payload }) => payload.purpose === 'compaction');
  const starts = ofType(summaries, 'before_provider_request');
  const real = model.exchanges.filter(({ script }) => script.endsWith('#summary'));
  assert.equal(starts.length, real.length);
  assert.equal(ofType(summaries, 'after_provider_response').length, real.length);
  assert.ok(summaries.every(({ payload }) => payload.usage === undefined));
});

test('a second compaction finds nothing to compact: its failure has an end that says so', () => {
  const facts = conversation(evidence, 'agent:main:refused');
  const [, failed, ...more] = ofType(facts, 'compaction_end');
  assert.deepEqual(more, []);
  assert.equal(failed?.outcome, 'failed');
  assert.equal(failed?.derived_from, ofType(facts, 'compaction_start')[1]?.seq);
  assert.equal(only(facts, 'agent_end').payload.ending, 'error');
});

test('preflight: the hidden memory run is marked and has a conversation of its own', () => {
  const facts = conversation(evidence, 'agent:main:preflight');
  assert.equal(only(facts, 'compaction_end').outcome, 'completed');
  const hidden = ofType(evidence.facts, 'agent_start').filter(({ payload }) => payload.trigger === 'memory');
  // Other conversations of the gateway may have one too.
  assert.ok(hidden.length > 0);
  assert.ok(hidden.every(({ conversation_key }) => conversation_key?.includes(':internal-session-effects:')));
  assert.deepEqual(
    ofType(facts, 'input').map(({ payload }) => payload.trigger),
    ['user', 'user'],
  );
});
