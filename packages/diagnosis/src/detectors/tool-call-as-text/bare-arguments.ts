import { splitCode } from '../../language/code-blocks.ts';
import {
  ACTION_ARGUMENTS,
  COMMAND_ARGUMENTS,
  CONTENT_ARGUMENTS,
  PATH_ARGUMENTS,
  SQL_ARGUMENTS,
} from '../../tools/tool-arguments.ts';

/** How many objects stand in a text that are arguments of a call, without the name of a tool. */
export function countBareArguments(text: string): number {
  if (!text.includes('{')) return 0;
  const { prose, blocks } = splitCode(text);
  const fenced = blocks.filter(({ language }) => language === 'json').map((block) => block.text);
  // Some hosts drop the fence and leave the name of the language.
  const loose = [...prose.matchAll(/(?:^|\n)json[ \t]*\n(\{[^\n]{2,4000}\})[ \t]*(?=\n|$)/g)].map(
    ([, json = '']) => json,
  );
  return [...fenced, ...loose].filter(areArguments).length;
}

function areArguments(json: string): boolean {
  if (json.length > MOST_CHARS) return false;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const names = Object.keys(value);
    return names.length > 0 && names.every((name) => NAMES.has(name)) && names.some((name) => TELLING.has(name));
  } catch {
    // An example with an ellipsis, or no JSON at all.
    return false;
  }
}

const MOST_CHARS = 20_000;
/** Names that the arguments of tools have and that data seldom has. */
const TELLING: ReadonlySet<string> = new Set([
  'command',
  'cmd',
  'shell_command',
  'todos',
  'pattern',
  ...PATH_ARGUMENTS.keys(),
]);
const NAMES: ReadonlySet<string> = new Set([
  ...TELLING,
  ...COMMAND_ARGUMENTS.keys(),
  ...PATH_ARGUMENTS.keys(),
  ...CONTENT_ARGUMENTS.keys(),
  ...SQL_ARGUMENTS.keys(),
  ...ACTION_ARGUMENTS.keys(),
  'old_string',
  'old_str',
  'description',
  'type',
  'glob',
  'limit',
  'offset',
  'url',
  'timeout',
  'cwd',
  'workdir',
]);
