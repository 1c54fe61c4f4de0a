import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { sendSpans } from '../../export/otlp/send-spans.ts';
import { readOtlpSettings } from '../../export/otlp/settings.ts';
import { makeRunsDir } from '../../testing/finalized-run.ts';
import { type DecodedSpan, decodeTrace } from '../../testing/pipeline/otlp-decoder.ts';
import { runCommand } from '../../testing/pipeline/run-command.ts';
import { addSealedRun } from '../../testing/test-dashboard.ts';

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A backend that answers as it is told, and keeps what it got. */
async function startBackend(t: TestContext, answers: readonly (readonly [number, string, Record<string, string>?])[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const [status, text, headers = {}] = answers[received.length] ?? answers.at(-1) ?? [200, '{}'];
      received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return { received, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface SpanJson {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
  readonly events: readonly { readonly name: string; readonly attributes: SpanJson['attributes'] }[];
}

const spansOf = (body: Buffer): SpanJson[] =>
  JSON.parse(body.toString('utf8')).resourceSpans.flatMap((one: { scopeSpans: { spans: SpanJson[] }[] }) =>
    one.scopeSpans.flatMap(({ spans }) => spans),
  );

const attributeOf = ({ attributes }: Pick<SpanJson, 'attributes'>, wanted: string): unknown =>
  Object.values(attributes.find(({ key }) => key === wanted)?.value ?? {})[0];

test('one connected trace, with the conventions for generative AI and findings as evaluations', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  const { received, endpoint } = await startBackend(t, [[200, '{}']]);
  const sent = await runCommand(
    t,
    'export',
    'run_001',
    '--format',
    'otlp',
    '--endpoint',
    endpoint,
    '--runs-dir',
    runsDir,
    '--json',
  );
  assert.deepEqual([sent.code, JSON.parse(sent.out).rejected], [0, 0]);
  const [request] = received;
  assert.equal(request?.url, '/v1/traces');
  assert.equal(request?.headers['content-type'], 'application/json');
  const spans = spansOf(request?.body ?? Buffer.alloc(0));
  assert.equal(JSON.parse(sent.out).spans, spans.length);
  assert.deepEqual([...new Set(spans.map(({ traceId }) => traceId.length))], [32]);
  assert.equal(new Set(spans.map(({ traceId }) => traceId)).size, 1);
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  assert.equal(byId.size, spans.length);
  const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
  assert.deepEqual(
    roots.map(({ name }) => name),
    ['critiqor run_001'],
  );
  for (const span of spans) {
    assert.ok(span.parentSpanId === undefined || byId.has(span.parentSpanId), `${span.name} hangs in the air`);
    assert.ok(BigInt(span.startTimeUnixNano) <= BigInt(span.endTimeUnixNano));
    const parent = byId.get(span.parentSpanId ?? '');
    assert.ok(!parent || BigInt(parent.startTimeUnixNano) <= BigInt(span.startTimeUnixNano), span.name);
  }
  const operations = spans.map((span) => attributeOf(span, 'gen_ai.operation.name')).filter(Boolean);
  assert.deepEqual([...new Set(operations)].sort(), ['chat', 'execute_tool', 'invoke_agent']);
  const chat = spans.find(({ name }) => name === 'chat scripted-1');
  assert.deepEqual([chat?.kind, attributeOf(chat as SpanJson, 'gen_ai.usage.input_tokens')], [3, '9242']);
  const evaluations = spans.flatMap(({ name, events }) =>
    events.map((event) => [name, event.name, attributeOf(event, 'gen_ai.evaluation.name')]),
  );
  assert.deepEqual(evaluations, [
    ['execute_tool exec', 'gen_ai.evaluation.result', 'tool_error_cascade'],
    ['critiqor run_001', 'gen_ai.evaluation.result', 'trust'],
  ]);
  assert.doesNotMatch(request?.body.toString('utf8') ?? '', /SCENARIO-cascade\./, 'contents are sent only on request');
  await runCommand(
    t,
    'export',
    'run_001',
    '--format',
    'otlp',
    '--content',
    '--endpoint',
    endpoint,
    '--runs-dir',
    runsDir,
  );
  assert.match(received[1]?.body.toString('utf8') ?? '', /gen_ai\.tool\.call\.arguments.*echo attempt 0/);
  assert.equal(spansOf(received[1]?.body ?? Buffer.alloc(0))[0]?.spanId, spans[0]?.spanId, 'ids are those of the seal');
});

const BATCH = [{ text: '{}', count: 5 }];

test('what may succeed later is tried again, the rest is not', async (t) => {
  const flaky = await startBackend(t, [
    [503, ''],
    [429, '', { 'Retry-After': '0' }],
    [200, ''],
  ]);
  const settings = readOtlpSettings({}, flaky.endpoint);
  assert.deepEqual(await sendSpans(BATCH, settings, 1), { spans: 5, requests: 1, rejected: 0, messages: [] });
  assert.equal(flaky.received.length, 3);
  const wrong = await startBackend(t, [[400, 'no']]);
  await assert.rejects(sendSpans(BATCH, readOtlpSettings({}, wrong.endpoint), 1), /it answered 400/);
  assert.equal(wrong.received.length, 1);
  const down = await startBackend(t, [[503, '']]);
  await assert.rejects(sendSpans(BATCH, readOtlpSettings({}, down.endpoint), 1), /it answered 503/);
  assert.equal(down.received.length, 5);
  await assert.rejects(sendSpans(BATCH, readOtlpSettings({}, 'http://127.0.0.1:9'), 1), /did not take the spans/);
  const moved = await startBackend(t, [[307, '', { Location: wrong.endpoint }]]);
  await assert.rejects(sendSpans(BATCH, readOtlpSettings({}, moved.endpoint), 1), /it answered 307/);
});

test('partial success is reported', async (t) => {
  const { endpoint } = await startBackend(t, [
    [200, '{"partialSuccess":{"rejectedSpans":"2","errorMessage":"too old"}}'],
  ]);
  const sent = await sendSpans(BATCH, readOtlpSettings({}, endpoint), 1);
  assert.deepEqual(sent, { spans: 3, requests: 1, rejected: 2, messages: ['too old'] });
});

test('the variables of OpenTelemetry', async (t) => {
  const read = (env: Record<string, string>, endpoint?: string) => readOtlpSettings(env, endpoint).url;
  assert.equal(read({}), 'http://localhost:4318/v1/traces');
  assert.equal(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://a.example/x/' }), 'https://a.example/x/v1/traces');
  const both = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://b/own' };
  assert.equal(read(both), 'http://b/own');
  assert.equal(read(both, 'http://c'), 'http://c/v1/traces');
  for (const [name, value] of [
    ['ENDPOINT', 'ftp://a'],
    ['PROTOCOL', 'grpc'],
    ['TIMEOUT', 'soon'],
    ['COMPRESSION', 'zstd'],
    ['CERTIFICATE', '/a.pem'],
  ]) {
    assert.throws(() => readOtlpSettings({ [`OTEL_EXPORTER_OTLP_${name}`]: value }), { code: 'usage' }, name);
  }
  const { received, endpoint } = await startBackend(t, [[200, '']]);
  const settings = readOtlpSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-one=1,authorization=Bearer%20abc',
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-one=2',
    OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=ci',
    OTEL_SERVICE_NAME: 'my-agent',
  });
  assert.deepEqual(settings.resource, { 'deployment.environment': 'ci', 'service.name': 'my-agent' });
  await sendSpans(BATCH, settings, 1);
  const [request] = received;
  assert.deepEqual([request?.headers['x-one'], request?.headers.authorization], ['2', 'Bearer abc']);
  assert.equal(gunzipSync(request?.body ?? Buffer.alloc(0)).toString(), '{}');
});

test('a decoder that knows only the protocol rebuilds the tree of the run', async (t) => {
  const runsDir = makeRunsDir(t);
  for (const [index, fixture] of ['gateway-cascade', 'gateway-whole', 'gateway-parent'].entries()) {
    const runId = `run_00${index + 1}`;
    const { diagnosis: file } = await addSealedRun(runsDir, runId, fixture);
    const { received, endpoint } = await startBackend(t, [[200, '{}']]);
    const sent = ['export', runId, '--format', 'otlp', '--endpoint', endpoint, '--runs-dir', runsDir];
    assert.equal((await runCommand(t, ...sent)).code, 0);
    const root = decodeTrace(received.map(({ body }) => body.toString('utf8')));
    assert.equal(root.name, `critiqor ${runId}`);
    const all = flatten(root);
    const count = (operation: string) =>
      all.filter(({ attributes }) => attributes['gen_ai.operation.name'] === operation).length;
    const { evidence_summary: seen, findings } = JSON.parse(readFileSync(file, 'utf8'));
    assert.deepEqual(
      { calls: count('execute_tool'), models: count('chat'), runs: count('invoke_agent') },
      { calls: seen.tool_calls, models: seen.model_calls, runs: seen.runs },
      fixture,
    );
    const judged = all.flatMap(({ events }) => events.map(({ attributes }) => attributes['gen_ai.evaluation.name']));
    for (const { type } of findings) assert.ok(judged.includes(type), `${fixture}: ${type}`);
  }
});

const flatten = (span: DecodedSpan): DecodedSpan[] => [span, ...span.children.flatMap(flatten)];
