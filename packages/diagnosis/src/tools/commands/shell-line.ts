import { type Operator, type ShellToken, tokenizeShell } from './shell-tokenizer.ts';
import { unwrap } from './shell-wrappers.ts';

/** One command of a line, after what only wraps it (`sudo`, `timeout 5`, `npx`, `bash -c "…"`) was taken off. */
export interface SimpleCommand {
  /** The name of the program without its folder. */
  readonly program: string;
  readonly args: readonly string[];
  /** As it was written. */
  readonly text: string;
  /** What joins it to the command before: '' for the first. */
  readonly before: Operator | '';
  /** What comes after it: '' for the last. */
  readonly after: Operator | '';
  readonly redirections: readonly { readonly mark: string; readonly target: string }[];
  /** The text of a here-document that it is given; else null. */
  readonly input: string | null;
  /** What was taken off: `sudo`, `timeout`, `ssh`. */
  readonly wrappers: readonly string[];
  /** Whether the exit code that is shown says nothing about this command. */
  readonly hidesExit: boolean;
  /** It is asked as a condition, or runs inside `$(…)` of another command. */
  readonly isNested: boolean;
  readonly isInLoop: boolean;
}

/** Longer lines are read in their first part; arguments are cut to less than this anyway. */
const LINE_CHARS = 16_000;
const MAX_DEPTH = 4;
const MOST_COMMANDS = 200;

/** The commands of a shell line in their order, commands inside others included. */
export function toShellCommands(line: string, depth = 0): SimpleCommand[] {
  const text = line.length > LINE_CHARS ? line.slice(0, LINE_CHARS) : line;
  const { tokens, substitutions, inputs } = tokenizeShell(text);
  const drafts = toDrafts(text, tokens);
  let substitution = 0;
  let input = 0;
  const hidden = toHidden(drafts);
  const commands: SimpleCommand[] = [];
  for (const [index, draft] of drafts.entries()) {
    if (commands.length >= MOST_COMMANDS) break;
    for (; (substitutions[substitution]?.token ?? tokens.length) <= draft.lastToken; substitution += 1)
      if (depth < MAX_DEPTH) commands.push(...toNested(substitutions[substitution]?.text ?? '', depth));
    for (; (inputs[input]?.token ?? tokens.length) <= draft.lastToken; input += 1)
      draft.input = inputs[input]?.text ?? null;
    const hidesExit = hidden[index] === true;
    commands.push(...toCommands(draft, hidesExit, depth));
  }
  return commands;
}

function toNested(line: string, depth: number): SimpleCommand[] {
  return toShellCommands(line, depth + 1).map((command) => ({ ...command, hidesExit: true, isNested: true }));
}

/** A command before its wrappers are taken off. */
interface CommandDraft {
  words: string[];
  text: string;
  before: Operator | '';
  after: Operator | '';
  redirections: { mark: string; target: string }[];
  input: string | null;
  isCondition: boolean;
  isInLoop: boolean;
  firstToken: number;
  lastToken: number;
}

function toCommands(draft: CommandDraft, hidesExit: boolean, depth: number): SimpleCommand[] {
  const unwrapped = unwrap(draft.words);
  const { words, wrappers } = unwrapped;
  // `bash <<'EOF'`: the document is the line.
  const inner = unwrapped.inner ?? (SCRIPT_READERS.has(words[0] ?? '') && words.length === 1 ? draft.input : null);
  const shared = { before: draft.before, after: draft.after, isInLoop: draft.isInLoop, isNested: draft.isCondition };
  if (inner !== null && depth < MAX_DEPTH) {
    // `bash -c "a; b"`: its own commands, seen through what surrounds it.
    return toShellCommands(inner, depth + 1).map((command) => ({
      ...command,
      wrappers: [...wrappers, ...command.wrappers],
      hidesExit: command.hidesExit || hidesExit,
      redirections: [...command.redirections, ...draft.redirections],
      isNested: command.isNested || draft.isCondition,
      isInLoop: command.isInLoop || draft.isInLoop,
    }));
  }
  const [first = '', ...args] = words;
  // The part that an excerpt left out is not a command.
  if ((first === '' && draft.redirections.length === 0) || first === '…') return [];
  const program = first.slice(first.lastIndexOf('/') + 1);
  return [
    {
      program,
      args,
      text: draft.text,
      redirections: draft.redirections,
      input: draft.input,
      wrappers,
      hidesExit,
      ...shared,
    },
  ];
}

const SCRIPT_READERS = new Set(['bash', 'sh', 'zsh']);

/** Words of the shell's own grammar that may appear where a command begins. */
const OPENERS = new Set(['if', 'elif', 'then', 'else', 'do', 'while', 'until', '!', '{', 'time']);
const CLOSERS = new Set(['fi', 'done', 'esac', '}']);
const CONDITIONS = new Set(['if', 'elif', 'while', 'until']);
const HEADERS = new Set(['for', 'case', 'select', 'function']);

