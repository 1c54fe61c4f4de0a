import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { toCanonicalJson } from '../contract/canonical-json.ts';
import { makeTestDirectory, readText, summarizeNotes, writeTestJournal } from '../testing/test-journal.ts';
import { toChainedLine } from '../write/chain.ts';
import type { ChainHead } from './chain-follower.ts';

/**
 * Whatever is done to a journal, a reader that knows how far each writer had come finds it, and its first note names the line
 * at which the writer's story first differs. Chains are per writer: how the lines of different writers lie between each other
 * is not chained, and a whole writer that is added is consistent in itself; both are for the seal to find.
 */

interface Untouched {
  readonly directory: string;
  readonly lines: readonly string[];
  readonly expectedHeads: ReadonlyMap<string, ChainHead>;
}

async function makeJournal(t: TestContext): Promise<Untouched> {
  const directory = makeTestDirectory(t);
  const path = join(directory, 'events.jsonl');
  writeTestJournal(path, ['w_a', 'w_b', 'w_c'], 4);
  const content = readFileSync(path, 'utf8');
  const { report } = await readText(directory, content);
  assert.deepEqual(report.notes, []);
  return { directory, lines: content.trimEnd().split('\n'), expectedHeads: report.heads };
}

/** Reads tampered lines and holds the first note against the first line at which some writer's lines differ from what they were. */
async function assertFound({ directory, lines, expectedHeads }: Untouched, tampered: readonly string[]): Promise<void> {
  const content = tampered.map((line) => `${line}\n`).join('');
  const { report } = await readText(directory, content, { expectedHeads });
  assert.equal(report.notes[0]?.line, firstDifference(lines, tampered), summarizeNotes(report).join());
}

/** The line of the tampered journal at which a writer's lines first differ; for lines missing at the end, the one after the last. */
function firstDifference(lines: readonly string[], tampered: readonly string[]): number {
  const before = linesByWriter(lines);
  const after = linesByWriter(tampered);
  const differences = [...new Set([...before.keys(), ...after.keys()])].map((writer) => {
    const was = before.get(writer) ?? [];
    const is = after.get(writer) ?? [];
    const index = Array.from({ length: Math.max(was.length, is.length) }).findIndex(
      (_, at) => was[at]?.text !== is[at]?.text,
    );
    if (index === -1) return Number.POSITIVE_INFINITY;
    return is[index]?.line ?? tampered.length + 1;
  });
  return Math.min(...differences);
}

function linesByWriter(lines: readonly string[]): Map<string, { text: string; line: number }[]> {
  return Map.groupBy(
    lines.map((text, index) => ({ text, line: index + 1 })),
    ({ text }) => writerOf(text),
  );
}

/** What a line is filed under: its writer, or itself when it names none. */
function writerOf(line: string): string {
  try {
    return String(JSON.parse(line).writer);
  } catch {
    // Garbage belongs to nobody.
    return line;
  }
}

const lineOf = ({ lines }: Untouched): fc.Arbitrary<number> => fc.nat(lines.length - 1);

/** All places in a value: the way to each member and item, at any depth. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    [name],
    ...placesIn(member).map((place) => [name, ...place]),
  ]);
}

/** Replaces the text at a place, or removes it. */
function changeAt(value: unknown, [name = '', ...rest]: readonly string[], replacement: unknown): unknown {
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const members = copy as Record<string, unknown>;
  const changed = rest.length > 0 ? changeAt(members[name], rest, replacement) : replacement;
  if (changed === undefined) Reflect.deleteProperty(members, name);
  else members[name] = changed;
  return copy;
}

test('a change to any member of any line, at any depth, is found at that line', async (t) => {
  const journal = await makeJournal(t);
  const change = fc.record({
    index: lineOf(journal),
    place: fc.nat(),
    replacement: fc.option(
      fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.nat(5), fc.constantFrom('w_a', 'w_b', 'ok', 'error')),
      { nil: undefined },
    ),
  });
  await fc.assert(
    fc.asyncProperty(change, async ({ index, place, replacement }) => {
      const event = JSON.parse(journal.lines[index] ?? '');
      const places = placesIn(event);
      const changed = changeAt(event, places[place % places.length] ?? [], replacement);
      fc.pre(toCanonicalJson(changed) !== toCanonicalJson(event));
      await assertFound(journal, journal.lines.with(index, JSON.stringify(changed)));
    }),
    { numRuns: 400 },
  );
});

test('every single member of a line is covered', async (t) => {
  const journal = await makeJournal(t);
  const event = JSON.parse(journal.lines[7] ?? '');
  for (const place of placesIn(event)) {
    for (const replacement of ['changed', -1, undefined]) {
      const changed = changeAt(event, place, replacement);
      await assertFound(journal, journal.lines.with(7, JSON.stringify(changed)));
    }
  }
});

test('a member that is added, also as __proto__, is found at that line', async (t) => {
  const journal = await makeJournal(t);
  for (const name of ['added', '__proto__', 'host_ts', 'refines']) {
    const line = (journal.lines[5] ?? '').replace('{', `{"${name}":7,`);
    await assertFound(journal, journal.lines.with(5, line));
  }
});

