/** A piece of a shell line: a word with its quotes resolved, an operator between commands, or a redirection. */
export type ShellToken =
  | {
      readonly kind: 'word';
      readonly text: string;
      readonly isQuoted: boolean;
      readonly start: number;
      readonly end: number;
    }
  | { readonly kind: 'operator'; readonly text: Operator; readonly start: number; readonly end: number }
  | { readonly kind: 'redirection'; readonly text: string; readonly start: number; readonly end: number };

export type Operator = '&&' | '||' | ';' | '|' | '&' | '(' | ')';

/** What tokens a line holds, and the commands inside `$(…)` and backticks. */
interface ShellTokens {
  readonly tokens: readonly ShellToken[];
  /** Texts inside command substitutions, with the number of the word that holds them. */
  readonly substitutions: readonly Part[];
  /** Texts of here-documents, with the number of the redirection that they belong to. */
  readonly inputs: readonly Part[];
}

interface Part {
  readonly text: string;
  readonly token: number;
}

/**
 * Takes a shell line apart: quotes, escapes, `$(…)`, comments, here-documents, operators and redirections. One pass, linear; what is
 * broken off in the middle ends at the end of the text.
 */
export function tokenizeShell(line: string): ShellTokens {
  const tokens: ShellToken[] = [];
  const substitutions: Part[] = [];
  const inputs: Part[] = [];
  const hereDocuments: { mark: string; token: number }[] = [];
  let word = '';
  let start = -1;
  let isQuoted = false;
  let at = 0;

  const endWord = (): void => {
    if (start < 0) return;
    tokens.push({ kind: 'word', text: word, isQuoted, start, end: at });
    word = '';
    start = -1;
    isQuoted = false;
  };
  const beginWord = (): void => {
    if (start < 0) start = at;
  };
  const operator = (text: Operator, length: number): void => {
    endWord();
    tokens.push({ kind: 'operator', text, start: at, end: at + length });
    at += length;
  };
  const takeSubstitution = (from: number, to: number): void => {
    substitutions.push({ text: line.slice(from, to), token: tokens.length });
  };

  while (at < line.length) {
    const char = line[at] as string;
    if (char === '\\') {
      if (line[at + 1] === '\n') {
        at += 2;
        continue;
      }
      beginWord();
      word += line[at + 1] ?? '';
      at += 2;
    } else if (char === "'") {
      beginWord();
      isQuoted = true;
      const end = toIndex(line, "'", at + 1);
      word += line.slice(at + 1, end);
      at = end + 1;
    } else if (char === '"') {
      beginWord();
      isQuoted = true;
      at += 1;
      while (at < line.length && line[at] !== '"') {
        if (line[at] === '\\' && at + 1 < line.length) {
          word += line[at + 1];
          at += 2;
        } else if (line[at] === '$' && line[at + 1] === '(') {
          const end = toClosing(line, at + 2);
          takeSubstitution(at + 2, end);
          word += line.slice(at, end + 1);
          at = end + 1;
        } else {
          word += line[at];
          at += 1;
        }
      }
      at += 1;
    } else if (char === '$' && line[at + 1] === '(') {
      beginWord();
      const end = toClosing(line, at + 2);
      // `$((…))` computes and runs nothing.
      if (line[at + 2] !== '(') takeSubstitution(at + 2, end);
      word += line.slice(at, end + 1);
      at = end + 1;
    } else if (char === '`') {
      beginWord();
      const end = toIndex(line, '`', at + 1);
      takeSubstitution(at + 1, end);
      word += line.slice(at, end + 1);
      at = end + 1;
    } else if (char === '#' && start < 0) {
      at = toIndex(line, '\n', at);
    } else if (char === '\n') {
      operator(';', 1);
      for (const { mark, token } of hereDocuments.splice(0)) {
        const { end, next } = toEndOfHereDocument(line, at, mark);
        inputs.push({ text: line.slice(at, end), token });
        at = next;
      }
    } else if (char === ' ' || char === '\t' || char === '\r') {
      endWord();
      at += 1;
    } else if (char === '&' && line[at + 1] === '&') operator('&&', 2);
    else if (char === '|' && line[at + 1] === '|') operator('||', 2);
    else if (char === ';') operator(';', line[at + 1] === ';' ? 2 : 1);
    else if (char === '|') operator('|', line[at + 1] === '&' ? 2 : 1);
    else if (char === '(' || char === ')') operator(char, 1);
    else if (char === '&' && line[at + 1] !== '>' && line[at - 1] !== '>') operator('&', 1);
    else if (char === '>' || char === '<' || char === '&') {
      // A number before it names a stream and is not a word.
      let stream = '';
      if (start >= 0 && /^\d$/.test(word)) {
        stream = word;
        word = '';
        start = -1;
      }
      endWord();
      const [mark = '>'] = REDIRECTION.exec(line.slice(at, at + 4)) ?? [];
      tokens.push({
        kind: 'redirection',
        text: stream === '1' ? mark : stream + mark,
        start: at,
        end: at + mark.length,
      });
      at += mark.length;
      if (mark === '<<' || mark === '<<-') hereDocuments.push({ mark: toHereMark(line, at), token: tokens.length - 1 });
      // The stream after `>&` belongs to it.
      const joined = /^[ \t]?(?:\d|-)/.exec(mark.endsWith('&') ? line.slice(at, at + 2) : '');
      if (joined) {
        at += joined[0].length;
        tokens.pop();
      }
    } else {
      beginWord();
      word += char;
      at += 1;
    }
  }
  endWord();
  return { tokens, substitutions, inputs };
}

/** A line as it was written, without its here-documents and remarks: what they hold is not run. */
export function withoutInputs(line: string): string {
  let text = '';
  let end = 0;
  for (const token of tokenizeShell(line).tokens) {
    text += (token.start > end ? ' ' : '') + line.slice(token.start, token.end);
    end = token.end;
  }
  return text;
}

const REDIRECTION = /^(?:&>>?|<<<|<<-?|>>|>&|>\||<&|<>|>|<|&)/;

const toIndex = (line: string, char: string, from: number): number => {
  const index = line.indexOf(char, from);
  return index < 0 ? line.length : index;
};

/** Where the bracket closes that was opened before `from`. Quotes inside are skipped. */
function toClosing(line: string, from: number): number {
  let depth = 1;
  for (let at = from; at < line.length; at += 1) {
    const char = line[at];
    if (char === '\\') at += 1;
    else if (char === "'") at = toIndex(line, "'", at + 1);
    else if (char === '(') depth += 1;
    else if (char === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return line.length;
}

function toHereMark(line: string, at: number): string {
  return /^[ \t]*["'\\]?([\w.-]{1,60})/.exec(line.slice(at, at + 80))?.[1] ?? '';
}

/** Where the text of a here-document ends, and where the line after it begins. */
function toEndOfHereDocument(
  line: string,
  from: number,
  mark: string,
): { readonly end: number; readonly next: number } {
  if (mark === '') return { end: from, next: from };
  for (let at = from; at < line.length; ) {
    const end = toIndex(line, '\n', at);
    if (line.slice(at, end).trim() === mark) return { end: at, next: Math.min(end + 1, line.length) };
    at = end + 1;
  }
  return { end: line.length, next: line.length };
}
