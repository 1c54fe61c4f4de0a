import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTrace } from '@critiqor/diagnosis/intake/read-trace';
import type { Execution } from '@critiqor/diagnosis/model/execution';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { evaluateTraces, type Prediction } from '../packages/critiqor/src/judge/evaluate-traces.ts';
import { type Change, type ChosenNumber, FOLDS, toFolds, withNumbers } from './cross-validate.ts';
import { type Check, type Scorer, toChecks } from './cross-validate-labels.ts';
import { chooseRanking } from './cross-validate-roots.ts';
import { chooseThresholds, searchThresholds } from './cross-validate-thresholds.ts';
import { chooseTrust } from './cross-validate-trust.ts';
import type { LabelledTrace } from './labelled-traces.ts';

/** What the engine says of every trace when it has not seen it, and the numbers by which it says so. */
export interface HeldOut {
  readonly foldOf: ReadonlyMap<string, number>;
  readonly predictions: readonly Prediction[];
  readonly numbers: readonly ChosenNumber[];
}

export interface CrossValidation {
  readonly executions: ReadonlyMap<string, Execution>;
  readonly checks: readonly Check[];
  /** Deals the groups to folds in the way of a seed, and judges each fold by numbers that were chosen on the others. */
  judge(seed: string): Promise<HeldOut>;
  /** What the shipped numbers, which have seen every trace, make of them: to compare, not to quote. */
  judgeAsShipped(): Promise<readonly Prediction[]>;
}

export interface CrossValidationOptions {
  readonly traces: readonly LabelledTrace[];
  readonly scorer: Scorer;
  /** Where the labelled traces and their scorer are. */
  readonly folder: string;
  /** A folder for the files from which traces are judged. */
  readonly work: string;
  readonly tell: (progress: string) => void;
}

export async function createCrossValidation(options: CrossValidationOptions): Promise<CrossValidation> {
  const { traces, scorer, work, tell } = options;
  const blind = readBlind(options);
  const executions = new Map([...blind].map(([id, line]) => [id, readTrace(JSON.parse(line))]));
  const checks = toChecks(traces, scorer);
  const searched = await searchThresholds(executions, checks, (id) => tell(`Trying the thresholds of ${id} …`));
  return {
    executions,
    checks,
    judgeAsShipped: () => judgeBlind(traces, blind, work),
    async judge(seed) {
      const foldOf = toFolds(traces, seed);
      tell(`Deal ${seed}: choosing thresholds on nine folds for the tenth …`);
      const thresholds = await chooseThresholds(searched, foldOf);
      tell(`Deal ${seed}: fitting the ranker of root causes …`);
      const ranking = await chooseRanking(traces, foldOf);
      tell(`Deal ${seed}: choosing the points of the profile …`);
      const trust = await chooseTrust({ traces, executions, foldOf, scorer, thresholds: thresholds.changes });
      tell(`Deal ${seed}: judging each fold by numbers that have not seen it …`);
      const predictions: Prediction[] = [];
      for (let fold = 0; fold < FOLDS; fold += 1) {
        const chosen = [thresholds, ranking, trust].flatMap(({ changes }): readonly Change[] => changes[fold] ?? []);
        const held = traces.filter(({ trace_id }) => foldOf.get(trace_id) === fold);
        predictions.push(...(await withNumbers(chosen, () => judgeBlind(held, blind, work))));
      }
      return { foldOf, predictions, numbers: [thresholds, ranking, trust].flatMap(({ numbers }) => numbers) };
    },
  };
}

/** Judges traces as anybody would: from a file that holds neither labels nor outcomes nor names. */
async function judgeBlind(traces: readonly LabelledTrace[], blind: BlindLines, work: string): Promise<Prediction[]> {
  const path = join(work, 'fold.jsonl');
  writeFileSync(path, `${traces.map(({ trace_id }) => blind.get(trace_id)).join('\n')}\n`);
  const judged: Prediction[] = [];
  for await (const prediction of evaluateTraces(path, DEFAULT_PROFILE)) judged.push(prediction);
  return judged;
}

type BlindLines = ReadonlyMap<string, string>;

/** The traces as the scorer itself writes them for an engine, by the id that only we know. */
function readBlind({ folder, work, traces, scorer }: CrossValidationOptions): BlindLines {
  const path = join(work, 'blind.jsonl');
  const args = [join(folder, 'score.mjs'), '--traces', join(folder, 'dev'), '--blind', path];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`The scorer ended with ${status}.`);
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const byBlindId = new Map(lines.map((line) => [(JSON.parse(line) as { trace_id: string }).trace_id, line]));
  return new Map(traces.map(({ trace_id }) => [trace_id, byBlindId.get(scorer.blindId(trace_id)) ?? '']));
}
