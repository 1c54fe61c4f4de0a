import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { effectsOf, effectsOfLine, show, type TestCall } from '../testing/effects-of.ts';

describe('how a structured result says that a call ended', () => {
  const CASES: readonly (readonly [call: TestCall, effect: string])[] = [
    [['gmail_send', { to: 'a@b.io' }, { id: 'x', labelIds: ['SENT'] }], 'send succeeded'],
    [['smtp_relay_send', { to: 'a@b.io' }, { http_status: 202, body: { accepted: true } }], 'send succeeded'],
    [['smtp_relay_send', { to: 'a@b.io' }, { http_status: 403, body: { accepted: false } }], 'send failed'],
    [['telegram_send', { target: 'x' }, { ok: false, error_code: 403 }], 'send failed'],
    [['sms_send', { to: '+49' }, { sid: 'S1', status: 'queued', error_code: null }], 'send unknown'],
    [['sms_send', { to: '+49' }, { status: 'undelivered' }], 'send failed'],
    [['mailing__send', { list: 'x' }, { total: 148, delivered: 139, bounced: 7 }], 'send partial'],
    [['mailing__send', { list: 'x' }, { delivered: 0 }], 'send failed'],
    [['mailing__send', { list: 'x' }, { sent: 3, failed: 1 }], 'send partial'],
    [['mailing__send', { list: 'x' }, { sent: 0, failed: 4 }], 'send failed'],
    [['gmail_send', { to: 'a@b.io', attachments: ['a.pdf'] }, { id: 'x', attachments: [] }], 'send partial'],
    [['gmail_send', { to: 'a@b.io' }, { id: 'x', warnings: ['attachment skipped: not readable'] }], 'send partial'],
    [['gmail_send', { to: 'a@b.io' }, { id: 'x', warnings: [] }], 'send succeeded'],
    [['gmail_send', { to: 'a@b.io' }, { ok: true, note: 'Queued, will be sent when online' }], 'send unknown'],
    [['gmail_create_draft', { to: 'a@b.io' }, { status: 'draft' }], 'create succeeded'],
    [['stripe__refund', { charge: 'ch' }, { id: 're', status: 'succeeded' }], 'refund succeeded'],
    [['bank__create_transfer', { amount: 3 }, { status: 'pending_approval' }], 'pay unknown'],
    [['bank__pay_bill', { amount: 3 }, { payment: null, result: 'declined' }], 'pay failed'],
    [['shop__checkout', { payment: 'card' }, { order: 'o', status: 'requires_action', paid: false }], 'pay unknown'],
    [['flights__book', { offer: 'o' }, { pnr: 'x', booking_status: 'on_request', ticketed: false }], 'book unknown'],
    [['flights__book', { offer: 'o' }, { pnr: 'x', booking_status: 'confirmed', ticketed: true }], 'book succeeded'],
    [['hotels__book', { id: 'h' }, { status: 'rejected', booked_rooms: 0 }], 'book failed'],
    [['booking__cancel', { ref: 'x' }, { status: 'cancelled' }], 'cancel succeeded'],
    [['booking__cancel', { ref: 'x' }, { error: 'NOT_CANCELLABLE' }], 'cancel failed'],
    [['calendar_create_event', { title: 'x' }, { id: 'e', status: 'confirmed' }], 'schedule succeeded'],
    [['cron', { action: 'add', job: {} }, { id: 'j', enabled: false }], 'schedule failed'],
    [['dropbox__delete', { path: 'a' }, { error_summary: 'path/locked/..', deleted: false }], 'delete failed'],
    [['db', { sql: 'UPDATE a SET b = 1 WHERE c = 2' }, { command: 'UPDATE', rowCount: 0 }], 'change failed'],
    [['db', { sql: 'SELECT * FROM a' }, { rows: [], rowCount: 0 }], 'query succeeded'],
    [['db', { sql: 'SELECT * FROM a' }, { http_status: 401, records: [], error: 'expired' }], 'query failed'],
    [['jira__transition', { issue: 'A-1' }, { http_status: 204 }], 'change succeeded'],
    [['jira__transition', { issue: 'A-1' }, { errors: { resolution: 'is required' } }], 'change failed'],
    [['crm__bulk_update', { ids: 'x' }, { updated: 17, failed: 3, errors: [{}, {}, {}] }], 'change partial'],
    [
      ['drive_upload', { path: 'a' }, { uploadStatus: 'incomplete', bytesReceived: 3, bytesTotal: 9 }],
      'create unknown',
    ],
    [['donors__import', { file: 'a' }, { imported: 0, status: 'rejected', errors: [{}] }], 'create failed'],
    [
      ['home_assistant', { service: 'lock.lock' }, { accepted: true, states: { a: 'locked', b: 'jammed' } }],
      'set partial',
    ],
    [['home_assistant', { service: 'light.turn_off' }, { success: true, states: { a: 'on' } }], 'set failed'],
    [['k8s__scale', { deployment: 'x' }, { ready: '4/6' }], 'set partial'],
    [['sessions_spawn', { task: 'x' }, { status: 'accepted', runId: 'r' }], 'delegate succeeded'],
    [['sessions_spawn', { task: 'x' }, { status: 'error', error: 'no runtime' }], 'delegate failed'],
    [['memory_search', { query: 'x' }, { results: [], provider: 'none' }], 'recall succeeded'],
    [['memory_search', { query: 'x' }, { results: [], warning: 'Memory index unavailable' }], 'recall failed'],
    [['memory_get', { path: 'x' }, { status: 'not_found', text: '' }], 'recall failed'],
    [['get_job', { id: 'x' }, { id: 'x', status: 'failed', step: 3 }], 'look_up succeeded'],
    [['web_fetch', { url: 'https://a.io' }, { status: 403, text: 'denied' }], 'look_up failed'],
    [
      ['webhooks__deliveries', { since: '24h' }, { endpoint: 'e', total: 9, retried: 2, error: 'HTTP 500' }],
      'look_up succeeded',
    ],
    [['mahnwesen__mahnung_senden', { rechnung: 'x' }, { status: 'abgelehnt', gesendet: false }], 'send failed'],
    [['deploy_service', { name: 'x', dry_run: true }, { ok: true }], 'check succeeded'],
    [['deploy_service', { name: 'x' }, { ok: true, dry_run: true }], 'deploy unknown'],
    [['update_order', { id: 'x' }, { id: 'x', status: 'pending', a: 1, b: 2, c: 3, d: 4, e: 5 }], 'change succeeded'],
  ];
  for (const [call, effect] of CASES)
    test(`${call[0]} ${JSON.stringify(call[2])}`, () => assert.deepEqual(effectsOf(call).map(show), [effect]));
});

