import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeDetails } from '../../../packages/critiqor/src/cli/verdict/describe-details.ts';
import { describeRun } from '../../../packages/critiqor/src/cli/verdict/describe-run.ts';
import { withBinding } from '../../../packages/critiqor/src/runs/check-run.ts';
import { readDiagnosis, toRunVerdict } from '../../../packages/critiqor/src/runs/read-diagnosis.ts';
import { CritiqorError } from '../../../packages/critiqor/src/system/errors.ts';
import { makeFinalizedRun } from '../../../packages/critiqor/src/testing/finalized-run.ts';
import { verifyEvidence } from '../../../packages/critiqor/src/verify/verify-evidence.ts';
import { mutate } from '../mutate.ts';
import { must, type OpenParser } from '../parser.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/diagnosis');
/** What a terminal could interpret. Colours are ours; they are off here. */
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** The diagnosis: refused in words, or told without a stumble; a changed one is no verdict of the run. */
export const openDiagnosis: OpenParser = async (folder) => {
  const paths = await makeFinalizedRun(join(folder, 'runs'));
  const own = readFileSync(paths.diagnosis, 'utf8');
  const verified = await verifyEvidence(paths.session);
  chmodSync(paths.diagnosis, 0o600);
  const fixtures = readdirSync(FIXTURES).map((name) => readFileSync(join(FIXTURES, name), 'utf8'));
  process.env.NO_COLOR = '1';
  return {
    seeds: [own, ...fixtures.filter((text) => text.length < 15_000).slice(0, 6)],
    mutate,
    feed(input) {
      writeFileSync(paths.diagnosis, input);
      const { diagnosis, report } = withBinding(paths, verified);
      must(input === own || (diagnosis === null && report.status === 'invalid'), 'a changed diagnosis is a verdict');
      try {
        const read = readDiagnosis(paths.diagnosis);
        if (!read) return 'none';
        const options = { width: 100, stream: process.stdout };
        const run = { task: input.slice(0, 200), answer: null, startupMs: null, more: [] };
        const told = `${describeRun(read, run, options)}\n${describeDetails(read, options)}`;
        must(
          told.split('\n').every((line) => !CONTROL.test(line)),
          'a control character reaches the terminal',
        );
        return `${toRunVerdict(read).readiness_level} ${read.findings.length} ${told.split('\n').length >> 3}`;
      } catch (cause) {
        if (cause instanceof CritiqorError)
          return `refused ${cause.message.replaceAll(/\S*\/\S*|"[^"]*"|\d+/g, '').slice(0, 60)}`;
        throw cause;
      }
    },
  };
};
