import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { ModelExchange, ModelTurn } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { ofType, only, type TruthOptions } from './truth.ts';

/** A conversation with a scripted model, and what must be recorded of it beyond the comparison with the truth. */
export interface Scenario {
  readonly name: string;
  readonly turns: readonly ModelTurn[];
  readonly truth?: TruthOptions;
  readonly check?: (recorded: {
    readonly facts: readonly JournalEvent[];
    readonly exchanges: readonly ModelExchange[];
    readonly workspace: string;
  }) => void;
}

const call = (name: string, args: unknown): ModelTurn => ({ tools: [{ name, args }] });
const deferred = (id: string, args: unknown): ModelTurn => call('tool_call', { id, args });
const results = (facts: readonly JournalEvent[]): JournalEvent[] => ofType(facts, 'tool_result');
const outcomes = (facts: readonly JournalEvent[]): unknown[] => results(facts).map(({ outcome }) => outcome);
const effects = (workspace: string, file: string): string[] =>
  readFileSync(join(workspace, file), 'utf8').trimEnd().split('\n');

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'clean',
    turns: [
      { text: 'I will read the file first.', ...call('read', { path: 'hello.txt' }) },
      call('exec', { command: 'wc -c hello.txt | tee -a clean.log' }),
      call('write', { path: 'summary.txt', content: 'hello.txt holds 12 bytes\n' }),
      {
        text: 'Done: hello.txt holds 12 bytes.',
        usage: { prompt_tokens: 9_000, completion_tokens: 25, cached: 4_000 },
      },
    ],
    check({ facts, workspace }) {
      assert.deepEqual(outcomes(facts), ['completed', 'completed', 'completed']);
      assert.equal(results(facts)[1]?.exit_code, 0);
      assert.deepEqual(effects(workspace, 'clean.log'), ['12 hello.txt']);
      assert.equal(only(facts, 'agent_end').payload.ending, 'success');
      assert.equal(only(facts, 'input').payload.trigger, 'user');
      const messages = ofType(facts, 'message_end');
      assert.equal(messages[0]?.payload.text, 'I will read the file first.');
      assert.equal(messages.at(-1)?.payload.text, 'Done: hello.txt holds 12 bytes.');
      for (const start of ofType(facts, 'before_provider_request')) assert.equal(start.payload.context_budget, 64_000);
    },
  },
  {
    name: 'repeated',
    turns: [
      ...Array.from({ length: 8 }, () => call('exec', { command: 'echo pending | tee -a repeated.log' })),
      { text: 'Still pending.' },
    ],
    check({ facts, workspace }) {
      assert.equal(results(facts).length, 8);
      assert.equal(effects(workspace, 'repeated.log').length, 8);
      assert.equal(
        new Set(results(facts).map((result) => JSON.stringify(result.payload.result).replace(/"durationMs":\d+/, '')))
          .size,
        1,
      );
    },
  },
  {
    name: 'recovery',
    turns: [
      call('exec', { command: 'exit 1' }),
      call('read', { path: 'missing.txt' }),
      call('exec', { command: 'no-such-command-here' }),
      call('exec', { command: 'echo fine' }),
      { text: 'Recovered.' },
    ],
    check({ facts }) {
      assert.deepEqual(outcomes(facts), ['failed', 'failed', 'failed', 'completed']);
      assert.deepEqual(
        results(facts).map(({ exit_code }) => exit_code),
        [1, undefined, 127, 0],
      );
      assert.match(results(facts)[1]?.error ?? '', /File not found/);
    },
  },
  {
    name: 'cascade',
    turns: [
      ...Array.from({ length: 6 }, (_, n) => call('exec', { command: `echo attempt ${n} >&2; exit ${n + 1}` })),
      { text: 'It failed six times.' },
    ],
    check({ facts }) {
      assert.deepEqual(
        results(facts).map(({ exit_code }) => exit_code),
        [1, 2, 3, 4, 5, 6],
      );
      assert.ok(results(facts).every(({ status }) => status === 'error'));
      assert.equal(only(facts, 'agent_end').payload.ending, 'success', 'the run itself ended as the model wanted');
    },
  },
  {
    name: 'parallel',
    turns: [
      {
        tools: [
          { name: 'exec', args: { command: 'sleep 0.6; echo slow >> parallel.log' } },
          { name: 'read', args: { path: 'hello.txt' } },
          { name: 'exec', args: { command: 'echo quick >> parallel.log' } },
          { name: 'read', args: { path: 'absent.txt' } },
        ],
      },
      { text: 'All four are back.' },
    ],
    check({ facts, workspace }) {
      const calls = ofType(facts, 'tool_call');
      const firstResult = results(facts)[0] as JournalEvent;
      assert.ok(
        calls.every(({ seq }) => seq < firstResult.seq),
        'all four ran at once',
      );
      assert.equal(
        results(facts).at(-1)?.tool_call_id,
        calls[0]?.tool_call_id,
        'results stand in the order of completion',
      );
      assert.deepEqual(effects(workspace, 'parallel.log'), ['quick', 'slow']);
    },
  },
  {
    name: 'deferred',
    turns: [deferred('sessions_list', {}), { text: 'Listed.' }],
    check({ facts }) {
      const [wrapper, inner] = ofType(facts, 'tool_call');
      assert.equal(inner?.tool_name, 'sessions_list');
      assert.equal(inner?.parent_tool_call_id, wrapper?.tool_call_id);
      assert.equal(
        results(facts).find(({ tool_name }) => tool_name === 'sessions_list')?.parent_tool_call_id,
        wrapper?.tool_call_id,
      );
    },
  },
  {
    name: 'unknown-tool',
    turns: [
      call('frobnicate', { level: 3 }),
      call('Bash', { command: 'echo alias' }),
      { text: 'There is no such tool.' },
    ],
    check({ facts }) {
      assert.deepEqual(outcomes(facts), ['blocked', 'completed']);
      assert.equal(results(facts)[0]?.payload.blocked_by, 'unknown_tool');
    },
  },
  {
    name: 'invalid-arguments',
    turns: [
      call('read', { file: 'hello.txt' }),
      call('read', { path: 42 }),
      call('exec', {}),
      { text: 'Wrong arguments.' },
    ],
    check({ facts }) {
      assert.deepEqual(outcomes(facts), ['blocked', 'failed', 'blocked']);
      assert.deepEqual(
        results(facts).map(({ payload }) => payload.blocked_by),
        ['invalid_arguments', undefined, 'invalid_arguments'],
      );
      const coerced = ofType(facts, 'tool_call')[1]?.payload;
      assert.deepEqual([coerced?.input, coerced?.executed_input], [{ path: 42 }, { path: '42' }]);
    },
  },
  {
    name: 'malformed-arguments',
    turns: [
      call('read', { path: 'hello.txt' }),
      { tools: [{ name: 'exec', rawArgs: '{"command": "ls' }] },
      { text: 'Recovered from broken JSON.' },
    ],
    check({ facts }) {
      const refused = ofType(facts, 'after_provider_response')[1];
      assert.match(refused?.error ?? '', /malformed tool call/);
      assert.equal(only(facts, 'agent_start').payload.attempt, 2);
    },
  },
  {
    name: 'memory',
    turns: [
      deferred('memory_search', { query: 'key rotation' }),
      deferred('memory_search', { query: 'zebra quotas' }),
      deferred('memory_get', { path: 'memory/none.md' }),
      deferred('memory_get', { path: 'memory/2026-11-01.md' }),
      { text: 'Searched.' },
    ],
    check({ facts }) {
      const copies = [...ofType(facts, 'memory_search'), ...ofType(facts, 'memory_get')];
      const ends = copies.filter(({ payload }) => payload.observed_as === 'tool_result');
      assert.deepEqual(
        ends.map(({ payload }) => payload.result_status),
        ['hit', 'empty', 'not_found', 'hit'],
      );
      assert.deepEqual(
        ends.slice(0, 2).map(({ payload }) => payload.hits),
        [1, 0],
      );
      assert.equal(ends[0]?.payload.query, 'key rotation');
      assert.equal(copies.length, 8, 'a copy of every call and every result');
      const originals = new Set(facts.filter(({ tool_call_id }) => tool_call_id).map(({ seq }) => seq));
      assert.ok(copies.every(({ derived_from }) => derived_from !== undefined && originals.has(derived_from)));
    },
  },
  {
    name: 'skill',
    turns: [
      { text: 'Using the skill.', ...call('read', { path: 'skills/release-notes/SKILL.md' }) },
      call('exec', { command: 'bash skills/release-notes/collect.sh' }),
      call('read', { path: 'skills/changelog/SKILL.md' }),
      { text: 'Notes written.' },
    ],
    check({ facts }) {
      const reads = ofType(facts, 'skill_read').map(({ payload }) => [payload.skill, payload.result_status]);
      assert.deepEqual(reads, [
        ['release-notes', 'read'],
        ['changelog', 'not_found'],
      ]);
    },
  },
  {
    name: 'server-error',
    turns: [
      { error: { status: 500, message: 'boom' } },
      { error: { status: 429, message: 'slow down', code: 'rate_limit_exceeded' } },
      { text: 'Third time lucky.' },
    ],
    check({ facts }) {
      const [first, second, third] = ofType(facts, 'after_provider_response');
      assert.deepEqual([first?.payload.http_status, second?.payload.http_status], [500, 429]);
      assert.equal((first?.payload.retry as { reason?: string } | undefined)?.reason, 'server_error');
      assert.equal((second?.payload.retry as { reason?: string } | undefined)?.reason, 'rate_limit');
      assert.equal(third?.payload.retry, undefined);
      assert.equal(only(facts, 'agent_start').payload.attempt, 3);
      assert.equal(only(facts, 'agent_end').payload.ending, 'success');
    },
  },
  {
    name: 'cut-stream',
    turns: [{ text: 'Let me start with a long', cut: true }, { text: 'Now in one piece.' }],
    check({ facts }) {
      const [partial, whole] = ofType(facts, 'message_end');
      assert.deepEqual([partial?.payload.partial, partial?.payload.text], [true, 'Let me start with a long']);
      assert.equal(whole?.payload.text, 'Now in one piece.');
    },
  },
  {
    name: 'large-output',
    turns: [
      call('exec', { command: "echo BEGIN; head -c 1000000 /dev/zero | tr '\\0' x; echo; echo END" }),
      { text: 'Large.' },
    ],
    check({ facts }) {
      const result = only(facts, 'tool_result');
      const text = result.payload.text as string;
      const chars = result.payload.result_chars as number;
      assert.ok(chars > 199_000, `all that the host kept of it: ${chars}`);
      assert.ok((result.truncations ?? 0) > 0);
      assert.match(text, new RegExp(`\\[cut \\d+ of ${chars} characters, digest [0-9a-f]{16}\\]`));
      assert.ok(text.endsWith('END'), 'the end of an output holds its result');
      assert.ok(text.length < 17_000);
    },
  },
];

/** What the workspace must hold for the scenarios. */
export const WORKSPACE_FILES: Readonly<Record<string, string>> = {
  'memory/2026-11-01.md': '# Notes\nThe key rotation happens on Tuesdays.\n',
  'skills/release-notes/SKILL.md':
    '---\nname: release-notes\ndescription: Write release notes.\n---\nRun collect.sh.\n',
  'skills/release-notes/collect.sh': 'echo 1.2.0 adds login\n',
};
