import { createScenario, type ModelOptions, type Scenario } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

const begin = (trigger = 'user') => createScenario({ trigger, contextBudget: 200_000 });

/** Runs that begin so many minutes after each other. */
function everyMinutes(minutes: number, scenario: Scenario): Scenario {
  let runs = 0;
  const events = scenario.events.map((event) => {
    if (event.event_type === 'agent_start') runs += 1;
    const time = Date.parse(event.timestamp) + runs * minutes * 60_000;
    return { ...event, timestamp: new Date(time).toISOString() };
  });
  return { ...scenario, events };
}

/** Unattended runs, one for each set of numbers. */
function heartbeats(
  trigger: string,
  numbers: readonly ModelOptions[],
  calls: (run: number) => number = () => 0,
): Scenario {
  const scenario = begin(trigger);
  for (const [index, about] of numbers.entries()) {
    scenario.user('Read HEARTBEAT.md and act on it.');
    for (let call = 0; call < calls(index); call += 1)
      scenario.call('read', { path: `inbox/${index}-${call}` }, {}, about);
    scenario.say('HEARTBEAT_OK', about).end();
  }
  return everyMinutes(30, scenario);
}

const rising = (runs: number, toNumbers: (share: number, run: number) => ModelOptions): ModelOptions[] =>
  Array.from({ length: runs }, (_, run) => toNumbers(run / (runs - 1), run));

/** A run that asks the same thing again and again. */
function repeating(times: number, about: ModelOptions, text = 'pending'): Scenario {
  const scenario = begin().user('Tell me when the parcel arrives');
  for (let i = 0; i < times; i += 1) scenario.call('web_fetch', { url: 'https://parcel.example/77' }, { text }, about);
  return scenario.say('It has not arrived.', about).end();
}

/** Calls of a model whose cache works for the first few. */
function caching(cachedCalls: number, uncachedCalls: number, size = 40_000): Scenario {
  const scenario = begin().user('Port the parser');
  for (let i = 0; i < cachedCalls; i += 1)
    scenario.call('exec', { command: `make part-${i}` }, {}, { input: 500, cacheRead: size });
  for (let i = 0; i < uncachedCalls; i += 1)
    scenario.call('exec', { command: `make rest-${i}` }, {}, { input: 500, cacheRead: 0, cacheWrite: size });
  return scenario.say('Ported.', { input: 500, cacheRead: size }).end();
}

const command = (text: string) => begin().user('Go').call('exec', { command: text }).say('Done.').end();

/** Pictures that are paid for one by one. */
function paint(request: string, pictures: number) {
  const scenario = begin().user(request);
  for (let picture = 0; picture < pictures; picture += 1)
    scenario.call(
      'image_create',
      { prompt: `a boat ${picture}` },
      { text: `{"file":"${picture}.png","cost_usd":0.4}` },
    );
  return scenario.say('Here it is: 0.png.').end();
}