describe('how a result in words says that a call ended', () => {
  const CASES: readonly (readonly [call: TestCall, effect: string])[] = [
    [['edit', { path: 'a' }, 'Successfully replaced 1 block(s) in a.'], 'change succeeded'],
    [['edit', { path: 'a' }, 'Could not find the exact text in a.', { isError: true }], 'change failed'],
    [['edit', { path: 'a' }, 'No changes were made to a.'], 'change failed'],
    [['write', { path: 'a', content: 'x' }, 'EACCES: permission denied', { isError: true }], 'create failed'],
    [
      ['edit', { path: 'a' }, 'Validation failed for tool "edit":\n - edits: must be array', { isError: true }],
      'change not_attempted',
    ],
    [['slack_send', { channel: 'x' }, 'Tool slack_send not found', { isError: true }], 'send not_attempted'],
    [
      ['exec', { command: 'rm -rf a' }, 'Exec denied (gateway id=3, user-denied): rm -rf a', { isError: true }],
      'delete not_attempted',
    ],
    [
      ['stripe__refund', { charge: 'x' }, 'Error: request timed out after 30000 ms', { isError: true }],
      'refund unknown',
    ],
    [['get_charge', { id: 'x' }, 'Error: request timed out after 30000 ms', { isError: true }], 'look_up failed'],
    [['notify_team', { to: 'x' }, 'Error: 422 Unprocessable'], 'send failed'],
    [['notify_team', { to: 'x' }, 'Message queued for delivery'], 'send unknown'],
    [['update_rows', { table: 'x' }, 'Updated 3 of 5 rows'], 'change partial'],
    [['update_rows', { table: 'x' }, '0 rows affected'], 'change failed'],
    [['read', { path: 'a.log' }, 'Error: this is the first line of a log'], 'read succeeded'],
    [['send_mail', { to: 'x' }, null], 'send unknown'],
    [['python', { code: 'x()' }, 'Traceback (most recent call last):\nNameError: x'], 'run failed'],
  ];
  for (const [call, effect] of CASES)
    test(`${call[0]} ${JSON.stringify(call[2])}`, () => assert.deepEqual(effectsOf(call).map(show), [effect]));
});

