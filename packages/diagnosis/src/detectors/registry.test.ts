import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toFailureTitle } from '../model/failure-types.ts';
import { DETECTORS } from './registry.ts';

test('every detector has the title of its failure type', () => {
  for (const { meta } of DETECTORS) assert.equal(meta.title, toFailureTitle(meta.id));
});
