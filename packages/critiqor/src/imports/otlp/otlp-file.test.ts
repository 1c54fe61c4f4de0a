import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { checkRun } from '../../runs/check-run.ts';
import { readSteps } from '../../testing/imports/read-steps.ts';
import { importAll } from '../../testing/imports/test-store.ts';
import { openOtlpFile } from './otlp-file.ts';

const START = BigInt(Date.UTC(2026, 9, 1)) * 1_000_000n;

function makePlace(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-otlp-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const runsDir = join(folder, 'runs');
  const path = join(folder, 'traces.json');
  return {
    path,
    runsDir,
    run: (text: string) => {
      writeFileSync(path, text);
      return importAll(runsDir, [openOtlpFile(path)]);
    },
    read: async (runId = 'run_001') => (await checkRun(toRunPaths(runsDir, runId))).diagnosis,
    steps: (runId = 'run_001') => readSteps(toRunPaths(runsDir, runId).session),
  };
}

const toValue = (value: unknown): object =>
  typeof value === 'string'
    ? { stringValue: value }
    : Number.isInteger(value)
      ? { intValue: String(value) }
      : typeof value === 'number'
        ? { doubleValue: value }
        : { arrayValue: { values: (value as unknown[]).map(toValue) } };

/** A span that begins and ends so many ms after the first. */
const span = (
  name: string,
  [start, end]: readonly [number, number],
  attributes: Readonly<Record<string, unknown>>,
  more: object = {},
): object => ({
  traceId: 't1',
  spanId: name,
  parentSpanId: 'root',
  name,
  startTimeUnixNano: String(START + BigInt(start) * 1_000_000n),
  endTimeUnixNano: String(START + BigInt(end) * 1_000_000n),
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) })),
  ...more,
});

const toRequest = (spans: readonly object[]): object => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'shop' } }] },
      scopeSpans: [{ scope: { name: 'test' }, spans }],
    },
  ],
});

const ROOT = span(
  'root',
  [0, 9_000],
  { 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': 'clerk' },
  { parentSpanId: '' },
);
const ask = [{ role: 'user', parts: [{ type: 'text', content: 'Run the tests.' }] }];
const called = {
  role: 'assistant',
  parts: [{ type: 'tool_call', id: 'c1', name: 'exec', arguments: { command: 'npm test' } }],
};
const GEN_AI = [
  ROOT,
  span('m1', [100, 1_100], {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': 'gpt-x',
    'gen_ai.usage.input_tokens': 1_000,
    'gen_ai.usage.output_tokens': 20,
    'gen_ai.response.finish_reasons': ['tool_calls'],
    'gen_ai.input.messages': JSON.stringify(ask),
    'gen_ai.output.messages': JSON.stringify([called]),
  }),
  span(
    't1',
    [1_200, 3_200],
    {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'exec',
      'gen_ai.tool.call.id': 'c1',
      'error.type': 'exit 1',
    },
    { status: { code: 2, message: 'tests failed' } },
  ),
  span('m2', [3_300, 4_000], {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': 'gpt-x',
    'gen_ai.usage.input_tokens': 1_200,
    'gen_ai.usage.output_tokens': 8,
    'gen_ai.input.messages': JSON.stringify([
      ...ask,
      called,
      { role: 'tool', parts: [{ type: 'tool_call_response', id: 'c1', response: 'failed' }] },
    ]),
    'gen_ai.output.messages': JSON.stringify([
      { role: 'assistant', parts: [{ type: 'text', content: 'All tests pass.' }] },
    ]),
  }),
];

const OPEN_INFERENCE = [
  span('root', [0, 9_000], { 'openinference.span.kind': 'AGENT', 'agent.name': 'clerk' }, { parentSpanId: '' }),
  span('m1', [100, 1_100], {
    'openinference.span.kind': 'LLM',
    'llm.provider': 'openai',
    'llm.model_name': 'gpt-x',
    'llm.token_count.prompt': 1_000,
    'llm.token_count.completion': 20,
    'llm.input_messages.0.message.role': 'user',
    'llm.input_messages.0.message.content': 'Run the tests.',
    'llm.output_messages.0.message.role': 'assistant',
    'llm.output_messages.0.message.tool_calls.0.tool_call.id': 'c1',
    'llm.output_messages.0.message.tool_calls.0.tool_call.function.name': 'exec',
    'llm.output_messages.0.message.tool_calls.0.tool_call.function.arguments': '{"command":"npm test"}',
  }),
  span(
    't1',
    [1_200, 3_200],
    { 'openinference.span.kind': 'TOOL', 'tool.name': 'exec', 'output.value': 'tests failed' },
    { status: { code: 'STATUS_CODE_ERROR' } },
  ),
  span('m2', [3_300, 4_000], {
    'openinference.span.kind': 'LLM',
    'llm.provider': 'openai',
    'llm.model_name': 'gpt-x',
    'llm.token_count.prompt': 1_200,
    'llm.token_count.completion': 8,
    'llm.input_messages.0.message.role': 'user',
    'llm.input_messages.0.message.content': 'Run the tests.',
    'llm.output_messages.0.message.role': 'assistant',
    'llm.output_messages.0.message.content': 'All tests pass.',
  }),
];

for (const [name, spans] of Object.entries({ GenAI: GEN_AI, OpenInference: OPEN_INFERENCE })) {
  test(`${name}: model calls, tool calls, results and messages become evidence`, async (t) => {
    const { run, read, steps } = makePlace(t);
    const report = await run(JSON.stringify(toRequest(spans)));
    assert.deepEqual([report.imported.length, report.bad], [1, 0]);
    assert.deepEqual(steps(), [
      'agent_start',
      'input Run the tests.',
      'before_provider_request openai gpt-x',
      'after_provider_response completed 1000 ms, 1000 + 20 tokens',
      'message_end  [exec]',
      'tool_call exec {"command":"npm test"}',
      'tool_result exec failed: tests failed',
      'before_provider_request openai gpt-x',
      'after_provider_response completed 700 ms, 1200 + 8 tokens',
      'message_end All tests pass.',
      'agent_end completed',
    ]);
    const diagnosis = await read();
    assert.equal(diagnosis?.coverage.imported_from, 'otlp');
    assert.deepEqual([diagnosis.agent_id, diagnosis.framework], ['clerk', 'shop']);
    assert.ok(diagnosis.findings.some(({ type }) => type === 'unverified_claim'));
    assert.ok(diagnosis.coverage.not_captured.includes('what started a run'));
  });
}

test('one request per line, spans in any order and any line; importing again adds nothing', async (t) => {
  const { run, steps } = makePlace(t);
  const other = GEN_AI.map((item) => ({ ...item, traceId: 't2' }));
  const lines = [...GEN_AI, ...other].reverse().map((item) => `${JSON.stringify(toRequest([item]))}\n`);
  assert.equal((await run(lines.join(''))).imported.length, 2);
  assert.deepEqual(steps('run_001'), steps('run_002'));
  const again = await run(`${JSON.stringify(toRequest([...GEN_AI, ...other]), null, 2)}\n`);
  assert.deepEqual([again.imported.length, again.known], [0, 2]);
});

test('older conventions: an event per message, and plain input and output', async (t) => {
  const { run, steps } = makePlace(t);
  const event = (name: string, attributes: object): object => ({
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) })),
  });
  const events = [
    event('gen_ai.user.message', { content: 'Hello?' }),
    event('gen_ai.choice', { message: '{"content":"Hi."}' }),
  ];
  const spans = [
    span('m1', [0, 500], { 'gen_ai.system': 'openai', 'gen_ai.request.model': 'gpt-x' }, { events }),
    span('m2', [600, 900], { 'openinference.span.kind': 'LLM', 'input.value': 'More?', 'output.value': 'No.' }),
  ];
  await run(JSON.stringify(toRequest(spans)));
  assert.deepEqual(
    steps().filter((step) => /^(?:input|message_end|agent_end)/.test(step)),
    ['input Hello?', 'message_end Hi.', 'input More?', 'message_end No.', 'agent_end completed'],
  );
});

