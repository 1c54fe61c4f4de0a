import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNewSubject } from './new-subject.ts';
import { readRequest } from './read-request.ts';

const isNew = (before: string, answer: string, text: string): boolean =>
  isNewSubject(readRequest([before]), answer, text);

test('after an answered question another order is another job', () => {
  assert.ok(
    isNew('What does HTTP stand for?', 'Hypertext Transfer Protocol.', 'Delete the old branches of repo kiln.'),
  );
});

test('what takes up the question or its answer goes on with it', () => {
  assert.ok(!isNew('Which branches are merged?', 'kiln-2 and glaze.', 'Delete kiln-2 and keep the others please.'));
  assert.ok(!isNew('Which branches are merged?', 'kiln-2 and glaze.', 'Delete them.'));
});

test('a question that was not answered, or answered with one, is open', () => {
  assert.ok(!isNew('Which branches are merged?', '', 'Move the invoices of June to the archive.'));
  assert.ok(!isNew('Which branches are merged?', 'Of which repository?', 'Take the invoices of June, archive folder.'));
});

test('what was forbidden or ordered holds on', () => {
  assert.ok(
    !isNew('Never delete anything. What is in the inbox?', 'Four letters.', 'Move invoices of June to the archive.'),
  );
  assert.ok(!isNew('Rename the folder to kiln.', 'Done.', 'Move invoices of June to the archive.'));
});