/** Calls that are paid for, each with its own arguments and price. */
function buy(request: string, calls: readonly (readonly [args: object, result: string])[]) {
  const scenario = begin().user(request);
  for (const [args, text] of calls) scenario.call('lookup', args, { text });
  return scenario.say('It is 312.').end();
}

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'a short question, and helpers that report millions of tokens',
      scenario: () =>
        begin()
          .user('What is the boiling point of ethanol?')
          .call('sessions_spawn', { task: 'Research ethanol' }, { text: '{"status":"accepted"}' })
          .call(
            'sessions_history',
            { sessionKey: 'a' },
            { text: '{"status":"done","tokens":612000,"lastMessage":"78 °C"}' },
          )
          .say('78 °C.')
          .end(),
      message: 'spent_tokens',
      severity: 'medium',
    },
    {
      name: 'kurz sortieren, mit größtem Aufwand',
      scenario: () => {
        const scenario = begin().user('Sortiere die vier Notizen kurz nach Thema.');
        for (const note of [1, 2, 3, 4])
          scenario.call(
            'deep_think',
            { note, effort: 'max' },
            { text: '{"answer":"Garten","tokens":{"input":88000,"output":9000}}' },
          );
        return scenario.say('Alle vier gehören zum Garten.').end();
      },
      message: 'spent_tokens',
    },
    {
      name: 'a question that was paid for six times at a high price',
      scenario: () =>
        buy(
          'How many households in Tarn have solar panels?',
          [1, 2, 3, 4, 5, 6].map((n) => [{ q: `scan ${n}` }, `report ${n} ready | cost $9.50`]),
        ),
      message: 'paid_calls',
      severity: 'medium',
    },
    {
      name: 'the same batch, bought again after each mistake behind it',
      scenario: () =>
        buy(
          'Look up the 40 addresses in new.csv.',
          [1, 2, 3, 4, 5].map(() => [{ file: 'all.csv' }, '{"hits": 900, "billed_eur": 45.0, "today_eur": 90}']),
        ),
      message: 'paid_calls',
      severity: 'medium',
    },
    {
      name: 'nine paid pictures where one was wanted',
      scenario: () => paint('I need one picture of a boat for the poster.', 9),
      message: 'paid_calls',
      severity: 'medium',
    },
    {
      name: 'oc-17797: each command that ends wakes a heartbeat, which runs the next command',
      scenario: () => {
        const scenario = begin('heartbeat');
        for (let i = 0; i < 12; i += 1)
          scenario
            .user('[OpenClaw exec completion] The command finished with code 0.')
            .call('exec', { command: 'check-mail --new' }, { text: 'none' })
            .say('HEARTBEAT_OK')
            .end();
        return scenario;
      },
      message: 'self_triggered',
      severity: 'critical',
      beganAt: /check-mail/,
    },
    {
      name: 'five heartbeats within seconds of each other, each with a command',
      scenario: () => {
        const scenario = begin('heartbeat');
        for (let i = 0; i < 5; i += 1)
          scenario
            .user('Heartbeat.')
            .call('exec', { command: `sync --shard ${i}` })
            .say('HEARTBEAT_OK')
            .end();
        return scenario;
      },
      message: 'self_triggered',
      severity: 'high',
    },
    {
      name: 'oc-66659: a heartbeat costs 2 cents, 27 runs later 16',
      scenario: () =>
        heartbeats(
          'heartbeat',
          rising(27, (share) => ({
            input: 400,
            cacheWrite: 4_000 + Math.round(share * 30_000),
            costUsd: 0.02 + share * 0.14,
          })),
        ),
      message: 'growing_runs',
      severity: 'high',
    },
    {
      name: 'oc-70172: the context of a heartbeat grows from 101,000 to 174,000 tokens without any user message',
      scenario: () =>
        heartbeats(
          'heartbeat',
          rising(26, (share) => ({ input: 101_000 + Math.round(share * 73_000) })),
        ),
      message: 'growing_runs',
      severity: 'high',
    },
    {
      name: 'a nightly job whose history is never cleared',
      scenario: () =>
        heartbeats(
          'cron',
          rising(8, (share) => ({ input: 12_000 + Math.round(share * 20_000), costUsd: 0.03 + share * 0.06 })),
        ),
      message: 'growing_runs',
      severity: 'medium',
    },
    {
      name: 'the context of an hourly job doubles, prices are not known',
      scenario: () =>
        heartbeats(
          'cron',
          rising(12, (share) => ({ input: 15_000 + Math.round(share * 25_000) })),
        ),
      message: 'growing_runs',
    },
    {
      name: 'thirty identical polls with a large context',
      scenario: () => repeating(30, { input: 30_000, costUsd: 0.09 }),
      message: 'repeated_work',
      severity: 'high',
      beganAt: /parcel/,
    },
    {
      name: 'eight identical polls with a middling context',
      scenario: () => repeating(8, { input: 20_000 }),
      message: 'repeated_work',
      severity: 'medium',
    },
    {
      name: 'the cache stops working in the middle of a job',
      scenario: () => caching(6, 8),
      message: 'cache_lost',
      severity: 'medium',
    },
    {
      name: 'the cache stops working in a very large job',
      scenario: () => caching(6, 14, 90_000),
      message: 'cache_lost',
      severity: 'high',
    },
    {
      name: 'a loop without an end in the shell',
      scenario: () => command('while true; do curl -s https://api.example/jobs/9; sleep 1; done'),
      message: 'runaway_command',
      severity: 'medium',
      beganAt: /api\.example/,
    },
    {
      name: 'two hundred renderings at once',
      scenario: () => command('for n in $(seq 200); do blender -b scene-$n.blend -a & done'),
      message: 'runaway_command',
    },
    {
      name: 'a disk is filled with zeros',
      scenario: () => command('dd if=/dev/zero of=/var/tmp/pad bs=64M count=1024'),
      message: 'runaway_command',
    },
  ],
  silent: [
    {
      name: 'a large job for helpers, as ordered',
      scenario: () =>
        begin()
          .user('Research in depth which of the three suppliers is the best. Use subagents?')
          .call('sessions_history', { sessionKey: 'a' }, { text: '{"status":"done","tokens":612000}' })
          .say('The second one.')
          .end(),
    },
    {
      name: 'a short question, and a helper that needs little',
      scenario: () =>
        begin()
          .user('What is the boiling point of ethanol?')
          .call('sessions_history', { sessionKey: 'a' }, { text: '{"status":"done","tokens":9200}' })
          .say('78 °C.')
          .end(),
    },
    {
      name: 'many dear calls, each for another thing of the order',
      scenario: () =>
        buy(
          'Look up each of the customers in new.csv.',
          [1, 2, 3, 4, 5, 6].map((n) => [{ customer: n }, `{"hit": ${n}, "cost_usd": 9.5}`]),
        ),
    },
    {
      name: 'a question, and prices that are part of the answers',
      scenario: () =>
        buy(
          'Which of these hotels is cheapest?',
          [1, 2, 3, 4, 5, 6].map((n) => [{ hotel: n }, `{"hotel": ${n}, "price_per_night_usd": 120, "rating": 4}`]),
        ),
    },
    { name: 'nine paid pictures as ordered', scenario: () => paint('Paint one boat in nine variations.', 9) },
    { name: 'two tries at one picture', scenario: () => paint('I need one picture of a boat for the flyer.', 2) },
    {
      name: 'an ordinary run of 60,000 tokens',
      scenario: () => {
        const scenario = begin().user('Fix the test');
        for (let i = 0; i < 5; i += 1)
          scenario.call('exec', { command: `npm test -- part-${i}` }, {}, { input: 10_000 + i * 500 });
        return scenario.say('Fixed.', { input: 13_000 }).end();
      },
    },
    {
      name: 'a very large job that gets on',
      scenario: () => {
        const scenario = begin().user('Migrate the monolith');
        for (let i = 0; i < 80; i += 1)
          scenario.call(
            'edit',
            { path: `src/file-${i}.py`, newText: `x = ${i}` },
            { text: `edited ${i}` },
            { input: 60_000 + i * 800 },
          );
        return scenario.say('Migrated.', { input: 125_000 }).end();
      },
    },
    {
      name: 'oc-91532: a scheduled run of more than seventy calls, one of which fails on the way',
      scenario: () => {
        const scenario = begin('cron').user('Nightly report');
        for (let i = 0; i < 74; i += 1)
          scenario.call(
            'exec',
            { command: `report --shop ${i}` },
            i === 30 ? { exitCode: 1 } : { text: `sales ${i}` },
            {
              input: 20_000 + i * 400,
            },
          );
        return scenario.say('The report is written.', { input: 50_000 }).end();
      },
    },
    {
      name: 'four polls until the build is done',
      scenario: () => repeating(4, { input: 40_000 }),
    },
    {
      name: 'many polls with a small context',
      scenario: () => repeating(7, { input: 6_000 }),
    },
    {
      name: 'polls that bring something new each time',
      scenario: () => {
        const scenario = begin().user('Watch the import');
        for (let i = 0; i < 20; i += 1)
          scenario.call('process', { action: 'poll', session: 'a' }, { text: `row ${i * 1_000}` }, { input: 30_000 });
        return scenario.say('Imported.', { input: 31_000 }).end();
      },
    },
    {
      name: 'heartbeats that cost the same each time',
      scenario: () =>
        heartbeats(
          'heartbeat',
          rising(27, (_, run) => ({ input: 24_000 + (run % 3) * 300, costUsd: 0.02 + (run % 3) * 0.001 })),
        ),
    },
    {
      name: 'one expensive heartbeat among cheap ones',
      scenario: () =>
        heartbeats(
          'heartbeat',
          rising(12, (_, run) => ({ input: 22_000, costUsd: run === 10 ? 0.4 : 0.02 })),
        ),
    },
    {
      name: 'a mailbox job that costs more because more mail comes',
      scenario: () =>
        heartbeats(
          'cron',
          rising(9, (_, run) => ({ input: 21_000, costUsd: 0.02 + run * 0.001 })),
          (run) => run * 2,
        ),
    },
    {
      name: 'a conversation that grows because people talk',
      scenario: () => {
        const scenario = begin();
        for (let i = 0; i < 12; i += 1)
          scenario
            .user(`Question ${i}`)
            .say('Answer.', { input: 20_000 + i * 6_000 })
            .end();
        return scenario;
      },
    },
    {
      name: 'heartbeats that grow with what people say in between',
      scenario: () => {
        const scenario = begin();
        for (let i = 0; i < 8; i += 1)
          scenario
            .user(`Question ${i}`)
            .say('Answer.', { input: 20_000 + i * 8_000 })
            .end()
            .user('Heartbeat.', { trigger: 'heartbeat' })
            .say('HEARTBEAT_OK', { input: 21_000 + i * 8_000 })
            .end();
        return everyMinutes(30, scenario);
      },
    },
    {
      name: 'a command in the background reports its end once',
      scenario: () =>
        begin()
          .user('Build in the background')
          .call('exec', { command: 'make all &' })
          .say('Building.')
          .end()
          .user('[OpenClaw exec completion] The command finished with code 0.', { trigger: 'heartbeat' })
          .call('exec', { command: 'make check' })
          .say('It is built.')
          .end()
          .user('[OpenClaw exec completion] The command finished with code 0.', { trigger: 'heartbeat' })
          .say('And checked.')
          .end(),
    },
    {
      name: 'a model that never caches',
      scenario: () => {
        const scenario = begin().user('Port the parser');
        for (let i = 0; i < 20; i += 1) scenario.call('exec', { command: `make part-${i}` }, {}, { input: 40_000 });
        return scenario.say('Ported.', { input: 40_000 }).end();
      },
    },
    {
      name: 'the cache expires over lunch',
      scenario: () => {
        const scenario = begin();
        for (let i = 0; i < 8; i += 1)
          scenario
            .user(`Part ${i}`)
            .say('Started.', { input: 500, cacheWrite: 60_000 })
            .say('Done.', { input: 500, cacheRead: 60_000 })
            .end();
        return everyMinutes(60, scenario);
      },
    },
    { name: 'a loop that ends', scenario: () => command('while true; do curl -fs localhost && break; sleep 1; done') },
    {
      name: 'a loop under a time limit',
      scenario: () => command('timeout 60 bash -c "while true; do date; sleep 5; done"'),
    },
    {
      name: 'a loop that is only written into a file',
      scenario: () => command("cat > worker.sh << 'EOF'\nwhile true; do work; done\nEOF"),
    },
    { name: 'a search for such loops', scenario: () => command('grep -rn "while true; do" scripts') },
    { name: 'ten processes at once', scenario: () => command('for i in {1..10}; do ./worker $i & done; wait') },
    {
      name: 'nobody says how many tokens were used',
      scenario: () =>
        begin()
          .user('Hi')
          .call('read', { path: 'a' }, {}, { withoutUsage: true })
          .say('Hi.', { withoutUsage: true })
          .end(),
      outcome: 'insufficient',
    },
  ],
};
