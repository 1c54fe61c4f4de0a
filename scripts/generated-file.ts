import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** Writes files that are made from the code; with `--check` only says which of them are out of date, and then exits with 1. */
export function putGeneratedFiles(files: Readonly<Record<string, string>>): void {
  const isCheck = process.argv.includes('--check');
  for (const [name, content] of Object.entries(files)) {
    const path = resolve(ROOT, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === content) continue;
    if (isCheck) {
      console.error(`${name} is out of date. Run: node ${relative(ROOT, process.argv[1] ?? '')}`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.log(`wrote ${name}`);
  }
}
