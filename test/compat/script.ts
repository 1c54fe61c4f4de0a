import type { ModelTurn, ScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import type { EntryPoint, HostVersion } from './versions.ts';

/** The conversation of the agent, and that of its subagent with what the parent says when it has heard of its end. */
export const PARENT = 'COMPAT.';
export const CHILD = 'CHILD.';
/** A second message, only to a gateway: the context is full by then, and versions that give up at an overflow compact it now. */
export const NEXT = 'NEXT.';
/** Commands write here, so that it is known which were executed. */
export const EFFECTS = 'effects.log';
export const CHUNK_CHARS = 14_000;
export const CHUNK_FILE = 'chunk.mjs';
export const CHUNK_PROGRAM =
  'const [, , chars, part] = process.argv; console.log((part + " log line\\n").repeat(chars / 11));\n';

/** A read, two commands, an unknown tool, a subagent, a 500 and a compaction. */
export function writeScript(model: ScriptedModel, version: HostVersion, entryPoint: EntryPoint): void {
  const { hasDirectTools, givesUpOnServerError } = version;
  const task = { task: `${CHILD} Read hello.txt.`, label: 'reader' };
  const spawn = hasDirectTools ? call('sessions_spawn', task) : call('tool_call', { id: 'sessions_spawn', args: task });
  // In a gateway the subagent comes last: its end would be told to a parent that still works.
  const isGateway = entryPoint === 'gateway';
  model.script(PARENT, [
    call('read', { path: 'hello.txt' }),
    call('exec', { command: `echo one >> ${EFFECTS}; echo one` }),
    call('exec', { command: `echo two >> ${EFFECTS}; echo two; exit 3` }),
    call('frobnicate', { level: 3 }),
    ...(isGateway ? [] : [spawn]),
    ...['A', 'B', 'C', 'D'].map((part) => call('exec', { command: `node ${CHUNK_FILE} ${CHUNK_CHARS} ${part}` })),
    SERVER_ERROR,
    ...(givesUpOnServerError ? [] : [OVERFLOW]),
    { text: 'Done as far as possible.' },
  ]);
  model.script(CHILD, [
    call('read', { path: 'hello.txt' }),
    { text: 'The file says hello world.' },
    { text: 'The subagent says hello world.' },
  ]);
  model.script(NEXT, [spawn, call('sessions_yield', {})]);
}

const call = (name: string, args: object): ModelTurn => ({ tools: [{ name, args }] });

const SERVER_ERROR: ModelTurn = {
  error: { status: 500, message: 'The server had an error.', type: 'server_error' },
};

const OVERFLOW: ModelTurn = {
  error: {
    status: 400,
    message:
      "This model's maximum context length is 28000 tokens. However, your messages resulted in 29950 tokens. Please reduce the length of the messages.",
    type: 'invalid_request_error',
    code: 'context_length_exceeded',
  },
};
