import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindToProject } from '../store/project-database.ts';
import { storeTestRuns, type TestRun } from '../testing/stored-runs.ts';
import { NO_ENGINE, openTestStore } from '../testing/test-store.ts';
import { compareCohorts } from './compare-cohorts.ts';
import { listFailures, putFailureState } from './failures.ts';
import { readFilter } from './filter.ts';
import { listFacets, listFleetRuns } from './list-runs.ts';
import { readCost } from './read-cost.ts';
import { readHome } from './read-home.ts';
import { readTrends } from './trends.ts';

const HOUR = 3_600_000;
// Well before the clock of any machine that runs this.
const NOW = Date.UTC(2026, 0, 20, 12);
const LOOP = { type: 'infinite_tool_loop', tool: 'exec', fingerprint: 'a'.repeat(32) };
const OLD = { type: 'provider_fault', tool: '', fingerprint: 'b'.repeat(32) };
const filter = (query: string) => readFilter(new URLSearchParams(query));
const page = { sort: null, isAscending: false, offset: 0, limit: 50 };

/** Two weeks, a run an hour: an old failure in every 20th run, and a model since the last week with which half of the runs loop. */
const RUNS: TestRun[] = Array.from({ length: 14 * 24 }, (_, index) => {
  const isBad = index >= 7 * 24 && index % 2 === 0;
  const at = NOW - 14 * 24 * HOUR + index * HOUR + 1;
  const failure = isBad && index % 4 === 0 ? LOOP : index % 20 === 1 ? OLD : null;
  return {
    at,
    machine: `m${index % 5}`,
    model: isBad ? 'bad' : 'good',
    failure,
    trust: failure ? 40 : 95,
    cost: isBad ? 2 : 1,
    labels: { branch: index % 3 ? "ma'in" : 'dev' },
    task: index === 5 ? 'Weed the GARDEN' : 'x',
    prompt: index === 20 || index === 30 ? 1_500 : index >= 10 * 24 ? 2_000 : 1_000,
  };
});

