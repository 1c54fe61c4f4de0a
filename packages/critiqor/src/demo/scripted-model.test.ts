import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createScriptedModel } from './scripted-model.ts';

test('an idle connection is not closed, and no time is announced after which it would be', async () => {
  const model = await createScriptedModel();
  try {
    const response = await fetch(`${model.url}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'scripted-1', messages: [{ role: 'user', content: 'Hello.' }] }),
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('connection'), 'keep-alive');
    assert.equal(response.headers.get('keep-alive'), null);
    await response.text();
  } finally {
    await model.close();
  }
});
