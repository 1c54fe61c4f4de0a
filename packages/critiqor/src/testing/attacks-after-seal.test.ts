import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { toChainedLine } from '@critiqor/evidence/write/chain';
import { appendAnnotation } from '../ledger/annotations.ts';
import { LIST_START } from '../ledger/list-scan.ts';
import { readSealList } from '../ledger/seal-list.ts';
import { checkRun } from '../runs/check-run.ts';
import { listRuns } from '../runs/list-runs.ts';
import { listAnnotation } from '../runs/list-seal.ts';
import { makeFinalizedRun } from './finalized-run.ts';

/** What an agent can do to the files of a sealed run. Every edit is noticed and located, also one that keeps the value. */

let folder = '';
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'critiqor-attacks-'));
  const runsDir = join(folder, 'base');
  for (const writer of ['w_a', 'w_b']) {
    const paths = await makeFinalizedRun(runsDir, writer);
    const seal = (await checkRun(paths)).report.seal ?? '';
    for (const note of ['first', 'second \ufffd']) {
      const at = new Date().toISOString();
      const { seq, hash: head } = appendAnnotation(paths, seal, { at, note, labels: { branch: 'main' } });
      const run_id = writer === 'w_a' ? 'run_001' : 'run_002';
      listAnnotation(paths, { run_id, seal, count: seq, head }, { labels: { branch: 'main' } }, at);
    }
  }
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Two seals and four annotations. */
const LISTED_LINES = 6;

type FileName = 'session' | 'record' | 'diagnosis' | 'annotations' | 'seals';
type Edit = (text: string) => string;