test('damaged, hostile and foreign files: what is wrong is counted and located', async (t) => {
  const { path, run } = makePlace(t);
  const good = JSON.stringify(toRequest(GEN_AI));
  const bad = [
    '{"resourceSpans":',
    '{"resourceSpans":7}',
    JSON.stringify(toRequest([{ spanId: 'x' }])),
    'null',
    '['.repeat(100_000),
  ];
  const report = await run([good, ...bad].join('\n'));
  assert.equal(report.imported.length, 1);
  assert.deepEqual(
    report.bad_records.map(({ place, why }) => `${place.slice(path.length)} ${why}`),
    [
      ':2 It is not JSON.',
      ':3 It has no resourceSpans.',
      ':4 A span without trace id, span id or start time.',
      ':5 It is not JSON.',
      ':6 It is not JSON.',
    ],
  );
  const plain = await run(JSON.stringify(toRequest([{ ...span('http', [0, 1], {}), traceId: 'web' }])));
  assert.deepEqual(plain.bad_records, [{ place: `${path}: trace web`, why: 'It has no span of a model or a tool.' }]);
  const deep = { stringValue: undefined, arrayValue: { values: [] as unknown[] } };
  for (let depth = 0; depth < 500; depth += 1)
    deep.arrayValue.values = [{ arrayValue: { values: deep.arrayValue.values } }];
  const shapes = [null, 1, 'x', [], {}, { intValue: 'NaN' }, { kvlistValue: { values: [null] } }, deep];
  const hostile = shapes.flatMap((value, index) =>
    [
      'gen_ai.input.messages',
      'gen_ai.output.messages',
      'gen_ai.usage.input_tokens',
      'llm.input_messages.0.message.role',
      '__proto__',
    ].map((key) => ({
      ...span(`s${index}${key}`, [index, index], {}),
      attributes: [
        { key, value },
        { key: 'gen_ai.request.model', value: toValue('m') },
      ],
    })),
  );
  const survived = await run(JSON.stringify(toRequest(hostile.map((item) => ({ ...item, traceId: 'hostile' })))));
  assert.deepEqual([survived.imported.length, survived.bad], [1, 0]);
});
