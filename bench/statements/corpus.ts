import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toSentenceFeatures } from '../../packages/diagnosis/src/language/statements/features.ts';
import { toReading } from '../../packages/diagnosis/src/language/statements/reading.ts';
import type { Act } from '../../packages/diagnosis/src/language/statements/statement.ts';

/** A labelled sentence with its features. */
export interface LabelledSentence {
  readonly id: string;
  readonly lang: string;
  readonly text: string;
  readonly act: Act;
  /** The file that it comes from, without ending. */
  readonly file: string;
  readonly features: readonly string[];
}

/** Labelled sentences by other authors; not part of this repository. */
export const SHARED_FOLDER = pathToFileURL(
  `${process.env.CRITIQOR_BENCH_DIR ?? join(import.meta.dirname, '..', '..', '..', 'shared', 'bench')}/statements/`,
);
const OWN_FOLDER = new URL('./', import.meta.url);

export function readOwnSentences(): LabelledSentence[] {
  return readFolder(OWN_FOLDER, (name) => name.startsWith('own-'));
}

/** Empty where the folder is absent. */
export function readSharedSentences(): LabelledSentence[] {
  return existsSync(SHARED_FOLDER) ? readFolder(SHARED_FOLDER, () => true) : [];
}

function readFolder(folder: URL, accept: (name: string) => boolean): LabelledSentence[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl') && accept(name))
    .sort()
    .flatMap((name) => readFile(new URL(name, folder), name.slice(0, -'.jsonl'.length)));
}

function readFile(path: URL, file: string): LabelledSentence[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const { id = `${file}-${index + 1}`, lang, text, act } = JSON.parse(line);
      return { id, lang, text, act, file, features: toSentenceFeatures(toReading(text)) };
    });
}
