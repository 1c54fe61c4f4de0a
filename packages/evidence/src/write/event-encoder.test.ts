import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { toCanonicalJson } from '../contract/canonical-json.ts';
import {
  EVIDENCE_VERSION,
  type EventDraft,
  isJournalEvent,
  type JournalEvent,
  type Outcome,
} from '../contract/event.ts';
import { EVENT_TYPES, type EventType } from '../contract/event-types.ts';
import { draft as anyDraft, anyText } from '../testing/arbitrary-events.ts';
import { testDigest } from '../testing/test-journal.ts';
import { CAPTURE_POLICIES, type CapturePolicy } from './capture-policy.ts';
import { CHAIN_START, toChainedLine } from './chain.ts';
import { createEventEncoder } from './event-encoder.ts';

const POLICIES = Object.keys(CAPTURE_POLICIES) as CapturePolicy[];
const POSITION = { seq: 1, writer: 'w_a', prevHash: CHAIN_START, timestamp: '2026-01-01T00:00:00.000Z' };
/** A key of no account, in the form that OpenAI gives its keys. */
const SECRET = ['sk', 'proj', '4f8Kd02mQz7Lw9Xc1Vb5Nn3Rt6Yp'].join('-');

function encode(draft: EventDraft, policy: CapturePolicy = 'standard'): string {
  return createEventEncoder(policy, testDigest)(draft, POSITION);
}

/** Encodes a tool result and gives back the event as a reader would see it. */
function record(result: unknown, policy: CapturePolicy = 'standard'): JournalEvent & { result: unknown } {
  const event = JSON.parse(encode({ event_type: 'tool_result', source: 's', payload: { result } }, policy));
  return { ...event, result: event.payload.result };
}

describe('the text of a line', () => {
  for (const policy of POLICIES) {
    test(`is canonical and an event, whatever the host gave (${policy})`, () => {
      fc.assert(
        fc.property(anyDraft, (draft) => {
          const text = encode(draft, policy);
          assert.equal(toCanonicalJson(JSON.parse(text)), text);
          assert.ok(isJournalEvent(JSON.parse(toChainedLine(text).line)), text);
        }),
      );
    });
  }

  test('holds every member of the draft and of its position', () => {
    const draft: EventDraft = {
      event_type: 'tool_result',
      source: 'agent_event.tool',
      status: 'error',
      outcome: 'failed',
      exit_code: 2,
      error: 'no such file',
      duration_ms: 1.5,
      host_ts: 7,
      tool_name: 'exec',
      tool_call_id: 'call_1',
      parent_tool_call_id: 'call_0',
      refines: 3,
      derived_from: 4,
      host_run_id: 'r',
      conversation_key: 'k',
      conversation_id: 's',
      agent_id: 'a',
      trace_id: 't',
      payload: { result: 'x', blocked_by: 'hook' },
    };
    assert.deepEqual(JSON.parse(encode(draft)), {
      ...draft,
      v: EVIDENCE_VERSION,
      seq: 1,
      writer: 'w_a',
      prev_hash: CHAIN_START,
      timestamp: POSITION.timestamp,
      source_layer: 'tool_hooks',
    });
  });

  test('leaves out a number that JSON does not have', () => {
    const draft: EventDraft = {
      event_type: 'cron',
      source: 's',
      host_ts: Number.NaN,
      refines: Number.NaN,
      payload: {},
    };
    const event = JSON.parse(encode({ ...draft, exit_code: Number.POSITIVE_INFINITY }));
    assert.deepEqual([event.host_ts, event.refines, event.exit_code], [undefined, undefined, undefined]);
  });

  const STATUSES: readonly (readonly [Outcome | undefined, string])[] = [
    [undefined, 'ok'],
    ['completed', 'ok'],
    ['running', 'ok'],
    ['unknown', 'ok'],
    ['failed', 'error'],
    ['blocked', 'error'],
    ['cancelled', 'error'],
  ];
  for (const [outcome, status] of STATUSES) {
    test(`has status ${status} when the outcome is ${outcome ?? 'not known'}`, () => {
      const draft: EventDraft = {
        event_type: 'tool_result',
        source: 's',
        payload: {},
        ...(outcome ? { outcome } : {}),
      };
      assert.equal(JSON.parse(encode(draft)).status, status);
    });
  }
});

