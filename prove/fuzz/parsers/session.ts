import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CritiqorError } from '../../../packages/critiqor/src/system/errors.ts';
import { makeFinalizedRun } from '../../../packages/critiqor/src/testing/finalized-run.ts';
import { makeKeys } from '../../../packages/critiqor/src/testing/test-evidence.ts';
import { verifyEvidence } from '../../../packages/critiqor/src/verify/verify-evidence.ts';
import { mutate } from '../mutate.ts';
import { must, type OpenParser } from '../parser.ts';

/** Sealed evidence: a file that is not byte for byte as sealed is invalid, signed or not. */
export const openSession: OpenParser = async (folder) => {
  const { privateKey } = makeKeys();
  const runs = [
    await makeFinalizedRun(join(folder, 'plain'), 'w_a'),
    await makeFinalizedRun(join(folder, 'signed'), 'w_b', { signingKey: privateKey }),
  ];
  const seeds = runs.map(({ session }) => readFileSync(session, 'utf8'));
  const path = join(folder, 'session.json');
  return {
    seeds,
    mutate,
    async feed(input) {
      writeFileSync(path, input);
      try {
        const { status, problems } = await verifyEvidence(path);
        const isSealed = seeds.includes(input);
        must(status === (isSealed ? 'consistent' : 'invalid'), `a changed file is ${status}`);
        return `${status} ${[...new Set(problems.map(({ kind }) => kind))].sort().join(' ')}`;
      } catch (cause) {
        if (cause instanceof CritiqorError) return `refused ${cause.code}`;
        throw cause;
      }
    },
  };
};
