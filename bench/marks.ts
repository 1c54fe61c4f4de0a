import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { redactText } from '@critiqor/evidence/redact/redact-text';

/**
 * What redaction marks in files that nobody wrote for it: `npm run bench:marks [-- folder …]`. Most of such files hold no secret, so a mark
 * is a place to look at: it prints each with its kind and how many files were altered. Without folders it reads the installed packages
 * and the documentation of the system.
 */
const MOST_FILES = 6_000;
const MOST_BYTES = 300_000;
const given = process.argv.slice(2);
const folders = given.length > 0 ? given : ['node_modules', '/usr/share/doc', '/usr/include', '/usr/lib/python3'];

const files = folders.filter((folder) => existsSync(folder)).flatMap(listFiles);
const step = Math.max(1, Math.ceil(files.length / MOST_FILES));
const kinds = new Map<string, number>();
let read = 0;
let chars = 0;
let altered = 0;
for (let index = 0; index < files.length; index += step) {
  const path = files[index] ?? '';
  const text = readText(path);
  if (text === undefined) continue;
  read++;
  chars += text.length;
  const redacted = redactText(text, { count: 0, fingerprint: () => '00000000' });
  if (redacted === text) continue;
  altered++;
  for (const [, before = '', kind = ''] of redacted.matchAll(/(.{0,60})\[redacted:(\w+):00000000\]/g)) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    console.log(`${kind.padEnd(16)} ${JSON.stringify(before)} ${path}`);
  }
}
console.log(`${altered} of ${read} files altered, ${chars.toLocaleString('en')} characters read`);
console.log([...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ') || 'no marks');

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The text of a file, unless it is large or no text. */
function readText(path: string): string | undefined {
  if (statSync(path).size > MOST_BYTES) return undefined;
  const bytes = readFileSync(path);
  return bytes.includes(0) ? undefined : bytes.toString('utf8');
}