test('questions about a fleet', { skip: NO_ENGINE }, async (t) => {
  const store = await openTestStore(t);
  const mine = bindToProject(store, 'mine');
  const seals = await storeTestRuns(mine, RUNS);
  await storeTestRuns(bindToProject(store, 'other'), [
    { at: NOW - HOUR, agent: 'theirs', model: 'theirs', failure: LOOP, trust: 1 },
  ]);

  await t.test('runs over all machines, filtered and in order', async () => {
    const all = await listFleetRuns(mine, filter(''), page);
    assert.deepEqual([all.total, all.runs.length, all.runs[0]?.seal], [RUNS.length, 50, seals.at(-1)]);
    assert.equal(
      (await listFleetRuns(mine, filter('model=bad'), page)).total,
      RUNS.filter(({ model }) => model === 'bad').length,
    );
    assert.equal(
      (await listFleetRuns(mine, filter('machine=m1&machine=m2'), page)).total,
      RUNS.filter(({ machine }) => machine === 'm1' || machine === 'm2').length,
    );
    assert.equal(
      (await listFleetRuns(mine, filter("label=branch=ma'in&failure=provider_fault"), page)).total,
      RUNS.filter(({ labels, failure }) => labels?.branch === "ma'in" && failure === OLD).length,
    );
    assert.equal(
      (await listFleetRuns(mine, filter('verdict=ready_for_runtime'), page)).total,
      RUNS.filter(({ failure }) => !failure).length,
    );
    assert.deepEqual(
      (await listFleetRuns(mine, filter('text=garden weed'), page)).runs.map(({ seal }) => seal),
      [seals[5]],
    );
    assert.equal(
      (await listFleetRuns(mine, filter(`since=${new Date(NOW - 24 * HOUR).toISOString()}`), page)).total,
      24,
    );
    assert.equal((await listFleetRuns(mine, filter("agent=' OR 1=1 --"), page)).total, 0);
    assert.equal(
      (await listFleetRuns(mine, filter(`fingerprint=${LOOP.fingerprint}`), page)).total,
      RUNS.filter(({ failure }) => failure === LOOP).length,
    );
    assert.equal((await listFleetRuns(mine, filter(`fingerprint=${'f'.repeat(32)}`), page)).total, 0);
    const cheap = await listFleetRuns(mine, filter(''), {
      ...page,
      sort: 'trust',
      isAscending: true,
      limit: 1,
      offset: 1,
    });
    assert.equal(cheap.runs[0]?.trust_score, 40);
    assert.throws(() => filter('since=yesterday'), /since/);
  });

  await t.test('facets name what occurs', async () => {
    const facets = await listFacets(mine, filter(''));
    assert.deepEqual(
      facets.model.map(({ value }) => value),
      ['good', 'bad'],
    );
    assert.deepEqual(
      facets.label.map(({ value }) => value),
      ["branch=ma'in", 'branch=dev'],
    );
    assert.deepEqual(facets.agent, [{ value: 'a', count: RUNS.length }]);
  });

  await t.test('a failure is one over all machines, with a state that can come back', async () => {
    const { failures, total } = await listFailures(mine, filter(''));
    assert.equal(total, 2);
    const loop = failures.find(({ fingerprint }) => fingerprint === LOOP.fingerprint);
    const with_ = RUNS.filter(({ failure }) => failure === LOOP);
    assert.deepEqual(
      [loop?.runs, loop?.state, loop?.machines, loop?.tool],
      [with_.length, 'open', new Set(with_.map(({ machine }) => machine)).size, 'exec'],
    );
    assert.equal(loop?.first_seen, new Date(with_[0]?.at ?? 0).toISOString());
    assert.equal(
      loop?.curve.reduce((sum, { runs }) => sum + runs, 0),
      with_.length,
    );
    assert.equal(loop?.examples[0]?.seal, seals[RUNS.findLastIndex(({ failure }) => failure === LOOP)]);
    await putFailureState(mine, LOOP.fingerprint, 'resolved', 'ada');
    const stateOf = async () =>
      (await listFailures(mine, filter(''))).failures.find(({ fingerprint }) => fingerprint === LOOP.fingerprint)
        ?.state;
    assert.equal(await stateOf(), 'resolved');
    await storeTestRuns(mine, [{ at: Date.now() + HOUR, agent: 'late', failure: LOOP, trust: 40 }]);
    assert.equal(await stateOf(), 'came_back');
    await putFailureState(mine, LOOP.fingerprint, 'muted', 'ada');
    assert.equal(await stateOf(), 'muted');
    await assert.rejects(putFailureState(mine, LOOP.fingerprint, 'gone', 'ada'), /open, resolved, muted/);
    // A replica whose clock is ahead decided this one; what is decided after it counts all the same.
    const at = new Date(Date.now() + 5 * HOUR).toISOString().replace('T', ' ').replace('Z', '');
    await mine.insert('failure_states', [{ fingerprint: LOOP.fingerprint, state: 'resolved', at, actor: 'bo' }]);
    assert.equal(await stateOf(), 'resolved');
    await putFailureState(mine, LOOP.fingerprint, 'muted', 'ada');
    assert.equal(await stateOf(), 'muted');
    assert.equal((await listFailures(bindToProject(store, 'other'), filter(''))).failures[0]?.state, 'open');
  });

  await t.test('trends have intervals, and a marker where the model changed', async () => {
    const { buckets, markers } = await readTrends(mine, filter('agent=a'), 'day');
    assert.equal(
      buckets.reduce((sum, { runs }) => sum + runs, 0),
      RUNS.length,
    );
    const [first, last] = [buckets[1], buckets.at(-2)];
    assert.ok(
      (first?.failure_interval[1] ?? 1) < (last?.failed ?? 0) / (last?.judged ?? 1) ||
        (last?.failed ?? 0) > (first?.failed ?? 0),
    );
    assert.ok(first?.trust_interval && first.trust_interval[0] <= (first.trust ?? 0));
    const timeOf = (index: number): string => new Date(RUNS[index]?.at ?? 0).toISOString();
    assert.deepEqual(
      markers.map(({ kind, value, at }) => [kind, value, at]),
      [
        ['model', 'bad', timeOf(7 * 24)],
        // A prompt that only two runs have is no new prompt.
        ['prompt', '2000', timeOf(10 * 24)],
      ],
    );
    assert.ok(last?.cost_per_run?.interval && last.cost_per_run.interval[0] < last.cost_per_run.mean);
    assert.deepEqual(last?.tokens_per_run, { mean: 100, interval: [100, 100] });
  });

  await t.test('cohorts differ where they differ, and otherwise nobody can tell', async () => {
    const compare = (query: string) =>
      compareCohorts(mine, readFilter(new URLSearchParams(query), 'a.'), readFilter(new URLSearchParams(query), 'b.'));
    const models = await compare('a.model=good&b.model=bad&a.agent=a&b.agent=a');
    assert.equal(models.shares.find(({ name }) => name === 'infinite_tool_loop')?.result, 'worse');
    assert.equal(models.shares.find(({ name }) => name === 'ready_for_runtime')?.result, 'worse');
    assert.equal(models.measures.find(({ name }) => name === 'cost_usd')?.result, 'worse');
    assert.equal(models.measures.find(({ name }) => name === 'duration_ms')?.result, 'cannot_tell');
    const same = await compare('a.machine=m2&b.machine=m3&a.model=good&b.model=good');
    assert.ok(same.shares.every(({ result }) => result === 'cannot_tell'));
  });

  await t.test('cost by agent, model and tool', async () => {
    const cost = await readCost(mine, filter('agent=a'));
    const total = RUNS.reduce((sum, run) => sum + (run.cost ?? 0), 0);
    assert.equal(cost.total_usd, total);
    assert.deepEqual(
      cost.by_agent.map(({ name, cost_usd, runs }) => [name, cost_usd, runs]),
      [['a', total, RUNS.length]],
    );
    assert.equal(
      cost.by_model.find(({ name }) => name === 'bad')?.cost_usd,
      RUNS.filter(({ model }) => model === 'bad').length * 2,
    );
    const [exec] = cost.by_tool;
    assert.deepEqual(
      [exec?.calls, exec?.ms, exec?.failed],
      [RUNS.length * 3, RUNS.length * 600, RUNS.filter(({ failure }) => failure).length],
    );
  });

  await t.test('home shows the new failure and the model that made it', async () => {
    const home = await readHome(mine, 7, NOW);
    assert.deepEqual([home.now.runs, home.before.runs], [7 * 24, 7 * 24]);
    assert.ok(home.now.failed > home.before.failed);
    assert.deepEqual(
      home.new_failures.map(({ fingerprint }) => fingerprint),
      [LOOP.fingerprint],
    );
    assert.deepEqual(
      home.news.map(({ kind, value }) => [kind, value]),
      [['model', 'bad']],
    );
    assert.deepEqual(home.came_back, []);
    assert.ok(home.worse.some(({ kind, name }) => kind === 'model' && name === 'bad'));
    assert.ok(!home.worse.some(({ kind, name }) => kind === 'model' && name === 'good'));
    // One failed run of a new model may be chance; it is news, but nothing that got worse.
    await storeTestRuns(mine, [{ at: NOW - HOUR, agent: 'rare', model: 'rare', failure: LOOP, trust: 1 }]);
    const later = await readHome(mine, 7, NOW);
    assert.ok(later.news.some(({ kind, value }) => kind === 'model' && value === 'rare'));
    assert.ok(!later.worse.some(({ name }) => name === 'rare'));
  });

  await t.test('nothing is an answer too', async () => {
    const empty = bindToProject(store, 'empty');
    assert.equal((await listFleetRuns(empty, filter(''), page)).total, 0);
    assert.equal((await listFailures(empty, filter(''))).total, 0);
    assert.deepEqual((await readTrends(empty, filter(''), 'hour')).buckets, []);
    assert.equal((await readHome(empty, 7)).now.runs, 0);
    assert.equal((await readCost(empty, filter(''))).total_usd, 0);
    assert.ok(
      (await compareCohorts(empty, filter(''), filter(''))).measures.every(({ result }) => result === 'cannot_tell'),
    );
  });
});
