import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Execution } from '../execution.ts';
import { FAILURE_TYPES, type FailureType } from '../failure-types.ts';
import { createEvidenceIntake } from '../intake/read-evidence.ts';
import type { GradedFinding } from '../scoring/score.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { toFindingDraft } from '../testing/test-finding.ts';
import { CAUSAL_RULES, type CausalRule } from './causal-rules.ts';
import { findCitedEvents } from './cited-events.ts';

/** A run in which anything may have gone wrong, beside one of somebody else; findings are laid over it. */
function makeScenario(end: { readonly failure?: string } = {}): Scenario {
  return createScenario()
    .user('Deploy the new version')
    .memory('search', 'deploy checklist', 'empty', 0)
    .call('exec', { command: 'deploy' }, { exitCode: 1 })
    .compaction({ before: 60_000, after: 4_000 })
    .call('exec', { command: 'deploy' }, { exitCode: 1 })
    .say('The deploy went through, all checklist items are done.')
    .end('error', end);
}

function read(...scenarios: readonly Scenario[]): Execution {
  const intake = createEvidenceIntake();
  for (const event of scenarios.flatMap(({ events }) => events)) intake.add(event);
  return intake.toExecution();
}

function toGraded(
  type: FailureType,
  events: readonly string[],
  about: { message?: string; wasted?: string[] } = {},
): GradedFinding {
  const draft = toFindingDraft({ events, beganAt: events[0] ?? '', wasted: [], ...about });
  return { id: `${type}-1`, type, draft, grade: { severity: 'high', impact: 10, rule: '' }, counts: true };
}

interface Joined {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly fromAbout?: { message?: string; wasted?: string[] };
  readonly toAbout?: { message?: string; wasted?: string[] };
  readonly end?: { readonly failure: string };
}

/** For each rule, events that join the two failures. Ids are looked up by what they are. */
function joinFor({ id }: CausalRule, execution: Execution): Joined {
  const calls = execution.toolCalls.filter(({ tool }) => tool === 'exec');
  const [first, second] = calls.map(({ eventId }) => eventId) as [string, string];
  const claim = execution.messages.findLast(({ role }) => role === 'assistant')?.eventId ?? '';
  const search = execution.memory[0]?.eventId ?? '';
  const end = execution.runs[0]?.end?.eventId ?? '';
  const compaction = execution.compactions[0]?.endEventId ?? '';
  switch (id) {
    case 'loop_burns_tokens':
    case 'retries_burn_tokens':
      return { from: [first, second], to: [second], fromAbout: { wasted: [second] } };
    case 'full_context_costs':
    case 'lost_subagent_is_claimed':
      return { from: [first], to: [claim] };
    case 'overflow_ends_run':
      return { from: [first], to: [end], end: { failure: 'context_overflow' } };
    case 'provider_ends_run':
      return { from: [first], to: [end], fromAbout: { message: 'run_failed' } };
    case 'printed_call_ends_run':
    case 'printed_call_is_claimed':
      return { from: [first], to: [end] };
    case 'failure_ends_run':
    case 'loop_until_stopped':
      return { from: [first, second], to: [end] };
    case 'compaction_loses_facts':
      return { from: [compaction], to: [second], toAbout: { message: 'asked_again' } };
    case 'missing_memory_is_made_up':
      return { from: [search], to: [claim] };
    default:
      return { from: [first, second], to: [second, claim] };
  }
}

describe('every rule needs the events that it names', () => {
  for (const rule of CAUSAL_RULES) {
    test(rule.id, () => {
      const probe = read(makeScenario());
      const joined = joinFor(rule, probe);
      const execution = read(makeScenario(joined.end), makeSomebodyElse());
      const all = [...joined.from, ...joined.to, ...execution.toolCalls.map(({ eventId }) => eventId)];
      const cited = findCitedEvents(execution, all);
      const from = toGraded(rule.from, joined.from, joined.fromAbout);
      const to = toGraded(rule.to, joined.to, joined.toAbout);
      const events = rule.join(from, to, cited);
      assert.ok(events && events.length > 0, 'joined');
      for (const id of events) assert.ok(all.includes(id), `${id} is cited`);

      const elsewhere = execution.toolCalls
        .filter(({ run }) => run.conversation.key.includes('somebody'))
        .map(({ eventId }) => eventId);
      assert.equal(elsewhere.length, 1);
      const unrelated = toGraded(rule.from, elsewhere, { ...joined.fromAbout, wasted: elsewhere });
      assert.equal(rule.join(unrelated, to, cited), null, 'without its cause the effect has no edge');
    });
  }
});

const makeSomebodyElse = (): Scenario =>
  createScenario({ sessionKey: 'agent:main:somebody', writer: 'w_000000000002', ids: 'other_', withoutHeader: true })
    .user('What time is it?')
    .call('exec', { command: 'date' })
    .say('Noon.')
    .end();

test('ids are unique, and each rule is a sentence', () => {
  assert.equal(new Set(CAUSAL_RULES.map(({ id }) => id)).size, CAUSAL_RULES.length);
  for (const { because } of CAUSAL_RULES) assert.match(because, /^[A-Z].*\.$/);
});

test('from cause to effect there is no cycle between types', () => {
  const remaining = new Set<FailureType>(FAILURE_TYPES);
  for (let removed = true; removed; ) {
    removed = false;
    for (const type of remaining) {
      const isCause = CAUSAL_RULES.some(({ from, to }) => from === type && remaining.has(to));
      if (isCause) continue;
      remaining.delete(type);
      removed = true;
    }
  }
  assert.deepEqual([...remaining], []);
});
