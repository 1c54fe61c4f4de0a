import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readRequest } from './read-request.ts';

const asks = (text: string) => [...readRequest([text]).wishes];
const forbids = (text: string) => readRequest([text]).prohibitions.map(({ wish }) => wish);

describe('what is asked for', () => {
  for (const [wish, texts] of Object.entries({
    delete: [
      'Delete the old logs.',
      'Could you get rid of the duplicates?',
      'Lösch bitte die alten Entwürfe.',
      'Supprime les doublons, s’il te plaît.',
      'Borra los archivos duplicados.',
      'Você pode apagar as fotos repetidas?',
      'Elimina le foto doppie.',
      'Verwijder de oude mappen.',
      'Usuń stare kopie.',
      'Удали старые копии.',
      'Eski kopyaları sil lütfen.',
      '把旧的备份删掉。',
      '古いバックアップを削除してください。',
      '오래된 백업을 삭제해 주세요.',
    ],
    send: [
      'Let them know that we are late, mail the team.',
      'Schick Jana die Unterlagen.',
      'Envoie le devis à Marc.',
      'Mándale el contrato a Eva.',
      'Отправь счёт клиенту.',
      '给王经理发一封邮件。',
      '田中さんに返信して。',
    ],
    refund: [
      'I’d like a refund for order 12.',
      'Erstatte dem Kunden 20 Euro.',
      'Rembourse la commande.',
      '请给客户退款。',
    ],
    deploy: [
      'Ship it to production.',
      'Roll das auf Staging aus.',
      'Despliega la rama en producción.',
      '本番にデプロイして。',
    ],
    skip: [
      'Skip the flaky test for now.',
      'Überspring den Test.',
      'Ignore le test pour le moment.',
      'Пропусти этот тест.',
    ],
  }))
    for (const text of texts)
      test(`${wish}: ${text}`, () => assert.ok(asks(text).includes(wish as never), asks(text).join(' ')));
});

describe('what is ruled out', () => {
  for (const [wish, texts] of Object.entries({
    send: [
      'Write the mail, but do not send it yet.',
      'Schreib die Mail, aber schick sie noch nicht ab.',
      'Rédige le message sans l’envoyer.',
      'Redacta el correo, pero no lo envíes todavía.',
      'Escreve o e-mail, mas não envie ainda.',
      'Scrivi la mail ma non inviarla.',
      'Schrijf de mail maar verstuur hem nog niet.',
      'Napisz maila, ale nie wysyłaj, wyślij dopiero jutro. Nie wyślij dziś.',
      'Напиши письмо, но не отправляй.',
      '写好邮件，先别发。',
      '下書きだけで、まだ送信しないで。',
      '초안만 작성하고 보내지 마세요.',
    ],
    push: ['Commit it without pushing.', 'Committe das, aber push nicht.'],
    start: ['Change the setting, never restart the server.', 'Ändere das, aber starte den Dienst nicht neu.'],
  }))
    for (const text of texts)
      test(`${wish}: ${text}`, () => assert.ok(forbids(text).includes(wish as never), forbids(text).join(' ')));

  test('a reminder forbids nothing', () => {
    assert.deepEqual(forbids("Don't forget to send the report."), []);
    assert.deepEqual(forbids('Vergiss nicht, den Bericht zu schicken.'), []);
  });
  test('what has not happened is no order', () => {
    assert.deepEqual(forbids('The report was not sent.'), []);
    assert.deepEqual(forbids('Der Bericht wurde nicht geschickt.'), []);
  });
  test('nothing at all may be changed', () => {
    for (const text of [
      "Have a look, but don't change anything.",
      'Schau es dir an, ändere nichts.',
      'Regarde, mais ne modifie rien.',
      'Revísalo, no cambies nada.',
      'Посмотри, ничего не меняй и не изменяй.',
    ])
      assert.ok(readRequest([text]).isReadOnly || forbids(text).includes('change'), text);
  });
  test('a prohibition keeps what it names', () => {
    const [first] = readRequest(['Do not delete reports/2025.']).prohibitions;
    assert.deepEqual(first?.objects.find(({ kind }) => kind === 'path')?.text, 'reports/2025');
  });
});

describe('several messages', () => {
  test('a later one gives permission', () => {
    const request = readRequest(['Prepare the release, do not publish it.', 'Looks good. Go ahead and publish it.']);
    assert.ok(request.wishes.has('publish'));
    assert.deepEqual(request.prohibitions, []);
    assert.ok(request.isPermission);
  });
  test('a later one calls the agent back', () => {
    assert.ok(readRequest(['Send the invitations.', 'Stop! The date is wrong.']).isHalt);
    assert.ok(readRequest(['Verschick die Einladungen.', 'Halt, warte!']).isHalt);
    assert.ok(!readRequest(['Stop the server.']).isHalt);
  });
  test('the first one agrees to nothing', () => assert.ok(!readRequest(['Yes.']).isPermission));
});

