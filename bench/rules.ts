import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DETECTORS } from '@critiqor/diagnosis/detectors/registry';
import { SIGN_NAMES } from '@critiqor/diagnosis/signs/sign';
import { findBenchmark, NO_BENCHMARK } from './labelled-traces.ts';
import { type Figures, type Judged, type Scorers, toFigures, toJudged } from './rules/figures.ts';
import { judgeWithout } from './rules/judge-without.ts';
import { KEPT } from './rules/kept.ts';
import { countWords } from './rules/lexicon-use.ts';
import { readOtherEvidence } from './rules/other-evidence.ts';
import { readCases } from './rules/rule-cases.ts';
import { isBelow, type RuleRow, toRulesPage } from './rules/rules-page.ts';

/**
 * What every rule and every word rests on: `npm run bench:rules`. Prints for each how many labelled runs and sets it decides and what the
 * figures become without it, writes docs/rules.md, and ends with 1 when something decides with less evidence than wanted.
 */

const folder = findBenchmark();
if (folder === null) {
  console.error(NO_BENCHMARK);
  process.exit(0);
}
const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
const scorers: Scorers = { ...(await load('score-verdicts.mjs')), ...(await load('score.mjs')) };

console.error('Judging all labelled runs …');
const cases = readCases(folder);
const judged = cases.map((item): Judged => toJudged(item, judgeWithout(null, item), scorers));
const all = toFigures(judged);
const others = await readOtherEvidence();

const names = [
  ...DETECTORS.flatMap(({ meta }) => Object.keys(meta.messages).map((message) => `${meta.id}.${message}`)),
  ...['open_work', 'unchecked', 'unsure', 'no_answer'].map((reason) => `reservation.${reason}`),
  ...SIGN_NAMES.map((name) => `sign.${name}`),
];
console.error(`Leaving out ${names.length} rules, one at a time …`);
const rows = names.map((name): RuleRow => {
  const touched = new Set(cases.filter(({ rules }) => rules.has(name)));
  const sources = Map.groupBy(touched, ({ source }) => source);
  const inBook = Math.max(0, ...[...sources.values()].filter(([first]) => first?.isBook).map((items) => items.length));
  const without: Figures =
    touched.size === 0
      ? all
      : toFigures(
          judged.map((one) =>
            touched.has(one.item) ? { ...toJudged(one.item, judgeWithout(name, one.item), scorers) } : one,
          ),
        );
  return { name, runs: touched.size, sources: [...sources.keys(), ...(others.get(name) ?? [])], inBook, without };
});

console.error('Counting words …');
const words = countWords(folder, cases);
const page = toRulesPage({ all, rows, words, cases: cases.length });
writeFileSync('docs/rules.md', page);
console.log(page);
const below = rows.filter((row) => isBelow(row) && KEPT[row.name] === undefined);
const rare = words.filter(isBelow);
console.error(`wrote docs/rules.md; below the threshold: ${below.length} rules, ${rare.length} words`);
if (below.length > 0 || rare.length > 0) process.exitCode = 1;
