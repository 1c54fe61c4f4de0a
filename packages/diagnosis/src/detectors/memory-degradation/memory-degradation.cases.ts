import { createScenario, type Scenario } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

const begin = () => createScenario({ contextBudget: 200_000 });
const compact = (scenario: Scenario) => scenario.compaction({ before: 150_000, after: 60_000 });
const NOTE = 'memory/2026-03-14.md';
const LONG_NOTE = `# Saturday
The boiler was serviced by Mrs Okafor.
The next service is due in September.
The spare key hangs behind the meter.
Invoice 4471 is paid.`;

/** A search of a memory that warns of itself. */
const degradedSearch = (scenario: Scenario, query: string, status: string) =>
  scenario.call('memory_search', { query }, { text: '{"results":[]}' }).event({
    event_type: 'memory_search',
    derived_from: 1,
    payload: { observed_as: 'tool_result', query, result_status: status, warning: 'embedding provider timed out' },
  });

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'the agent asks for the size that it was told',
      scenario: () =>
        begin()
          .user('We need shoes for Ole, size 33, waterproof. Look at the first shop.')
          .say('The first shop has two pairs.')
          .end()
          .user('And the second shop?')
          .say('Which size does Ole wear?')
          .end()
          .user('33, I told you.')
          .say('The second shop has one pair in 33.')
          .end(),
      message: 'told_before',
      severity: 'medium',
    },
    {
      name: 'walnut bread for somebody with a walnut allergy',
      scenario: () =>
        begin()
          .user('Brunch on Sunday. My sister has a walnut allergy, keep that in mind.')
          .say('Noted.')
          .end()
          .user('Write the menu to brunch.md.')
          .call(
            'write',
            { path: 'brunch.md', content: '1. Omelette\n2. Walnut bread with honey' },
            { text: 'Wrote 40 bytes' },
          )
          .say('The menu is in brunch.md.')
          .end(),
      message: 'diet_forgotten',
      severity: 'high',
    },
    {
      name: 'der Agent fragt noch einmal nach dem Datum',
      scenario: () =>
        begin()
          .user('Such ein Zimmer in Ulm für den 3. Mai.')
          .say('Im Löwen ist eins frei.')
          .end()
          .user('Und im Hirschen?')
          .say('Für welchen Tag denn?')
          .end()
          .user('Das habe ich dir doch schon gesagt, 3. Mai.')
          .say('Im Hirschen ist nichts frei.')
          .end(),
      message: 'told_before',
    },
    {
      name: 'oc-6877: the flush rewrites the note of the day, and earlier entries are gone',
      scenario: () =>
        begin()
          .user('Note what the plumber said')
          .call('write', { path: NOTE, content: LONG_NOTE })
          .say('Noted.')
          .end()
          .user('Store lasting notes now.', { trigger: 'memory' })
          .call('write', { path: NOTE, content: '# Saturday\nThe user likes short answers.' })
          .say('NO_REPLY')
          .end(),
      message: 'overwritten',
      severity: 'high',
      beganAt: /short answers/,
    },
    {
      name: 'the long-term file is read and then replaced by one line',
      scenario: () =>
        begin()
          .user('Remember that I moved to Lyon')
          .call('read', { path: '/home/u/clawd/MEMORY.md' }, { text: LONG_NOTE })
          .call('write', { path: '/home/u/clawd/MEMORY.md', content: 'Lives in Lyon.' })
          .say('I will remember.')
          .end(),
      message: 'overwritten',
    },
    {
      name: 'two notes are appended in the shell, the third command uses one arrow too few',
      scenario: () =>
        begin()
          .user('Keep a log of the feedings')
          .call('exec', { command: 'echo "07:10 120 ml, slept well afterwards" >> memory/feeding.md' })
          .call('exec', { command: 'echo "11:40 90 ml, a little restless today" >> memory/feeding.md' })
          .call('exec', { command: 'echo "15:20 110 ml" > memory/feeding.md' })
          .say('Logged.')
          .end(),
      message: 'overwritten',
    },
    {
      name: 'oc-17727: after the summary a rule of AGENTS.md is broken',
      scenario: () =>
        compact(
          begin()
            .user('Release the fix')
            .call('read', { path: 'AGENTS.md' }, { text: '# Rules\nNever run `git push --force`.\nAnswer briefly.' })
            .call('exec', { command: 'git commit -am fix' }),
        )
          .call('exec', { command: 'git rebase main && git push --force origin fix' })
          .say('Released.')
          .end(),
      message: 'rule_lost',
      severity: 'high',
      beganAt: /compaction/,
    },
    {
      name: 'the newsletter goes out a second time after the summary',
      scenario: () =>
        compact(
          begin()
            .user('Send the newsletter, then order till rolls.')
            .call('newsletter__send', { issue: '2026-11' }, { text: '{"sent": 2140}' })
            .say('The newsletter is out.')
            .end(),
        )
          .user('Finish the list please')
          .call('newsletter__send', { issue: '2026-11' }, { text: '{"sent": 2140}' })
          .say('All done.')
          .end(),
      message: 'done_again',
      severity: 'high',
      beganAt: /compaction/,
    },
    {
      name: 'what one person must not see is sent to them after the summary',
      scenario: () =>
        compact(begin().user('Never send the budget to Marta. How many signed up?').say('143 so far.').end())
          .user('Send Marta the floor plan')
          .call('mail_send', { to: 'marta@tafel.example', body: 'The floor plan, and our budget.' }, { text: 'sent' })
          .say('Sent.')
          .end(),
      message: 'rule_lost',
    },
    {
      name: 'after the summary the forbidden package manager is used',
      scenario: () =>
        compact(
          begin()
            .user('In this project do not use `npm`, use `pnpm`. Add the date library.')
            .call('exec', { command: 'pnpm add date-fns' })
            .say('Added.')
            .end(),
        )
          .user('And add zod')
          .call('exec', { command: 'npm install zod' })
          .say('Added.')
          .end(),
      message: 'rule_lost',
    },
    {
      name: 'oc-57410: the context falls from 712,000 to 29,000 tokens and no compaction is recorded',
      scenario: () =>
        begin()
          .user('Where were we?')
          .say('In the middle of chapter nine.', { input: 712_000 })
          .end()
          .user('/compact')
          .say('Compacted.', { input: 29_000 })
          .end()
          .user('Go on')
          .say('With what?', { input: 29_400 })
          .end(),
      message: 'collapsed',
      severity: 'high',
    },
    {
      name: 'a summary keeps a twentieth',
      scenario: () =>
        begin()
          .user('Go on with the audit')
          .say('Found four issues.', { input: 160_000 })
          .compaction({ before: 160_000, after: 8_000 })
          .say('Going on.', { input: 8_100 })
          .end(),
      message: 'collapsed',
      severity: 'medium',
      beganAt: /compaction/,
    },
    {
      name: 'oc-116015: six subagents at work, a summary, four of them started again',
      scenario: () => {
        const scenario = begin().user('Audit the six services');
        for (const service of ['auth', 'billing', 'mail', 'search', 'web', 'jobs'])
          scenario.subagent(`audit ${service}`);
        compact(scenario);
        for (const service of ['auth', 'billing', 'mail', 'search']) scenario.subagent(`Audit ${service}`);
        return scenario.say('The audits are under way.').end();
      },
      message: 'spawned_again',
      severity: 'high',
      beganAt: /compaction/,
    },
    {
      name: 'one errand is sent out again in a later run while the first is still away',
      scenario: () =>
        compact(begin().user('Collect quotes').subagent('quotes for the roof').say('Sent out.').end())
          .user('How is it going?')
          .subagent('quotes for the roof')
          .say('I sent somebody.')
          .end(),
      message: 'spawned_again',
      severity: 'medium',
    },
    {
      name: 'a fact from before the summary is asked for again',
      scenario: () =>
        compact(
          begin()
            .user('The staging database runs on port 6543 at db.internal. Check the migrations.')
            .say('Checked: two are pending.')
            .end(),
        )
          .user('Apply them')
          .say('Gladly. Which port does the staging database use?')
          .end(),
      message: 'asked_again',
      severity: 'medium',
    },
    {
      name: 'the agent says that it no longer has the conversation',
      scenario: () =>
        compact(begin().user('Our guests are vegetarian and come at seven.').say('Good to know.').end())
          .user('So what do we cook?')
          .say('Sorry, I no longer have the earlier conversation. Could you remind me who is coming?')
          .end(),
      message: 'asked_again',
    },
    {
      name: 'oc-29112: a canary that was just written is not found',
      scenario: () =>
        begin()
          .user('Test your memory')
          .call('write', { path: 'memory/canary.md', content: 'Canary: heliotrope-7731 marks the memory test.' })
          .memory('search', 'heliotrope-7731', 'empty', 0)
          .say('My memory does not find it.')
          .end(),
      message: 'missed_known_text',
      severity: 'high',
      beganAt: /heliotrope/,
    },
    {
      name: 'oc-111990: a stale index gives no hit for what a read then shows',
      scenario: () =>
        begin()
          .user('When is the boiler service due?')
          .memory('search', 'boiler service', 'empty', 0)
          .call('read', { path: `/home/u/${NOTE}` }, { text: LONG_NOTE })
          .say('In September.')
          .end(),
      message: 'missed_known_text',
      severity: 'medium',
    },
    {
      name: 'the same search had a hit an hour ago',
      scenario: () =>
        begin()
          .user('Who is the landlord?')
          .memory('search', 'landlord phone', 'hit', 2)
          .say('Mr Brandt.')
          .end()
          .user('And his phone?')
          .memory('search', 'landlord phone', 'empty', 0)
          .say('I have no number.')
          .end(),
      message: 'missed_known_text',
    },
    {
      name: 'oc-111990: searches time out, one after the other',
      scenario: () =>
        begin()
          .user('What did we decide about the fence?')
          .memory('search', 'fence decision', 'unavailable')
          .memory('search', 'garden fence', 'error')
          .memory('search', 'neighbour fence height', 'unavailable')
          .say('I do not know.')
          .end(),
      message: 'unavailable',
      severity: 'high',
    },
    {
      name: 'the memory is degraded and gives nothing: a note',
      scenario: () =>
        degradedSearch(begin().user('Which tax office is ours?'), 'tax office', 'empty').say('I can not tell.').end(),
      message: 'unavailable',
      severity: 'low',
      beganAt: /timed out/,
    },
    {
      name: 'the memory is degraded twice and gives nothing',
      scenario: () =>
        degradedSearch(degradedSearch(begin().user('Which tax office?'), 'tax office', 'empty'), 'tax number', 'empty')
          .say('I can not tell.')
          .end(),
      message: 'unavailable',
      severity: 'medium',
    },
    {
      name: 'one failure, then memory answers: a note',
      scenario: () =>
        begin()
          .user('Which tax office is ours?')
          .memory('search', 'tax office', 'unavailable')
          .memory('search', 'tax office', 'hit', 1)
          .say('Nord.')
          .end(),
      message: 'unavailable',
      severity: 'low',
    },
    {
      name: 'three searches for nothing, and the agent answers all the same',
      scenario: () =>
        begin()
          .user('What is the gate code?')
          .memory('search', 'gate code', 'empty', 0)
          .memory('search', 'garage door pin', 'empty', 0)
          .memory('get', 'memory/house.md', 'not_found')
          .say('It should be 1234.')
          .end(),
      message: 'nothing_found',
      severity: 'medium',
    },
    {
      name: 'one search finds nothing, then the web: a note',
      scenario: () =>
        begin()
          .user('Who won in 1998?')
          .memory('search', 'champion 1998', 'empty', 0)
          .call('web_search', { query: 'champion 1998' }, { text: 'France won.' })
          .say('France.')
          .end(),
      message: 'nothing_found',
      severity: 'low',
    },
    {
      name: 'the flush before a summary fails',
      scenario: () =>
        begin()
          .user('Plan the move')
          .say('Planned.')
          .end()
          .user('Store lasting notes now.', { trigger: 'memory' })
          .end('error', { error: 'model not found' })
          .compaction({ before: 150_000, after: 60_000 })
          .user('Go on')
          .say('Going on.')
          .end(),
      message: 'flush_failed',
      severity: 'medium',
    },
    {
      name: 'Nudeln bei Zöliakie',
      scenario: () =>
        begin()
          .user('Plane das Abendessen am Freitag. Tante Ruth hat Zöliakie.')
          .say('Vorschlag: Kürbissuppe, danach Nudelauflauf mit Spinat, zum Schluss Obstsalat.')
          .end(),
      message: 'diet_forgotten',
    },
    {
      name: 'crevettes malgré une note',
      scenario: () =>
        begin()
          .user('Que puis-je cuisiner pour Malo ?')
          .call('memory_search', { query: 'Malo' }, { text: 'Malo : allergique aux fruits de mer, aime le riz' })
          .say('Un risotto aux crevettes, avec une salade verte.')
          .end(),
      message: 'diet_forgotten',
    },
    {
      name: 'a dish that the list marks with nuts',
      scenario: () =>
        begin()
          .user('Choose two desserts from the caterer. No nuts, Tariq is allergic.')
          .call('read', { path: 'caterer.txt' }, { text: 'Esterhazy torte (contains almonds)\nLemon sorbet (vegan)' })
          .say('I would take the lemon sorbet and the Esterhazy torte.')
          .end(),
      message: 'diet_forgotten',
    },
    {
      name: 'bacon in what was to be vegetarian',
      scenario: () =>
        begin()
          .user('Write a recipe for pea soup to soup.md, keep it vegetarian.')
          .call('write', { path: 'soup.md', content: '300 g peas, 80 g bacon, 1 onion' }, { text: 'Wrote 32 bytes' })
          .say('soup.md has the recipe.')
          .end(),
      message: 'diet_forgotten',
    },
    {
      name: 'the agent asks for the number of guests and the budget, which it was told',
      scenario: () =>
        begin()
          .user('Find a boat for 12 people on 3 July, 900 € at most.')
          .say('The Marlin is free on 3 July.')
          .end()
          .user('Good, book it.')
          .say('Happy to! How many guests will come, and what is your budget?')
          .end(),
      message: 'asked_for_known',
      severity: 'medium',
    },
    {
      name: 'pregunta por la alergia que ya sabe',
      scenario: () =>
        begin()
          .user('Organiza la cena del viernes, Inés es alérgica al sésamo.')
          .say('De acuerdo.')
          .end()
          .user('Haz la lista de la compra.')
          .say('¿Hay alguna alergia que deba tener en cuenta?')
          .end(),
      message: 'asked_for_known',
    },
  ],
  silent: [
    {
      name: 'a menu that keeps to the allergy and warns of labels',
      scenario: () =>
        begin()
          .user('Brunch on Sunday. My sister has a walnut allergy, write the menu.')
          .say(
            '1. Omelette\n2. Oat bread with honey\nNo walnuts anywhere; do check the label of the bread for traces of walnuts.',
          )
          .end(),
    },
    {
      name: 'glutenfreie Nudeln bei Zöliakie',
      scenario: () =>
        begin()
          .user('Plane das Abendessen am Freitag. Tante Ruth hat Zöliakie.')
          .say('Kürbissuppe, danach ein Auflauf mit glutenfreien Nudeln, zum Schluss Obstsalat.')
          .end(),
    },
    {
      name: 'the name of the allergy was the question',
      scenario: () =>
        begin()
          .user('What is Malo allergic to?')
          .call('memory_search', { query: 'Malo' }, { text: 'Malo: allergic to shrimps' })
          .say('Shrimps.')
          .end(),
    },
    {
      name: 'another nut than the one that is dangerous',
      scenario: () =>
        begin()
          .user('Bake something for Ada. She has a hazelnut allergy, almonds are fine.')
          .say('An almond cake with cherries.')
          .end(),
    },
    {
      name: 'a question for what was not said, and one for confirmation',
      scenario: () =>
        begin()
          .user('Find a boat for 12 people on 3 July.')
          .say('The Marlin is free on 3 July. Shall I book it for 12 people, and what is your budget?')
          .end(),
    },
    {
      name: 'another issue of the newsletter goes out after the summary',
      scenario: () =>
        compact(
          begin()
            .user('Send the October newsletter.')
            .call('newsletter__send', { issue: '2026-10' }, { text: '{"sent": 2140}' })
            .say('The newsletter is out.')
            .end(),
        )
          .user('And now November')
          .call('newsletter__send', { issue: '2026-11' }, { text: '{"sent": 2141}' })
          .say('Sent.')
          .end(),
    },
    {
      name: 'the agent asks for something new',
      scenario: () =>
        begin()
          .user('We need shoes for Ole, size 33. Look at the first shop.')
          .say('The first shop has two pairs.')
          .end()
          .user('And the second shop?')
          .say('Do they have to be waterproof?')
          .end()
          .user('Yes, as he told me yesterday.')
          .say('Then there is one pair.')
          .end(),
    },
    {
      name: 'memory answers',
      scenario: () => begin().user('When is the service?').memory('search', 'service', 'hit', 3).say('May.').end(),
    },
    {
      name: 'one search finds nothing, the next one hits',
      scenario: () =>
        begin()
          .user('When is the service?')
          .memory('search', 'annual maintenance', 'empty', 0)
          .memory('search', 'service', 'hit', 1)
          .say('May.')
          .end(),
    },
    {
      name: 'the note of today is not there yet',
      scenario: () =>
        begin().user('Good morning').memory('get', 'memory/2026-05-02.md', 'not_found').say('Hello.').end(),
    },
    {
      name: 'a note is written for the first time, then appended to',
      scenario: () =>
        begin()
          .user('Note it')
          .call('write', { path: NOTE, content: LONG_NOTE })
          .call('edit', { path: NOTE, oldText: 'paid.', newText: 'paid.\nCall the chimney sweep.' })
          .say('Noted.')
          .end(),
    },
    {
      name: 'a note is rewritten and grows',
      scenario: () =>
        begin()
          .user('Note it')
          .call('write', { path: NOTE, content: LONG_NOTE })
          .call('write', { path: NOTE, content: `${LONG_NOTE}\nCall the chimney sweep.` })
          .say('Noted.')
          .end(),
    },
    {
      name: 'the person asks to tidy the memory',
      scenario: () =>
        begin()
          .user('Please condense my memory file')
          .call('read', { path: 'MEMORY.md' }, { text: LONG_NOTE })
          .call('write', { path: 'MEMORY.md', content: 'Boiler: Mrs Okafor, September.' })
          .say('Condensed.')
          .end(),
    },
    {
      name: 'one line of a note is taken out',
      scenario: () =>
        begin()
          .user('The invoice is not paid after all')
          .call('read', { path: NOTE }, { text: LONG_NOTE })
          .call('write', { path: NOTE, content: LONG_NOTE.replace('\nInvoice 4471 is paid.', '') })
          .say('Taken out.')
          .end(),
    },
    {
      name: 'a file of the project is replaced by a shorter one',
      scenario: () =>
        begin()
          .user('Simplify it')
          .call('write', { path: 'src/a.ts', content: LONG_NOTE })
          .call('write', { path: 'src/a.ts', content: 'export {};' })
          .say('Simplified.')
          .end(),
    },
    {
      name: 'the write over the note is refused',
      scenario: () =>
        begin()
          .user('Note it')
          .call('write', { path: NOTE, content: LONG_NOTE })
          .call('write', { path: NOTE, content: 'x' }, { outcome: 'blocked', error: 'denied' })
          .say('It was refused.')
          .end(),
    },
    {
      name: 'a summary that keeps a third, and the work goes on',
      scenario: () =>
        compact(begin().user('Never run `rm -rf`. Sort the files.').call('exec', { command: 'ls' }, { text: 'a b' }))
          .call('exec', { command: 'mv a done/' })
          .say('Sorted.')
          .end(),
    },
    {
      name: 'the rule was broken before the summary too',
      scenario: () =>
        compact(begin().user('Do not use `sudo` here. Install it.').call('exec', { command: 'sudo apt install jq' }))
          .call('exec', { command: 'sudo apt install yq' })
          .say('Installed.')
          .end(),
    },
    {
      name: 'a rule with an exception',
      scenario: () =>
        compact(
          begin()
            .user('Do not run `make deploy` before the tests pass. Deploy.')
            .call('exec', { command: 'make test' }),
        )
          .call('exec', { command: 'make deploy' })
          .say('Deployed.')
          .end(),
    },
    {
      name: 'pnpm is not npm',
      scenario: () =>
        compact(begin().user('Do not use `npm`. Add zod.').call('exec', { command: 'pnpm add zod' }))
          .call('exec', { command: 'pnpm add date-fns' })
          .say('Added.')
          .end(),
    },
    {
      name: 'after the summary the agent asks something new',
      scenario: () =>
        compact(begin().user('The venue is the old mill. Invite everybody.').say('Invited.').end())
          .user('And the music?')
          .say('Which band would you like?')
          .end(),
    },
    {
      name: 'the agent asks whether to go on',
      scenario: () =>
        compact(begin().user('The venue is the old mill. Invite everybody.').say('Invited.').end())
          .user('Fine')
          .say('Shall I book the old mill as the venue?')
          .end(),
    },
    {
      name: 'a nightly errand is sent out again after the first has ended',
      scenario: () =>
        compact(begin().user('Check the backups').subagent('backups', { ending: 'ok' }).say('Fine.').end())
          .user('Check the backups')
          .subagent('backups', { ending: 'ok' })
          .say('Fine.')
          .end(),
    },
    {
      name: 'two subagents with one label without any summary',
      scenario: () => begin().user('Twice please').subagent('draw').subagent('draw').say('Drawn.').end(),
    },
    {
      name: 'a short side call between two large ones',
      scenario: () =>
        begin()
          .user('Go on')
          .say('One.', { input: 120_000 })
          .model({ input: 900 })
          .say('Two.', { input: 121_000 })
          .end(),
    },
    {
      name: 'the flush fails, is tried again and succeeds',
      scenario: () =>
        begin()
          .user('Store notes', { trigger: 'memory' })
          .end('error', { error: 'timeout' })
          .user('Store notes', { trigger: 'memory' })
          .say('NO_REPLY')
          .end()
          .compaction({ before: 150_000, after: 60_000 })
          .user('Go on')
          .say('Going on.')
          .end(),
    },
    {
      name: 'misses in a hidden run are nobody’s',
      scenario: () =>
        begin()
          .user('Store notes', { trigger: 'memory' })
          .memory('search', 'a b', 'unavailable')
          .memory('search', 'c d', 'unavailable')
          .memory('search', 'e f', 'unavailable')
          .say('NO_REPLY')
          .end(),
    },
  ],
};
