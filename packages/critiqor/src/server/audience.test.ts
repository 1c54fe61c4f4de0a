import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunDetail } from '@critiqor/api/overview';
import { type RunsPage, VISIBILITIES } from '@critiqor/api/runs';
import type { About } from '@critiqor/api/session';
import { addSealedRun, makeRunsDir, startTestDashboard } from '../testing/test-dashboard.ts';
import { AUDIENCES, type Audience } from '../visibility/audience.ts';

/** What each audience sees of a run of each visibility: everything, only numbers, or that there is none. */
const SEEN: Readonly<Record<Audience, readonly string[]>> = {
  owner: ['all', 'all', 'all', 'numbers'],
  shared: ['none', 'all', 'all', 'numbers'],
  public: ['none', 'none', 'all', 'numbers'],
};

test('each of the four visibilities has its effect in the dashboard of each audience', async (t) => {
  const runsDir = makeRunsDir(t);
  for (const [index, visibility] of VISIBILITIES.entries()) {
    await addSealedRun(runsDir, `run_00${index + 1}`, 'chat', { visibility, agent_id: 'deployer' });
  }
  for (const audience of AUDIENCES) {
    const { get } = await startTestDashboard(t, runsDir, audience);
    const seen = await Promise.all(
      VISIBILITIES.map(async (_, index) => {
        const { status, body } = await get<RunDetail>(`/api/runs/run_00${index + 1}`);
        return status === 404 ? 'none' : body.run.agent_id === 'deployer' ? 'all' : 'numbers';
      }),
    );
    assert.deepEqual([audience, seen], [audience, SEEN[audience]]);
    const expected = SEEN[audience].filter((what) => what !== 'none').length;
    const { body } = await get<RunsPage>('/api/runs');
    assert.deepEqual([body.total, body.runs.length], [expected, expected]);
    assert.equal((await get<About>('/api/about')).body.runs, expected);
    const hidden = SEEN[audience].flatMap((what, index) => (what === 'none' ? [`run_00${index + 1}`] : []));
    for (const id of hidden) {
      for (const path of [`runs/${id}/events`, `runs/${id}/privacy`, `runs/${id}/live`, `compare?runs=${id},run_004`]) {
        assert.equal((await get(`/api/${path}`)).status, 404, `${audience}: ${path}`);
      }
    }
  }
});

test('the latest run is the latest that the audience may see', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'chat', { visibility: 'public' });
  await addSealedRun(runsDir, 'run_002', 'chat', { visibility: 'private' });
  const { get } = await startTestDashboard(t, runsDir, 'public');
  assert.equal((await get<RunDetail>('/api/runs/latest')).body.run.run_id, 'run_001');
});

test('only the owner is told what does not fit, and without paths where a run is anonymous', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'chat');
  const notices = ['The gateway still runs recorder 0.0.1.', '/home/dev/openclaw.json has no recorder any more.'];
  const told = async (audience: Audience): Promise<readonly string[]> => {
    const { get } = await startTestDashboard(t, runsDir, audience, false, notices);
    return (await get<About>('/api/about')).body.notices;
  };
  assert.deepEqual([await told('owner'), await told('shared')], [notices, []]);
  await addSealedRun(runsDir, 'run_002', 'chat', { visibility: 'anonymous' });
  assert.deepEqual(await told('owner'), notices.slice(0, 1));
});
