import { createScenario, type ModelOptions } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

const BUDGET = 100_000;
const begin = (contextBudget = BUDGET) => createScenario({ contextBudget });
const at = (input: number): ModelOptions => ({ input });
const REFUSED: ModelOptions = {
  outcome: 'failed',
  failure: 'context_overflow',
  error: 'Context overflow: prompt too large for the model.',
};
const refusedWith = (used: number): ModelOptions => ({
  ...REFUSED,
  error: `400 This model's maximum context length is ${BUDGET} tokens. However, your messages resulted in ${used} tokens.`,
});
const text = (chars: number, line = 'GET /orders 200 12ms\n') => ({
  text: line.repeat(Math.ceil(chars / line.length)),
});

/** Pages of one log, read one after the other. */
function readPages(request: string, pages: number, path: (page: number) => string) {
  const scenario = begin().user(request);
  for (let page = 0; page < pages; page += 1)
    scenario.call('read', { path: path(page), offset: page * 300, limit: 300 }, text(9_000), at(4_000 + page * 2_500));
  return scenario.say('At 04:12.', at(4_000 + pages * 2_500)).end();
}

/** Files that are printed whole, in one line each. */
function printFiles(request: string, files: number, piece: string) {
  const scenario = begin().user(request);
  for (let file = 0; file < files; file += 1)
    scenario.call('exec', { command: `cat assets/part-${file}` }, text(9_000, piece), at(4_000 + file * 2_500));
  return scenario.say('It is 1.4.2.', at(4_000 + files * 2_500)).end();
}

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'files that nobody can read are printed whole',
      scenario: () => printFiles('Which version is in the bundle?', 3, 'a7Gk+Qz0/xR9;'),
      message: 'raw_dump',
      severity: 'medium',
    },
    {
      name: 'the same document is read whole for every question',
      scenario: () => {
        const scenario = begin().user('What is the notice period, and what the deposit?');
        for (let look = 0; look < 6; look += 1)
          scenario.call('read', { path: 'lease.md' }, text(9_000, 'The lessee shall\n'), at(4_000 + look * 2_500));
        return scenario.say('Three months, 900 euros.', at(20_000)).end();
      },
      message: 'raw_dump',
      severity: 'medium',
    },
    {
      name: 'a short file is printed four times, with two tools, for one question',
      scenario: () => {
        const scenario = begin().user('Which separator does the export use?');
        for (let look = 0; look < 2; look += 1)
          scenario
            .call('read', { path: 'export.csv' }, text(2_000, '4021;Graz;52.24\n'), at(4_000 + look * 1_000))
            .call('exec', { command: 'cat export.csv' }, text(2_000, '4021;Graz;52.24\n'), at(4_500 + look * 1_000));
        return scenario.say('A semicolon.', at(7_000)).end();
      },
      message: 'raw_dump',
      severity: 'medium',
    },
    {
      name: 'a table is fetched page by page, each cut off, before it is counted',
      scenario: () => {
        const scenario = begin().user('How many members are active?');
        for (let page = 0; page < 4; page += 1)
          scenario.call(
            'warehouse_query',
            { sql: `SELECT * FROM member LIMIT 500 OFFSET ${page * 500}` },
            { text: `${`${page}|Rua do Sol ${page}|active\n`.repeat(400)}… output truncated` },
            at(4_000 + page * 2_500),
          );
        return scenario
          .call('warehouse_query', { sql: 'SELECT count(*) FROM member' }, { text: '8112' }, at(15_000))
          .say('8,112.', at(15_500))
          .end();
      },
      message: 'raw_dump',
      severity: 'medium',
    },
    {
      name: 'a log is read page after page for one line',
      scenario: () => readPages('When did the pump stop?', 7, () => '/var/log/pump.log'),
      message: 'raw_dump',
      severity: 'medium',
    },
    {
      name: 'the logs of a whole week are read for one line',
      scenario: () => readPages('When did the pump stop on Tuesday?', 6, (page) => `/var/log/pump/day-${page}.log`),
      message: 'raw_dump',
      severity: 'medium',
    },
    {
      name: 'oc-13464: one poll adds 184k tokens to a window of 200k, and every later request is refused',
      scenario: () =>
        begin(200_000)
          .user('Watch the import until it ends')
          .call('exec', { command: 'import --all' }, { text: 'still running (session brisk-otter)' }, at(135_000))
          .call(
            'process',
            { action: 'poll', session: 'brisk-otter' },
            text(736_000, 'row imported 0815\n'),
            at(136_000),
          )
          .model({ ...REFUSED, error: 'prompt is too long: 320000 tokens > 200000 maximum' })
          .end('error', { failure: 'context_overflow' })
          .user('Hello?')
          .model(REFUSED)
          .end('error', { failure: 'context_overflow' })
          .user('Are you there?')
          .model(REFUSED)
          .end('error', { failure: 'context_overflow' }),
      message: 'overflow',
      severity: 'critical',
      beganAt: /row imported/,
    },
    {
      name: 'oc-99168: after a binary download every small result is empty',
      scenario: () =>
        begin()
          .user('What is in the bundle?')
          .call('exec', { command: 'ls -la' }, { text: 'total 8\n-rw-r--r-- bundle.bin' })
          .call('exec', { command: 'cat bundle.bin' }, { text: `\u0000\u0001\u0002\ufffd\ufffd`.repeat(200) })
          .call('exec', { command: 'pwd' }, { text: '(no output)' })
          .call('exec', { command: 'ls -l' }, { text: '(no output)' })
          .call('exec', { command: 'echo still here' }, { text: '(no output)' })
          .say('I can not see any output.')
          .end(),
      message: 'results_emptied',
      severity: 'high',
      beganAt: /cat bundle|\\u0000/,
    },
    {
      name: 'after a huge dump every small result is empty',
      scenario: () =>
        begin()
          .user('Find the slow query')
          .call('exec', { command: 'pg_dump shop' }, text(60_000, 'INSERT INTO orders VALUES (1);\n'))
          .call('exec', { command: 'date' }, { text: '' })
          .call('exec', { command: 'cd /srv && git status' }, { text: '' })
          .say('Nothing is shown.')
          .end(),
      message: 'results_emptied',
      beganAt: /INSERT INTO/,
    },
    {
      name: 'oc-99535: the process ran to its end, its result is delivered empty',
      scenario: () =>
        begin()
          .user('How many users are there?')
          .call('exec', { command: 'wc -l users.csv' }, { text: '', exitCode: 0, durationMs: 1_900 })
          .say('There are no users.')
          .end(),
      message: 'result_lost',
      severity: 'medium',
      beganAt: /tool_result/,
    },
    {
      name: 'two commands in a row whose output never arrives',
      scenario: () =>
        begin()
          .user('Which host is this?')
          .call('exec', { command: 'hostname' }, { text: '(no output)', exitCode: 0 })
          .call('exec', { command: 'uname -a' }, { text: '(no output)', exitCode: 0 })
          .say('It does not say.')
          .end(),
      message: 'result_lost',
      severity: 'high',
    },
    {
      name: 'many middle-sized pages fill the context until a call is refused',
      scenario: () => {
        const scenario = begin().user('Compare the eleven offers');
        for (let i = 0; i < 11; i += 1)
          scenario.call(
            'web_fetch',
            { url: `https://shop-${i}.example/offer` },
            text(32_000, 'price and terms\n'),
            at(9_000 + i * 8_200),
          );
        return scenario.model(refusedWith(101_300)).end('error', { failure: 'context_overflow' });
      },
      message: 'overflow',
      severity: 'critical',
      beganAt: /price and terms/,
    },
    {
      name: 'a refused call, a summary, and the run goes on',
      scenario: () =>
        begin()
          .user('Read the four logs')
          .call('read', { path: 'a.log' }, text(180_000), at(8_000))
          .call('read', { path: 'b.log' }, text(180_000), at(54_000))
          .model(refusedWith(101_000))
          .compaction({ before: 101_000, after: 30_000 })
          .say('Both logs are clean.', at(32_000))
          .end(),
      message: 'overflow_recovered',
      severity: 'medium',
    },
    {
      name: 'the history is summarised three times within one job',
      scenario: () => {
        const scenario = begin().user('Translate the handbook');
        for (let part = 0; part < 3; part += 1)
          scenario
            .call('read', { path: `part-${part}.md` }, text(240_000, 'Kapitel und Absatz\n'), at(30_000))
            .model(at(90_000))
            .compaction({ before: 90_000, after: 24_000 });
        return scenario.say('Translated.', at(26_000)).end();
      },
      message: 'repeated_compaction',
      severity: 'high',
    },
    {
      name: 'summarised twice in one run',
      scenario: () =>
        begin()
          .user('Sort the photos')
          .call('exec', { command: 'exiftool -r .' }, text(230_000, 'Camera Model: X100\n'), at(30_000))
          .model(at(88_000))
          .compaction({ before: 88_000, after: 20_000 })
          .call('exec', { command: 'exiftool -r ./old' }, text(260_000, 'Camera Model: X100\n'), at(22_000))
          .model(at(87_000))
          .compaction({ before: 87_000, after: 20_000 })
          .say('Sorted.', at(21_000))
          .end(),
      message: 'repeated_compaction',
      severity: 'medium',
    },
    {
      name: 'one result takes more than half of the context',
      scenario: () =>
        begin()
          .user('What does the feed say?')
          .call('web_fetch', { url: 'https://example.org/feed.xml' }, text(240_000, '<item>news</item>\n'), at(12_000))
          .say('It is about boats.', at(71_000))
          .end(),
      message: 'oversized_result',
      severity: 'medium',
      beganAt: /news/,
    },
    {
      name: 'the last answer is written with the context almost full',
      scenario: () => {
        const scenario = begin().user('Review the pull request');
        for (let i = 0; i < 6; i += 1)
          scenario.call(
            'read',
            { path: `src/module-${i}.ts` },
            text(60_000, 'export const a = 1;\n'),
            at(8_000 + i * 15_000),
          );
        return scenario.say('Approved.', at(97_500)).end();
      },
      message: 'saturated',
      severity: 'medium',
    },
    {
      name: 'nine tenths full: a note',
      scenario: () => {
        const scenario = begin().user('Review the pull request');
        for (let i = 0; i < 5; i += 1)
          scenario.call('read', { path: `lib/part-${i}.rb` }, text(60_000, 'def a; end\n'), at(8_000 + i * 16_000));
        return scenario.say('Approved.', at(89_000)).end();
      },
      message: 'saturated',
      severity: 'low',
    },
    {
      name: 'a long conversation is summarised once between two runs: a note',
      scenario: () =>
        begin()
          .user('Plan the garden')
          .call('read', { path: 'plants.csv' }, text(160_000, 'rose,june,red\n'), at(50_000))
          .say('Planned.', at(91_000))
          .end()
          .compaction({ before: 91_000, after: 25_000 })
          .user('And the hedge?')
          .say('Beech.', at(27_000))
          .end(),
      message: 'compacted',
      severity: 'low',
    },
    {
      name: 'the summary fails and nothing is freed',
      scenario: () =>
        begin()
          .user('Go on')
          .say('On it.', at(60_000))
          .compaction({ before: 60_000, outcome: 'failed' })
          .say('Done.', at(61_000))
          .end(),
      message: 'compaction_failed',
      severity: 'medium',
    },
  ],
  silent: [
    {
      name: 'one file that nobody can read',
      scenario: () => printFiles('Which version is in the bundle?', 1, 'a7Gk+Qz0/xR9;'),
    },
    {
      name: 'long texts without line ends',
      scenario: () => printFiles('What do the letters say?', 4, 'we would like to move the visit to Friday. '),
    },
    {
      name: 'two pages of a log',
      scenario: () => readPages('Has the pump stopped?', 2, () => '/var/log/pump.log'),
    },
    {
      name: 'many files of source code are read to understand them',
      scenario: () => readPages('Explain how the pump driver works.', 7, (page) => `src/driver/part-${page}.ts`),
    },
    {
      name: 'a long healthy run at 60 per cent',
      scenario: () => {
        const scenario = begin().user('Port the module');
        for (let i = 0; i < 26; i += 1)
          scenario.call(
            'exec',
            { command: `make step-${i}` },
            text(8_000, 'compiled one file\n'),
            at(8_000 + i * 2_000),
          );
        return scenario.say('Ported.', at(60_000)).end();
      },
    },
    {
      name: 'a large output that the host cut before the model saw it',
      scenario: () =>
        begin(64_000)
          .user('Print it')
          .call('exec', { command: 'cat big.log' }, text(200_000), at(9_000))
          .say('Printed.', at(13_300))
          .end(),
    },
    {
      name: 'oc-110222: a check that prints SYNTAX OK and ends with 0',
      scenario: () =>
        begin()
          .user('Check the script')
          .call('exec', { command: 'bash -n deploy.sh && echo "SYNTAX OK"' }, { text: 'SYNTAX OK', exitCode: 0 })
          .say('The syntax is fine.')
          .end(),
    },
    {
      name: 'three commands that print nothing by nature after a large output',
      scenario: () =>
        begin()
          .user('Unpack it')
          .call('exec', { command: 'tar xvf photos.tar' }, text(60_000, 'photos/img.jpg\n'))
          .call('exec', { command: 'mkdir -p out' }, { text: '(no output)' })
          .call('exec', { command: 'mv photos out/' }, { text: '(no output)' })
          .call('exec', { command: 'rm photos.tar' }, { text: '(no output)' })
          .say('Unpacked.')
          .end(),
    },
    {
      name: 'output that was sent to a file',
      scenario: () =>
        begin()
          .user('Log the date')
          .call('exec', { command: 'date > stamp.txt' }, { text: '' })
          .call('exec', { command: 'echo done | tee -a log.txt > /dev/null' }, { text: '' })
          .say('Logged.')
          .end(),
    },
    {
      name: 'a search without a match prints nothing',
      scenario: () =>
        begin()
          .user('Any TODO?')
          .call('exec', { command: 'grep -rn TODO src' }, { text: '', exitCode: 1 })
          .say('None.')
          .end(),
    },
    {
      name: 'a variable that is empty',
      scenario: () =>
        begin().user('Is it set?').call('exec', { command: 'echo $TOKEN' }, { text: '' }).say('No.').end(),
    },
    {
      name: 'a person summarises by hand while there is room',
      scenario: () =>
        begin()
          .user('Plan the trip')
          .say('Planned.', at(30_000))
          .end()
          .compaction({ before: 30_000, after: 9_000 })
          .user('Thanks')
          .say('Gladly.', at(10_000))
          .end(),
    },
    {
      name: 'housekeeping of the host has a full context of its own',
      scenario: () =>
        begin()
          .user('Store what matters', { trigger: 'memory' })
          .say('Stored.', at(99_000))
          .end()
          .user('Hi')
          .say('Hi.', at(9_000))
          .end(),
    },
    {
      name: 'a provider error that is no overflow',
      scenario: () =>
        begin()
          .user('Hi')
          .model({ outcome: 'failed', failure: 'server_error', error: '503 overloaded' })
          .say('Hi.')
          .end(),
    },
    {
      name: 'a page about context windows',
      scenario: () =>
        begin()
          .user('What is a context window?')
          .call(
            'web_fetch',
            { url: 'https://example.org/context' },
            { text: 'maximum context length is 100000 tokens' },
          )
          .say('What a model can hold.')
          .end(),
    },
    {
      name: 'a new conversation after a full one',
      scenario: () => begin().user('One').say('First.', at(70_000)).end().user('Two').say('Second.', at(8_000)).end(),
    },
    {
      name: 'no model call says how full the context was',
      scenario: () => createScenario().user('Hi').say('Hi.', { withoutUsage: true }).end(),
      outcome: 'insufficient',
    },
  ],
};
