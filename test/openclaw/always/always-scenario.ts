import assert from 'node:assert/strict';
import type { ModelExchange, ScriptedModel } from '../../../packages/critiqor/src/demo/scripted-model.ts';
import { readWriters } from '../../../packages/critiqor/src/runs/writer-processes.ts';
import { type Gateway, type Host, waitFor } from '../host.ts';
import { assertMatchesTruth } from '../truth.ts';
import { playCron, playHeartbeat, playSubagents, scriptTurn, startGateway, waitForEnd } from './play-jobs.ts';
import { readJobRuns, type SealedRun } from './read-job-runs.ts';

/** A run that must be there: what it is of, why it ended, and the scripts whose exchanges it holds, in order. */
interface ExpectedRun {
  readonly kind: string;
  readonly conversation: string;
  readonly closedBy: string | null;
  readonly scripts: readonly string[];
  readonly isCut?: boolean;
}

interface AlwaysOn {
  readonly expected: ExpectedRun[];
  turns: number;
}

export const createAlwaysOn = (): AlwaysOn => ({ expected: [], turns: 0 });

const CONVERSATIONS = ['one', 'two', 'three', 'four', 'five'];

/** One turn in each of the conversations; returns the marker of each. */
async function talk(scenario: AlwaysOn, model: ScriptedModel, gateway: Gateway): Promise<string[]> {
  const markers = CONVERSATIONS.map((name) => `TURN-${name}-${++scenario.turns}.`);
  await Promise.all(
    markers.map((marker, index) => {
      scriptTurn(model, marker);
      return gateway.ask(`Please do ${marker}`, `agent:main:${CONVERSATIONS[index]}`);
    }),
  );
  return markers;
}

const expectTalks = (scenario: AlwaysOn, talks: readonly (readonly string[])[], closedBy: string | null): void => {
  for (const [index, name] of CONVERSATIONS.entries()) {
    const scripts = talks.map((markers) => markers[index] ?? '');
    scenario.expected.push({ kind: 'conversation', conversation: `agent:main:${name}`, closedBy, scripts });
  }
};

/** Two turns per conversation, then everything else that a gateway does; a reload; another turn; a polite end. */
export async function playFirstGateway(scenario: AlwaysOn, model: ScriptedModel, host: Host): Promise<void> {
  const { expected } = scenario;
  const gateway = await startGateway(host);
  expectTalks(scenario, [await talk(scenario, model, gateway), await talk(scenario, model, gateway)], 'reload');

  await playSubagents(model, gateway, 'agent:main:parent');
  const families = ['PARENT.', 'CHILD.', 'GRAND.'];
  expected.push({ kind: 'conversation', conversation: 'agent:main:parent', closedBy: 'reload', scripts: families });

  await playCron(model, host);
  expected.push({ kind: 'cron', conversation: ':cron:', closedBy: 'finished', scripts: ['CRON.'] });
  await playHeartbeat(model, host);
  expected.push({ kind: 'heartbeat', conversation: 'agent:main:main', closedBy: 'finished', scripts: ['HEART.'] });
  for (const kind of ['cron', 'heartbeat']) await waitForEnd(host, kind);
  await waitForSilence(model);

  host.writeConfig(gateway.port, { agents: { defaults: { userTimezone: 'Europe/Berlin' } } });
  await waitFor('the end of all runs by the reload', () =>
    readJobRuns(host.runsDir).every(({ state }) => state !== 'open'),
  );
  expectTalks(scenario, [await talk(scenario, model, gateway)], 'gateway_stop');
  assert.equal((await gateway.stop()).code, 0);
}

/** One turn per conversation and a polite end. */
export async function playRestart(scenario: AlwaysOn, model: ScriptedModel, host: Host): Promise<void> {
  const gateway = await startGateway(host);
  expectTalks(scenario, [await talk(scenario, model, gateway)], 'gateway_stop');
  assert.equal((await gateway.stop()).code, 0);
}

/** One turn per conversation; then the gateway is killed while a tool runs. */
export async function playKilledGateway(scenario: AlwaysOn, model: ScriptedModel, host: Host): Promise<void> {
  const gateway = await startGateway(host);
  expectTalks(scenario, [await talk(scenario, model, gateway)], null);
  scriptTurn(model, 'KILLED.', 'sleep 60');
  const answer = gateway.ask('Please do KILLED.', 'agent:main:killed').catch(() => null);
  await waitFor('the tool of the turn that is cut off', () => openToolCall(host) !== null);
  const pid = Number(openToolCall(host));
  process.kill(pid, 'SIGKILL');
  await answer;
  await waitFor('the end of the gateway', () => readJobRuns(host.runsDir).every(({ state }) => state !== 'open'));
  scenario.expected.push({
    kind: 'conversation',
    conversation: 'agent:main:killed',
    closedBy: null,
    scripts: ['KILLED.'],
    isCut: true,
  });
}

/** The process that records the turn that will be cut off, once its tool runs. */
function openToolCall({ runsDir }: Host): number | null {
  const run = readJobRuns(runsDir).find(({ job }) => job.conversation_key === 'agent:main:killed');
  if (!run?.journal.includes('"event_type":"tool_call"')) return null;
  return readWriters(run.journalPath)[0]?.pid ?? null;
}

/** Late turns, such as those that pass answers of subagents on, are over. */
async function waitForSilence(model: ScriptedModel): Promise<void> {
  for (let seen = -1; seen !== model.exchanges.length; ) {
    seen = model.exchanges.length;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}

/** Compares what was recorded with what was played, run by run, in no particular order. */
export function assertJobs({ expected }: AlwaysOn, model: ScriptedModel, runs: readonly SealedRun[]): void {
  const left = new Set(runs);
  for (const { kind, conversation, closedBy, scripts, isCut = false } of expected) {
    const exchanges = scripts.flatMap((script) => model.of(script));
    assert.ok(exchanges.length > 0, scripts.join());
    const run = [...left].find(
      ({ record: { metadata }, text }) =>
        metadata.job?.kind === kind &&
        metadata.job.conversation_key?.includes(conversation) &&
        text.includes(scripts[0] ?? ''),
    );
    assert.ok(run, `${kind} ${conversation} ${scripts.join()} was not recorded`);
    left.delete(run);
    assert.equal(run.closedBy, closedBy, `${kind} ${conversation} ${scripts.join()}`);
    assertComplete(run, exchanges, isCut);
  }
  assert.deepEqual(
    [...left].map(({ record }) => record.metadata.job),
    [],
    'no other run',
  );
}

/** Every model call of the scripts is in the run, and no other; where one conversation made them, down to tokens and arguments. */
function assertComplete({ facts }: SealedRun, exchanges: readonly ModelExchange[], isCut: boolean): void {
  const conversations = new Set(facts.flatMap(({ conversation_key }) => conversation_key ?? []));
  if (conversations.size === 1) {
    const options = isCut
      ? { lastTurnOpen: true, withoutResult: exchanges.flatMap(({ toolCallIds }) => toolCallIds) }
      : {};
    assertMatchesTruth(facts, exchanges, options);
    return;
  }
  const ended = facts.filter(({ event_type, payload }) => event_type === 'after_provider_response' && !payload.purpose);
  assert.equal(ended.length, exchanges.length, 'model calls');
  const calls = facts.filter(
    ({ event_type, tool_call_id }) => event_type === 'tool_call' && !tool_call_id?.includes(':'),
  );
  assert.deepEqual(
    calls.map(({ tool_call_id }) => tool_call_id).sort(),
    exchanges.flatMap(({ toolCallIds }) => toolCallIds).sort(),
  );
}
