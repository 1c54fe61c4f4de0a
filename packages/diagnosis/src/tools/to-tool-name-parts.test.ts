import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toToolNameParts } from './to-tool-name-parts.ts';

const CASES: readonly (readonly [tool: string, server: string, name: string])[] = [
  ['exec', '', 'exec'],
  ['TodoWrite', '', 'todo_write'],
  ['create-issue', '', 'create_issue'],
  ['createHTTPServer', '', 'create_http_server'],
  ['github__create_issue', 'github', 'create_issue'],
  ['mcp__github__createIssue', 'github', 'create_issue'],
  ['mcp__claude_ai_Gmail__create_draft', 'claude ai gmail', 'create_draft'],
  ['functions.exec_command', '', 'exec_command'],
  ['filesystem.read_file', 'filesystem', 'read_file'],
  ['delegate:WebSurfer', 'delegate', 'web_surfer'],
  ['slack/post-message', 'slack', 'post_message'],
  ['', '', ''],
];

for (const [tool, server, name] of CASES) {
  test(`${tool} is ${name} of ${server || 'nobody'}`, () => {
    const parts = toToolNameParts(tool);
    assert.equal(parts.name, name);
    assert.equal(parts.server.join(' '), server);
  });
}
