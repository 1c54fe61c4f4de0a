import assert from 'node:assert/strict';
import { createHash, type KeyObject } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { toChainedLine } from '@critiqor/evidence/write/chain';
import fc from 'fast-check';
import { toFooterLine, toHeaderLine, toSealedText } from '../sealed/sealed-format.ts';
import {
  makeJournalLines,
  makeKeys,
  makeLifecycle,
  makeSealedRun,
  makeTestRun,
  sealTestRun,
  writeJournal,
} from '../testing/test-evidence.ts';
import { signText } from './signing-keys.ts';
import { type VerificationReport, type VerifyOptions, verifyEvidence } from './verify-evidence.ts';

/** Whatever is done to a sealed file is found; only who recomputes everything can hide it, and not from a key. */

type Json = Record<string, unknown>;

interface Sealed {
  readonly text: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
  /** Verifies another text in the place of the sealed one. */
  readonly verify: (text: string | Uint8Array, options?: VerifyOptions) => Promise<VerificationReport>;
}

async function makeSealed(t: TestContext, isSigned: boolean): Promise<Sealed> {
  const keys = makeKeys();
  const { paths, text } = await makeSealedRun(t, isSigned ? keys.privateKey : undefined);
  const copy = join(paths.runsDir, 'copy.json');
  const verify: Sealed['verify'] = (changed, options) => {
    writeFileSync(copy, changed);
    return verifyEvidence(copy, options);
  };
  assert.equal((await verify(text)).status, 'consistent');
  return { ...keys, text, verify };
}

async function assertFound({ verify, publicKey }: Sealed, changed: string | Uint8Array, what: string): Promise<void> {
  const report = await verify(changed);
  assert.equal(report.status, 'invalid', what);
  assert.ok(report.problems.length > 0);
  assert.equal((await verify(changed, { publicKey })).status, 'invalid', what);
}

/** All ways into a value, at any depth. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    [name],
    ...placesIn(member).map((rest) => [name, ...rest]),
  ]);
}

/** A copy with the value at a path replaced or removed. */
function changeAt(value: unknown, [name = '', ...rest]: readonly string[], replacement: unknown): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Json;
  const changed = rest.length > 0 ? changeAt(copy[name], rest, replacement) : replacement;
  if (changed === undefined && Array.isArray(copy)) copy.splice(Number(name), 1);
  else if (changed === undefined) delete copy[name];
  else copy[name] = changed;
  return copy;
}

/** A session in the layout of a seal. */
function toText(session: Json): string {
  const { events, metrics, integrity, ...header } = session;
  const lines = (events as unknown[]).map((event) => JSON.stringify(event));
  return `${JSON.stringify(header).slice(0, -1)},"events":[\n${lines.join(',\n')}\n${toFooterLine({ metrics, integrity })}\n`;
}

