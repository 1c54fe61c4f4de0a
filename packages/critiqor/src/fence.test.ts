import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FAILURE_TYPES } from '@critiqor/diagnosis/model/failure-types';

/** What the command line may not do: judge. Whoever names a failure type knows something about it, which belongs to its detector. */
const NAMED = new RegExp(`(['"\`])(?:${FAILURE_TYPES.join('|')})\\1`);

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }));

test('no failure type is named', () => {
  assert.ok(sources.length > 100);
  assert.deepEqual(
    sources.filter(({ text }) => NAMED.test(text)).map(({ path }) => path),
    [],
  );
});

test('the check finds a name', () => assert.match("meta.id !== 'premature_termination'", NAMED));

/** Files that open something other than a file of a run, or that create one of their own with `wx`; what each opens. */
const OPENERS: Readonly<Record<string, string>> = {
  'cli/commands/eval.ts': 'the file that --out names',
  'demo/install-packages.ts': 'the package itself',
  'demo/run-demo.ts': 'a scenario of the package',
  'export/bundle/verify-bundle.ts': 'a bundle that the command line names; what it unpacks, new',
  'hosts/openclaw/direct-start.ts': "the description of OpenClaw's package",
  'hosts/openclaw/install/config-text.ts': 'the configuration of OpenClaw, which install shows and edits',
  'hosts/openclaw/install/install-recorder.ts': 'the recorder of the package',
  'hosts/openclaw/overlay.ts': 'the manifest of the plugin',
  'imports/files/open-import-file.ts': 'a file that the command line names',
  'imports/import-journal.ts': 'the journal, new',
  'imports/openclaw/file-sessions.ts': "OpenClaw's index of its own sessions",
  'imports/otlp/otlp-file.ts': 'a file that the command line names',
  'imports/read-file-lines.ts': 'a file that the command line names',
  'judge/read-lines.ts': 'traces that the command line names',
  'reader/endpoint/reader-key.ts': 'the key file that the user names',
  'seal/sealed-files.ts': 'the draft, new',
  'server/http/serve-assets.ts': 'the web app of the package',
  'system/process-identity.ts': '/proc',
  'system/sync-directory.ts': 'directories only',
  'verify/signing-keys.ts': 'keys that the command line names',
};

test('files of a run are opened in one place', () => {
  const opening = sources.filter(({ text }) => /\b(?:openSync|readFileSync|createReadStream|readFile)\(/.test(text));
  assert.deepEqual(opening.map(({ path }) => path).sort(), Object.keys(OPENERS).sort());
});
