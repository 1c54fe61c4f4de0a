import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnose } from '../diagnose.ts';
import type { EvidenceEvent } from '../intake/read-evidence.ts';
import { createScenario } from '../testing/scenario.ts';
import { whyNothing } from './why-nothing.ts';

const trouble = (source: string, message = source) =>
  ({
    what: 'trouble',
    source,
    message,
    exitCode: null,
    signal: null,
    eventId: 'evt_000001',
    position: 1,
    at: null,
  }) as unknown as Parameters<typeof whyNothing>[0][number];

test('what ended an agent before anything was recorded is the reason, and the next step is about that', () => {
  const cases: [string, RegExp, RegExp][] = [
    ['timeout', /^The time limit ended the agent before/, /--timeout/],
    ['interrupt', /^The agent was interrupted before/, /not intended/],
    ['abort', /^The run was aborted before/, /not intended/],
    ['launch', /could not be launched/, /without Critiqor/],
    ['signal', /was killed/, /what killed it/],
  ];
  for (const [source, reason, next] of cases) {
    const found = whyNothing([trouble(source), trouble('recorder', 'The environment variables did not reach it.')], []);
    assert.match(found.reason, reason);
    assert.match(found.nextAction, next);
    assert.doesNotMatch(found.nextAction, /doctor/);
  }
});

test('without such an end the recorder is the reason, or that nobody asked the agent anything', () => {
  assert.match(whyNothing([], []).nextAction, /doctor/);
  assert.match(whyNothing([trouble('recorder', 'OpenClaw blocks the recorder.')], []).reason, /blocks the recorder/);
  assert.match(whyNothing([], ['gateway']).reason, /attached \(gateway\), and the agent was asked nothing/);
  assert.match(whyNothing([], ['agent_local'], true).reason, /began to work, and its process disappeared/);
  assert.match(whyNothing([], ['chat']).reason, /a person runs there with !/);
  assert.match(whyNothing([trouble('interrupt')], ['chat']).reason, /a person runs there with !/);
  assert.match(whyNothing([], ['chat']).nextAction, /Ask the agent something/);
});

test('a diagnosis without evidence says it in its summary and in its next action', () => {
  const identity = { run_id: 'run_001', agent_id: '', tenant_id: '', framework: 'openclaw', visibility: 'private' };
  const [header] = createScenario().events;
  const abort = { ...header, writer: 'supervisor', source_layer: 'supervisor', event_type: 'state_transition' };
  const events = [{ ...abort, payload: { state: 'FINALIZING', message: 'abort requested' } } as EvidenceEvent];
  const { executive_summary, recommendations } = diagnose({ identity, events, integrity: null });
  assert.match(
    executive_summary.summary,
    /There is not enough evidence to judge this run\. The run was aborted before/,
  );
  assert.match(recommendations.next_action, /If that was not intended/);
});
