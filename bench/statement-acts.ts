import type { Rate, Scorer } from './scorer.ts';
import { type LabelledSentence, readOwnSentences, readSharedSentences } from './statements/corpus.ts';
import { fit, predict } from './statements/fit.ts';

export interface StatementFigures {
  readonly file: string;
  /** By weights that were fitted on the other files. */
  readonly leftOut: Rate;
  /** The share of the commonest act of the file: what always saying the same would reach. */
  readonly commonest: Rate;
}

/** How often the act of a sentence is read right by weights that saw no sentence of its file. */
export function judgeStatements({ rate }: Scorer): StatementFigures[] {
  const shared = readSharedSentences();
  const own = readOwnSentences();
  return [...Map.groupBy(shared, ({ file }) => file)].map(([file, sentences]) => {
    const model = fit([...shared.filter((sentence) => sentence.file !== file), ...own]);
    const isRight = ({ features, act }: LabelledSentence): boolean => predict(model, features) === act;
    const acts = [...Map.groupBy(sentences, ({ act }) => act).values()].map(({ length }) => length);
    return {
      file,
      leftOut: rate(sentences.filter(isRight).length, sentences.length),
      commonest: rate(Math.max(...acts), sentences.length),
    };
  });
}
