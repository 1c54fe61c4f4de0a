import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

/** What runs inside of the user's agent may use these and nothing else. */
const ALLOWED = [
  'node:buffer',
  'node:crypto',
  'node:fs',
  'node:fs/promises',
  'node:module',
  'node:path',
  'node:perf_hooks',
];

/** The one file that writes to the socket that the supervisor passed; it neither connects nor listens. */
const ANNOUNCER = 'announce-lines.ts';
const NET_IMPORT = /^import \{ Socket \} from ["']node:net["'];$/gm;

/** The one file with a timer, which never keeps the host alive. */
const TICKER = 'jobs/run-on-ticks.ts';
const TICKS = /\bsetInterval\(tick, (?:TICK_MS|5e3|5_?000)\)\.unref\(\);/g;

/** What a passive recorder has no use for. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'other processes': /child_process|\bcluster\b|worker_threads|\bprocess\s*\.\s*(?:kill|exit|abort|dlopen|binding)\b/,
  network:
    /\bnode:(?:net|tls|dgram|dns|https?|http2)\b|\bfetch\s*\(|\b(?:WebSocket|EventSource|XMLHttpRequest)\b|\.\s*(?:connect|listen)\s*\(/,
  'output of its own': /\bconsole\s*[.[]|\bprocess\s*\.\s*(?:stdout|stderr|emitWarning)\b/,
  timers: /\bset(?:Interval|Timeout|Immediate)\s*\(|\bnode:timers/,
  'code made at run time': /\beval\s*\(|\bnew\s+Function\s*\(|\bnode:vm\b/,
};

const packages = join(import.meta.dirname, '../..');
const IMPORT = /\b(?:from\s*|import\s*\(?\s*|require\s*\(\s*)['"]([^'"]+)['"]/g;

for (const name of ['openclaw', 'evidence']) {
  const directory = join(packages, name, 'src');
  const sources = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('testing/'),
  );

  describe(`the sources of ${name}`, () => {
    test('there are sources to look at', () => assert.ok(sources.length >= 10));

    for (const file of sources) {
      test(`${file} keeps within the fence`, () => {
        const source = withoutComments(readFileSync(join(directory, file), 'utf8'));
        const isAnnouncer = name === 'openclaw' && file === ANNOUNCER;
        const isTicker = name === 'openclaw' && file === TICKER;
        const code = isAnnouncer ? withoutSocket(source) : isTicker ? withoutTimer(source) : source;
        assertHarmless(code);
        for (const specifier of importsOf(code)) {
          const isOwn = /^(?:\.{1,2}\/|@critiqor\/evidence\/)/.test(specifier);
          assert.ok(isOwn || ALLOWED.includes(specifier), `${file} imports ${specifier}`);
        }
      });
    }
  });
}

const bundle = join(packages, 'openclaw/dist/index.js');
test('the built plugin keeps within the fence', { skip: !existsSync(bundle) }, () => {
  const code = withoutTimer(withoutSocket(withoutComments(readFileSync(bundle, 'utf8'))));
  assertHarmless(code);
  assert.deepEqual(
    importsOf(code).filter((specifier) => !ALLOWED.includes(specifier)),
    [],
  );
  const loaded = code.match(/['"]openclaw\/[^'"]*['"]/g);
  assert.equal(loaded?.length, 1, 'one module of the host is loaded, at run time and guarded');
});

/** The code without its one import of a socket, which it may make of a descriptor and nothing else. */
function withoutSocket(code: string): string {
  assert.equal(code.match(NET_IMPORT)?.length, 1);
  const uses = code.match(/\bnew Socket\([^)]*\)/g);
  assert.equal(uses?.length, 1);
  assert.match(uses?.[0] ?? '', /^new Socket\(\{\s*fd: descriptor,\s*readable: false,\s*writable: true,?\s*\}\)$/);
  assert.equal(code.match(/\bSocket\b/g)?.length, 2, 'the import and the one use');
  return code.replace(NET_IMPORT, '');
}

/** The code without its one timer. */
function withoutTimer(code: string): string {
  assert.equal(code.match(TICKS)?.length, 1);
  return code.replace(TICKS, '');
}

function assertHarmless(code: string): void {
  for (const [what, pattern] of Object.entries(FORBIDDEN)) assert.doesNotMatch(code, pattern, what);
}

function importsOf(code: string): string[] {
  return [...code.matchAll(IMPORT)].map(([, specifier]) => String(specifier));
}

/** Good enough for sources that keep comment marks out of their texts. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
