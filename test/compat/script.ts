import type { ModelTurn, ScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import type { EntryPoint, HostVersion } from './versions.ts';

/** The conversation of the agent, and that of its subagent with what the parent says when it has heard of its end. */
export const PARENT = 'COMPAT.';
export const CHILD = 'CHILD.';
/** Commands write here, so that it is known which were executed. */
export const EFFECTS = 'effects.log';
export const CHUNK_CHARS = 14_000;
export const CHUNK_FILE = 'chunk.mjs';
export const CHUNK_PROGRAM =
  'const [, , chars, part] = process.argv; console.log((part + " log line\\n").repeat(chars / 11));\n';

/** A read, two commands, an unknown tool, a compaction, a subagent and a 500. */
export function writeScript(model: ScriptedModel, { hasDirectTools }: HostVersion, entryPoint: EntryPoint): void {
  const spawn = { task: `${CHILD} Read hello.txt.`, label: 'reader' };
  model.script(PARENT, [
    call('read', { path: 'hello.txt' }),
    call('exec', { command: `echo one >> ${EFFECTS}; echo one` }),
    call('exec', { command: `echo two >> ${EFFECTS}; echo two; exit 3` }),
    call('frobnicate', { level: 3 }),
    ...['A', 'B', 'C', 'D'].map((part) => call('exec', { command: `node ${CHUNK_FILE} ${CHUNK_CHARS} ${part}` })),
    OVERFLOW,
    hasDirectTools ? call('sessions_spawn', spawn) : call('tool_call', { id: 'sessions_spawn', args: spawn }),
    // Last, because 2026.9.1 gives up here.
    { error: { status: 500, message: 'The server had an error.', type: 'server_error' } },
    entryPoint === 'gateway' ? call('sessions_yield', {}) : { text: 'Done as far as possible.' },
  ]);
  model.script(CHILD, [
    call('read', { path: 'hello.txt' }),
    { text: 'The file says hello world.' },
    { text: 'The subagent says hello world.' },
  ]);
}

const call = (name: string, args: object): ModelTurn => ({ tools: [{ name, args }] });

const OVERFLOW: ModelTurn = {
  error: {
    status: 400,
    message:
      "This model's maximum context length is 28000 tokens. However, your messages resulted in 29950 tokens. Please reduce the length of the messages.",
    type: 'invalid_request_error',
    code: 'context_length_exceeded',
  },
};
