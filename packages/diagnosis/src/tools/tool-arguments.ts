import { toWords } from './to-tool-name-parts.ts';

/** The members of a call's arguments; arguments that are not an object have none. */
export type Arguments = Readonly<Record<string, unknown>>;

export function toArguments(args: unknown): Arguments {
  return typeof args === 'object' && args !== null && !Array.isArray(args) ? (args as Arguments) : {};
}

/** The first of the named arguments that holds a text. Goes by the arguments: there are few of them, and many names. */
export function toTextArgument(args: Arguments, names: ArgumentNames): string | null {
  let best: string | null = null;
  let first = names.size;
  for (const name in args) {
    const place = names.get(name) ?? (PLAIN_NAME.test(name) ? undefined : names.get(toWords(name).join('_')));
    if (place === undefined || place >= first) continue;
    const value = args[name];
    if (typeof value !== 'string' || value === '') continue;
    best = value;
    first = place;
  }
  return best;
}

/** Schemas write `file_path`, `filePath` and `FilePath`. */
const PLAIN_NAME = /^[a-z_]+$/;

/** Names of arguments with their places: the first that is given counts. */
type ArgumentNames = ReadonlyMap<string, number>;

export function toArgumentNames(names: readonly string[]): ArgumentNames {
  return new Map(names.map((name, place) => [name, place]));
}

/** Names under which tools take what they need. Whole names, as schemas write them. */
export const COMMAND_ARGUMENTS = toArgumentNames([
  'command',
  'cmd',
  'script',
  'code',
  'commands',
  'shell_command',
  'command_line',
  'input',
  'cell',
  'content',
  '_raw',
  'line',
  'command_line',
  'cmdline',
  'commandLine',
  'bash',
  'shell',
  'run',
  'exec',
  'text',
  'source',
]);
export const PATH_ARGUMENTS = toArgumentNames([
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
  'target_path',
  'dest',
  'destination',
  'document',
  'doc',
  'ruta',
  'archivo',
  'chemin',
  'fichier',
  'pfad',
  'datei',
  'caminho',
  'arquivo',
  'percorso',
  'pad',
  'bestand',
  'sciezka',
  'plik',
  'dosya',
  'yol',
]);
export const CONTENT_ARGUMENTS = toArgumentNames([
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
  'contenido',
  'contenu',
  'inhalt',
  'conteudo',
  'contenuto',
  'inhoud',
  'tresc',
  'icerik',
]);
export const SQL_ARGUMENTS = toArgumentNames(['sql', 'query', 'statement', 'soql', 'q']);
/** A patch as a text of its own. */
export const PATCH_ARGUMENTS = toArgumentNames(['patch', 'input', 'diff']);
export const ACTION_ARGUMENTS = toArgumentNames([
  'action',
  'operation',
  'op',
  'service',
  'method',
  'verb',
  'subcommand',
]);
