import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runScript } from './judge-blind.ts';

export interface StatementFigures {
  readonly file: string;
  readonly right: string;
}

const READER = join(import.meta.dirname, '../packages/diagnosis/src/language/statements/to-act.ts');

/** How often the act of a labelled sentence is read right, file by file; null while there is no reader. */
export async function judgeStatements(folder: string, work: string): Promise<StatementFigures[] | null> {
  if (!existsSync(READER)) return null;
  const { toAct } = (await import(pathToFileURL(READER).href)) as { toAct(text: string): string };
  const places = [join(folder, 'statements'), join(import.meta.dirname, 'exams')];
  return places
    .flatMap((place) =>
      readdirSync(place)
        .sort()
        .map((name) => join(place, name)),
    )
    .filter((path) => /\/(?:en|other|statements)-[^/]*\.jsonl$/.test(path))
    .map((path) => {
      const lines = readFileSync(path, 'utf8').trim().split('\n');
      const acts = lines.map((line) => {
        const { id, text } = JSON.parse(line) as { id: string; text: string };
        return JSON.stringify({ id, act: toAct(text) });
      });
      const predicted = join(work, 'acts.jsonl');
      writeFileSync(predicted, `${acts.join('\n')}\n`);
      const printed = runScript(join(folder, 'score-statements.mjs'), path, predicted);
      const all = /^all\s+(.*)$/m.exec(printed)?.[1] ?? '';
      return { file: basename(path, '.jsonl'), right: all };
    });
}
