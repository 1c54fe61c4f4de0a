/**
 * The text of a result without what only carries it: colours of a terminal, carriage returns, and the blocks in which MCP servers send text.
 * What it says is the same, and everything that reads results compares lines and parses JSON.
 */
export function toPlainText(text: string): string {
  const plain = text.includes('\u001B') ? text.replaceAll(ESCAPES, '') : text;
  const lines = plain.includes('\r\n') ? plain.replaceAll('\r\n', '\n') : plain;
  if (!lines.startsWith('{')) return lines;
  const head = lines.slice(0, HEAD_CHARS);
  if (BLOCKS.test(head)) return toBlockTexts(lines);
  const wrapper = ENVELOPE.exec(head);
  return wrapper ? toEnveloped(lines, wrapper[0].length) : lines;
}

/** Colours, cursor movements and titles. */
const ESCAPES = /\u001B(?:\[[0-9;?]*[A-Za-z]|\][^\u0007\u001B]{0,200}(?:\u0007|\u001B\\))/g;
const HEAD_CHARS = 200;
const BLOCKS = /^\{\s*(?:"isError"\s*:\s*(?:true|false)\s*,\s*)?"content"\s*:\s*\[\s*\{\s*"(?:type|text)"\s*:/;

/** `{"result": {…}}`, `{"ok": true, "data": {…}}`: one member holds all that was given. */
const ENVELOPE = /^\{\s*(?:"(?:ok|success)"\s*:\s*true\s*,\s*)?"(?:result|data|response)"\s*:\s*(?=\{)/;

function toEnveloped(text: string, from: number): string {
  const inner = text.slice(from, text.lastIndexOf('}')).trim();
  try {
    JSON.parse(inner);
    return inner;
  } catch {
    // Other members follow, or it was cut.
    return text;
  }
}

function toBlockTexts(text: string): string {
  try {
    const { content, ...rest } = JSON.parse(text) as { readonly content: readonly { readonly text?: unknown }[] };
    const isWrapper = Object.keys(rest).every((name) => WRAPPER_NAMES.has(name));
    const texts = content.map((block) => block.text);
    return isWrapper && texts.every((block) => typeof block === 'string') ? texts.join('\n') : text;
  } catch {
    // It was cut, or only begins like one.
    return text;
  }
}

const WRAPPER_NAMES: ReadonlySet<string> = new Set(['isError', '_meta']);
