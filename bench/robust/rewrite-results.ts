import { type Change, withTexts } from './book-run.ts';

type Rewrite = (value: unknown, text: string) => string;

/** What an MCP server sends: the text as one block of content. */
export const toContentBlocks: Change = (run) =>
  withTexts(run, 'tool_result', (text, { tool, is_error }) =>
    isCommand(tool) || is_error ? text : JSON.stringify({ content: [{ type: 'text', text }] }),
  );

/** The same JSON inside `{"result": …}`. */
export const toResultMember: Change = rewriteJson((result) => JSON.stringify({ result }));

/** The same JSON of a call that worked inside `{"ok": true, "data": …}`. */
export const toDataMember: Change = rewriteJson((data, text) =>
  MAY_SAY_NO.test(text) ? text : JSON.stringify({ ok: true, data }),
);

/** A result that may say that something did not work contradicts `"ok": true`. */
const MAY_SAY_NO =
  /false|error|fail|queue|pending|denied|reject|refus|invalid|cancel|null|skip|warn|partial|draft|hold|\b0\b/i;

export const toPrettyJson: Change = rewriteJson((value) => JSON.stringify(value, null, 2));

export const toCompactJson: Change = rewriteJson((value) => JSON.stringify(value));

export const toReorderedKeys: Change = rewriteJson((value) => JSON.stringify(reverseKeys(value)));

/** The arguments of calls with their keys in another order. */
export const toReorderedArguments: Change = (run) => ({
  ...run,
  events: run.events.map((event) => (event.args === undefined ? event : { ...event, args: reverseKeys(event.args) })),
});

export const toCrlf: Change = (run) =>
  withTexts(run, 'tool_result', (text) => (text.includes('\r') ? text : text.replaceAll('\n', '\r\n')));

/** Output as a terminal gets it: the first line in bold, lines that speak of passing or failing in green or red. */
export const toColoured: Change = (run) =>
  withTexts(run, 'tool_result', (text, { tool }) => {
    if (!isCommand(tool) || /^\s*[[{]/.test(text)) return text;
    return text
      .split('\n')
      .map((line, i) => {
        if (line.trim() === '' || line.startsWith('(Command exited')) return line;
        if (/\b(?:pass(?:ed)?|ok|success\w*)\b|✓/i.test(line)) return `\u001B[32m${line}\u001B[0m`;
        if (/\b(?:fail(?:ed|ure|ures|s)?|error)\b|✗/i.test(line)) return `\u001B[31m${line}\u001B[39m`;
        return i === 0 ? `\u001B[1m${line}\u001B[22m` : line;
      })
      .join('\n');
  });

/** What `time` prints after the output of a command. */
export const toTimed: Change = (run) =>
  withTexts(run, 'tool_result', (text, { tool }) => {
    if (!isCommand(tool) || /^\s*[[{]/.test(text)) return text;
    const end = text.search(/\s*\(Command exited with code \d+\)\s*$/);
    const [output, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
    return `${output.trimEnd()}\n\nreal\t0m1.284s\nuser\t0m0.913s\nsys\t0m0.207s${rest === '' ? '\n' : rest}`;
  });

const isCommand = (tool: string | undefined): boolean => tool === 'exec' || tool === 'process';

function rewriteJson(rewrite: Rewrite): Change {
  return (run) =>
    withTexts(run, 'tool_result', (text, { is_error }) => {
      if (is_error || !/^\s*[[{]/.test(text)) return text;
      try {
        return rewrite(JSON.parse(text), text);
      } catch {
        // Several documents, or text that only begins like one.
        return text;
      }
    });
}

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, reverseKeys(inner)] as const)
      .reverse(),
  );
}
