import type { Language, WordClass } from '../lexicon/lexicon.ts';
import { languageOf } from '../units/language-of.ts';
import { toUnits } from '../units/units.ts';
import { toBlocks } from './blocks.ts';
import { toStatementClauses } from './clauses.ts';
import { toDeeds, toTopics } from './deeds.ts';
import { isNegated } from './negation.ts';
import { toObjects } from './objects.ts';
import { type SentenceReading, toReading } from './reading.ts';
import { toSentenceSpans } from './sentences.ts';
import type { Act, Statement } from './statement.ts';
import { type Decision, decideAct } from './to-act.ts';

/** The language of short sentences is taken from the beginning of the whole answer. */
const SAMPLE_LENGTH = 2000;

/** Everything that an answer says, in order: sentences, clauses, list items, table rows, headings and blocks. */
export function readStatements(answer: string): readonly Statement[] {
  const fallback = languageOf(toUnits(answer.slice(0, SAMPLE_LENGTH)));
  const statements: Statement[] = [];
  for (const block of toBlocks(answer)) {
    if (block.kind === 'code' || block.kind === 'quote')
      statements.push(toFixed(answer, block.start, block.end, 'quote', fallback));
    else if (block.kind === 'heading') statements.push(toFixed(answer, block.start, block.end, 'other', fallback));
    else if (block.kind === 'row') addSentence(answer, block.start, block.end, fallback, statements);
    else
      for (const { start, end } of toSentenceSpans(answer, block.start, block.end))
        addSentence(answer, start, end, fallback, statements);
  }
  return statements;
}

function addSentence(answer: string, start: number, end: number, fallback: Language, statements: Statement[]): void {
  const reading = toReading(toLine(answer.slice(start, end)), fallback);
  const decision = decideAct(reading);
  for (const clause of toStatementClauses(reading, decision, fallback)) {
    statements.push(toStatement(clause.reading, clause.decision, start + clause.start));
  }
}

function toFixed(answer: string, start: number, end: number, act: Act, fallback: Language): Statement {
  const raw = answer.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  return toStatement(toReading(raw.trim(), fallback), { act, margin: 1 }, start + lead);
}

function toStatement(reading: SentenceReading, { act, margin }: Decision, start: number): Statement {
  return {
    text: reading.text,
    start,
    act,
    margin,
    topics: toTopics(reading),
    deeds: toDeeds(reading, act),
    extent: reading.extent,
    negated: isNegated(reading, act),
    objects: toObjects(reading.text, reading.units, reading.language),
    language: reading.language,
    wordClasses: toWordClasses(reading),
  };
}

/** The lexicons know codes such as 404, and a number is as good as another to them: only codes of failures mean trouble. */
function toWordClasses({ classes, units, text }: SentenceReading): WordClass[] {
  const isFigure = ({ at, length }: { at: number; length: number }): boolean => {
    const unit = units[at];
    return length === 1 && unit?.kind === 'number' && !/^[45]\d\d$/.test(text.slice(unit.start, unit.end));
  };
  return [
    ...new Set(
      classes.flatMap((match) =>
        isFigure(match) ? match.meanings.filter((meaning) => meaning !== 'trouble') : match.meanings,
      ),
    ),
  ];
}

/** A line break inside a sentence is a space; lengths stay the same, so offsets hold. */
function toLine(text: string): string {
  return text.replaceAll(/[\r\n\t]/g, ' ').trim();
}
