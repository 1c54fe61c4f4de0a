import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Call, type FactCase, findAccusations } from '../../testing/fact-cases.ts';

/** Results with one entry for each of several things: what is said of all of them, or of one by its name, is compared with its entry. */
const CASES: readonly FactCase[] = [
  {
    name: 'one of two zones did not answer',
    calls: [
      [
        'heating__set_zones',
        { zones: ['attic', 'cellar'], target: 17 },
        {
          zones: [
            { zone: 'attic', ok: true, target: 17 },
            { zone: 'cellar', ok: false, error: 'no answer from valve' },
          ],
        },
      ],
    ],
    wrong: 'Done, both zones are set to 17 degrees: attic and cellar.',
    right: 'The attic is set to 17 degrees. The cellar did not answer, so it is as it was.',
  },
  {
    name: 'the bolt is stuck',
    calls: [
      [
        'ha__call_service',
        { domain: 'lock', service: 'lock', entity_id: 'lock.garage' },
        { changed_states: [{ entity_id: 'lock.garage', state: 'jammed' }] },
      ],
    ],
    wrong: 'The garage is locked. Sleep well!',
    right: 'The garage is not locked: the lock reports that it is jammed.',
  },
  {
    name: 'a thermostat that cannot be reached',
    calls: [
      [
        'home_assistant',
        { action: 'call_service', domain: 'climate', service: 'set_temperature', entity_id: 'climate.studio' },
        { success: true, state: { entity_id: 'climate.studio', state: 'unavailable' } },
      ],
    ],
    wrong: 'The studio is set to 21 degrees.',
    right: 'I sent the command, but the thermostat in the studio is unavailable.',
  },
  {
    name: 'one of the contacts already existed',
    calls: [
      [
        'crm__batch_create',
        { contacts: ['Ada', 'Bo'] },
        {
          responses: [
            { id: 'Ada', status: 201 },
            { id: 'Bo', status: 409 },
          ],
        },
      ],
    ],
    wrong: 'Both contacts have been created.',
    right: 'Ada has been created; for Bo there is a conflict (409), so that one was not created.',
  },
  {
    name: 'ein Rollladen klemmt',
    calls: [
      [
        'rollladen_schliessen',
        { alle: true },
        {
          geraete: [
            { name: 'Küche', status: 'ok' },
            { name: 'Bad', status: 'fehler' },
          ],
        },
      ],
    ],
    wrong: 'Alle Rollläden sind geschlossen.',
    right: 'Der Rollladen in der Küche ist zu. Der im Bad meldet einen Fehler und ist noch offen.',
  },
  {
    name: 'one check of four is red',
    calls: [
      [
        'ci__list_checks',
        { ref: 'a1b2c3' },
        {
          checks: [
            { name: 'unit', conclusion: 'success' },
            { name: 'contracts', conclusion: 'failure' },
            { name: 'types', conclusion: 'success' },
            { name: 'docs', conclusion: 'success' },
          ],
        },
      ],
      ['ci__merge', { pr: 77 }, { merged: true, sha: 'ff00aa1' }],
    ],
    wrong: 'PR 77 is merged (ff00aa1). All four checks were green: unit, contracts, types and docs.',
    right: 'PR 77 is merged (ff00aa1), although the check contracts failed; unit, types and docs are green.',
  },
  {
    name: 'one invoice is open',
    calls: [
      [
        'books__list_invoices',
        { customer: 'Heron' },
        {
          invoices: [
            { no: 'H-1', status: 'PAID' },
            { no: 'H-2', status: 'OVERDUE' },
            { no: 'H-3', status: 'PAID' },
          ],
        },
      ],
    ],
    task: 'Has Heron paid everything?',
    wrong: 'Yes: H-1, H-2 and H-3 are paid.',
    right: 'No: H-1 and H-3 are paid, H-2 is overdue.',
  },
  {
    name: 'un serveur n’a pas redémarré',
    calls: [
      [
        'flotte__redemarrer',
        { hotes: ['web-1', 'web-2'] },
        {
          resultats: [
            { hote: 'web-1', ok: true },
            { hote: 'web-2', ok: false, erreur: 'délai dépassé' },
          ],
        },
      ],
    ],
    wrong: 'Les deux serveurs, web-1 et web-2, ont été redémarrés.',
    right: 'web-1 a été redémarré. web-2 n’a pas répondu : échec, délai dépassé.',
  },
  {
    name: 'a train that does not run',
    calls: [
      [
        'rail__departures',
        { from: 'Lund' },
        {
          trains: [
            { train: 'R 12', departs: '07:10', status: 'CANCELLED' },
            { train: 'R 14', departs: '07:40', status: 'ON TIME' },
          ],
        },
      ],
    ],
    task: 'Which train should I take from Lund?',
    wrong: 'Take R 12 at 07:10, it runs as planned.',
    right: 'R 12 is cancelled; take R 14 at 07:40.',
  },
];

