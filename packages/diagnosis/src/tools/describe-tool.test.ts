import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { describeTool, isShell, toCommand, toWrittenPath } from './describe-tool.ts';

const CASES: readonly (readonly [tool: string, args: unknown, deed: string])[] = [
  // Hosts and harnesses.
  ['exec', { command: 'ls' }, 'run'],
  ['Bash', { command: 'ls' }, 'run'],
  ['run_shell_command', { command: 'ls' }, 'run'],
  ['python', { code: 'print(1)' }, 'run'],
  ['process', { action: 'poll', sessionId: 'x' }, 'wait'],
  ['process', { action: 'kill', sessionId: 'x' }, 'stop'],
  ['BashOutput', { bash_id: 'x' }, 'wait'],
  ['KillShell', { shell_id: 'x' }, 'stop'],
  ['Read', { file_path: 'a' }, 'read'],
  ['Write', { file_path: 'a', content: '' }, 'create'],
  ['MultiEdit', { file_path: 'a' }, 'change'],
  ['str_replace_editor', { command: 'view', path: 'a' }, 'read'],
  ['str_replace_editor', { command: 'create', path: 'a' }, 'create'],
  ['str_replace_based_edit_tool', { command: 'str_replace', path: 'a' }, 'change'],
  ['apply_patch', { patch: '*** Update File: src/a.ts\n' }, 'change'],
  ['TodoWrite', { todos: [] }, 'think'],
  ['sessions_spawn', { task: 'look' }, 'delegate'],
  ['Task', { prompt: 'look' }, 'delegate'],
  ['transfer_to_human_agents', { summary: 'x' }, 'delegate'],
  ['memory_search', { query: 'x' }, 'recall'],
  ['save_memory', { fact: 'x' }, 'remember'],
  ['AskUserQuestion', { questions: [] }, 'tell'],
  ['web_search', { query: 'update node' }, 'look_up'],
  ['message', { action: 'send', target: '#ops', message: 'hi' }, 'send'],
  ['message', { action: 'read', target: '#ops' }, 'read'],
  ['cron', { action: 'add', job: {} }, 'schedule'],
  ['cron', { action: 'list' }, 'look_up'],
  ['cron', { action: 'remove', id: 'j1' }, 'delete'],
  ['home_assistant', { service: 'light.turn_off', entity_id: 'light.hall' }, 'set'],
  ['home_assistant', { action: 'get_state', entity_id: 'light.hall' }, 'look_up'],
  ['home_assistant', { action: 'delete_automation', id: 'a' }, 'delete'],
  // Verbs of ordinary APIs, wherever they stand in the name.
  ['github__create_issue', { title: 'x' }, 'create'],
  ['github__merge_pull_request', { number: 3 }, 'merge'],
  ['hubspot__merge', { primary: 'a' }, 'change'],
  ['gmail_send', { to: 'a@b.io' }, 'send'],
  ['gmail_create_draft', { to: 'a@b.io' }, 'create'],
  ['gmail_schedule_send', { to: 'a@b.io' }, 'schedule'],
  ['stripe__finalize_and_send', { invoice: 'in_1' }, 'send'],
  ['zendesk__add_comment', { id: 3, body: 'x' }, 'send'],
  ['stripe__refund', { charge: 'ch_1' }, 'refund'],
  ['payouts__create', { amount: 3 }, 'pay'],
  ['bank__create_transfer', { amount: 3 }, 'pay'],
  ['shop__checkout', { payment: 'card' }, 'pay'],
  ['place_order', { cart: 'all' }, 'pay'],
  ['flights__book', { offer: 'o' }, 'book'],
  ['meeting_room_book', { room: 'x' }, 'book'],
  ['create_reservation', { table: 4 }, 'book'],
  ['cancel_pending_order', { order_id: '#W1' }, 'cancel'],
  ['calendar_create_event', { title: 'x' }, 'schedule'],
  ['calendar_update_event', { id: 'x' }, 'change'],
  ['get_order_details', { order_id: '#W1' }, 'look_up'],
  ['mailing__get_list', { id: 'x' }, 'look_up'],
  ['show_calendar', {}, 'look_up'],
  ['share_file', { file: 'a' }, 'publish'],
  ['code_review', { file: 'a' }, 'look_up'],
  ['credit_account', { file: 'a', amount: 3 }, 'other'],
  ['dispatch_courier', { file: 'a' }, 'send'],
  ['drive_delete_permanently', { id: 'x' }, 'delete'],
  ['k8s__scale', { deployment: 'x' }, 'set'],
  ['datadog__mute_monitor', { monitor: 'x' }, 'stop'],
  ['kontakte__suchen', { name: 'x' }, 'look_up'],
  ['mahnwesen__mahnung_senden', { rechnung: 'x' }, 'send'],
  // Arguments decide where a name does not.
  ['postgres_query', { sql: 'SELECT 1' }, 'query'],
  ['postgres_query', { sql: 'DELETE FROM users WHERE id = 3' }, 'delete'],
  ['db', { query: 'UPDATE users SET a = 1' }, 'change'],
  ['http_request', { method: 'GET', url: 'https://a.io' }, 'look_up'],
  ['http_request', { method: 'POST', url: 'https://a.io' }, 'send'],
  ['http_request', { method: 'DELETE', url: 'https://a.io' }, 'delete'],
  ['weather__forecast', { day: 'mon' }, 'look_up'],
  ['clinic__appointments', { date: 'mon' }, 'look_up'],
  ['sandbox', { command: 'ls' }, 'run'],
  ['vm__execute', { cmd: 'ls' }, 'run'],
  ['artifact', { path: 'a.md', content: 'x' }, 'create'],
  ['image', { prompt: 'a cat', size: '1024x1024' }, 'create'],
  ['frobnicate', { value: 3 }, 'other'],
];

