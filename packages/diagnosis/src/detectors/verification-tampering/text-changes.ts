import type { ToolCall } from '../../model/execution.ts';
import { type SimpleCommand, toShellCommands } from '../../tools/commands/shell-line.ts';
import type { ToolDescription } from '../../tools/describe-tool.ts';
import { toWords } from '../../tools/to-tool-name-parts.ts';
import {
  type Arguments,
  CONTENT_ARGUMENTS,
  PATCH_ARGUMENTS,
  PATH_ARGUMENTS,
  toArguments,
  toTextArgument,
} from '../../tools/tool-arguments.ts';

/** Lines that a call removed from a file and added to it. */
export interface TextChange {
  readonly path: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** `whole`: the file was rewritten, its earlier content is not in the call · `deleted`: it is gone. */
  readonly form: 'edit' | 'whole' | 'deleted';
  /** Where the call shows them: the lines before and after the change with what is around it. */
  readonly old?: readonly string[];
  readonly now?: readonly string[];
}

/** What a call changes in files, whichever tool or command it uses. */
export function toTextChanges(call: ToolCall, { command, domain, deed }: ToolDescription): TextChange[] {
  if (command !== null)
    return domain === 'code' || !WRITES.test(command) ? [] : toShellCommands(command).flatMap(toCommandChanges);
  const args = toArguments(call.args);
  const patch = typeof call.args === 'string' ? call.args : toTextArgument(args, PATCH_ARGUMENTS);
  if (patch !== null && PATCH.test(patch)) return toPatchChanges(patch);
  const path = toTextArgument(args, PATH_ARGUMENTS);
  if (path === null) return [];
  // A patch of one file that is named beside it.
  if (patch !== null && HUNK.test(patch)) return toPatchChanges(`+++ ${path}\n${patch}`);
  if (deed === 'delete') return [{ path, removed: [], added: [], form: 'deleted' }];
  const edits = toEdits(args);
  if (edits.length > 0) return edits.map(([before, after]) => toEdit(path, before, after));
  const content = toTextArgument(args, CONTENT_ARGUMENTS);
  if (content === null || (deed !== 'create' && deed !== 'change')) return [];
  return [{ path, removed: [], added: toLines(content), form: 'whole' }];
}

/** Most commands write nothing: a quick look at their words shows that. */
const WRITES = /\brm\b|\bunlink\b|\bsed\b|>|\btee\b|\bpkg set\b/;
const PATCH = /^\*\*\* (?:Begin Patch|(?:Add|Update|Delete) File: )|^(?:---|\+\+\+) /m;
const HUNK = /^@@/m;
const toLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Only what differs: an edit names unchanged lines around it, too. */
export function toEdit(path: string, before: string, after: string): TextChange {
  const old = toLines(before);
  const now = toLines(after);
  const kept = new Set(now);
  const known = new Set(old);
  return {
    path,
    removed: old.filter((line) => !kept.has(line)),
    added: now.filter((line) => !known.has(line)),
    form: 'edit',
    old,
    now,
  };
}

/** Names for the text before and after, in snake case: `oldText`, `old_str`, `TargetContent`. */
const OLD =
  /^(?:(?:old|search|find|original|before)(?:_(?:text|string|str|content|code|lines?))?|target_(?:text|content))$/;
const NEW = /^(?:new|replace|replacement|after)(?:_(?:text|string|str|content|code|lines?|with))?$/;
const toNamed = (members: Arguments, names: RegExp): unknown =>
  Object.entries(members).find(
    ([name, value]) => typeof value === 'string' && names.test(toWords(name).join('_')),
  )?.[1];

function toEdits(args: Arguments): [string, string][] {
  const list = Array.isArray(args.edits) ? args.edits : Array.isArray(args.changes) ? args.changes : [args];
  return list.flatMap((edit): [string, string][] => {
    const members = toArguments(edit);
    const before = toNamed(members, OLD);
    const after = toNamed(members, NEW);
    return typeof before === 'string' ? [[before, typeof after === 'string' ? after : '']] : [];
  });
}