for (const isSigned of [false, true]) {
  const kind = isSigned ? 'signed' : 'unsigned';

  test(`a change to any member of ${kind} evidence, at any depth, is found`, async (t) => {
    const sealed = await makeSealed(t, isSigned);
    const session = JSON.parse(sealed.text) as Json;
    assert.equal(toText(session), sealed.text);
    for (const place of placesIn(session)) {
      for (const replacement of ['changed', 7, undefined]) {
        const changed = changeAt(session, place, replacement);
        if (place.length === 1 && place[0] === 'events' && !Array.isArray((changed as Json).events)) continue;
        await assertFound(sealed, toText(changed as Json), `${place.join('.')} became ${replacement}`);
      }
    }
  });

  test(`a change to any single byte of ${kind} evidence is found`, async (t) => {
    const keys = makeKeys();
    const paths = makeTestRun(t);
    writeJournal(paths, makeJournalLines().slice(0, 1));
    await sealTestRun(paths, {
      lifecycle: makeLifecycle().slice(0, 1),
      ...(isSigned ? { signingKey: keys.privateKey } : {}),
    });
    const bytes = readFileSync(paths.session);
    chmodSync(paths.session, 0o600);
    const isFound = async (changed: Uint8Array): Promise<boolean> => {
      writeFileSync(paths.session, changed);
      return (await verifyEvidence(paths.session)).status === 'invalid';
    };
    const space = Buffer.from(' ');
    const others: ((at: number) => Buffer)[] = [
      (at) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]),
      (at) => Buffer.concat([bytes.subarray(0, at), space, bytes.subarray(at)]),
      (at) => bytes.subarray(0, at),
    ];
    for (let at = 0; at < bytes.length; at++) {
      assert.ok(await isFound(bytes.with(at, (bytes[at] ?? 0) ^ 1)), `byte ${at} changed`);
      assert.ok(
        await isFound(others[at % 3]?.(at) ?? bytes),
        `byte ${at} removed, preceded by a space, or the first to be cut off`,
      );
    }
  });

  test(`lines of ${kind} evidence that are removed, repeated, moved or inserted are found`, async (t) => {
    const sealed = await makeSealed(t, isSigned);
    const lines = sealed.text.split('\n').slice(0, -1);
    const join = (changed: readonly string[]): string => `${changed.join('\n')}\n`;
    for (const [at, line] of lines.entries()) {
      await assertFound(sealed, join(lines.toSpliced(at, 1)), `line ${at + 1} removed`);
      await assertFound(sealed, join(lines.toSpliced(at, 0, line)), `line ${at + 1} repeated`);
      await assertFound(sealed, join(lines.toSpliced(at, 0, '')), `empty line before ${at + 1}`);
      await assertFound(
        sealed,
        join(lines.toSpliced(at, 0, '{"event_id":"evt_000001"},')),
        `line inserted before ${at + 1}`,
      );
      for (const to of lines.keys()) {
        if (to !== at)
          await assertFound(
            sealed,
            join(lines.toSpliced(at, 1).toSpliced(to, 0, line)),
            `line ${at + 1} moved to ${to + 1}`,
          );
      }
    }
  });

  test(`data appended to ${kind} evidence is found`, async (t) => {
    const sealed = await makeSealed(t, isSigned);
    const footer = sealed.text.split('\n').at(-2) ?? '';
    for (const tail of ['\n', ' ', 'x', '\0', '{}', `${footer}\n`, sealed.text, '\n]\n', '\n],\n']) {
      await assertFound(sealed, `${sealed.text}${tail}`, JSON.stringify(tail.slice(0, 20)));
    }
  });

  test(`duplicate members in ${kind} evidence are found`, async (t) => {
    const sealed = await makeSealed(t, isSigned);
    const twice = [
      sealed.text.replace('{"session_id"', '{"session_id":"first","session_id"'),
      sealed.text.replace('"events":[', '"run_id":"run_002","events":['),
      sealed.text.replace('"event_type":"tool_call"', '"event_type":"tool_call","event_type":"tool_call"'),
      sealed.text.replace('"event":"tool_call"', '"event":"tool_call","event":"tool_call"'),
      sealed.text.replace('"event":"tool_call",', '"event":"tool_call","event_id":"evt_000005",'),
      sealed.text.replace('"pid":4711', '"pid":1,"pid":4711'),
      sealed.text.replace('"total_events"', '"total_events":1,"total_events"'),
      sealed.text.replace('],"metrics"', '],"metrics":{},"metrics"'),
      sealed.text.replace('"integrity":{', '"integrity":{},"integrity":{'),
      sealed.text.replace('],"metrics"', '],"events":[],"metrics"'),
    ];
    for (const text of twice) {
      assert.notEqual(text, sealed.text);
      await assertFound(sealed, text, 'twice');
    }
  });

  test(`${kind} evidence that was reformatted is found, and reported as otherwise unchanged`, async (t) => {
    const sealed = await makeSealed(t, isSigned);
    const session = JSON.parse(sealed.text);
    for (const text of [
      JSON.stringify(session),
      JSON.stringify(session, null, 2),
      sealed.text.replaceAll('\n', '\r\n'),
    ]) {
      const { status, problems } = await sealed.verify(text);
      assert.equal(status, 'invalid');
      assert.deepEqual(problems, [
        {
          kind: 'reformatted',
          message: 'The file was reformatted after it was sealed. Its content is unchanged.',
        },
      ]);
    }
    const changed = changeAt(session, ['events', '3', 'payload', 'pid'], 4712);
    const { problems } = await sealed.verify(JSON.stringify(changed, null, 2));
    assert.ok(problems.some(({ kind, where }) => kind === 'altered_line' && where === 'evt_000004'));
  });
}