/** Edits that keep every value; a reader of JSON sees no difference. */
const KEEPING: Readonly<Record<string, Edit>> = {
  'a space': (text) => text.replace('":', '" :'),
  'a space at the end': (text) => `${text} `,
  'an empty line at the end': (text) => `${text}\n`,
  'an empty line in the middle': (text) => text.replace('\n', '\n\n'),
  'an empty line at the start': (text) => `\n${text}`,
  'a letter as an escape': (text) =>
    text.replace(/"([a-z])([a-z_]+)":/, (_, first, rest) => `"\\u00${toHex(first)}${rest}":`),
  'a number with a fraction': (text) => text.replace(/":( ?)(\d+)([,}\n])/, '":$1$2.0$3'),
  'a repeated member': (text) => text.replace(/"(\w+)":( ?)("[^"]*"|\d+)/, '"$1":$2null,"$1":$2$3'),
  'other line ends': (text) => text.replaceAll('\n', '\r\n'),
  'a byte order mark': (text) => `\ufeff${text}`,
};

const CHANGING: Readonly<Partial<Record<FileName, Readonly<Record<string, Edit>>>>> = {
  session: {
    'the last line cut off': (text) => `${text.trimEnd().slice(0, text.trimEnd().lastIndexOf('\n'))}\n`,
    'two events exchanged': (text) => {
      const lines = text.split('\n');
      return lines
        .with(3, lines[4] ?? '')
        .with(4, lines[3] ?? '')
        .join('\n');
    },
    'an event removed': (text) => text.split('\n').toSpliced(3, 1).join('\n'),
    'an event repeated': (text) =>
      text
        .split('\n')
        .toSpliced(3, 0, text.split('\n')[3] ?? '')
        .join('\n'),
    'another number for an event': (text) => text.replace('"event_id":"evt_000003"', '"event_id":"evt_000099"'),
    'another count': (text) => text.replace(/"total_events":\d+/, '"total_events":2'),
    'another time of the seal': (text) => text.replace(/"sealed_at":"\d{4}/, '"sealed_at":"2001'),
    'a witness that was not there': (text) => text.replace('"kept":"nowhere"', '"kept":"memory"'),
    'a second seal behind the first': (text) => text.replace('"integrity":{', '"integrity":{},"integrity":{'),
    'another version': (text) => text.replace('critiqor.session.v1', 'critiqor.session.v9'),
  },
  record: {
    'another state': (text) => text.replace('"COMPLETED"', '"ABORTED"'),
    'nesting without end': () => '['.repeat(200_000),
    'metadata nested without end': (text) =>
      text.replace('"labels": {', `"labels": { "x": ${'['.repeat(100_000)}${']'.repeat(100_000)},`),
    'a member more': (text) => text.replace('{', '{ "approved": true,'),
  },
  diagnosis: {
    'nesting without end': (text) => text.replace('{', `{ "x": ${'['.repeat(100_000)}${']'.repeat(100_000)},`),
    'no findings': (text) => text.replace(/"findings": \[[^\]]*\]/, '"findings": [], "_": []'),
    'an empty file': () => '',
  },
  annotations: {
    'the lines exchanged': (text) => `${text.trimEnd().split('\n').reverse().join('\n')}\n`,
    'the last end of line removed': (text) => text.trimEnd(),
    'all lines removed': () => '',
    'another note': (text) => text.replace('first', 'other'),
    'nesting without end': (text) => `${text}${'['.repeat(200_000)}\n`,
  },
  seals: {
    'the lines exchanged': (text) => `${text.trimEnd().split('\n').reverse().join('\n')}\n`,
    'the last end of line removed': (text) => text.trimEnd(),
    'another verdict, with the whole chain computed anew': (text) =>
      rechain(text, (line) => ({ ...line, ...(line.row ? { row: { ...(line.row as object), trust_score: 3 } } : {}) })),
    'all lines removed': () => '',
    'another seal': (text) => text.replace(/"seal":"[0-9a-f]{8}/g, '"seal":"00000000'),
  },
};

const FILES = ['session', 'record', 'diagnosis', 'annotations', 'seals'] as const;

/** The last run of a copy of the directory, on which all lines of the list have a bearing. */
function copyBase(): RunPaths {
  const runsDir = mkdtempSync(join(folder, 'copy-'));
  cpSync(join(folder, 'base'), runsDir, { recursive: true });
  return toRunPaths(runsDir, 'run_002');
}

async function assertNoticed(paths: RunPaths, file: FileName): Promise<void> {
  const [inList] = file === 'seals' ? readSealList(paths.seals).problems : [];
  // What was put behind the last line says nothing about any run.
  if (inList && inList.line > LISTED_LINES) return;
  const { report, withheld, diagnosis } = await checkRun(paths);
  assert.deepEqual([report.status, typeof withheld, diagnosis], ['invalid', 'string', null]);
  const places = report.problems.map(({ where, kind, message }) => `${kind} ${where ?? ''} ${message}`).join('\n');
  const place = file === 'session' ? /evt_\d+|line|byte|seal/i : new RegExp(paths[file].split('/').at(-1) ?? '');
  assert.match(places, place);
  for (const row of listRuns(paths.runsDir)) assert.notEqual(row.trust_score, 99);
}

for (const file of FILES) {
  for (const [what, edit] of Object.entries({ ...KEEPING, ...CHANGING[file] })) {
    test(`${file}: ${what}`, async () => {
      const paths = copyBase();
      const text = readFileSync(paths[file], 'utf8');
      const edited = edit(text);
      assert.notEqual(edited, text, 'the attack changes something');
      chmodSync(paths[file], 0o600);
      writeFileSync(paths[file], edited);
      await assertNoticed(paths, file);
    });
  }
}

test('a byte that reads like the one that was there', async () => {
  for (const file of ['annotations'] as const) {
    const paths = copyBase();
    const bytes = readFileSync(paths[file]);
    const at = bytes.indexOf(Buffer.from('\ufffd'));
    assert.ok(at > 0);
    writeFileSync(paths[file], Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff]), bytes.subarray(at + 3)]));
    await assertNoticed(paths, file);
  }
});

const PUT: Readonly<Record<string, (path: string) => void>> = {
  'a pipe': (path) => execFileSync('mkfifo', [path]),
  'a link to a copy': (path) => symlinkSync(`${path}.copy`, path),
  'a link to a device': (path) => symlinkSync('/dev/zero', path),
  'a directory': (path) => mkdirSync(path),
};

for (const [what, put] of Object.entries(PUT)) {
  for (const file of FILES) {
    test(`${what} in the place of the ${file}: noticed or refused in a sentence, and nobody waits`, async () => {
      const paths = copyBase();
      cpSync(paths[file], `${paths[file]}.copy`);
      rmSync(paths[file]);
      put(paths[file]);
      const outcome = await checkRun(paths).then(
        ({ report }) => report.status,
        (cause: Error) => cause.message,
      );
      assert.match(outcome, /^invalid$|is a link|is not a plain file/);
    });
  }
}

const toHex = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(2, '0');

/** The lines changed, and each hash and chain made to fit. */
function rechain(text: string, change: (line: Record<string, unknown>) => object): string {
  let head = LIST_START;
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { hash: _, ...members } = JSON.parse(line) as Record<string, unknown>;
      const chained = toChainedLine(toCanonicalJson({ ...change(members), prev_hash: head }));
      head = chained.hash;
      return `${chained.line}\n`;
    });
  return lines.join('');
}