describe('how the commands of a line ended', () => {
  const CASES: readonly (readonly [line: string, output: string, exit: number, effects: readonly string[]])[] = [
    ['bankctl transfer --amount 480', 'TX 90311\nstate      pending approval', 0, ['run unknown']],
    ['bankctl transfer --amount 480', 'TX 90311\nstate      executed', 0, ['run succeeded']],
    ['bankctl list', 'TX 90311\nstate      pending approval', 0, ['run succeeded']],
    [
      'for i in $(seq 9); do kubectl get pod a | grep -q Running && exit 0; sleep 5; done; exit 1',
      'still pending',
      1,
      ['look_up succeeded', 'look_up failed', 'wait succeeded'],
    ],
    ['npm test', 'Tests:       12 passed, 12 total', 0, ['test succeeded']],
    ['npm test', 'Tests:       1 failed, 11 passed, 12 total', 1, ['test failed']],
    ['npm test', 'whatever', 0, ['test succeeded']],
    ['npm test 2>&1 | tail -3', 'Tests:       1 failed, 11 passed, 12 total', 0, ['test failed']],
    ['npm test 2>&1 | tail -3', 'Done in 3s.', 0, ['test unknown']],
    ['npm test || true', 'npm error code 1', 0, ['test unknown']],
    ['npm test; echo "exit=$?"', 'boom\nexit=1', 0, ['test failed']],
    ['npm test; echo "exit=$?"', 'fine\nexit=0', 0, ['test succeeded']],
    ['npm test && echo PASS || echo FAIL', 'boom\nFAIL', 0, ['test failed']],
    ['npm test && echo PASS || echo FAIL', 'fine\nPASS', 0, ['test succeeded']],
    ['npm test && git push', 'Tests:       1 failed, 1 total', 1, ['test failed', 'push not_attempted']],
    [
      'npm test && git push',
      'Tests:       1 passed, 1 total\n ! [rejected]        main -> main (fetch first)',
      1,
      ['test succeeded', 'push failed'],
    ],
    ['git add -A && git commit -m x', 'nothing to commit, working tree clean', 1, ['other succeeded', 'commit failed']],
    ['git add -A && git commit -m x', '[main 3be9f10] x\n 1 file changed', 0, ['other succeeded', 'commit succeeded']],
    ['git push', 'Everything up-to-date', 0, ['push succeeded']],
    ['git push 2>&1 | tail -1', 'error: failed to push some refs', 0, ['push failed']],
    ['git merge x', 'CONFLICT (content): Merge conflict in a', 1, ['merge failed']],
    ['grep x a', '(no output)\n\n(Command exited with code 1)', 1, ['look_up succeeded']],
    ['grep x a', 'grep: a: No such file or directory', 2, ['look_up failed']],
    ['make build', 'make: *** [all] Error 2', 2, ['build failed']],
    [
      'pip install x',
      "ERROR: pip's dependency resolver does not currently\nSuccessfully installed x-1",
      0,
      ['install succeeded'],
    ],
    ['pip install x | tail -1', 'ERROR: No matching distribution found for x', 0, ['install failed']],
    ['curl -s -o /dev/null -w "%{http_code}" https://a.io', '503', 0, ['check failed']],
    ['curl -sI https://a.io', 'HTTP/2 200 \ncontent-type: text/html', 0, ['check succeeded']],
    ['curl -s -X POST https://a.io/mail -d x', '{"ok": false, "error": "quota"}', 0, ['send failed']],
    ['psql -c "DELETE FROM a WHERE b"', 'DELETE 0', 0, ['delete failed']],
    ['psql -c "DELETE FROM a WHERE b"', 'DELETE 37', 0, ['delete succeeded']],
    ['psql -c "SELECT 1 FROM a"', 'ERROR:  relation "a" does not exist', 0, ['query failed']],
    ['rm a; ls', "rm: cannot remove 'a': No such file or directory\nb", 0, ['delete failed', 'read succeeded']],
    ['rm -f a; ls', 'b', 0, ['delete succeeded', 'read succeeded']],
    ['mkdir x 2>/dev/null; ls', 'b', 0, ['create unknown', 'read succeeded']],
    ['npm run a-build && npm run b-build', 'boom', 1, ['build unknown', 'build failed']],
    ['timeout 5 npm test', 'running', 124, ['test unknown']],
    [
      './deploy.sh',
      '/bin/bash: line 1: ./deploy.sh: No such file or directory\n\nCommand not found',
      127,
      ['deploy failed'],
    ],
    ['terraform plan', 'Plan: 1 to add', 0, ['check succeeded']],
    ['echo "tests ok"', 'tests ok', 0, ['other succeeded']],
  ];
  for (const [line, output, exit, effects] of CASES)
    test(`${line} → ${exit}: ${output.split('\n').at(-1)}`, () =>
      assert.deepEqual(effectsOfLine(line, output, exit).map(show), effects));
});

test('an effect cites the piece of the result that tells', () => {
  const [effect] = effectsOfLine('npm test | tail', 'Tests:       3 failed, 9 passed, 12 total');
  assert.equal(effect?.because.quote, 'Tests:       3 failed, 9 passed, 12 total');
  assert.deepEqual(effect?.counts, { failed: 3, passed: 9, total: 12 });
  assert.equal(effect?.hidesExit, true);
});

test('a result that was cut in the middle is still read', () => {
  const long = { ok: false, error: 'quota exceeded', log: 'x'.repeat(10_000), more: 1 };
  assert.deepEqual(effectsOf(['gmail_send', { to: 'a' }, long]).map(show), ['send failed']);
});