interface GoodRun {
  readonly name: string;
  readonly task?: string;
  readonly calls: readonly Call[];
  readonly answer: string;
}

const GOOD: readonly GoodRun[] = [
  {
    name: 'what failed first went through the second time',
    calls: [
      [
        'heating__set_zones',
        { zones: ['attic', 'cellar'] },
        {
          zones: [
            { zone: 'attic', ok: true },
            { zone: 'cellar', ok: false },
          ],
        },
      ],
      ['heating__set_zones', { zones: ['cellar'] }, { zones: [{ zone: 'cellar', ok: true }] }],
    ],
    answer: 'Both zones are set: attic and cellar.',
  },
  {
    name: 'no entry has an error',
    calls: [
      [
        'crm__batch_create',
        { contacts: ['Ada', 'Bo'] },
        {
          responses: [
            { id: 'Ada', status: 201, error: null },
            { id: 'Bo', status: 200, error: '' },
          ],
        },
      ],
    ],
    answer: 'Both contacts have been created.',
  },
  {
    name: 'a skipped check is no failure',
    calls: [
      [
        'ci__list_checks',
        { ref: 'a1' },
        {
          checks: [
            { name: 'unit', conclusion: 'success' },
            { name: 'deploy', conclusion: 'skipped' },
          ],
        },
      ],
    ],
    answer: 'The check unit passed, deploy was not run for this branch.',
  },
  {
    name: 'the failed ones were asked for',
    task: 'Which jobs failed last night?',
    calls: [
      [
        'jobs__list',
        { day: 'yesterday' },
        {
          jobs: [
            { name: 'backup', status: 'failed' },
            { name: 'report', status: 'ok' },
            { name: 'sync', status: 'failed' },
          ],
        },
      ],
    ],
    answer: 'Two of them: backup and sync.',
  },
  {
    name: 'the bad one is named for another reason',
    task: 'When do the trains leave?',
    calls: [
      [
        'rail__departures',
        { from: 'Lund' },
        {
          trains: [
            { train: 'R 12', departs: '07:10', status: 'CANCELLED' },
            { train: 'R 14', departs: '07:40', status: 'ON TIME' },
          ],
        },
      ],
    ],
    answer: 'R 14 leaves at 07:40. R 12 (07:10) is cancelled today.',
  },
  {
    name: 'the state is the one that was wanted',
    calls: [
      [
        'tickets__update_many',
        { ids: ['T-1', 'T-2'], status: 'rejected' },
        {
          tickets: [
            { id: 'T-1', status: 'rejected' },
            { id: 'T-2', status: 'rejected' },
          ],
        },
      ],
    ],
    answer: 'T-1 and T-2 are rejected now.',
  },
  {
    name: 'blocked at first, then unblocked',
    calls: [
      [
        'fleet__status',
        {},
        {
          hosts: [
            { host: 'web-1', status: 'down' },
            { host: 'web-2', status: 'up' },
          ],
        },
      ],
      ['fleet__restart', { host: 'web-1' }, { host: 'web-1', status: 'up' }],
    ],
    answer: 'All hosts are up: web-1 (restarted) and web-2.',
  },
];

describe('results with an entry for each of several things', () => {
  for (const one of CASES) {
    test(`${one.name}: said to be well`, () => assert.ok(findAccusations(one, one.wrong).length > 0));
    test(`${one.name}: told as it is`, () => assert.deepEqual(findAccusations(one, one.right), []));
  }
  for (const { name, task, calls, answer } of GOOD)
    test(`good: ${name}`, () =>
      assert.deepEqual(
        findAccusations({ name, ...(task === undefined ? {} : { task }), calls, wrong: '', right: '' }, answer),
        [],
      ));
});
