import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { judgeBlind, runScript } from './judge-blind.ts';

/** What the scorer of verdict books says of one book; rates are text with interval and counts. */
export interface BookFigures {
  readonly book: string;
  readonly pairs_right: string;
  readonly traces_right: string;
  readonly bad_runs_called_ready: string;
  readonly good_runs_accused: string;
  /** Traces that are judged otherwise than a fair person would, one line each. */
  readonly wrong: readonly string[];
}

/** By authors who saw neither a rule nor another book. */
const UNREAD = ['unread-10', 'unread-11'];

/** Judges every verdict book: those of the benchmark, those in bench/books, and those that no author of a rule has read. */
export async function judgeBooks(folder: string, work: string): Promise<BookFigures[]> {
  const scorer = join(folder, 'score-verdicts.mjs');
  const places = [join(folder, 'verdicts'), join(import.meta.dirname, 'books')];
  const known = places.flatMap((place) =>
    existsSync(place) ? readdirSync(place).map((name) => join(place, name)) : [],
  );
  const books = [
    ...known.filter((path) => path.endsWith('.jsonl')).sort(),
    ...UNREAD.map((name) => join(import.meta.dirname, `exams/${name}.jsonl`)),
  ];
  const judged: BookFigures[] = [];
  for (const book of books) {
    const [blind, predicted, scored] = ['blind', 'predicted', 'scored'].map((what) => join(work, `book-${what}.jsonl`));
    runScript(scorer, '--book', book, '--blind', `${blind}`);
    const lines = (await judgeBlind(`${blind}`)).map((prediction) => JSON.stringify(prediction));
    writeFileSync(`${predicted}`, `${lines.join('\n')}\n`);
    const printed = runScript(scorer, '--book', book, '--predictions', `${predicted}`, '--json', `${scored}`, '--list');
    const figures = JSON.parse(readFileSync(`${scored}`, 'utf8')) as Omit<BookFigures, 'book' | 'wrong'>;
    const wrong = printed.split('\n').filter((line) => line.includes('\t'));
    judged.push({ ...figures, book: basename(book, '.jsonl'), wrong });
  }
  return judged;
}
