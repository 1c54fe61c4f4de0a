import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCommand } from '../testing/pipeline/run-command.ts';
import { addSealedRun, makeRunsDir } from '../testing/test-dashboard.ts';

const EXAMPLE = join(import.meta.dirname, '../../../../examples/judge-evidence.ts');

test('the example of the library says what the command says', async (t) => {
  const runsDir = makeRunsDir(t);
  const { session } = await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  const { stdout, stderr, status } = spawnSync(process.execPath, [EXAMPLE, session], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const { diagnosis } = JSON.parse((await runCommand(t, 'show', '--json', '--runs-dir', runsDir)).out);
  const { trust_score, readiness_level } = diagnosis.executive_summary;
  const [first, ...findings] = stdout.trimEnd().split('\n');
  assert.equal(first, `run_001: trust ${trust_score}, ${readiness_level}`);
  assert.deepEqual(
    findings,
    diagnosis.findings.map(
      ({ severity, title, began_at_event_id }: Record<string, string>) =>
        `  ${severity}: ${title}, began at ${began_at_event_id}`,
    ),
  );
  assert.ok(findings.length > 0);
});
