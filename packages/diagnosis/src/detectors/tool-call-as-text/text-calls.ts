import { type CodeBlock, splitCode } from '../../language/code-blocks.ts';
import { countBareArguments } from './bare-arguments.ts';

/** Tool calls that are written in a message as text. */
export interface TextCalls {
  /** How many. */
  readonly count: number;
  /** The tool that the first one names, if it can be read. */
  readonly tool: string | null;
  /** json: only the shape of the whole reply says so. */
  readonly form: 'markup' | 'json';
}

/** Marks by which hosts and models set calls apart from text; an answer to a person has no use for them. */
const MARKS =
  /<(?:\w{1,20}:)?invoke name=|<tool_call>|<tool_use>|<function=[\w.-]{1,80}>|<\|tool_calls?(?:_section)?_?(?:begin|start)?\|>|\[TOOL_CALLS\]|<\|python_tag\|>|(?:^|\n)Action: ?[\w.-]{1,80} ?\nAction Input:/g;
/** What all of them have, and fenced blocks and objects: most texts have nothing of it. */
const MAY_HOLD_CALLS = /[<{]|\[TOOL_CALLS\]|Action:|```|~~~/;
/** The frame alone, when nothing inside it could be read. */
const FRAMES = /<(?:\w{1,20}:)?function_calls>/g;
const CALL_BLOCKS = new Set(['tool_code', 'tool_call', 'tool_use', 'tool_calls', 'function_call']);
const NAMES =
  /invoke name="?([\w.:-]{1,80})|<function=([\w.-]{1,80})>|Action: ?([\w.-]{1,80})|"(?:name|tool|function)" ?: ?"([\w.:-]{1,80})"|(?:^|\n)\s{0,8}(?:print\()?(?:default_api\.)?(\w{1,80})\(/;

/** Finds calls that are written out in a message. Code blocks and backticks show a call, they do not make it. */
export function findTextCalls(text: string): TextCalls | null {
  if (!MAY_HOLD_CALLS.test(text)) return null;
  const { prose, blocks } = splitCode(text);
  const called = blocks.filter(({ language }) => CALL_BLOCKS.has(language));
  const marks = prose.match(MARKS) ?? prose.match(FRAMES) ?? [];
  const count = marks.length + called.length;
  if (count > 0) {
    const source = called[0]?.text ?? prose.slice(prose.indexOf(marks[0] ?? ''));
    return { count, tool: toName(source), form: 'markup' };
  }
  return findJsonCall(prose, blocks);
}

/** Where the first call begins in a message; -1 when there is none. */
export function findFirstTextCall(text: string): number {
  if (findTextCalls(text)) {
    const at = text.search(MARKS);
    return at >= 0 ? at : text.search(/```|~~~|\{/);
  }
  return countBareArguments(text) > 0 ? text.search(/(?:^|\n)(?:```|~~~)?json\b/) : -1;
}

function toName(text: string): string | null {
  return (
    NAMES.exec(text)
      ?.slice(1)
      .find((name) => name !== undefined) ?? null
  );
}

/** A reply that is one JSON object and nothing else, with the name of a tool and arguments for it. */
function findJsonCall(prose: string, blocks: readonly CodeBlock[]): TextCalls | null {
  // "I'll do that now:" and then the call that was never made.
  const lead = prose.trim();
  const isBlock = lead.length <= LEAD_CHARS && blocks.length === 1;
  const text = (isBlock ? (blocks[0]?.text ?? '') : blocks.length === 0 ? prose : '').trim();
  if (!text.startsWith('{') || !text.endsWith('}')) return null;
  const value = toObject(text);
  if (!value) return null;
  const inner = toMember(value, ['function', 'function_call', 'tool_call']);
  const call = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : value;
  const name = toMember(call, ['name', 'tool', 'tool_name', 'function', 'action']);
  const args = toMember(call, ['arguments', 'parameters', 'args', 'input', 'tool_input', 'action_input']);
  const isCall = typeof name === 'string' && /^[\w.:-]{2,80}$/.test(name) && typeof args === 'object' && args !== null;
  const isShown = isBlock && lead !== '' && !('tool' in call || 'tool_name' in call);
  return isCall && !isShown ? { count: 1, tool: name, form: 'json' } : null;
}

const LEAD_CHARS = 60;

function toObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    // Most replies that begin with a brace are no JSON.
    return null;
  }
}

function toMember(value: Record<string, unknown>, names: readonly string[]): unknown {
  const name = names.find((candidate) => Object.hasOwn(value, candidate));
  return name === undefined ? undefined : value[name];
}
