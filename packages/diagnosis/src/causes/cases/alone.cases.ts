import type { FailureType } from '../../model/failure-types.ts';
import { failing, repeating } from '../../testing/calls-in-a-row.ts';
import type { Scenario } from '../../testing/scenario.ts';

export const UNKNOWN = { outcome: 'blocked', blockedBy: 'unknown_tool', text: 'Tool frobnicate not found' };
export const WRONG = { outcome: 'blocked', blockedBy: 'invalid_arguments', text: 'Validation failed for tool "edit"' };
export const OVERFLOW = {
  outcome: 'failed',
  failure: 'context_overflow',
  error: 'prompt is too long: 320000 tokens > 200000 maximum',
};
const STILL_RUNNING = {
  outcome: 'running',
  text: 'Command still running (session brisk-elm, pid 4120). Use process (list/poll/log/kill) for follow-up.',
};
export const page = (chars: number) => ({ text: 'GET /orders 200 12ms\n'.repeat(Math.ceil(chars / 21)) });
export const printed = (tool: string, value: string) =>
  `<function_calls>\n<invoke name="${tool}">\n<parameter name="about">${value}</parameter>\n</invoke>\n</function_calls>`;

/** Each failure by itself, in a run of its own that shares nothing with the others but the conversation. */
export const ALONE = {
  hallucinated_tool: (scenario: Scenario) =>
    scenario.user('Tune the radio').call('frobnicate', { level: 1 }, UNKNOWN).say('There is no such tool.').end(),
  malformed_arguments: (scenario: Scenario) =>
    scenario
      .user('Mend the notes')
      .call('edit', { file: 'notes.txt' }, WRONG)
      .call('edit', { filename: 'notes.txt' }, WRONG)
      .say('The edit was refused twice.')
      .end(),
  skill_failure: (scenario: Scenario) =>
    scenario
      .user('Write the changelog')
      .skills([{ name: 'changelog', description: 'Writes a changelog' }])
      .readSkill('changelog', 'not_found')
      .say('The skill could not be opened.')
      .end(),
  tool_error_cascade: (scenario: Scenario) =>
    scenario
      .user('Mount the share')
      .call('exec', { command: 'mount /a' }, failing('mount: permission denied'))
      .call('exec', { command: 'mount -o rw /b' }, failing('mount: wrong fs type'))
      .call('exec', { command: 'modprobe cifs' }, failing('modprobe: not found in directory'))
      .say('I could not mount the share: every command failed.')
      .end(),
  ignoring_tool_outputs: (scenario: Scenario) =>
    scenario
      .user('Build the world')
      .call('exec', { command: 'make world' }, STILL_RUNNING)
      .say('The build has finished without an error.')
      .end(),
  infinite_tool_loop: (scenario: Scenario) =>
    repeating(scenario.user('What is in drawer 77?'), 4, () => ['drawer', { number: 77 }, { text: 'no entry' }])
      .say('There is no entry.')
      .end(),
  cost_explosion: (scenario: Scenario) => workTwice(scenario.user('Index the shelves'), 'shelf').say('Indexed.').end(),
  provider_fault: (scenario: Scenario) =>
    repeatedFaults(scenario.user('Tell me a story')).say('Once upon a time.').end(),
  context_pollution: (scenario: Scenario) =>
    scenario
      .user('Read the access log')
      .call('read', { path: 'access.log' }, page(480_000), { input: 10_000 })
      .say('It is long.', { input: 130_000 })
      .end()
      .compaction({ before: 131_000, after: 40_000 }),
  premature_termination: (scenario: Scenario) =>
    scenario.user('Render the film').call('render', { film: 'a.mov' }, { missing: true }).end('timeout'),
  tool_call_as_text: (scenario: Scenario) =>
    scenario.user('Which trains go to Graz?').say(printed('trains', 'Graz')).end(),
  memory_degradation: (scenario: Scenario) =>
    scenario
      .user('Who was the plumber?')
      .memory('search', 'plumber telephone', 'unavailable')
      .say('Memory does not answer.')
      .end(),
  unverified_claim: (scenario: Scenario) =>
    scenario
      .user('Mend the date parser')
      .call('edit', { path: 'src/dates.ts', oldText: 'a', newText: 'b' }, { text: 'Edited.' })
      .call('exec', { command: 'npm test' }, { text: 'Tests: 3 failed, 41 passed', exitCode: 1 })
      .say('I fixed the parser, and all tests pass now.')
      .end(),
  subagent_lost: (scenario: Scenario) =>
    scenario
      .user('Audit the modules')
      .subagent('audit-a', { ending: 'error' })
      .say('Both modules are audited, nothing was found.')
      .end(),
} as const satisfies Partial<Record<FailureType, (scenario: Scenario) => Scenario>>;

/** Six calls, and the same six once more, for ten times the price: no loop, but half of the work for nothing. */
export function workTwice(scenario: Scenario, what: string): Scenario {
  for (const input of [6_000, 60_000])
    repeating(scenario, 6, (index) => [what, { number: index }, { text: `${what} ${index}` }], { input });
  return scenario;
}

export function repeatedFaults(scenario: Scenario, about: object = {}): Scenario {
  for (let i = 0; i < 3; i += 1)
    scenario.model({ outcome: 'failed', failure: 'rate_limit', error: 'slow down', retry: true, ...about });
  return scenario;
}

/** Failures one after the other in one conversation, each by itself. */
export function sideBySide(scenario: Scenario, ...types: readonly (keyof typeof ALONE)[]): Scenario {
  for (const type of types) ALONE[type](scenario);
  return scenario;
}
