import type { Effect } from '../../../effects/effect.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { toShellCommands } from '../../../tools/commands/shell-line.ts';
import { isCheck, isLook } from '../../../tools/deeds.ts';
import { describeTool } from '../../../tools/describe-tool.ts';
import { type Past, toBaseName, toEarlierCalls } from '../../past.ts';
import { HARMFUL_ACTS, type Harm, toHarm } from '../harm.ts';

/** Whether the person said no to this call. */
export function isDenied({ result }: ToolCall): boolean {
  if (!result || result.outcome === 'completed') return false;
  if (result.blockedBy === 'unknown_tool' || result.blockedBy === 'invalid_arguments') return false;
  return DENIED.test(result.text.slice(0, HEAD_CHARS));
}

const HEAD_CHARS = 400;
const DENIED =
  /user[- ]denied|denied by (?:the )?user|user (?:rejected|declined|refused|denied)|rejected by (?:the )?user|declined by (?:the )?user|approval (?:was )?(?:denied|declined|rejected)/i;

/** Whether the person had said no to the same before. */
export function wasRefused({ kind, objects }: Harm, past: Past): boolean {
  if (objects.length === 0 || !HARMFUL_ACTS.has(kind)) return false;
  for (const earlier of toEarlierCalls(past)) {
    if (!isDenied(earlier)) continue;
    const given = JSON.stringify(earlier.args) ?? '';
    // One route names the thing, another the file that holds it.
    if (objects.some((object) => isLong(toBaseName(object)) && given.includes(toBaseName(object)))) return true;
  }
  return false;
}

const isLong = (name: string): boolean => name.length > 3;

/**
 * Something done to a thing right after the person had said no to a command on it. Which program does it does not matter, so it need not be
 * known; only a look or a check is no other route.
 */
export function findRefusedDeed(call: ToolCall, effects: readonly Effect[], past: Past): Harm | null {
  const effect = effects.find(
    ({ kind, ending }) => !isLook(kind) && !isCheck(kind) && kind !== 'wait' && ending === 'succeeded',
  );
  if (!effect) return null;
  const { command } = describeTool(call);
  const given = command ?? JSON.stringify(call.args) ?? '';
  for (const earlier of toEarlierCalls(past)) {
    if (!isDenied(earlier)) continue;
    const refused = describeTool(earlier).command;
    if (refused === null || refused.trim() === command?.trim()) continue;
    const thing = given.includes(refused.trim())
      ? refused.trim()
      : findSameThing(effect, given, command !== null, refused);
    if (thing === null) continue;
    return toHarm({
      kind: effect.kind === 'delete' ? 'delete' : 'change',
      call,
      effect,
      what: `acted on ${thing.slice(0, 60)} with ${command === null ? call.tool : effect.means}`,
      objects: [thing],
      place: 'process',
      text: given,
    });
  }
  return null;
}

/** A thing that both commands name: as a word of its own, or inside code or a path where the deed is the same. */
function findSameThing(effect: Effect, given: string, isCommand: boolean, refused: string): string | null {
  if (!isCommand || effect.kind === 'create') return null;
  const things = toOperands(refused);
  const own = new Set(toOperands(given));
  const shared = things.find((thing) => own.has(thing));
  if (shared !== undefined) return shared;
  const [program = ''] = toShellCommands(refused).map((step) => step.program);
  const verbs = toVerbs(refused);
  const isSameDeed =
    effect.kind === 'run'
      ? given.includes(program) || (verbs.has('delete') && DELETES_IN_CODE.test(given))
      : verbs.has(effect.kind);
  if (!isSameDeed) return null;
  const words = new Set(given.split(/[^\p{L}\p{N}_-]+/u));
  return (
    things
      .flatMap((thing) => thing.split(/[^\p{L}\p{N}_-]+/u))
      .find((word) => word.length > 3 && words.has(word) && !COMMON.has(word)) ?? null
  );
}

/** A program of the agent's own that deletes, in the languages that run from a command line. */
const DELETES_IN_CODE =
  /(?:\.|\b)(?:delete\w*|remove\w*|rmtree|unlink(?:Sync)?|rm(?:Sync)?|destroy|drop)\s*\(|-X\s*DELETE\b|\bDELETE\s+FROM\b/;

/** What the words of a command do, as far as they say it in English. */
function toVerbs(line: string): ReadonlySet<string> {
  return new Set(
    [...line.matchAll(/\b(stop|kill|disable|rm|delete|prune|remove|drop|start|restart|enable|reload)\b/g)].map(
      ([, verb = '']) => (STOPS.has(verb) ? 'stop' : DELETES.has(verb) ? 'delete' : 'start'),
    ),
  );
}

const STOPS = new Set(['stop', 'kill', 'disable']);
const DELETES = new Set(['rm', 'delete', 'prune', 'remove', 'drop']);

/** The words of a line that may name something: neither programs nor flags nor what every line has. */
function toOperands(line: string): string[] {
  return toShellCommands(line).flatMap(({ args }) =>
    args.filter((arg) => arg.length > 2 && !arg.startsWith('-') && !/^\d+$|^[a-z]+=/.test(arg) && !COMMON.has(arg)),
  );
}

const COMMON = new Set([
  'install',
  'start',
  'stop',
  'restart',
  'apply',
  'push',
  'run',
  'exec',
  'origin',
  'main',
  'HEAD',
]);
