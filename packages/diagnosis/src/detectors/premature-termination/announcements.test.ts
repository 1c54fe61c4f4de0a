import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findAnnouncement, findProgress } from './announcements.ts';

describe('an announcement at the end', () => {
  for (const text of [
    'The cause is clear. Let me now fix it.',
    'Next, I will update the schema:',
    'First, I’ll check the version.\n\n```bash\nnode -v\n```',
    'Now let me run the tests:\n\njson\n{"command": "npm test"}',
    'I’ll start by reading the log.',
    'Proceeding with the migration.',
    'Two labels are printed. Next I’ll laminate the other four.',
    'Both tables are copied. I’ll leave it here; the third one works the same way.',
  ])
    test(`is one: ${text.split('\n', 1)[0]}`, () => assert.notEqual(findAnnouncement(text), null));
  for (const text of [
    'All done. Let me know if you need more.',
    'I’ll remind you tomorrow.',
    'I will keep an eye on it.',
    'I’ll send it once you have signed.',
    'Let me explain why.',
    'Let me check the log. The log shows two errors, both harmless.',
    'If you like, I’ll switch it over.',
    'You’re welcome! I’ll be here.',
    'Sounds good, let’s go with Postgres.',
    'I will remember that.',
    'I’ll check back on Friday.',
    'I’ll make sure it stays that way.',
    'I’ll write shorter answers from now on.',
    'I’ll call you Sam.',
  ])
    test(`is none: ${text}`, () => assert.equal(findAnnouncement(text), null));
});

describe('a report of progress', () => {
  for (const [text, done, total] of [
    ['Progress: 250/486 strings done.', 250, 486],
    ['I processed 2,000 of 9,150 photos.', 2_000, 9_150],
    ['The import is 51% complete.', 51, 100],
    ['Migrated 40 out of 95 accounts so far.', 40, 95],
  ] as const)
    test(text, () => {
      const progress = findProgress(text);
      assert.equal(progress?.done, done);
      assert.equal(progress?.total, total);
    });
  for (const text of [
    'I processed all 486 strings.',
    '486 of 486 strings done.',
    '12 of 85 tests cover the parser.',
    'I migrated 40 of 95 accounts; the rest were already there.',
    'Step 2 of 3 is done.',
    'The date is 12/24/2026 and the import is done.',
    'Coverage rose to 81%.',
    'You have completed 3 of 12 lessons so far.',
  ])
    test(`none: ${text}`, () => assert.equal(findProgress(text), null));
});
