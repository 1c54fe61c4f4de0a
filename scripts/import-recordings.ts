import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOOK_SEAMS } from '../packages/openclaw/src/observe/seam-map.ts';

/**
 * Copies recordings of a real host into the recorder's fixtures, reduced to what its seams can deliver:
 * `node scripts/import-recordings.ts SOURCE_DIR`. How the reduced form is replayed: `packages/openclaw/src/testing/recording.ts`.
 */
const TARGET = join(import.meta.dirname, '../packages/openclaw/fixtures/recordings');
/** Longer texts are cut; their length is kept, and given back when they are replayed. */
const TEXT_CHARS = 400;
/** Tools on offer that are kept. */
const TOOLS = 8;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const CUT = /…\[\+(\d+) chars\]$/;

/** Texts that a scanner of secrets would take for real ones; `recording.ts` puts them together again. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/sk-proj-FAKE1234567890abcdefFAKE1234567890abcdefFAKE/g, '{{openai_key}}'],
  [/ghp_FAKE0000000000000000000000000000abcd/g, '{{github_token}}'],
  [/FAKEwJalrXUtnFEMIK7MDENGbPxRfiCYFAKEKEY/g, '{{aws_secret}}'],
  [/hunter2-FAKE/g, '{{password}}'],
];

/** Members of hook contexts that the recorder reads, or that it must be seen to ignore. */
const CONTEXT_MEMBERS = [
  'runId',
  'agentId',
  'sessionKey',
  'sessionId',
  'trigger',
  'jobId',
  'channelId',
  'messageId',
  'childSessionKey',
  'requesterSessionKey',
];

/** Members that no seam reads, wherever they stand. */
const BALLAST = [
  'transport',
  'contextWindowSource',
  'textSignature',
  'sessionFile',
  'noOutputTimedOut',
  'exitReason',
  'cwd',
];

type Value = Record<string, unknown>;

const [source] = process.argv.slice(2);
if (!source) {
  console.error('Usage: node scripts/import-recordings.ts SOURCE_DIR');
  process.exit(2);
}
rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
let total = 0;
for (const name of readdirSync(source).filter((file) => file.endsWith('.jsonl'))) {
  const lines = readFileSync(join(source, name), 'utf8').trimEnd().split('\n');
  const kept = lines.flatMap((line) => reduceLine(JSON.parse(line)) ?? []);
  const text = shortenIds(kept.map((line) => `${JSON.stringify(trim(line))}\n`).join(''));
  total += text.length;
  writeFileSync(join(TARGET, name), text);
}
console.log(`imported ${total} characters`);

/** Half of a recording is ids; short ones tell as much. */
function shortenIds(text: string): string {
  const ids = new Map<string, string>();
  return text.replace(UUID, (id) => {
    const short = ids.get(id) ?? `uuid-${ids.size + 1}`;
    ids.set(id, short);
    return short;
  });
}

function reduceLine(line: Value): Value | null {
  const { t, layer, name } = line;
  const event = line.event as Value;
  if (layer === 'agent_event') return { t, layer, event: { ...event, data: reduceData(event) } };
  if (layer === 'transcript') return { t, layer, event: without(event, ['target']) };
  const isMessage = name === 'before_message_write' && /^(user|assistant)$/.test(roleOf(event.message));
  if (!isMessage && !Object.hasOwn(HOOK_SEAMS, String(name))) return null;
  return { t, layer, name, event: reduceHook(String(name), event), ctx: reduceContext((line.ctx ?? {}) as Value) };
}

/** Every agent event stays, because the host numbers them; of those that the recorder passes over only the outline. */
function reduceData({ stream, data }: Value): Value {
  const all = data as Value;
  if (stream === 'command_output') return pick(all, ['phase', 'toolCallId', 'status', 'exitCode', 'durationMs']);
  if (stream === 'tool' && all.phase === 'update') return pick(all, ['phase', 'name', 'toolCallId']);
  if (stream === 'item') return without(all, ['title', 'meta', 'commandBearing', 'hideFromChannelProgress']);
  return without(all, ['delta', 'meta', 'commandBearing', 'terminalReceipt']);
}

function reduceHook(name: string, event: Value): Value {
  const rolesOf = (value: unknown) => (value as Value[]).map((message) => pick(message, ['role']));
  if (name === 'llm_input') {
    const tools = (event.tools as Value[]).slice(0, TOOLS).map((tool) => pick(tool, ['name']));
    return { ...event, tools, historyMessages: rolesOf(event.historyMessages) };
  }
  if (name === 'before_reset') return { ...event, messages: rolesOf(event.messages) };
  if (name === 'agent_end') {
    const answers = (event.messages as Value[]).filter(({ role }) => role === 'assistant');
    return { ...event, messages: answers.map(reduceMessage) };
  }
  if (name === 'llm_output') return without(event, ['assistantTexts']);
  if (name === 'cron_changed') return { ...event, job: pick(event.job as Value, ['id', 'name']) };
  return event;
}

/** Of the messages of a whole conversation, what tells whose tokens they hold. */
function reduceMessage(message: Value): Value {
  const content = Array.isArray(message.content) ? message.content : [];
  const calls = content.filter((part: Value) => part.type === 'toolCall');
  return {
    ...pick(message, ['role', 'usage', 'stopReason', 'timestamp', 'responseId', 'errorMessage']),
    content: calls.map((part: Value) => pick(part, ['type', 'id', 'name'])),
  };
}

/** Contexts with the whole configuration get one with a key in it: whoever records contexts wholesale records the key. */
function reduceContext(context: Value): Value {
  const { traceId } = (context.trace ?? {}) as Value;
  return {
    ...pick(context, CONTEXT_MEMBERS),
    ...(traceId ? { trace: { traceId } } : {}),
    ...(context.config ? { config: { gateway: { auth: { token: '{{config_key}}' } } } } : {}),
  };
}

function roleOf(message: unknown): string {
  return String((message as Value | undefined)?.role);
}

function pick(value: Value, names: readonly string[]): Value {
  return Object.fromEntries(names.filter((name) => name in value).map((name) => [name, value[name]]));
}

function without(value: Value, names: readonly string[]): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function trim(value: unknown): unknown {
  if (typeof value === 'string') return trimText(value);
  if (Array.isArray(value)) return value.map(trim);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !BALLAST.includes(name));
  return Object.fromEntries(
    kept.map(([name, member]) => [name, name === 'cost' ? pick(member, ['total']) : trim(member)]),
  );
}

function trimText(text: string): string {
  const replaced = LOOK_ALIKES.reduce((so, [pattern, name]) => so.replace(pattern, name), text);
  const cutBefore = Number(CUT.exec(replaced)?.[1] ?? 0);
  const whole = replaced.replace(CUT, '');
  if (whole.length <= TEXT_CHARS) return replaced;
  return `${whole.slice(0, TEXT_CHARS)}…[+${whole.length - TEXT_CHARS + cutBefore} chars]`;
}
