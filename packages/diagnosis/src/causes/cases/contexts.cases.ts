import { repeating } from '../../testing/calls-in-a-row.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';
import type { RuleCase } from '../../testing/test-causal-rule.ts';
import { ALONE, OVERFLOW, page, repeatedFaults, workTwice } from './alone.cases.ts';

const begin = () => createScenario({ contextBudget: 200_000 });
const readLog = (scenario: Scenario, name: string, input: number, chars: number) =>
  scenario.call('read', { path: name }, page(chars), { input });
const FACT = 'The staging database runs on port 6543 at db.internal.';
const QUESTION = 'Gladly. Which port does the staging database use?';
/** Shelves once more, for the price of a full context. */
const shelvesAgain = (scenario: Scenario, from: number, to: number, input: number) =>
  repeating(scenario, to - from, (index) => shelf(from + index), { input });
const shelf = (number: number) => ['shelf', { number }, { text: `shelf ${number}` }] as const;

/** What fills a context, what it costs and what is lost by it. */
export const CASES: readonly RuleCase[] = [
  {
    rule: 'loop_burns_tokens',
    scenario: (isLoop) =>
      isLoop
        ? repeating(begin().user('What is in drawer 77?'), 8, () => ['drawer', { number: 77 }, { text: 'no entry' }], {
            input: 40_000,
          })
            .say('Nothing.', { input: 40_000 })
            .end()
        : workTwice(begin().user('Index the shelves'), 'shelf').say('Indexed.').end(),
    cites: [2, 3, 4, 5, 6, 7, 8].map((number) => `tool_call ${number}`),
  },
  {
    rule: 'loop_adds_cost',
    scenario: (isLoop) =>
      repeating(
        workTwice(begin().user('Index the shelves'), 'shelf'),
        4,
        (index) => ['drawer', { number: isLoop ? 77 : index }, { text: 'no entry' }],
        { input: 20_000 },
      )
        .say('Indexed.')
        .end(),
    cites: ['tool_call 14', 'tool_call 15', 'tool_call 16'],
  },
  {
    rule: 'retries_add_cost',
    scenario: (isBilled) =>
      repeatedFaults(workTwice(begin().user('Index the shelves'), 'shelf'), { billed: isBilled, input: 61_000 })
        .say('Indexed.')
        .end(),
    cites: ['after_provider_response 13', 'after_provider_response 14', 'after_provider_response 15'],
    near: () =>
      workTwice(repeatedFaults(begin().user('Index the shelves'), { billed: true, input: 61_000 }), 'shelf')
        .say('Indexed.')
        .end(),
  },
  {
    rule: 'loop_fills_context',
    scenario: (isLoop) => {
      const scenario = begin().user('Watch the log');
      for (let i = 0; i < 4; i += 1)
        scenario.call('tail', { file: isLoop ? 'a' : i }, page(180_000), { input: 9_000 + i * 45_000 });
      return scenario.say('It goes on.', { input: 189_000 }).end();
    },
    cites: ['tool_call 1', 'tool_call 2', 'tool_call 3'],
  },
  {
    rule: 'loop_fills_context_further',
    scenario: (isLoop) => {
      const scenario = readLog(readLog(begin().user('Compare the logs'), 'a', 9_000, 240_000), 'b', 69_000, 220_000);
      for (let i = 0; i < 3; i += 1)
        scenario.call('tail', { file: isLoop ? 'c' : i }, page(80_000), { input: 124_000 + i * 20_000 });
      return scenario.say('They differ.', { input: 184_000 }).end();
    },
    cites: ['tool_call 3'],
  },
  {
    rule: 'full_context_costs',
    scenario: (isFull) => {
      const scenario = begin().user('Index the shelves');
      if (isFull) readLog(scenario, 'access.log', 6_000, 480_000);
      shelvesAgain(scenario, 0, 6, 130_000);
      return shelvesAgain(scenario, 0, 6, 165_000).say('Indexed.', { input: 130_000 }).end();
    },
    cites: ['tool_result 1', 'after_provider_response 8'],
    near: () => {
      const scenario = readLog(begin().user('Index the shelves'), 'access.log', 6_000, 480_000);
      scenario.say('It is long.', { input: 130_000 }).compaction({ before: 131_000, after: 60_000 });
      return workTwice(scenario, 'shelf').say('Indexed.').end();
    },
  },
  {
    rule: 'full_context_adds_cost',
    scenario: (isFull) => {
      const scenario = begin().user('Index the shelves');
      shelvesAgain(scenario, 0, 6, 6_000);
      shelvesAgain(scenario, 0, 2, 10_000);
      if (isFull) readLog(scenario, 'access.log', 10_000, 480_000);
      return shelvesAgain(scenario, 2, 6, isFull ? 130_000 : 40_000)
        .say('Indexed.', { input: isFull ? 131_000 : 41_000 })
        .end();
    },
    cites: ['tool_result 9', 'after_provider_response 10'],
  },
  {
    rule: 'overflow_ends_run',
    scenario: (isFull) =>
      readLog(begin().user('Read the log'), 'access.log', 10_000, 900_000)
        .model(isFull ? OVERFLOW : { outcome: 'failed', failure: 'server_error', error: 'the server is gone' })
        .end('error', isFull ? { failure: 'context_overflow' } : { error: 'the server is gone' }),
    cites: ['before_provider_request 2', 'agent_end 1'],
    near: () =>
      ALONE.context_pollution(begin())
        .user('And now render the film')
        .call('render', { film: 'a.mov' }, { missing: true })
        .end('error', { failure: 'server_error', error: 'the server is gone' }),
  },
  {
    rule: 'compaction_loses_facts',
    scenario: (isFull) =>
      readLog(begin().user(`${FACT} Read the log.`), 'access.log', 60_000, isFull ? 460_000 : 4_000)
        .say('It is long.', { input: isFull ? 175_000 : 61_000 })
        .end()
        .compaction({ before: isFull ? 176_000 : 62_000, after: 50_000 })
        .user('Apply the migrations')
        .say(QUESTION)
        .end(),
    cites: ['input 1', 'compaction_start 1', 'message_end 3'],
    near: () =>
      ALONE.context_pollution(begin())
        .user(`${FACT} Check the migrations.`)
        .say('Two are pending.')
        .end()
        .compaction({ before: 60_000, after: 30_000 })
        .user('Apply the migrations')
        .say(QUESTION)
        .end(),
  },
];
