import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from '../store/database.ts';
import { createAuthorizer } from './authorize.ts';

/** More than two minutes allow, should one begin meanwhile. */
const GUESSES = 500;

test('sessions cannot be guessed, and whoever tries keeps nobody else out', async () => {
  const nothing = { rows: async () => [] } as unknown as Database;
  const authorizer = createAuthorizer(nothing);
  const answers: string[] = [];
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const authorization = await authorizer.authorize(undefined, 'attacker', `cqs_${String(guess).padStart(43, 'A')}`);
    answers.push('refused' in authorization ? authorization.refused : 'let in');
  }
  assert.deepEqual([...new Set(answers)].sort(), ['too_many_requests', 'unauthorized']);
  const other = await authorizer.authorize(undefined, 'somebody else', `cqs_${'B'.repeat(43)}`);
  assert.equal('refused' in other && other.refused, 'unauthorized');
});
