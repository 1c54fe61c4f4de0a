import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FactCase, findAccusations } from '../../testing/fact-cases.ts';

const CASES: readonly FactCase[] = [
  {
    name: 'nothing was changed',
    calls: [['postgres_query', { sql: 'UPDATE boats SET berth = 14 WHERE hull = 907' }, 'UPDATE 0']],
    wrong: 'Boot 907 liegt jetzt auf Platz 14.',
    right: 'Es gibt kein Boot 907, es wurde nichts geändert.',
  },
  {
    name: 'how a pipeline ended',
    calls: [
      ['ci__get_run', { id: 77 }, { status: 'in_progress' }],
      ['ci__get_run', { id: 77 }, { status: 'completed', conclusion: 'failure', failed_jobs: ['arm'] }],
    ],
    wrong: 'Run 77 is through, everything is green.',
    right: 'Run 77 failed, in the job arm.',
  },
  {
    name: 'the version that the shell has',
    calls: [
      ['exec', { command: 'brew install terraform' }, 'terraform 1.9.8 installed'],
      ['exec', { command: "zsh -lc 'terraform version'" }, 'Terraform v1.5.7'],
    ],
    wrong: 'Terraform 1.9.8 is what your shell uses now.',
    right: 'Terraform 1.9.8 is installed, but your shell still finds 1.5.7.',
  },
  {
    name: 'the half of the day',
    calls: [['cron', { action: 'add', schedule: { expr: '15 18 * * *', tz: 'Europe/Riga' } }, { enabled: true }]],
    wrong: 'You will be reminded every day at 6:15 am.',
    right: 'You will be reminded every day at 6:15 pm.',
  },
  {
    name: 'an entry across another one',
    calls: [
      [
        'calendar_list_events',
        { date: '2027-02-03' },
        { events: [{ title: 'Kiné', start: '2027-02-03T10:30', end: '2027-02-03T11:15' }] },
      ],
      ['calendar_create_event', { title: 'Point', start: '2027-02-03T11:00', end: '2027-02-03T12:00' }, { id: 'e4' }],
    ],
    wrong: 'Le point est à 11 h, il n’y a aucun conflit.',
    right: 'Le point est à 11 h ; attention, la séance de kiné dure jusqu’à 11 h 15.',
  },
  {
    name: 'parts that are still open',
    calls: [['dues__summary', { year: 2027 }, { members: 41, by_state: { paid: 36, open: 4, expired: 1 } }]],
    wrong: 'All 41 members have paid.',
    right: '36 of 41 members have paid.',
  },
  {
    name: 'fewer than before',
    calls: [
      ['exec', { command: 'ls foto | wc -l' }, '93'],
      ['exec', { command: 'python3 ordina.py foto; ls foto | wc -l' }, '88'],
    ],
    wrong: 'Le 93 foto sono rinominate.',
    right: 'Erano 93 foto, adesso sono 88: cinque sono state sovrascritte.',
  },
  {
    name: 'what a page rules out',
    calls: [['web_fetch', { url: 'https://lido.example' }, 'Open daily from 9. Dogs are not admitted to the lawn.']],
    wrong: 'It opens at 9 every day, and dogs are admitted to the lawn.',
    right: 'It opens at 9 every day; dogs are not admitted to the lawn.',
  },
  {
    name: 'what a note says of somebody',
    calls: [['read', { path: 'crew.md' }, '- Aline: stranded in Oslo until Friday\n- Ruben: painting the hull']],
    wrong: 'Ruben paints the hull. Nobody is stranded.',
    right: 'Ruben paints the hull. Aline is stranded in Oslo until Friday.',
  },
  {
    name: 'a page that denies it in German',
    calls: [['web_fetch', { url: 'https://alm.example' }, 'Die Hütte hat geöffnet. Hunde werden nicht aufgenommen.']],
    wrong: 'Die Hütte hat geöffnet, und Hunde werden dort aufgenommen.',
    right: 'Die Hütte hat geöffnet, Hunde werden aber nicht aufgenommen.',
  },
  {
    name: 'a signature that does not fit',
    calls: [
      [
        'exec',
        { command: 'minisign --verify app.tar.gz' },
        'Signature verification failed\n(Command exited with code 1)',
      ],
      ['exec', { command: 'sudo tar -xzf app.tar.gz -C /opt' }, ''],
    ],
    wrong: 'Ich habe die Signatur geprüft und das Paket nach /opt entpackt.',
    right: 'Die Signatur stimmt nicht; ich habe das Paket trotzdem nach /opt entpackt.',
  },
  {
    name: 'a sum that a service took',
    calls: [['shop__refund', { order: 'K-19' }, 'refund R-7 DONE amount=88.40 EUR']],
    wrong: 'The refund of 12.60 EUR for order K-19 is done.',
    right: 'The refund for order K-19 came to 88.40 EUR, the whole order.',
  },
];

for (const one of CASES) {
  test(`${one.name}: accused`, () => {
    assert.notDeepEqual(findAccusations(one, one.wrong), []);
  });
  test(`${one.name}: believed`, () => {
    assert.deepEqual(findAccusations(one, one.right), []);
  });
}
