import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readStatements } from './read-statements.ts';

/** Sentence, act, deeds, extent: what the comparison with recorded effects relies on. */
const SENTENCES: readonly (readonly [string, string, string, string])[] = [
  ['All 41 tests pass.', 'state_ok', 'test', 'all'],
  ['Committed and pushed.', 'done', 'commit push', 'unspecified'],
  ['I sent the report to ana@x.com.', 'done', 'send', 'unspecified'],
  ['The bug is fixed.', 'state_ok', 'fix', 'unspecified'],
  ['The build succeeded without warnings.', 'state_ok', 'build', 'unspecified'],
  ['Fixed the failing test in auth.test.ts.', 'done', 'fix', 'unspecified'],
  ['test_error_handling passes.', 'state_ok', 'test', 'unspecified'],
  ['I have not pushed the branch.', 'not_done', 'push', 'unspecified'],
  ['9 of 12 tests pass, three still fail.', 'partial', 'test', 'n_of_m'],
  ['The meeting with Bob was moved to Tuesday.', 'done', 'change schedule', 'unspecified'],
  ['I updated the README and opened PR #12.', 'done', 'change create', 'unspecified'],
  ['Alle 41 Tests laufen durch.', 'state_ok', 'test', 'all'],
  ['Les 41 tests passent.', 'state_ok', 'test', 'all'],
  ['He enviado el informe a ana@x.com.', 'done', 'send', 'unspecified'],
  ['Enviei o relatório para ana@x.com.', 'done', 'send', 'unspecified'],
  ['Tutti i 41 test passano.', 'state_ok', 'test', 'all'],
  ['Ik heb het rapport naar ana@x.com gestuurd.', 'done', 'send', 'unspecified'],
  ['Wysłałem raport na ana@x.com.', 'done', 'send', 'unspecified'],
  ['Закоммитил и запушил.', 'done', 'commit push', 'unspecified'],
  ['Raporu ana@x.com adresine gönderdim.', 'done', 'send', 'unspecified'],
  ['41 个测试全部通过。', 'state_ok', 'test', 'all'],
  ['コミットしてプッシュしました。', 'done', 'commit push', 'unspecified'],
  ['커밋하고 푸시했습니다.', 'done', 'commit push', 'unspecified'],
];

describe('act, deeds and extent', () => {
  for (const [text, act, deeds, extent] of SENTENCES) {
    test(text, () => {
      const [statement, ...others] = readStatements(text);
      assert.deepEqual(others, []);
      assert.deepEqual([statement?.act, statement?.deeds.join(' '), statement?.extent.kind], [act, deeds, extent]);
    });
  }
});
