/** The members of a call's arguments; arguments that are not an object have none. */
export type Arguments = Readonly<Record<string, unknown>>;

export function toArguments(args: unknown): Arguments {
  return typeof args === 'object' && args !== null && !Array.isArray(args) ? (args as Arguments) : {};
}

/** The first of the named arguments that holds a text. */
export function toTextArgument(args: Arguments, names: readonly string[]): string | null {
  for (const name of names) {
    const value = args[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}

/** Names under which tools take what they need. Whole names, as schemas write them. */
export const COMMAND_ARGUMENTS = [
  'command',
  'cmd',
  'script',
  'code',
  'commands',
  'shell_command',
  'input',
  'cell',
  'content',
  '_raw',
];
export const PATH_ARGUMENTS = [
  'path',
  'file_path',
  'filePath',
  'filepath',
  'file',
  'filename',
  'file_name',
  'fileName',
  'notebook_path',
  'target_file',
  'absolute_path',
];
export const CONTENT_ARGUMENTS = [
  'content',
  'contents',
  'text',
  'newText',
  'new_string',
  'new_str',
  'newString',
  'file_text',
  'data',
  'body',
];
export const SQL_ARGUMENTS = ['sql', 'query', 'statement', 'soql', 'q'];
export const ACTION_ARGUMENTS = ['action', 'operation', 'op', 'service', 'method', 'verb', 'subcommand'];
