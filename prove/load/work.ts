import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelTurn, ScriptedModel, ScriptedToolCall } from '../../packages/critiqor/src/demo/scripted-model.ts';
import type { Random } from '../random.ts';

/** Sizes of outputs in bytes, and how often each is wanted. */
const SIZES: readonly (readonly [bytes: number, share: number, files: number])[] = [
  [1, 0.3, 100],
  [100, 0.3, 100],
  [1_000, 0.2, 100],
  [10_000, 0.15, 60],
  [100_000, 0.03, 30],
  [1_000_000, 0.013, 8],
  [5_000_000, 0.007, 3],
];
const EXEC_SHARE = 0.05;

/** Puts files of all sizes into the workspace. */
export function writeFiles(workspace: string): void {
  const folder = join(workspace, 'data');
  mkdirSync(folder, { recursive: true });
  for (const [bytes, , files] of SIZES) {
    const text = `${'the quick brown fox jumps over the lazy dog '.repeat(Math.ceil(bytes / 44))}`.slice(0, bytes);
    for (let file = 0; file < files; file += 1) writeFileSync(join(folder, `${bytes}-${file}.txt`), text);
  }
}

/** Scripts a conversation: turns of several tool calls each, then an answer. */
export function scriptConversation(
  model: ScriptedModel,
  marker: string,
  random: Random,
  turns: number,
  callsPerTurn: number,
): void {
  const tools = (turn: number): ScriptedToolCall[] =>
    Array.from({ length: callsPerTurn }, (_, call) => toCall(random, toCallId(marker, turn, call)));
  const script: ModelTurn[] = Array.from({ length: turns }, (_, turn) => ({
    tools: tools(turn),
    usage: { prompt_tokens: 1_000, completion_tokens: 40 },
  }));
  model.script(marker, [
    ...script,
    { text: `Finished ${marker}`, usage: { prompt_tokens: 1_000, completion_tokens: 40 } },
  ]);
}

/** Letters and digits only: OpenClaw removes everything else from the ids that it sends back to the model. */
const toCallId = (marker: string, turn: number, call: number): string =>
  `${marker.toLowerCase().replaceAll(/\W/g, '')}x${turn}x${call}`;

function toCall(random: Random, id: string): ScriptedToolCall {
  const [bytes, , files] = pickSize(random);
  if (random.chance(EXEC_SHARE))
    return { id, name: 'exec', args: { command: `echo ${id}; head -c ${bytes} /dev/zero | tr '\\0' x` } };
  return { id, name: 'read', args: { path: `data/${bytes}-${random.below(files)}.txt` } };
}

function pickSize(random: Random): (typeof SIZES)[number] {
  let left = random.next();
  for (const size of SIZES) {
    left -= size[1];
    if (left < 0) return size;
  }
  return SIZES[0] as (typeof SIZES)[number];
}