describe('the standard policy', () => {
  test('keeps 16,384 characters of a text as they are', () => {
    const text = 'x'.repeat(16_384);
    const event = record(text);
    assert.equal(event.result, text);
    assert.equal(event.truncations, undefined);
  });

  test('keeps head and tail of a longer one, with length and digest of the whole', () => {
    const text = `${'h'.repeat(8_192)}-${'t'.repeat(8_192)}`;
    const event = record({ text });
    const marker = `\n[cut 1 of 16385 characters, digest ${testDigest(text)}]\n`;
    assert.deepEqual(event.result, { text: `${'h'.repeat(8_192)}${marker}${'t'.repeat(8_192)}` });
    assert.equal(event.truncations, 1);
  });

  test('redacts before it cuts: a secret at the cut leaves no half, and length and digest are of the redacted text', () => {
    const whole = (secret: string): string => `${'h'.repeat(8_185)} ${secret} ${'t'.repeat(20_000)}`;
    const event = record(whole(SECRET));
    const [, secretMark] = /(\[redacted:[^\]]+\])/.exec(record(SECRET).result as string) ?? [];
    assert.ok(secretMark);
    const redacted = whole(secretMark);
    assert.match(
      event.result as string,
      new RegExp(`of ${redacted.length} characters, digest ${testDigest(redacted)}\\]`),
    );
    assert.equal(event.redactions, 1);
    assert.doesNotMatch(event.result as string, /sk-pro/);
  });

  test('cuts errors too', () => {
    const event = JSON.parse(encode({ event_type: 'agent_end', source: 's', error: 'e'.repeat(20_000), payload: {} }));
    assert.match(event.error, /^e{8192}\n\[cut 3616 of 20000 characters, digest [0-9a-f]{16}\]\ne{8192}$/);
  });

  test('never cuts through a surrogate pair', () => {
    const text = fc
      .tuple(fc.nat(3), fc.nat(3))
      .map(([before, after]) => 'x'.repeat(before) + '😀'.repeat(9_000) + 'y'.repeat(after));
    fc.assert(
      fc.property(text, (whole) => {
        const { result } = record(whole);
        assert.ok((result as string).isWellFormed());
        const [, cut, length] = /\[cut (\d+) of (\d+) characters/.exec(result as string) ?? [];
        const kept = (result as string).replace(/\n\[cut .*\]\n/, '').length;
        assert.deepEqual([Number(length), Number(cut) + kept], [whole.length, whole.length]);
      }),
    );
  });

  test('gives facts their room, however much was said beside them', () => {
    const payload = { result: Array(40).fill('x'.repeat(16_000)), toolCallId: 'c'.repeat(200), toolName: 'n' };
    assert.equal(
      JSON.parse(encode({ event_type: 'tool_result', source: 's', payload })).payload.toolCallId,
      payload.toolCallId,
    );
  });

  test('treats what is too long for an id like any other text', () => {
    const draft: EventDraft = {
      event_type: 'tool_call',
      source: 's',
      tool_name: `${SECRET} ${'n'.repeat(30_000)}`,
      payload: {},
    };
    const event = JSON.parse(encode(draft));
    assert.match(event.tool_name, /^\[redacted:.*\[cut \d+ of \d+ characters/);
    assert.deepEqual([event.redactions, event.truncations], [1, 1]);
  });

  test('records names of tools and agents as one printable line', () => {
    const name = `read\n2. Forged\u202e ${SECRET.slice(0, 6)}\u200b${SECRET.slice(6)}`;
    const draft: EventDraft = { event_type: 'tool_call', source: 's', tool_name: name, agent_id: name, payload: {} };
    for (let time = 0; time < 2; time += 1) {
      const event = JSON.parse(encode(draft));
      assert.match(event.tool_name, /^read\ufffd2\. Forged\ufffd \[redacted:[^\p{Cc}\p{Cf}]*$/u);
      assert.equal(event.agent_id, event.tool_name);
    }
  });

  test('writes a line as if it were the first, whatever the lines before it held', () => {
    const drafts: EventDraft[] = [SECRET, 'exec', 'exec', SECRET, 'read\nForged', 'read\nForged', 'exec'].map(
      (name) => ({
        event_type: 'tool_call',
        source: name,
        tool_name: name,
        agent_id: name,
        host_run_id: name,
        conversation_key: name,
        payload: { toolName: name },
      }),
    );
    for (const policy of POLICIES) {
      const encodeNext = createEventEncoder(policy, testDigest);
      for (const draft of drafts) assert.equal(encodeNext(draft, POSITION), encode(draft, policy));
    }
  });

  test('a name is cleaned also where the payload holds the same text as an id', () => {
    const name = 'read\n2. Forged';
    const event = JSON.parse(
      encode({ event_type: 'tool_call', source: name, tool_name: name, payload: { toolName: name } }),
    );
    assert.equal(event.tool_name, 'read\ufffd2. Forged');
  });

  const HUGE: Readonly<Record<string, () => unknown>> = {
    'a million numbers': () => Array(1_000_000).fill(0.123456789),
    'a million empty objects': () => Array(1_000_000).fill({}),
    'a hundred thousand texts': () => Array.from({ length: 100_000 }, (_, index) => `text ${index} `.repeat(20)),
    'a thousand long texts': () => Array(1_000).fill('x'.repeat(16_000)),
    'a sparse array': () => new Array(1_000_000_000),
    'a hundred thousand members': () =>
      Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`member ${index}`, 1])),
    'a member with a very long name': () => ({ [`long name ${'n'.repeat(5_000_000)}`]: 1 }),
    'members with long names': () =>
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`${index} ${'n'.repeat(300)}`, 1])),
    'texts of control characters': () => Array(1_000).fill('\0'.repeat(16_000)),
    'parts that are shared again and again': () => {
      let value: unknown = 'leaf';
      for (let level = 0; level < 30; level++) value = { left: value, right: value };
      return value;
    },
  };
  for (const [is, make] of Object.entries(HUGE)) {
    test(`bounds an event of ${is}, and says so`, () => {
      const text = encode({ event_type: 'tool_result', source: 's', payload: { result: make() } });
      assert.ok(text.length < 4_000_000, `${text.length} characters`);
      assert.ok(JSON.parse(text).truncations > 0);
    });
  }

  test('says how many items of an array it left out', () => {
    const { result } = record(Array(30_000).fill(1)) as { result: unknown[] };
    const kept = result.length - 1;
    assert.equal(result.at(-1), `[${30_000 - kept} more, not recorded]`);
  });
});