function toDrafts(line: string, tokens: readonly ShellToken[]): CommandDraft[] {
  const drafts: CommandDraft[] = [];
  let loops = 0;
  let before: Operator | '' = '';
  let draft: CommandDraft | null = null;
  let start = 0;
  let end = 0;
  let isHeader = false;
  let isCondition = false;

  const close = (after: Operator | ''): void => {
    if (draft && (draft.words.length > 0 || draft.redirections.length > 0)) {
      draft.text = line.slice(start, end);
      draft.after = after;
      drafts.push(draft);
    } else if (after !== '' && after !== '(' && after !== ')') {
      // `done | tail`, `} || true`: the operator belongs to what came before.
      const last = drafts.at(-1);
      if (last && last.after === ';') last.after = after;
    }
    draft = null;
    isHeader = false;
  };

  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'operator') {
      close(token.text === '(' || token.text === ')' ? ';' : token.text);
      if (token.text !== '(' && token.text !== ')') before = token.text;
      if (token.text === ';') isCondition = false;
      continue;
    }
    if (isHeader) continue;
    if (token.kind === 'word' && !token.isQuoted && (draft === null || draft.words.length === 0)) {
      if (HEADERS.has(token.text)) {
        isHeader = true;
        if (token.text === 'for') loops += 1;
        continue;
      }
      if (CLOSERS.has(token.text)) {
        if (token.text === 'done') loops = Math.max(0, loops - 1);
        continue;
      }
      if (OPENERS.has(token.text)) {
        if (CONDITIONS.has(token.text)) isCondition = true;
        if (token.text === 'while' || token.text === 'until') loops += 1;
        if (token.text === 'then' || token.text === 'do' || token.text === 'else') isCondition = false;
        continue;
      }
    }
    if (draft === null) {
      draft = {
        words: [],
        text: '',
        before: drafts.length === 0 ? '' : before,
        after: '',
        redirections: [],
        input: null,
        isCondition,
        isInLoop: loops > 0,
        firstToken: index,
        lastToken: index,
      };
      start = token.start;
    }
    end = token.end;
    draft.lastToken = index;
    const previous = tokens[index - 1];
    if (token.kind === 'redirection') draft.redirections.push({ mark: token.text, target: '' });
    else if (previous?.kind === 'redirection' && previous.end <= token.start) {
      const last = draft.redirections.at(-1);
      if (last) last.target = token.text;
    } else draft.words.push(token.text);
  }
  close('');
  return drafts;
}

/** For each command whether the exit code of the line is silent about it. */
function toHidden(drafts: readonly CommandDraft[]): boolean[] {
  const hidden: boolean[] = new Array(drafts.length).fill(false);
  const settings = toSettings(drafts);
  // What follows decides: from the last to the first.
  for (let index = drafts.length - 1; index >= 0; index -= 1) {
    const { after, isCondition, isInLoop } = drafts[index] as CommandDraft;
    const next = drafts[index + 1];
    const { stopsAtErrors, failsInPipes } = settings[index] as Settings;
    if (isCondition || after === '&') hidden[index] = true;
    else if (after === '|') hidden[index] = !failsInPipes || hidden[index + 1] === true;
    else if (after === '&&') hidden[index] = toChainHidden(drafts, hidden, index + 1);
    else if (after === '||') hidden[index] = !givesExitOn(next);
    else if (after === ';') hidden[index] = next !== undefined && !stopsAtErrors && !givesExitOn(next);
    // Only the last round of a loop shows its exit code.
    if (isInLoop && !stopsAtErrors && !(after === '||' && givesExitOn(next))) hidden[index] = true;
  }
  return hidden;
}

/** Whether the end of the pipeline that begins here is hidden: a failure before `a | b` is not hidden by the pipe. */
function toChainHidden(drafts: readonly CommandDraft[], hidden: readonly boolean[], from: number): boolean {
  let index = from;
  while (drafts[index]?.after === '|') index += 1;
  return hidden[index] === true;
}

interface Settings {
  readonly stopsAtErrors: boolean;
  readonly failsInPipes: boolean;
}

/** What `set -e`, `set +e` and `set -o pipefail` have turned on at each command. */
function toSettings(drafts: readonly CommandDraft[]): Settings[] {
  let stopsAtErrors = false;
  let failsInPipes = false;
  return drafts.map(({ words }) => {
    if (words[0] === 'set') {
      for (const word of words.slice(1)) {
        if (/^-[a-z]*e/.test(word)) stopsAtErrors = true;
        else if (/^\+[a-z]*e/.test(word)) stopsAtErrors = false;
      }
      if (words.includes('pipefail')) failsInPipes = !words.includes('+o');
    }
    return { stopsAtErrors, failsInPipes };
  });
}

/** `exit $?`, `exit 1` and `false` do not hide that the command before failed. */
function givesExitOn(next: CommandDraft | undefined): boolean {
  const [program, code] = next?.words ?? [];
  if (program === 'false') return true;
  if (program !== 'exit' && program !== 'return') return false;
  return code !== '0' && code !== undefined;
}
