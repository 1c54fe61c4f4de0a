import { createScenario, type Scenario } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

const SKILLS = [
  { name: 'expense-report', description: 'Turn receipts into a monthly expense claim for the finance department.' },
  { name: 'weather', description: 'Current conditions and forecast for a city, rain radar and temperature.' },
  { name: 'diagram-maker', description: 'Draw architecture diagrams, flow charts and whiteboards as SVG.' },
  {
    name: 'podcast-publish',
    description: 'Cut, tag and upload an episode to the podcast host with chapters and artwork.',
  },
];

const asked = (request: string): Scenario => createScenario().user(request).skills(SKILLS);
const CLAIM_SKILL =
  '# Expense report\n\nCollect the receipts, then run:\n\n```bash\nclaimtool import ./receipts\nclaimtool submit --month last\n```\n';
const LETTER_SKILL =
  '1. Fill: `tools/fill.py NAME`\n2. ALWAYS run `tools/spellcheck.py out.docx` before it is printed\n3. Print: `tools/print.sh`';
const WEATHER_SKILL = 'Ask `wttr-cli now <city>` first. Then `wttr-cli radar`.';

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'a skill is followed without the step that it demands',
      scenario: () =>
        asked('Print the letter for Ann with the letters skill')
          .readSkill('letters', 'read', LETTER_SKILL)
          .call('exec', { command: 'python3 skills/letters/tools/fill.py Ann' }, { text: 'out.docx' })
          .call('exec', { command: 'bash skills/letters/tools/print.sh' }, { text: 'printed' })
          .say('The letter is printed.')
          .end(),
      message: 'step_left_out',
      severity: 'medium',
    },
    {
      name: 'oc-43735: the request names a skill that lies on the disk and was not offered',
      scenario: () =>
        asked('Please use the invoice-scan skill for the three PDFs')
          .call('exec', { command: 'ls skills' }, { text: 'weather\ndiagram-maker' })
          .say('I read the PDFs by hand.')
          .end(),
      message: 'not_listed',
      severity: 'medium',
      beganAt: /invoice-scan/,
    },
    {
      name: 'oc-54209: the command line shows a skill as ready, the agent was not offered it',
      scenario: () =>
        asked('Post the photo with the `pixelpost` skill')
          .call('exec', { command: 'openclaw skills list' }, { text: '✓ ready │ 📷 pixelpost │ managed' })
          .say('I have no way to post photos.')
          .end(),
      message: 'not_listed',
    },
    {
      name: 'a skill that is named in quotes is not on the list',
      scenario: () => asked('Run it via skill "night-audit" and send me the sums').say('Here are the sums: 12.').end(),
      message: 'not_listed',
    },
    {
      name: 'a named skill is on offer and stays closed',
      scenario: () =>
        asked('Use the expense report skill for March')
          .call('exec', { command: 'ls receipts' }, { text: 'a.jpg' })
          .say('The March claim is 40 euros.')
          .end(),
      message: 'not_read',
      severity: 'medium',
      beganAt: /March/,
    },
    {
      name: 'a named skill stays closed and nothing at all is run',
      scenario: () =>
        asked('Do it with your diagram-maker skill: our login flow').say('Here is the flow: A to B.').end(),
      message: 'not_read',
    },
    {
      name: 'the request is all but the description of a skill: a note',
      scenario: () =>
        asked('Turn these receipts into an expense report for the finance department')
          .call('exec', { command: 'python3 sum.py' }, { text: '412.30' })
          .say('The sum is 412.30.')
          .end(),
      message: 'not_read',
      severity: 'low',
    },
    {
      name: 'cutting and uploading an episode without the skill for it: a note',
      scenario: () =>
        asked('Cut the new episode, add chapters and artwork, and upload it')
          .call('exec', { command: 'ffmpeg -i raw.wav out.mp3' })
          .say('It is cut.')
          .end(),
      message: 'not_read',
      severity: 'low',
    },
    {
      name: 'a skill is read and none of its commands is run',
      scenario: () =>
        asked('File my expenses')
          .readSkill('expense-report', 'read', CLAIM_SKILL)
          .call('write', { path: 'claim.md', content: 'Total: 40' })
          .say('Your expenses are filed.')
          .end(),
      message: 'not_followed',
      severity: 'medium',
      beganAt: /claimtool/,
    },
    {
      name: 'a skill is read and the answer follows at once',
      scenario: () =>
        asked('Give me the weather for Bergen')
          .readSkill('weather', 'read', WEATHER_SKILL)
          .say('It is 9 degrees and dry.')
          .end(),
      message: 'not_followed',
    },
    {
      name: 'a skill names a script that is never run',
      scenario: () =>
        asked('Publish episode 12')
          .readSkill('podcast-publish', 'read', 'Run publish_episode.py with the number of the episode.')
          .call('exec', { command: 'ls episodes' }, { text: '12.wav' })
          .say('Episode 12 is published.')
          .end(),
      message: 'not_followed',
    },
    {
      name: 'a skill on the list is not where the list says',
      scenario: () => asked('How warm is it?').readSkill('weather', 'not_found').say('I do not know.').end(),
      message: 'read_failed',
      severity: 'medium',
    },
    {
      name: 'the agent guesses at a skill that nobody offered: a note',
      scenario: () => asked('Tidy the mailbox').readSkill('mail-tidy', 'not_found').say('I tidied by hand.').end(),
      message: 'read_failed',
      severity: 'low',
    },
    {
      name: 'the command of the skill is missing, and the answer speaks as if it had run',
      scenario: () =>
        asked('Use the weather skill for Bergen')
          .readSkill('weather', 'read', WEATHER_SKILL)
          .call('exec', { command: 'wttr-cli now Bergen' }, { outcome: 'failed', text: 'wttr-cli: command not found' })
          .say('It is 9 degrees in Bergen, with light rain.')
          .end(),
      message: 'step_failed',
      severity: 'high',
      beganAt: /wttr-cli/,
    },
    {
      name: 'the script of the skill fails, and the answer says so',
      scenario: () =>
        asked('Publish episode 12 with the podcast-publish skill')
          .readSkill('podcast-publish', 'read', 'Run `python publish_episode.py <number>`.')
          .call('exec', { command: 'python publish_episode.py 12' }, { outcome: 'failed', text: 'KeyError: host' })
          .say('I could not publish it: the script of the skill crashed.')
          .end(),
      message: 'step_failed',
      severity: 'low',
    },
    {
      name: 'one step of the skill fails, a later one is run all the same',
      scenario: () =>
        asked('Use the expense report skill for March')
          .readSkill('expense-report', 'read', CLAIM_SKILL)
          .call(
            'exec',
            { command: 'claimtool import ./receipts' },
            { outcome: 'failed', text: 'two receipts are unreadable' },
          )
          .call('exec', { command: 'claimtool submit --month last' }, { text: 'submitted' })
          .say('The claim for March is in.')
          .end(),
      message: 'step_failed',
      severity: 'medium',
    },
  ],
  silent: [
    {
      name: 'a skill is followed with the step that it demands',
      scenario: () =>
        asked('Print the letter for Ann with the letters skill')
          .readSkill('letters', 'read', LETTER_SKILL)
          .call('exec', { command: 'python3 skills/letters/tools/fill.py Ann' }, { text: 'out.docx' })
          .call('exec', { command: 'python3 skills/letters/tools/spellcheck.py out.docx' }, { text: 'ok' })
          .call('exec', { command: 'bash skills/letters/tools/print.sh' }, { text: 'printed' })
          .say('The letter is printed.')
          .end(),
    },
    {
      name: 'a skill is stopped with a question before the step that it demands',
      scenario: () =>
        asked('Print the letter for Ann, the letters skill knows how')
          .readSkill('letters', 'read', LETTER_SKILL)
          .call('exec', { command: 'python3 skills/letters/tools/fill.py Ann' }, { text: 'two templates fit' })
          .say('Two templates fit. Which one do you want?')
          .end(),
    },
    {
      name: 'a step of the skill fails and succeeds at the second attempt',
      scenario: () =>
        asked('Use the expense report skill for March')
          .readSkill('expense-report', 'read', CLAIM_SKILL)
          .call('exec', { command: 'claimtool import ./receipts' }, { outcome: 'failed', text: 'locked' })
          .call('exec', { command: 'claimtool import ./receipts' }, { text: '3 receipts' })
          .say('Imported.')
          .end(),
    },
    { name: 'no skill is needed', scenario: () => asked('What is 2 + 2?').say('4.').end() },
    {
      name: 'a skill is read and followed',
      scenario: () =>
        asked('Use the expense report skill for March')
          .readSkill('expense-report', 'read', CLAIM_SKILL)
          .call('exec', { command: 'claimtool import ./receipts' })
          .say('Imported.')
          .end(),
    },
    {
      name: 'a skill is read with the shell and followed',
      scenario: () =>
        asked('Give me the weather for Bergen')
          .call('exec', { command: 'cat ~/.openclaw/skills/weather/SKILL.md' }, { text: WEATHER_SKILL })
          .call('exec', { command: 'wttr-cli now Bergen' }, { text: '9' })
          .say('9 degrees.')
          .end(),
    },
    {
      name: 'a skill from an earlier run of the conversation is used again',
      scenario: () =>
        asked('Use the weather skill for Bergen')
          .readSkill('weather', 'read', WEATHER_SKILL)
          .call('exec', { command: 'wttr-cli now Bergen' }, { text: '9' })
          .say('9 degrees.')
          .end()
          .user('Use the weather skill for Oslo too')
          .call('exec', { command: 'wttr-cli now Oslo' }, { text: '7' })
          .say('7 degrees.')
          .end(),
    },
    {
      name: 'somebody asks for a new skill',
      scenario: () =>
        asked('Create a skill called "night-audit" that sums the till')
          .call('write', { path: 'x', content: 'y' })
          .say('Created.')
          .end(),
    },
    {
      name: 'somebody asks what a skill does',
      scenario: () => asked('What does the weather skill do?').say('It reports.').end(),
    },
    {
      name: 'somebody speaks of an ability',
      scenario: () => asked('Use your writing skill and be kind').say('Dear Ann, …').end(),
    },
    {
      name: 'a request that shares one word with a skill',
      scenario: () =>
        asked('Draw up a list of the guests')
          .call('write', { path: 'guests.md', content: 'Ann' })
          .say('Here it is.')
          .end(),
    },
    {
      name: 'the name of a skill as an everyday word',
      scenario: () =>
        asked('Move the picnic because of the weather').call('calendar', { move: 'picnic' }).say('Moved.').end(),
    },
    {
      name: 'a skill is read for information only',
      scenario: () =>
        asked('Explain how expenses are filed here')
          .readSkill('expense-report', 'read', CLAIM_SKILL)
          .say('You run claimtool.')
          .end(),
    },
    {
      name: 'two skills are read, one of them is followed',
      scenario: () =>
        asked('Prepare the trip to Bergen')
          .readSkill('expense-report', 'read', CLAIM_SKILL)
          .readSkill('weather', 'read', WEATHER_SKILL)
          .call('exec', { command: 'wttr-cli now Bergen' }, { text: '9' })
          .say('Take a coat.')
          .end(),
    },
    {
      name: 'a skill without commands',
      scenario: () =>
        asked('Write to Ann')
          .readSkill('letters', 'read', 'Be brief. Sign with the full name.')
          .say('Dear Ann, …')
          .end(),
    },
    {
      name: 'a skill is read and the agent asks back',
      scenario: () =>
        asked('File my expenses').readSkill('expense-report', 'read', CLAIM_SKILL).say('For which month?').end(),
    },
    {
      name: 'the first read fails, the second finds it',
      scenario: () =>
        asked('Give me the weather for Bergen')
          .readSkill('weather', 'not_found')
          .readSkill('weather', 'read', WEATHER_SKILL)
          .call('exec', { command: 'wttr-cli now Bergen' }, { text: '9' })
          .say('9 degrees.')
          .end(),
    },
    {
      name: 'which skills were on offer is not known',
      scenario: () => createScenario().user('Please use the invoice-scan skill').say('Scanned.').end(),
      outcome: 'insufficient',
    },
    {
      name: 'a heartbeat that mentions a skill',
      scenario: () =>
        createScenario({ trigger: 'heartbeat' })
          .user('Use the night-audit skill if due.')
          .skills(SKILLS)
          .say('HEARTBEAT_OK')
          .end(),
    },
  ],
};