describe('the full policy', () => {
  test('keeps all that the host gave, redacted', () => {
    const long = 'x'.repeat(1_000_000);
    const many = Array.from({ length: 30_000 }, (_, index) => ({ index, text: 'y'.repeat(20) }));
    const event = record({ long, many, [`long name ${'n'.repeat(1_000)}`]: 1, secret: SECRET }, 'full');
    const { secret, ...rest } = event.result as Record<string, unknown>;
    assert.deepEqual(rest, { long, many, [`long name ${'n'.repeat(1_000)}`]: 1 });
    assert.match(secret as string, /^\[redacted:/);
    assert.equal(event.truncations, undefined);
  });
});

describe('the metadata policy', () => {
  const MARKER = 'MARKER of what nobody may keep';

  for (const type of Object.keys(EVENT_TYPES) as EventType[]) {
    test(`keeps no content of ${type}`, () => {
      const contract: Readonly<Record<string, { readonly kind: string }>> = EVENT_TYPES[type].payload;
      const contents = Object.keys(contract).filter((name) => contract[name]?.kind === 'content');
      const shapes = [
        MARKER,
        { [MARKER]: 1 },
        { nested: [{ deep: MARKER }] },
        [MARKER],
        new Error(MARKER),
        MARKER.repeat(2_000),
      ];
      for (const shape of shapes) {
        const payload = Object.fromEntries([...contents, 'not_in_the_contract'].map((name) => [name, shape]));
        const text = encode({ event_type: type, source: 's', error: `failed on ${MARKER}`, payload }, 'metadata');
        assert.doesNotMatch(text, /MARKER/);
        for (const name of contents)
          assert.match(JSON.parse(text).payload[name], /^\[withheld \d+ characters, digest [0-9a-f]{16}\]$/);
      }
    });
  }

  test('keeps no words where ids should stand', () => {
    const text = encode(
      { event_type: 'tool_call', source: 's', tool_name: MARKER.repeat(20), payload: {} },
      'metadata',
    );
    assert.doesNotMatch(text, /MARKER/);
  });

  test('keeps facts', () => {
    const payload = { toolName: 'exec', toolCallId: 'call_1', result: 'x', result_chars: 1 };
    const event = JSON.parse(encode({ event_type: 'tool_result', source: 's', payload }, 'metadata'));
    assert.deepEqual({ ...event.payload, result: 'x' }, payload);
  });

  test('says length and digest of the whole content, and counts nothing as cut', () => {
    const whole = 'x'.repeat(100_000);
    const event = record(whole, 'metadata');
    assert.equal(event.result, `[withheld 100000 characters, digest ${testDigest(whole)}]`);
    assert.equal(event.truncations, undefined);
    assert.match(record({ text: whole }, 'metadata').result as string, /^\[withheld 100011 characters/);
  });

  test('counts the secrets in what it withholds', () => {
    assert.equal(record({ env: [`KEY ${SECRET}`] }, 'metadata').redactions, 1);
  });

  test('shows equal contents as equal, whatever is beside them and in whatever order', () => {
    const inputOf = (payload: Record<string, unknown>): unknown =>
      JSON.parse(encode({ event_type: 'tool_call', source: 's', payload }, 'metadata')).payload.input;
    const input = { command: 'ls', options: { all: true, path: '/x' } };
    const reordered = { options: { path: '/x', all: true }, command: 'ls' };
    const beside = Array(100).fill('y'.repeat(16_000));
    assert.equal(inputOf({ input }), inputOf({ input: reordered }));
    assert.equal(inputOf({ input }), inputOf({ input, executed_input: beside }));
    assert.notEqual(inputOf({ input }), inputOf({ input: { ...input, command: 'ls ' } }));
    assert.notEqual(inputOf({ input: 'a'.repeat(50_000) }), inputOf({ input: `${'a'.repeat(49_999)}b` }));
  });
});

describe('values that JSON does not have', () => {
  class Opaque {
    readonly visible = 1;
    readonly #hidden = 2;
    get hidden(): number {
      return this.#hidden;
    }
  }
  const VALUES: readonly (readonly [is: string, value: unknown, recorded: unknown])[] = [
    ['a BigInt', 12_345_678_901_234_567_890n, '12345678901234567890'],
    ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
    ['an invalid date', new Date(Number.NaN), null],
    ['a buffer', Buffer.from('abc'), '[3 bytes, not recorded]'],
    ['a typed array', new Float64Array(2), '[16 bytes, not recorded]'],
    ['an array buffer', new ArrayBuffer(5), '[5 bytes, not recorded]'],
    ['NaN', Number.NaN, null],
    ['Infinity', Number.NEGATIVE_INFINITY, null],
    ['negative zero', -0, 0],
    ['null', null, null],
    ['members without a value', { a: undefined, b: () => 1, c: Symbol('c'), d: 1 }, { d: 1 }],
    ['items without a value', [undefined, () => 1, Symbol('c'), 1], [null, null, null, 1]],
    ['a sparse array', Object.assign([], { 2: 'x' }), [null, null, 'x']],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['an instance of a class', new Opaque(), { visible: 1 }],
    [
      'an error',
      Object.assign(new RangeError('too far'), { code: 7 }),
      { code: 7, message: 'too far', name: 'RangeError' },
    ],
    ['lone surrogates', ['\ud800', { '\udc00': 1 }], ['\ud800', { '\udc00': 1 }]],
    ['a member named __proto__', JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":1}}')],
  ];
  for (const [is, value, recorded] of VALUES)
    test(`records ${is}`, () => assert.deepEqual(record(value).result, recorded));

  test('leaves out a payload member without a value', () => {
    const payload = { result: undefined, text: () => 1, process: Symbol('p'), toolName: 'x' };
    assert.deepEqual(JSON.parse(encode({ event_type: 'tool_result', source: 's', payload })).payload, {
      toolName: 'x',
    });
  });

  test('ends a cycle where it closes, and counts it', () => {
    const value: Record<string, unknown> = { name: 'parent' };
    value.children = [{ name: 'child', parent: value }];
    const event = record(value);
    const child = { name: 'child', parent: '[not recorded: contains itself]' };
    assert.deepEqual(event.result, { name: 'parent', children: [child] });
    assert.equal(event.truncations, 1);
  });

  test('records a part that two others share in both', () => {
    const shared = { x: 1 };
    const event = record([shared, shared]);
    assert.deepEqual(event.result, [shared, shared]);
    assert.equal(event.truncations, undefined);
  });

  test('does not follow many cycles for long, even under the full policy', () => {
    const nodes: { others?: unknown }[] = Array.from({ length: 6 }, () => ({}));
    for (const node of nodes) node.others = [...nodes];
    assert.ok(JSON.stringify(record(nodes, 'full').result).length < 1_000_000);
  });

  test('stops at 32 levels, and counts it', () => {
    const nest = (levels: number): unknown => (levels === 0 ? 'leaf' : { inner: nest(levels - 1) });
    assert.deepEqual(record(nest(32)).result, nest(32));
    const event = record(nest(33));
    assert.match(JSON.stringify(event.result), /nested too deeply/);
    assert.equal(event.truncations, 1);
  });

  test('throws what a getter throws, so that the writer can count the event as lost', () => {
    const failure = new Error('not now');
    const value = {
      get broken(): never {
        throw failure;
      },
    };
    for (const policy of POLICIES) assert.throws(() => record({ deep: [value] }, policy), failure);
  });

  test('an event that failed leaves no trace in the next', () => {
    const encodeNext = createEventEncoder('standard', testDigest);
    const cyclic: Record<string, unknown> = { secret: SECRET, long: 'x'.repeat(20_000) };
    Object.defineProperty(cyclic, 'z', { enumerable: true, get: () => assert.fail('not now') });
    assert.throws(() => encodeNext({ event_type: 'tool_result', source: 's', payload: { result: cyclic } }, POSITION));
    const next: EventDraft = { event_type: 'tool_result', source: 's', payload: { result: 'x' } };
    assert.equal(encodeNext(next, POSITION), encode(next));
  });
});

describe('secrets', () => {
  const HIDING_PLACES: readonly (readonly [is: string, value: unknown, secret: string])[] = [
    ['in a text', `the key is ${SECRET}, do not tell`, SECRET],
    ['in a nested object, by the name of its member', { config: [{ password: 'correct-horse-7' }] }, 'correct-horse-7'],
    ['in an array, by the name of the array', { password: ['correct-horse-7'] }, 'correct-horse-7'],
    ['behind an option, in a list of arguments', ['login', '--password', 'correct-horse-7'], 'correct-horse-7'],
    [
      'beside its name, as environments are listed',
      { name: 'DB_PASSWORD', value: 'correct-horse-7' },
      'correct-horse-7',
    ],
    ['as a number, by its name', { password: 84_729_163 }, '84729163'],
    ['as a BigInt, by its name', { password: 84_729_163_000_000_000_001n }, '84729163000000000001'],
    ['in the name of a member', { [`${SECRET}`]: { uses: 3 } }, SECRET],
    ['in JSON inside a string', JSON.stringify({ body: JSON.stringify({ apiKey: SECRET }) }), SECRET],
    ['in the message of an error', new Error(`401 for ${SECRET}`), SECRET],
  ];
  for (const [is, value, secret] of HIDING_PLACES) {
    test(`are found ${is}`, () => {
      for (const policy of ['standard', 'full'] as const) {
        const event = record(value, policy);
        assert.ok(!JSON.stringify(event.result).includes(secret), JSON.stringify(event.result));
        assert.match(JSON.stringify(event.result), /\[redacted:/);
        assert.equal(event.redactions, 1);
      }
    });
  }

  test('are counted over payload and error', () => {
    const draft: EventDraft = {
      event_type: 'tool_result',
      source: 's',
      error: SECRET,
      payload: { result: [SECRET, SECRET] },
    };
    assert.equal(JSON.parse(encode(draft)).redactions, 3);
  });

  test('that are equal get one mark, and others another', () => {
    const { result } = record([SECRET, SECRET, SECRET.replace('4f', '5e')]) as { result: string[] };
    assert.equal(result[0], result[1]);
    assert.notEqual(result[0], result[2]);
  });

  test('two names that redaction makes one are not both written', () => {
    const sameMark = createEventEncoder('standard', () => '0'.repeat(16));
    const result = { [SECRET]: 1, [SECRET.replace('4f', '5e')]: 2 };
    const text = sameMark({ event_type: 'tool_result', source: 's', payload: { result } }, POSITION);
    assert.equal(toCanonicalJson(JSON.parse(text)), text);
    assert.equal(JSON.parse(text).truncations, 1);
  });

  test('a text without secrets and within its bounds is recorded as it is', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => text.length < 16),
        (text) => assert.equal(record(text).result, text),
      ),
    );
  });
});