test('a changed event is named, and what follows it is not', async (t) => {
  const sealed = await makeSealed(t, false);
  const { problems } = await sealed.verify(sealed.text.replace('"pid":4711', '"pid":4712'));
  assert.deepEqual(
    problems.map(({ kind, where }) => [kind, where]),
    [
      ['altered_line', 'evt_000004'],
      ['wrong_digest', undefined],
    ],
  );
});

test('a removed event is named by the one behind it', async (t) => {
  const sealed = await makeSealed(t, false);
  const lines = sealed.text.split('\n');
  const { problems } = await sealed.verify(lines.toSpliced(4, 1).join('\n'));
  assert.deepEqual(
    problems.slice(0, 2).map(({ kind, where }) => [kind, where]),
    [
      ['wrong_event_id', 'evt_000005'],
      ['missing_lines', 'evt_000011'],
    ],
  );
});

test('random edits are found, whatever they are', async (t) => {
  const sealed = await makeSealed(t, true);
  const bytes = Buffer.from(sealed.text);
  const edit = fc.record({ at: fc.nat(bytes.length), remove: fc.nat(40), insert: fc.uint8Array({ maxLength: 40 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
      const changed = edits.reduce<Buffer>(
        (from, { at, remove, insert }) => Buffer.concat([from.subarray(0, at), insert, from.subarray(at + remove)]),
        bytes,
      );
      fc.pre(!changed.equals(bytes));
      assert.equal((await sealed.verify(changed)).status, 'invalid');
    }),
    { numRuns: 500 },
  );
});

/** Makes digest and seal fit the events again; the chains and numbers are left as they are. */
function reseal(session: Json, signingKey?: KeyObject): string {
  const text = toText(session);
  const digest = createHash('sha256')
    .update(
      text
        .split('\n')
        .slice(1, -2)
        .map((line) => `${line}\n`)
        .join(''),
    )
    .digest('hex');
  const { seal: _, signature, ...rest } = session.integrity as Json;
  const integrity = { ...rest, digest, seal: '', ...(signature ? { signature } : {}) };
  const sealedText = toSealedText(
    toHeaderLine(session as Parameters<typeof toHeaderLine>[0]),
    session.metrics,
    integrity,
  );
  const seal = createHash('sha256').update(sealedText).digest('hex');
  const signed =
    signature && signingKey ? { signature: { ...(signature as Json), value: signText(sealedText, signingKey) } } : {};
  return toText({ ...session, integrity: { ...integrity, seal, ...signed } });
}

test('recomputing digest and seal is not enough: chains, numbers, ids, types and order must fit too', async (t) => {
  const sealed = await makeSealed(t, false);
  const session = JSON.parse(sealed.text) as { events: Json[] } & Json;
  assert.equal(reseal(session), sealed.text);
  const swapped = {
    ...session,
    events: session.events.map((event, index) => ({
      ...(session.events[index ^ 1] ?? event),
      event_id: event.event_id,
    })),
  };
  const changes: Record<string, unknown> = {
    'payload of an event': changeAt(session, ['events', '3', 'payload', 'pid'], 1),
    'status of an event': changeAt(session, ['events', '4', 'status'], 'error'),
    'hash of an event': changeAt(session, ['events', '4', 'hash'], '0'.repeat(64)),
    'id of an event': changeAt(session, ['events', '4', 'event_id'], 'evt_000009'),
    'type of an event': changeAt(session, ['events', '4', 'event'], 'tool_output'),
    'order of events': swapped,
    'an event less': { ...session, events: session.events.toSpliced(5, 1) },
    'an event twice': { ...session, events: session.events.toSpliced(5, 0, session.events[5] ?? {}) },
    'number of errors': changeAt(session, ['metrics', 'error_events'], 0),
    'calls of a tool': changeAt(session, ['metrics', 'tool_calls', 'exec'], 2),
    'head of a writer': changeAt(session, ['integrity', 'writers', '1', 'head'], '0'.repeat(64)),
    'events of a writer': changeAt(session, ['integrity', 'writers', '1', 'events'], 9),
    'number of events': changeAt(session, ['integrity', 'events'], 12),
    'schema version': changeAt(session, ['schema_version'], 'critiqor.session.v2'),
    'a note that does not fit': changeAt(session, ['integrity', 'note_counts', 'altered_line'], 1),
  };
  for (const [what, changed] of Object.entries(changes)) {
    assert.equal((await sealed.verify(reseal(changed as Json))).status, 'invalid', what);
  }
});

/** The whole evidence made again with other contents: what someone who knows how sealing works can do. */
async function forge(t: TestContext, signingKey?: KeyObject): Promise<string> {
  const paths = makeTestRun(t);
  let prev = '';
  const lines = makeJournalLines().map((line) => {
    const { hash: _, ...event } = JSON.parse(line) as Json;
    if (event.writer !== 'w_a') return line;
    const payload =
      event.seq === 2 ? { ...(event.payload as Json), input: { command: 'echo harmless' } } : event.payload;
    const chained = toChainedLine(toCanonicalJson({ ...event, payload, prev_hash: prev || event.prev_hash }));
    prev = chained.hash;
    return chained.line;
  });
  writeJournal(paths, lines);
  await sealTestRun(paths, signingKey ? { signingKey } : {});
  return readFileSync(paths.session, 'utf8');
}

test('evidence that was forged as a whole is consistent, and not more, without a key', async (t) => {
  const { verify } = await makeSealed(t, true);
  const unsigned = await verify(await forge(t));
  assert.deepEqual([unsigned.status, unsigned.signature], ['consistent', 'absent']);
  const signedByOther = await verify(await forge(t, makeKeys().privateKey));
  assert.deepEqual([signedByOther.status, signedByOther.signature], ['consistent', 'unchecked_key']);
});

test('evidence that was forged as a whole is invalid where the key is known', async (t) => {
  const { verify, publicKey } = await makeSealed(t, true);
  const unsigned = await verify(await forge(t), { publicKey });
  assert.deepEqual([unsigned.status, unsigned.problems[0]?.kind], ['invalid', 'signature_absent']);
  const signedByOther = await verify(await forge(t, makeKeys().privateKey), { publicKey });
  assert.deepEqual([signedByOther.status, signedByOther.problems[0]?.kind], ['invalid', 'signature_other_key']);
});

test('a signature does not survive in a forged file, with or without a key to check it', async (t) => {
  const { text, verify, publicKey } = await makeSealed(t, true);
  const genuine = (JSON.parse(text) as { integrity: { signature: Json } }).integrity.signature;
  const forged = JSON.parse(await forge(t)) as Json;
  const withSignature = reseal({ ...forged, integrity: { ...(forged.integrity as Json), signature: genuine } });
  for (const options of [{}, { publicKey }]) {
    const report = await verify(withSignature, options);
    assert.deepEqual([report.status, report.problems.map(({ kind }) => kind)], ['invalid', ['signature_invalid']]);
  }
  const otherKeyId = changeAt(JSON.parse(text), ['integrity', 'signature', 'key_id'], '0'.repeat(16)) as Json;
  assert.equal((await verify(reseal(otherKeyId))).signature, 'invalid');
});
