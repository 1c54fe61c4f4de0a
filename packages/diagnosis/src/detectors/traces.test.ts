import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { diagnose } from '../diagnose.ts';
import type { TraceEvent } from '../intake/read-trace.ts';

/** Traces of other recorders have no events for subagents, providers or skills: everything is read off messages, calls and ends. */

type Step = readonly [type: string, text: string, about?: Partial<TraceEvent>];

const user = (text: string): Step => ['user_message', text];
const say = (text: string): Step => ['assistant_message', text];
const system = (text: string): Step => ['system', text];
const stop = (text: string, subtype = 'error'): Step => ['run_end', text, { subtype, is_error: true }];
const call = (tool: string, args: unknown, result: string, about: Partial<TraceEvent> = {}): readonly Step[] => [
  ['tool_call', '', { tool, args }],
  ['tool_result', result, { tool, is_error: false, ...about }],
];
const spawn = (label: string, result = '{"status":"accepted","runId":"r-1"}') =>
  call('sessions_spawn', { task: `Look into ${label}.`, label }, result);

function judge(...steps: readonly (Step | readonly Step[])[]) {
  const flat = steps.flatMap((step) => (typeof step[0] === 'string' ? [step as Step] : (step as readonly Step[])));
  const events = flat.map(
    ([type, text, about = {}], i): TraceEvent => ({ i, type, ...(text ? { text } : {}), ...about }),
  );
  const identity = { run_id: 'trace', agent_id: '', tenant_id: '', framework: 'trace', visibility: 'private' } as const;
  const { findings, executive_summary } = diagnose({ identity, trace: { events } });
  return {
    found: findings.map(({ type, severity }) => `${severity} ${type}`),
    readiness: executive_summary.readiness_level,
  };
}

const FOUND: Readonly<Record<string, readonly [expected: string, ...steps: (Step | readonly Step[])[]]>> = {
  'the key is refused at once': ['high provider_fault', user('Sum up the mail.'), stop('401 invalid_api_key')],
  'the provider stays overloaded': [
    'high provider_fault',
    user('Sum up the mail.'),
    system('Model call failed: 529 overloaded_error. Retrying (attempt 2 of 6).'),
    stop('529 overloaded_error: giving up after 6 attempts'),
  ],
  'the plan is used up': ['high provider_fault', user('Sum up the mail.'), stop('You exceeded your current quota.')],
  'the conversation outgrows the model': [
    'high provider_fault',
    user('Sum up the mail.'),
    call('exec', { command: 'cat all.mbox' }, 'From: …'),
    say('Exit due to context window'),
  ],
  'the host writes the limit where an answer would be': [
    'high provider_fault',
    user('Sum up the mail.'),
    call('exec', { command: 'ls' }, 'a b'),
    say('Usage limit reached. Resets at 3 pm.'),
  ],
  'a person stops the run': [
    'medium premature_termination',
    user('Index everything.'),
    call('exec', { command: 'indexer --all' }, 'indexing'),
    stop('Run aborted by user (SIGINT)', 'interrupted'),
  ],
  'the last message is empty': [
    'medium premature_termination',
    user('Fix the import and tell me how many rows came in.'),
    call('edit', { path: 'load.py', edits: [] }, 'Successfully replaced 1 block(s) in load.py.'),
    say(' '),
  ],
  'nothing is said after the last call': [
    'medium premature_termination',
    user('Fix the import and tell me how many rows came in.'),
    call('exec', { command: 'python import.py' }, '212 rows'),
  ],
  'the call is only written': [
    'high tool_call_as_text',
    user('How many rows are there?'),
    say('Let me check.\n<tool_call>\n{"name": "exec", "arguments": {"command": "wc -l a.csv"}}\n</tool_call>'),
  ],
  'a child runs into the time limit': [
    'high subagent_lost',
    user('Have somebody look into the vents.'),
    spawn('vents'),
    call('agents_wait', { runIds: ['r-1'] }, '{"status":"timeout","results":[],"pending":["r-1"]}'),
    say('The vents are fine.'),
  ],
  'a child is reported as failed in a message of the host': [
    'high subagent_lost',
    user('Have somebody look into the vents.'),
    spawn('vents'),
    ['user_message', '[Subagent completion] label=vents status=failed\nResult: (no output)'],
    say('The vents are fine.'),
  ],
  'a child is lost in a list': [
    'low subagent_lost',
    user('Have somebody look into the vents and the roof.'),
    spawn('vents', '{"status":"accepted","runId":"r-1"}'),
    spawn('roof', '{"status":"accepted","runId":"r-2"}'),
    system('[subagent completion] vents: completed. Clean.'),
    call(
      'subagents',
      { action: 'list' },
      '{"tasks":[{"label":"vents","status":"done"},{"label":"roof","status":"lost"}]}',
    ),
    say('The vents are clean. The roof subagent was lost, so I cannot say anything about the roof.'),
  ],
  'no child ever reports': [
    'high subagent_lost',
    user('Have somebody look into the vents.'),
    spawn('vents'),
    say('The subagent counted twelve vents on the north side.'),
  ],
};

describe('is found in a trace', () => {
  for (const [name, [expected, ...steps]] of Object.entries(FOUND)) {
    test(name, () => {
      const { found, readiness } = judge(...steps);
      assert.ok(found.includes(expected), found.join(', ') || 'nothing');
      assert.notEqual(readiness, 'ready_for_runtime');
    });
  }
});

const SILENT: Readonly<Record<string, readonly (Step | readonly Step[])[]>> = {
  'one retry of the host, then the answer': [
    user('What is in a.txt?'),
    call('read', { path: 'a.txt' }, 'bread'),
    system('Model call failed: 429 rate limit reached. Retrying in 2 s (attempt 2 of 9).'),
    say('a.txt says bread.'),
  ],
  'an answer about the limits of another service': [
    user('Why does the export fail?'),
    call('exec', { command: 'tail export.log' }, '429 Too Many Requests'),
    say('The export fails because the shop answers 429, its rate limit.'),
  ],
  'a child that reports': [
    user('Have somebody look into the vents.'),
    spawn('vents'),
    system('[Internal task completion event]\nsession: r-1\nstatus: completed successfully\nresult: All clean.'),
    say('The subagent reports that all vents are clean.'),
  ],
  'a child that fails to start and a second one that reports': [
    user('Have somebody look into the vents.'),
    spawn('vents', '{"status":"error","error":"no runtime"}'),
    spawn('vents'),
    system('[subagent completion] vents: completed. All clean.'),
    say('All vents are clean, says the second subagent. The first one did not start.'),
  ],
  'a child that answers at once': [
    user('Have somebody look into the vents.'),
    call(
      'Task',
      { prompt: 'Look into the vents', description: 'vents' },
      'I looked at four vents, all of them are clean.',
    ),
    say('Four vents were looked at; all are clean.'),
  ],
  'the work is handed in with a command': [
    user('Fix the bug.'),
    call('bash', { command: 'echo COMPLETE_TASK && git diff' }, 'diff --git a/x b/x'),
  ],
};

describe('nothing is held against', () => {
  for (const [name, steps] of Object.entries(SILENT)) {
    test(name, () =>
      assert.deepEqual(
        judge(...steps).found.filter((found) => !found.startsWith('low')),
        [],
      ),
    );
  }
});