/** Patches in either of the two common forms. */
function toPatchChanges(patch: string): TextChange[] {
  const changes: {
    path: string;
    removed: string[];
    added: string[];
    form: TextChange['form'];
    old: string[];
    now: string[];
  }[] = [];
  for (const line of patch.split('\n')) {
    const named =
      /^\*\*\* (Add|Update|Delete) File: (.{1,300})$/.exec(line) ?? /^(\+\+\+) (?:b\/)?(\S{1,300})/.exec(line);
    const last = changes.at(-1);
    if (named)
      changes.push({
        path: (named[2] ?? '').trim(),
        removed: [],
        added: [],
        form: named[1] === 'Delete' ? 'deleted' : named[1] === 'Add' ? 'whole' : 'edit',
        old: [],
        now: [],
      });
    else if (/^--- /.test(line)) continue;
    else if (last && line.trim() !== '') noteLine(last, line);
  }
  return changes;
}

function noteLine(change: Record<'removed' | 'added' | 'old' | 'now', string[]>, line: string): void {
  const text = line.slice(1);
  if (text.trim() === '') return;
  if (line.startsWith('+')) change.added.push(text);
  if (line.startsWith('-')) change.removed.push(text);
  if (line.startsWith('+') || line.startsWith(' ')) change.now.push(text);
  if (line.startsWith('-') || line.startsWith(' ')) change.old.push(text);
}

function toCommandChanges(command: SimpleCommand): TextChange[] {
  const { program, args, redirections, input } = command;
  const operands = args.filter((arg) => arg !== '' && !arg.startsWith('-'));
  if (program === 'rm' || program === 'unlink' || (program === 'git' && args[0] === 'rm'))
    return operands
      .filter((path) => path !== 'rm')
      .map((path) => ({ path, removed: [], added: [], form: 'deleted' as const }));
  if (program === 'sed' && args.some((arg) => /^-[a-zA-Z]*i|^--in-place/.test(arg)))
    return toSedChanges(args, operands);
  if (program === 'npm' && args[0] === 'pkg' && args[1] === 'set')
    return [{ path: 'package.json', removed: [], added: args.slice(2), form: 'edit' }];
  const target =
    redirections.find(
      ({ mark, target: to }) => (mark === '>' || mark === '>>' || mark === '>|') && to !== '/dev/null' && to !== '',
    )?.target ?? (program === 'tee' ? operands.at(-1) : undefined);
  if (target === undefined) return [];
  const isAppended = redirections.some(({ mark }) => mark === '>>') || args.includes('-a');
  const text = input ?? (program === 'echo' || program === 'printf' ? args.join(' ').replaceAll('\\n', '\n') : null);
  if (text === null) return [];
  return [{ path: target, removed: [], added: toLines(text), form: isAppended ? 'edit' : 'whole' }];
}

/** `sed -i 's/a/b/' f`, `'/a/d'`, `'1i text'`. */
function toSedChanges(args: readonly string[], operands: readonly string[]): TextChange[] {
  const scripts = args.flatMap((arg, index) =>
    args[index - 1] === '-e' || args[index - 1] === '--expression' ? [arg] : [],
  );
  const [first, ...rest] = operands;
  const given = scripts.length > 0 ? scripts : first === undefined ? [] : [first];
  const files = scripts.length > 0 ? operands.filter((word) => !scripts.includes(word)) : rest;
  const removed: string[] = [];
  const added: string[] = [];
  for (const script of given.flatMap((text) => text.split(/;(?=\s*[\d/$s])/))) {
    const swap = /^\s*(?:[\d,$]{0,20}|\/[^/]{0,200}\/)\s*s(.)/.exec(script);
    if (swap) {
      const parts = script.slice(swap[0].length).split(swap[1] ?? '/');
      removed.push(toPlain(parts[0] ?? ''));
      added.push(toPlain(parts[1] ?? ''));
      continue;
    }
    const deletion = /^\s*(?:\/(.{1,300}?)\/(?:,[^d]{0,100})?|[\d,$]{1,20})\s*d\s*$/.exec(script);
    if (deletion) removed.push(toPlain(deletion[1] ?? ''));
    const insertion = /^\s*(?:\/.{1,300}?\/|[\d$]{1,10})?\s*[iac]\\?\s*(.+)$/s.exec(script);
    if (insertion && !deletion) added.push(insertion[1] ?? '');
  }
  return files.map((path) => ({ path, removed, added, form: 'edit' as const }));
}

/** A pattern without its escapes. */
const toPlain = (pattern: string): string =>
  pattern
    .replace(/\\([^\w])/g, '$1')
    .replace(/^\^|\$$/g, '')
    .replaceAll('.*', '');
