import assert from 'node:assert/strict';

/**
 * For tests: a decoder of OTLP/JSON that was written from the published protocol (opentelemetry-proto 1.x, trace.proto and common.proto)
 * and shares no code with the exporter. It refuses every member that the protocol does not have.
 */
export interface DecodedSpan {
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly name: string; readonly attributes: Readonly<Record<string, unknown>> }[];
  readonly children: DecodedSpan[];
}

type Members = Readonly<Record<string, unknown>>;

/** The tree of all spans of several requests; fails unless they are one trace with one root. */
export function decodeTrace(bodies: readonly string[]): DecodedSpan {
  const spans = bodies.flatMap((body) => {
    const request = open(JSON.parse(body), ['resourceSpans']);
    return list(request.resourceSpans).flatMap((value) => {
      const { resource, scopeSpans } = open(value, ['resource', 'scopeSpans', 'schemaUrl']);
      attributesOf(open(resource, ['attributes', 'droppedAttributesCount']).attributes);
      return list(scopeSpans).flatMap((scope) => list(open(scope, ['scope', 'spans', 'schemaUrl']).spans));
    });
  });
  const read = spans.map(readSpan);
  assert.equal(new Set(read.map(({ trace }) => trace)).size, 1, 'one trace');
  const byId = new Map(read.map(({ span }) => [span.id, span]));
  assert.equal(byId.size, read.length, 'ids are unique');
  for (const { span } of read) {
    if (span.parent !== null) (byId.get(span.parent) ?? fail(`${span.name} hangs in the air`)).children.push(span);
  }
  const roots = read.filter(({ span }) => span.parent === null);
  assert.equal(roots.length, 1, 'one root');
  return roots[0]?.span as DecodedSpan;
}

const MEMBERS = [
  ...['traceId', 'spanId', 'traceState', 'parentSpanId', 'flags', 'name', 'kind', 'startTimeUnixNano'],
  ...['endTimeUnixNano', 'attributes', 'droppedAttributesCount', 'events', 'droppedEventsCount', 'links', 'status'],
];

function readSpan(value: unknown): { readonly trace: string; readonly span: DecodedSpan } {
  const span = open(value, MEMBERS);
  const [begin, end] = [nanos(span.startTimeUnixNano), nanos(span.endTimeUnixNano)];
  assert.ok(begin <= end, 'it ends after it begins');
  assert.ok([1, 2, 3, 4, 5].includes(Number(span.kind)), 'a known kind');
  if (span.status !== undefined) {
    const { code } = open(span.status, ['code', 'message']);
    assert.ok([undefined, 0, 1, 2].includes(code as number), 'a known status');
  }
  const events = list(span.events ?? []).map((one) => {
    const event = open(one, ['timeUnixNano', 'name', 'attributes', 'droppedAttributesCount']);
    nanos(event.timeUnixNano);
    return { name: String(event.name), attributes: attributesOf(event.attributes) };
  });
  const parent = span.parentSpanId === undefined || span.parentSpanId === '' ? null : hex(span.parentSpanId, 16);
  return {
    trace: hex(span.traceId, 32),
    span: {
      id: hex(span.spanId, 16),
      parent,
      name: String(span.name),
      attributes: attributesOf(span.attributes),
      events,
      children: [],
    },
  };
}

const VALUES: Readonly<Record<string, (value: unknown) => unknown>> = {
  stringValue: (value) => (typeof value === 'string' ? value : fail('a string')),
  boolValue: (value) => (typeof value === 'boolean' ? value : fail('a boolean')),
  // 64 bits do not fit into a number of JSON, so they are a string.
  intValue: (value) => (typeof value === 'string' && /^-?\d{1,19}$/.test(value) ? Number(value) : fail('an integer')),
  doubleValue: (value) => (typeof value === 'number' ? value : fail('a number')),
  arrayValue: (value) => list(open(value, ['values']).values).map(heldBy),
  kvlistValue: (value) => attributesOf(open(value, ['values']).values),
};

function heldBy(value: unknown): unknown {
  const [[kind = '', held] = [], ...more] = Object.entries(Object(value) as Members);
  assert.equal(more.length, 0, 'exactly one kind of value');
  return (VALUES[kind] ?? fail(`a value of kind ${kind}`))(held);
}

function attributesOf(value: unknown): Readonly<Record<string, unknown>> {
  const pairs = list(value ?? []).map((one) => {
    const { key, value: held } = open(one, ['key', 'value']);
    return [String(key), heldBy(held)] as const;
  });
  assert.equal(new Set(pairs.map(([key]) => key)).size, pairs.length, 'keys are unique');
  return Object.fromEntries(pairs);
}

function open(value: unknown, allowed: readonly string[]): Members {
  const members = Object(value) as Members;
  for (const name of Object.keys(members)) assert.ok(allowed.includes(name), `the protocol has no ${name}`);
  return members;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : fail('a list'));

const nanos = (value: unknown): bigint =>
  typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : fail('nanoseconds as a string');

function hex(value: unknown, digits: number): string {
  const text = String(value);
  assert.ok(new RegExp(`^[0-9a-f]{${digits}}$`).test(text) && !/^0+$/.test(text), 'an id that is not zero');
  return text;
}

function fail(what: string): never {
  throw new assert.AssertionError({ message: `expected ${what}` });
}