test('a deleted line is found at the line that follows in its writer, or at the end', async (t) => {
  const journal = await makeJournal(t);
  for (let index = 0; index < journal.lines.length; index++)
    await assertFound(journal, journal.lines.toSpliced(index, 1));
});

test('any deleted lines are found', async (t) => {
  const journal = await makeJournal(t);
  const kept = fc.subarray([...journal.lines], { maxLength: journal.lines.length - 1 });
  await fc.assert(fc.asyncProperty(kept, (lines) => assertFound(journal, lines)));
});

test('a line copied to anywhere is found', async (t) => {
  const journal = await makeJournal(t);
  await fc.assert(
    fc.asyncProperty(lineOf(journal), fc.nat(journal.lines.length), (from, to) =>
      assertFound(journal, journal.lines.toSpliced(to, 0, journal.lines[from] ?? '')),
    ),
  );
});

test('a foreign line inserted anywhere is found', async (t) => {
  const journal = await makeJournal(t);
  const event = JSON.parse(journal.lines[0] ?? '');
  const foreign = fc.oneof(
    fc.constant('garbage'),
    // An event that fits nowhere, with a hash that fits it.
    fc.record({ seq: fc.integer({ min: 1, max: 9 }), writer: fc.constantFrom('w_a', 'w_b', 'w_c') }).map((members) => {
      const { hash: _, ...rest } = { ...event, ...members, prev_hash: 'f'.repeat(64) };
      return toChainedLine(toCanonicalJson(rest)).line;
    }),
  );
  await fc.assert(
    fc.asyncProperty(foreign, fc.nat(journal.lines.length), (line, at) =>
      assertFound(journal, journal.lines.toSpliced(at, 0, line)),
    ),
  );
});

test('lines of one writer in another order are found', async (t) => {
  const journal = await makeJournal(t);
  const shuffled = fc.shuffledSubarray([...journal.lines], { minLength: journal.lines.length });
  await fc.assert(
    fc.asyncProperty(shuffled, async (lines) => {
      fc.pre(Number.isFinite(firstDifference(journal.lines, lines)));
      await assertFound(journal, lines);
    }),
  );
});

test('a file cut off at any byte is found, at the torn line or behind the last', async (t) => {
  const { directory, lines, expectedHeads } = await makeJournal(t);
  const whole = `${lines.join('\n')}\n`;
  // Without its very last byte, the end of the last line, a journal still says all that it said.
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 2), async (length) => {
      const cut = whole.slice(0, length);
      const { report } = await readText(directory, cut, { expectedHeads });
      const last = cut.split('\n').length;
      const isWholeLine = cut.split('\n')[last - 1] === lines[last - 1];
      assert.equal(report.notes[0]?.line, isWholeLine ? last + 1 : last, summarizeNotes(report).join());
    }),
    { numRuns: 300 },
  );
});

test('a chain that is forged from a line onwards is found where the original is known to have ended', async (t) => {
  const journal = await makeJournal(t);
  let prevHash: string | undefined;
  const forged = journal.lines.map((line, index) => {
    const { hash: _, ...event } = JSON.parse(line);
    if (event.writer !== 'w_b' || index < 4) return line;
    const { line: anew, hash } = toChainedLine(
      toCanonicalJson({ ...event, tool_name: 'forged', prev_hash: prevHash ?? event.prev_hash }),
    );
    prevHash = hash;
    return anew;
  });
  const { report } = await readText(journal.directory, `${forged.join('\n')}\n`, journal);
  assert.deepEqual(summarizeNotes(report), ['replaced_line@11']);
});

test('a journal that was reformatted, in another order and with white space, is read and noted as such', async (t) => {
  const { directory, lines, expectedHeads } = await makeJournal(t);
  const shuffle = fc.infiniteStream(fc.nat()).map((stream) => {
    const reorder = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reorder);
      if (typeof value !== 'object' || value === null) return value;
      const members = Object.entries(value).map(
        ([name, member]) => [stream.next().value, name, reorder(member)] as const,
      );
      return Object.fromEntries(
        members.sort(([left], [right]) => left - right).map(([, name, member]) => [name, member]),
      );
    };
    return reorder;
  });
  await fc.assert(
    fc.asyncProperty(
      shuffle,
      fc.constantFrom('', ' ', '\t'),
      fc.constantFrom('\n', '\r\n', ' \n\n'),
      async (reorder, space, end) => {
        const anew = lines.map(
          (line) => JSON.stringify(reorder(JSON.parse(line)), null, 1).replaceAll(/\n\s*/g, space) + end,
        );
        const { events, report } = await readText(directory, anew.join(''), { expectedHeads });
        // A line that comes out as it was is as it was written.
        const rewritten = anew.filter((line, index) => line.trim() !== lines[index]).length;
        assert.deepEqual(report.noteCounts, rewritten > 0 ? { rewritten_line: rewritten } : {});
        assert.equal(events.length, lines.length);
      },
    ),
  );
});
