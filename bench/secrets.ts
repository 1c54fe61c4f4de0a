import { redactText } from '@critiqor/evidence/redact/redact-text';
import { saveResults } from './measure.ts';
import { HALVES, type Half } from './secrets/corpus.ts';
import { measureCost } from './secrets/cost.ts';
import { createRandom, type Grammar, type Sample } from './secrets/grammar.ts';
import { leaks } from './secrets/leaks.ts';

/**
 * How many secrets redaction finds in generated texts, how many look-alikes it alters, and what it costs. `npm run bench:secrets`
 * Options: a list of seeds; `--misses` shows what was missed in the half that the patterns were written with, `--no-cost` leaves out the times.
 */
const SECRETS_PER_GRAMMAR = 40;
const LOOK_ALIKES_PER_GRAMMAR = 40;
const options = process.argv.slice(2);
const seeds = options.map(Number).filter((seed) => seed > 0);
if (seeds.length === 0) seeds.push(1, 2, 3, 4, 5);

const results: Record<string, object> = {};
for (const half of HALVES) {
  if (half.secrets.length > 0) for (const seed of seeds) report(half, seed);
}
if (!options.includes('--no-cost')) results.cost = measureCost();
if (options.length === 0) saveResults('secrets', results);

function report(half: Half, seed: number): void {
  const isShown = options.includes('--misses') && half.name !== 'unseen';
  const caught = count(
    half.secrets,
    SECRETS_PER_GRAMMAR,
    seed,
    (sample, redacted) => !leaks(sample, redacted),
    isShown,
  );
  const kept = count(
    half.lookAlikes,
    LOOK_ALIKES_PER_GRAMMAR,
    seed,
    (sample, redacted) => redacted === sample.text,
    isShown,
  );
  const rate = (100 * caught.passed) / caught.total;
  const altered = kept.total - kept.passed;
  const alteredRate = (100 * altered) / kept.total;
  results[`${half.name} ${seed}`] = { texts: caught.total, caught: caught.passed, lookAlikes: kept.total, altered };
  const holds = rate >= 98 && alteredRate <= 0.5;
  console.log(
    `${holds ? 'ok  ' : 'MISS'} ${half.name} half, seed ${seed}: ${caught.passed} of ${caught.total} secrets caught (${rate.toFixed(2)} %), ${altered} of ${kept.total} look-alikes altered (${alteredRate.toFixed(2)} %)`,
  );
}

function count(
  grammars: readonly Grammar[],
  samples: number,
  seed: number,
  passes: (sample: Sample, redacted: string) => boolean,
  isShown: boolean,
) {
  const random = createRandom(seed);
  let passed = 0;
  for (const { id, produce } of grammars) {
    for (let index = 0; index < samples; index++) {
      const sample = produce(random);
      const redacted = redactText(sample.text, { count: 0, fingerprint: () => '00000000' });
      if (passes(sample, redacted)) passed++;
      else if (isShown) console.log(`${id}\n  ${JSON.stringify(sample.text)}\n  ${JSON.stringify(redacted)}`);
    }
  }
  return { passed, total: grammars.length * samples };
}
