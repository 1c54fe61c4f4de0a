import type { Deed } from '../deeds.ts';
import { toWords } from '../to-tool-name-parts.ts';

/**
 * What a script does, by the words of its name: `test:unit`, `build-docs`, `deploy.sh`, `run_tests`. The first known word decides;
 * null when none is.
 */
export function toScriptDeed(name: string): Deed | null {
  const words = toWords(name.slice(name.lastIndexOf('/') + 1));
  for (const [index, word] of words.entries()) {
    const deed = SCRIPT_WORDS.get(word);
    if (deed === undefined) continue;
    // `check-tests` tests.
    if (VAGUE.has(word) && words.slice(index + 1).some((later) => SCRIPT_WORDS.has(later))) continue;
    // `format:check` and `format --check` look, `format` writes.
    if (deed === 'change' && words[index + 1] === 'check') return 'lint';
    return deed;
  }
  return null;
}

const VAGUE = new Set(['check', 'checks', 'verify', 'validate', 'ci', 'all', 'make', 'create']);

const SCRIPT_WORDS: ReadonlyMap<string, Deed> = new Map(
  (
    [
      [
        'test',
        'test tests spec specs unit integration e2e unittest unittests pytest jest vitest mocha smoke acceptance regression selftest testing coverage',
      ],
      [
        'build',
        'build compile bundle dist assemble package make jar wheel docs site html pdf image images webpack typings release-build all',
      ],
      [
        'lint',
        'lint eslint typecheck types tsc check checks verify validate audit clippy mypy ruff vet static quality ci',
      ],
      ['check', 'health healthcheck status ping probe doctor ready readiness'],
      ['change', 'format fmt prettier fix migrate migration migrations upgrade codegen seed'],
      ['deploy', 'deploy rollout promote'],
      ['publish', 'publish release'],
      ['install', 'install setup bootstrap deps prepare'],
      ['start', 'start serve server dev watch up run-server runserver restart'],
      ['stop', 'stop down kill shutdown teardown'],
      ['delete', 'clean clear purge wipe cleanup prune distclean'],
      ['create', 'backup dump generate create scaffold snapshot'],
      ['send', 'send notify mail email'],
      ['read', 'list show print report summary'],
    ] as const
  ).flatMap(([deed, words]) => words.split(' ').map((word): [string, Deed] => [word, deed])),
);
