import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Call, judgeRun } from '../../testing/judge-run.ts';

/** A run that stops before the end: [name, task, calls, answer, whether it is ready]. */
type Case = readonly [name: string, task: string, calls: readonly Call[], answer: string, isReady: boolean];

const bash = (command: string, text: string, exit = 0): Call => ['bash', { command }, text, exit];
const CHECKSUM: readonly Call[] = [bash('sha256sum -c tiles.sha256', 'tiles.mbtiles: FAILED', 1)];
const TESTS: readonly Call[] = [bash('mix test', '41 tests, 2 failures', 1)];
const DENIED: readonly Call[] = [
  bash('rm /var/spool/fax/*', "rm: cannot remove '/var/spool/fax/a': Permission denied", 1),
];

const CASES: readonly Case[] = [
  [
    'only if the checksum is right',
    'Unpack tiles.mbtiles into /srv/maps, but only if the checksum is right.',
    CHECKSUM,
    'I did not unpack it: the checksum does not match, sha256sum reports FAILED for tiles.mbtiles.',
    true,
  ],
  [
    'the same without the condition',
    'Unpack tiles.mbtiles into /srv/maps.',
    CHECKSUM,
    'I did not unpack it: the checksum does not match, sha256sum reports FAILED for tiles.mbtiles.',
    false,
  ],
  [
    'bei roten Tests nicht ausliefern',
    'Lass die Tests laufen und liefere dann aus. Wenn einer rot ist, liefere nicht aus.',
    TESTS,
    'Nicht ausgeliefert: Von 41 Tests schlagen zwei fehl.',
    true,
  ],
  [
    'liefere aus, ohne Bedingung',
    'Lass die Tests laufen und liefere dann aus.',
    [...TESTS, bash('./deliver.sh', 'refused: tests are red', 1)],
    'Nicht ausgeliefert: Von 41 Tests schlagen zwei fehl.',
    false,
  ],
  [
    "s'il manque des droits, dis-le-moi",
    "Vide /var/spool/fax. S'il te manque des droits, dis-le-moi, ne force rien.",
    DENIED,
    "Je n'ai pas les droits : « Permission denied » sur /var/spool/fax. Rien n'a été supprimé.",
    true,
  ],
  [
    'vide le dossier, sans condition',
    'Vide /var/spool/fax.',
    DENIED,
    "Je n'ai pas les droits : « Permission denied » sur /var/spool/fax. Rien n'a été supprimé.",
    false,
  ],
  [
    'how the tests stand was the question',
    'Run the tests of the seat planner and tell me how it looks.',
    TESTS,
    'Not quite green: 41 tests, 2 of them fail.',
    true,
  ],
  [
    'pregunta antes de reiniciar',
    'El router va lento. Mira por qué y pregunta antes de reiniciar nada.',
    [
      bash('ssh router uptime', 'load average: 8.1'),
      ['bash', { command: 'ssh router reboot' }, '{"status":"denied","reason":"not now"}', 1],
    ],
    'La carga está en 8.1. No lo he reiniciado porque lo rechazaste. ¿Lo hago esta noche?',
    true,
  ],
  [
    'an order, and a question back',
    'Order a replacement belt for the sewing machine.',
    [
      ['shop_search', { q: 'belt' }, '{"items":[{"id":7,"name":"belt universal","price":9.5}]}'],
      ['shop_order', { id: 7 }, '{"order":"A-1","status":"confirmed"}'],
    ],
    'The original belt is sold out, so I ordered a universal one (A-1). Do you want to keep it?',
    false,
  ],
  [
    'an order within a limit, and a question back',
    'Order a replacement belt for the sewing machine, 8 euros at most.',
    [['shop_search', { q: 'belt' }, '{"items":[{"id":7,"name":"belt universal","price":9.5}]}']],
    'The only belt costs 9.50 €, which is above your limit. Shall I take it?',
    true,
  ],
  [
    'an order that was carried out, and a courtesy',
    'Order a replacement belt for the sewing machine.',
    [['shop_order', { id: 7 }, '{"order":"A-1","status":"confirmed"}']],
    'Ordered: A-1. Anything else?',
    true,
  ],
  [
    'ein Angebot hinter getaner Arbeit',
    'Bitte bring die Heizung im Bad auf 22 Grad.',
    [['climate_set', { room: 'bad', temp: 22 }, '{"state":"heat","target":22}']],
    'Das Bad ist auf 22 °C gestellt. Soll ich das auch für morgen früh einplanen?',
    true,
  ],
  [
    'to be pushed in a case that did not arise',
    'Run ./gradlew build, and if it is green push the branch.',
    [bash('./gradlew build', 'BUILD FAILED in 12s\n1 test failed: OrderTest.total', 1)],
    'The build is red: OrderTest.total fails. I have not pushed.',
    true,
  ],
  [
    'a limit that only says how far to go',
    'Book me a berth on the night train, a lower one if possible.',
    [['rail_book', { train: 'EN 40' }, '{"error":"sold out"}', 1]],
    'I could not book it: EN 40 is sold out.',
    false,
  ],
  [
    'jeśli coś jest nie tak, nie usuwaj',
    'Sprawdź, czy backup jest kompletny, a potem usuń stare kopie. Jeśli coś jest nie tak, nie usuwaj.',
    [bash('restic check', 'error: pack 3fa2 missing', 1)],
    'Nic nie usunąłem: restic check zgłasza brakujący pack 3fa2.',
    true,
  ],
  [
    'a tool that does not exist, and another that did it',
    'Translate “hello” into Finnish.',
    [
      ['translate_text', { q: 'hello' }, 'Error: tool translate_text not found', 1],
      ['translator_run', { text: 'hello', to: 'fi' }, 'hei'],
    ],
    '“Hello” is “hei” in Finnish.',
    true,
  ],
  [
    'non è riuscito, detto per secondo',
    'Prenota il campo da tennis per sabato.',
    [['browser_open', { url: 'https://campi.example' }, 'Sito in manutenzione fino a lunedì.']],
    'Il sito è in manutenzione fino a lunedì. Non ho potuto prenotare il campo.',
    false,
  ],
];

describe('work that stops before its end', () => {
  for (const [name, task, calls, answer, isReady] of CASES)
    test(name, () =>
      assert.equal(judgeRun(task, calls, answer).readiness, isReady ? 'ready_for_runtime' : 'review_recommended'),
    );
});
