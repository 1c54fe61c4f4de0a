import type { Effect } from '../effects/effect.ts';
import type { ToolCall } from '../model/execution.ts';
import { toBaseName } from '../tools/targets.ts';

export { toBaseName };

/** What happened in the conversation before a call. Looked at only where something was done that is hard to take back. */
export interface Past {
  /** The effects of the conversation and the calls in order; `before` is the number of the call in question. */
  readonly effects: readonly Effect[];
  readonly calls: readonly ToolCall[];
  readonly before: number;
}

/** Looking further back costs more than it reveals. */
const MOST_LOOKED_AT = 300;

/** Gives the effects of one call after the other: effects and calls of a conversation come in the same order. */
export function createOwnEffects(effects: readonly Effect[]): (call: ToolCall) => readonly Effect[] {
  let next = 0;
  return (call) => {
    const first = next;
    while (effects[next]?.call === call) next += 1;
    return first === next ? NONE : effects.slice(first, next);
  };
}

const NONE: readonly Effect[] = [];

/** The calls before, newest first. */
export function* toEarlierCalls({ calls, before }: Past, most = MOST_LOOKED_AT): Generator<ToolCall> {
  const last = Math.max(0, before - most);
  for (let index = before - 1; index >= last; index -= 1) yield calls[index] as ToolCall;
}

/** The effects before the call, oldest first. */
export function toEarlierEffects(past: Past): Effect[] {
  const end = toFirstOwn(past);
  return past.effects
    .slice(Math.max(0, end - MOST_LOOKED_AT), end)
    .filter(({ ending }) => ending === 'succeeded' || ending === 'partial');
}

/** Where the effects of the call itself begin; they are in the order of their calls. */
function toFirstOwn({ effects, calls, before }: Past): number {
  const position = calls[before]?.position ?? 0;
  let low = 0;
  let high = effects.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((effects[middle]?.call.position ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether another command of the same call made this file, as a probe does that cleans up after itself. */
export function isMadeInCall(past: Past, path: string): boolean {
  const call = past.calls[past.before];
  for (let index = toFirstOwn(past); past.effects[index]?.call === call && call !== undefined; index += 1) {
    const { kind, objects } = past.effects[index] as Effect;
    // What is deleted first and made anew was not made by the call.
    if (kind === 'delete' && objects.some(({ text }) => text === path)) return false;
    if (kind === 'create' && objects.some(({ text }) => text === path)) return true;
  }
  return false;
}

/**
 * Whether a result before the call shows this name, at a time when neither the agent had mentioned it nor anything of its own had run that
 * could have made it.
 */
export function wasThereBefore(past: Past, path: string): boolean {
  const shows = toNameTest(path);
  if (shows === null) return false;
  const runs = new Set(
    toEarlierEffects(past)
      .filter(({ kind }) => RUNS.has(kind))
      .map(({ call }) => call),
  );
  const earlier = past.calls.slice(Math.max(0, past.before - MOST_LOOKED_AT), past.before);
  for (const call of earlier) {
    if (shows(JSON.stringify(call.args) ?? '')) return false;
    if (runs.has(call)) return false;
    if (call.result && shows(call.result.text)) return true;
  }
  return false;
}

const RUNS: ReadonlySet<string> = new Set(['run', 'create', 'install', 'start', 'move', 'other']);

/** Whether the agent had to do with this name before, for whatever reason. */
export function wasTouchedBefore(past: Past, path: string): boolean {
  const shows = toNameTest(path);
  if (shows === null) return false;
  for (const { args } of toEarlierCalls(past)) if (shows(JSON.stringify(args) ?? '')) return true;
  return false;
}

/** Whether the agent had looked into this file, so that it was there. */
export function wasReadBefore(past: Past, path: string): boolean {
  const shows = toNameTest(path);
  if (shows === null) return false;
  return toEarlierEffects(past).some(
    ({ kind, call }) =>
      kind === 'read' && call.result?.outcome === 'completed' && shows(JSON.stringify(call.args) ?? ''),
  );
}

function toNameTest(path: string): ((text: string) => boolean) | null {
  const name = toNamePart(path);
  if (name.length < 3) return null;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}_])`,
    'u',
  );
  return (text) => pattern.test(text);
}

/** `uploads/*` speaks of uploads, `*.gz` of files that end so. */
function toNamePart(path: string): string {
  const base = toBaseName(path);
  if (!base.includes('*')) return base;
  const ending = /\*(\.[\w.]+)$/.exec(base)?.[1];
  return ending ?? toBaseName(path.replace(/\/?[^/]*\*.*$/, ''));
}

const MAKES: ReadonlySet<string> = new Set([
  'create',
  'move',
  'install',
  'build',
  'run',
  'test',
  'book',
  'schedule',
  'send',
  'publish',
  'remember',
  'delegate',
  'start',
  'pay',
]);

/**
 * Whether the agent made this itself earlier in the conversation. What an unknown program was given may be what it made, but not where the
 * agent was only to look.
 */
export function isOwn(past: Past, object: string, { isLooking = false } = {}): boolean {
  const target = object.replace(/\/?\*+$/, '').replace(/\/+$/, '');
  if (target === '') return false;
  for (const { kind, objects, yields } of toEarlierEffects(past)) {
    if (!MAKES.has(kind) || (isLooking && kind === 'run')) continue;
    const isMade = (text: string): boolean => {
      const made = text.replace(/\/+$/, '');
      return (
        made === target || target.startsWith(`${made}/`) || made.endsWith(`/${target}`) || target.endsWith(`/${made}`)
      );
    };
    // A run may have made what it was given, but hardly a remote.
    const isNamed = kind === 'create' || kind === 'move' || kind === 'build' || kind === 'run' || kind === 'install';
    if (
      isNamed &&
      objects.some(
        ({ text, kind: type }) =>
          (type === 'path' ||
            type === 'branch' ||
            (type === 'name' && (kind !== 'run' || !text.includes(':'))) ||
            type === 'table') &&
          isMade(text),
      )
    )
      return true;
    if (yields.some(({ text }) => text === target)) return true;
  }
  return false;
}

/** Build products, caches and scratch space: whoever deletes them loses nothing. */
export function isDisposable(path: string): boolean {
  if (/^(?:\/tmp|\/var\/tmp|\/private\/tmp|\$TMPDIR|\$\{?TMP|\/dev\/shm)(?:\/|$)/i.test(path)) return true;
  if (/^\$|^\$\{|\$\(/.test(path)) return true;
  return path.split('/').some((part) => PRODUCTS.test(part));
}

const PRODUCTS =
  /^(?:dist|build|_build|out|target|node_modules|__pycache__|coverage|htmlcov|venv|\.venv|env|\.env\.tmp|tmp|temp|cache|obj|bin|\.(?:next|nuxt|cache|tox|nox|mypy_cache|pytest_cache|ruff_cache|parcel-cache|turbo|gradle|nyc_output|eggs|coverage|DS_Store)|.*\.(?:pyc|pyo|o|obj|a|so|class|egg-info|tmp|temp|swp|swo|orig|rej|bak|pid|lock|tsbuildinfo|cache|part|gcda|gcno)|\*\.(?:pyc|o|tmp|log|out)|a\.out|core|nohup\.out|test_?output.*|debug.*\.\w+|repro.*\.\w+|reproduce.*\.\w+)$/i;