describe('what a tool does', () => {
  for (const [tool, args, deed] of CASES)
    test(`${tool} ${JSON.stringify(args)}: ${deed}`, () => assert.equal(describeTool({ tool, args }).deed, deed));
});

test('command runners are told by whole names', () => {
  for (const tool of ['exec', 'Bash', 'shell', 'functions.exec_command', 'run_command', 'execute_bash'])
    assert.ok(isShell({ tool, args: { command: 'ls' } }), tool);
  for (const tool of ['show_calendar', 'share_file', 'code_review', 'runbook_search', 'execution_report'])
    assert.ok(!isShell({ tool, args: { file: 'a' } }), tool);
});

test('the command, wherever a tool takes it', () => {
  assert.equal(toCommand({ tool: 'exec', args: { command: 'ls -l' } }), 'ls -l');
  assert.equal(toCommand({ tool: 'shell', args: { command: ['bash', '-lc', 'ls'] } }), 'bash -lc ls');
  assert.equal(toCommand({ tool: 'bash', args: 'ls' }), 'ls');
  assert.equal(toCommand({ tool: 'BashOutput', args: { bash_id: 'x' } }), null);
  assert.equal(toCommand({ tool: 'read', args: { path: 'a' } }), null);
});

test('the file that a call writes', () => {
  assert.equal(toWrittenPath({ tool: 'write', args: { path: 'a.md', content: '' } }), 'a.md');
  assert.equal(toWrittenPath({ tool: 'Edit', args: { file_path: 'a.md' } }), 'a.md');
  assert.equal(
    toWrittenPath({ tool: 'apply_patch', args: { input: '*** Begin Patch\n*** Add File: b.md\n' } }),
    'b.md',
  );
  assert.equal(toWrittenPath({ tool: 'read', args: { path: 'a.md' } }), null);
  assert.equal(toWrittenPath({ tool: 'credit_account', args: { file: 'a.md' } }), null);
  assert.equal(toWrittenPath({ tool: 'dispatch_courier', args: { file: 'a.md' } }), null);
});