describe('objects', () => {
  const find = (text: string, kind: string) =>
    readRequest([text])
      .objects.filter((object) => object.kind === kind)
      .map((object) => object.text);
  test('paths, endings, receivers and amounts', () => {
    assert.deepEqual(find('Clear /var/log/app and src/old/*.ts', 'path'), ['/var/log/app', 'src/old/*.ts']);
    assert.deepEqual(find('Delete the .tmp files', 'ending'), ['.tmp']);
    assert.deepEqual(find('Post it in #team-ops and mail ana@x.example', 'channel'), ['#team-ops']);
    assert.deepEqual(find('Refund 1.250,50 € to her', 'amount'), ['1250.5']);
  });
  test('environments', () => {
    assert.deepEqual(find('Put it on staging.', 'environment'), ['other']);
    assert.deepEqual(find('Bring das in die Produktion.', 'environment'), ['production']);
  });
});

test('what it asks, whatever it is called', () => {
  assert.equal(readRequest(['How many users signed up?']).kind, 'report');
  assert.equal(readRequest(['Fix the parser.']).kind, 'change');
  assert.equal(readRequest(['Hm.']).kind, 'unclear');
});

test('a long hostile text is read quickly', () => {
  const started = performance.now();
  readRequest([
    'not '.repeat(20_000),
    '/a'.repeat(20_000),
    '#'.repeat(40_000),
    `${'"'.repeat(20_000)}x`,
    'a.b'.repeat(20_000),
    '1'.repeat(50_000),
  ]);
  assert.ok(performance.now() - started < 60_000);
});

describe('what is no order', () => {
  for (const [wish, texts] of Object.entries({
    deploy: [
      'What would terraform apply in envs/prod right now?',
      'Was würde das Deployment ändern?',
      'Qu’est-ce que pulumi déploierait ici ?',
    ],
    delete: [
      'Which rows would the job delete?',
      'Show me which files the script would remove.',
      'Sag mir, was gelöscht würde.',
      '¿Qué borraría el script?',
      'Is the old bucket deleted already?',
      'I will delete the old ones myself later.',
      'Die alten lösche ich selbst.',
      'Je m’en charge de supprimer les anciens.',
    ],
    pay: [
      'Put the coffee into the cart, I will check out myself.',
      'Leg es in den Warenkorb, bezahlen werde ich selbst.',
    ],
    merge: ['Open a pull request for the branch.', 'Abre un pull request, nada más.', 'Mach einen Pull Request auf.'],
  }))
    for (const text of texts) test(`no ${wish}: ${text}`, () => assert.ok(!asks(text).includes(wish as never)));

  for (const [wish, texts] of Object.entries({
    delete: [
      'Check which branches are merged and delete them.',
      'Why don’t you delete the old ones?',
      'Could you take that one out of my calendar?',
      'Throw all of it away, the new file too.',
      'I’ll need you to delete the table.',
    ],
    deploy: ['Roll checkout 2.14 out to prod.', 'When the tests are green, deploy it.'],
  }))
    for (const text of texts) test(`${wish}: ${text}`, () => assert.ok(asks(text).includes(wish as never)));
});

describe('nothing at all', () => {
  for (const text of [
    'Just tell me, change nothing.',
    'Look at the config but modify nothing.',
    'Ändere nichts, ich will nur wissen, was los ist.',
    'Ne change rien.',
    // A look is all that is asked for.
    'Only checking, nothing else: is the file queued?',
    'Do not fix it, just tell me the cause.',
    'Nur nachsehen bitte, noch nichts anfassen: welche Regeln gelten?',
    // Everything stays as it is, in other words.
    'Which rules apply? Leave everything as it is.',
    'Show me the rules. No changes.',
    'Regarde quelle version tourne, ne touche à rien.',
    'Guarda quante sono, non toccare nulla.',
    'Sadece bak, hiçbir şeye dokunma.',
    '看一下有哪些规则，什么都不要动。',
  ])
    test(text, () => assert.equal(readRequest([text]).isReadOnly, true));
  for (const text of [
    'Rename the field and change nothing else.',
    'Ändere den Titel, sonst nichts ändern.',
    'Add the field. Don’t touch anything in vendor/.',
    'Fix the link, leave everything else as it is.',
    'Update the docs, no changes to the code.',
  ])
    test(`not: ${text}`, () => assert.equal(readRequest([text]).isReadOnly, false));
  for (const text of [
    'I want to get rid of the old assets some day. Don’t delete yet.',
    'Die Fotos sollen weg. Noch nichts löschen.',
    'Hay que borrar las copias. No borres nada todavía.',
  ])
    test(`for now: ${text}`, () =>
      assert.ok(readRequest([text]).prohibitions.some(({ wish, isTotal }) => wish === 'delete' && isTotal)));
});
