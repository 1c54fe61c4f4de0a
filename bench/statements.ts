import { readStatements } from '../packages/diagnosis/src/language/statements/read-statements.ts';
import type { Act } from '../packages/diagnosis/src/language/statements/statement.ts';
import { toAct } from '../packages/diagnosis/src/language/statements/to-act.ts';
import { type LabelledSentence, readOwnSentences, readSharedSentences } from './statements/corpus.ts';
import { fit, predict } from './statements/fit.ts';

/**
 * How often the act of a sentence is read right: per file and language, with the weights as they are (which know these sentences) and with
 * weights fitted without the file, language or fold that is judged (which do not).
 */
const own = readOwnSentences();
const shared = readSharedSentences();
const all = [...shared, ...own];
const FOLDS = 4;

if (shared.length === 0)
  console.log('The sentences of other authors (../shared/bench/statements) are absent; only our own are judged.\n');

console.log('With the committed weights, which were fitted on these sentences:');
printGroups(
  all,
  (sentence) => sentence.file,
  (sentence) => toAct(sentence.text),
);

console.log(
  '\nEach file left out of the fit (the lexicons were written with the sentences of other authors in sight):',
);
for (const file of filesOf(all)) {
  const model = fit(all.filter((sentence) => sentence.file !== file));
  printLine(
    file,
    all.filter((sentence) => sentence.file === file),
    (sentence) => predict(model, sentence.features),
  );
}

if (shared.length > 0) {
  console.log('\nOther authors judged by weights from our own sentences alone:');
  const model = fit(own);
  printGroups(
    shared,
    (sentence) => sentence.lang,
    (sentence) => predict(model, sentence.features),
  );

  console.log('\nEach language left out of the fit (only its lexicon is known):');
  const others = shared.filter((sentence) => sentence.lang !== 'en');
  const acts = new Map<LabelledSentence, Act>();
  for (const language of new Set(others.map((sentence) => sentence.lang))) {
    const known = fit(all.filter((sentence) => sentence.lang !== language));
    for (const sentence of others)
      if (sentence.lang === language) acts.set(sentence, predict(known, sentence.features));
  }
  printGroups(
    others,
    (sentence) => sentence.lang,
    (sentence) => acts.get(sentence) ?? 'other',
  );

  console.log(`\nOther languages in ${FOLDS} folds (the rest and our own sentences are known):`);
  for (let fold = 0; fold < FOLDS; fold++) {
    const known = fit(all.filter((sentence) => !isInFold(sentence, fold)));
    for (const sentence of others) if (isInFold(sentence, fold)) acts.set(sentence, predict(known, sentence.features));
  }
  printGroups(
    others,
    (sentence) => sentence.lang,
    (sentence) => acts.get(sentence) ?? 'other',
  );

  function isInFold(sentence: LabelledSentence, fold: number): boolean {
    return others.indexOf(sentence) % FOLDS === fold;
  }
}

printSpeed();

function printGroups(
  sentences: readonly LabelledSentence[],
  toGroup: (sentence: LabelledSentence) => string,
  judge: (sentence: LabelledSentence) => Act,
): void {
  const groups = new Map<string, LabelledSentence[]>();
  for (const sentence of sentences) {
    const group = groups.get(toGroup(sentence)) ?? [];
    group.push(sentence);
    groups.set(toGroup(sentence), group);
  }
  for (const [name, group] of groups) printLine(name, group, judge);
  if (groups.size > 1) printLine('all', sentences, judge);
}

function printLine(
  name: string,
  sentences: readonly LabelledSentence[],
  judge: (sentence: LabelledSentence) => Act,
): void {
  const right = sentences.filter((sentence) => judge(sentence) === sentence.act).length;
  const [low, high] = toWilsonInterval(right, sentences.length);
  const share = toPercent(right / sentences.length);
  console.log(
    `  ${name.padEnd(10)} ${share} %  (${toPercent(low)}–${toPercent(high)})  ${right} of ${sentences.length}`,
  );
}

/** The interval that holds the true share in 95 of 100 samples. */
function toWilsonInterval(right: number, count: number): [number, number] {
  const z = 1.96;
  const share = right / count;
  const middle = share + z ** 2 / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  const scale = 1 + z ** 2 / count;
  return [(middle - spread) / scale, (middle + spread) / scale];
}

function toPercent(share: number): string {
  return (100 * share).toFixed(1).padStart(5);
}

function filesOf(sentences: readonly LabelledSentence[]): string[] {
  return [...new Set(sentences.map((sentence) => sentence.file))];
}

/** Statements a second of processor time, so that other work on the machine counts less. */
function printSpeed(): void {
  const text = all.map((sentence) => sentence.text).join('\n\n');
  readStatements(text);
  const rounds = 5;
  const began = process.cpuUsage();
  let statements = 0;
  for (let round = 0; round < rounds; round++) statements += readStatements(text).length;
  const { user, system } = process.cpuUsage(began);
  const seconds = (user + system) / 1e6;
  console.log(`\n${Math.round(statements / seconds).toLocaleString('en')} statements a second of one core's time`);
}
