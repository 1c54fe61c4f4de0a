import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJournal } from '@critiqor/evidence/read/journal-reader';
import { makeJournalLines } from '../../../packages/critiqor/src/testing/test-evidence.ts';
import { mutate } from '../mutate.ts';
import { must, type OpenParser } from '../parser.ts';

const FIXTURES = ['packages/evidence/fixtures/journal-v0.jsonl', 'fixtures/evidence/exec-denied.jsonl'];
const ROOT = join(import.meta.dirname, '../../..');

/** The journal: what is given out without a note is byte for byte a line that the recorder wrote, in its place. */
export const openJournal: OpenParser = (folder) => {
  const path = join(folder, 'events.jsonl');
  const seeds = [
    `${makeJournalLines().join('\n')}\n`,
    ...FIXTURES.map((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').slice(0, 40).join('\n')),
  ];
  const written = new Set(seeds.flatMap((seed) => seed.split('\n')));
  return {
    seeds,
    mutate,
    feed(input) {
      // Every now and then bytes that are not UTF-8.
      const bytes = Buffer.from(input, input.length % 5 === 0 ? 'latin1' : 'utf8');
      writeFileSync(path, bytes);
      const lines: number[] = [];
      const places = new Map<number, string>();
      const report = readJournal(path, (_, { line, offset, length }) => {
        lines.push(line);
        places.set(line, bytes.toString('utf8', offset, offset + length));
      });
      const noted = new Set(report.notes.map(({ line }) => line));
      for (const line of lines)
        must(noted.has(line) || written.has(places.get(line) ?? ''), `line ${line} is a forgery, and nothing is noted`);
      const isWhole = report.events === lines.length && report.bytes === bytes.length;
      must(isWhole, 'the report does not count what was read');
      return Object.keys(report.noteCounts).sort().join(' ');
    },
  };
};
