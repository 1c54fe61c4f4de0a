import type { TraceEvent } from '@critiqor/diagnosis/intake/read-trace';
import type { BookRun, Change } from './book-run.ts';

/** `gmail_send` becomes `mcp__gmail__send`, `stripe__refund` becomes `mcp__stripe__refund`. */
export const toMcpNames: Change = (run) =>
  renameTools(run, (name) =>
    name.includes('__')
      ? `mcp__${name}`
      : name.includes('_')
        ? `mcp__${name.replace('_', '__')}`
        : `mcp__host__${name}`,
  );

/** `gmail_send` becomes `gmailSend`. */
export const toCamelNames: Change = (run) =>
  renameTools(run, (name) => name.replace(/_+([a-z])/g, (_, letter: string) => letter.toUpperCase()));

/** `gmail_send` becomes `gmail-send`. */
export const toKebabNames: Change = (run) => renameTools(run, (name) => name.replace(/_+/g, '-'));

/** `gmail__get_message` becomes `gmail__fetch_message`, `exec` becomes `bash`: other names that agents meet for the same tool. */
export const toSynonyms: Change = (run) =>
  renameTools(
    run,
    (name) =>
      HOST_SYNONYMS[name] ??
      name
        .split('_')
        .map((part) => VERB_SYNONYMS[part] ?? part)
        .join('_'),
  );

const HOST_SYNONYMS: Readonly<Record<string, string>> = {
  exec: 'bash',
  read: 'read_file',
  write: 'write_file',
  edit: 'edit_file',
  web_fetch: 'fetch_url',
  web_search: 'search_web',
  image_generate: 'generate_image',
};

const VERB_SYNONYMS: Readonly<Record<string, string>> = {
  get: 'fetch',
  fetch: 'get',
  delete: 'remove',
  remove: 'delete',
  create: 'add',
  search: 'find',
  find: 'search',
  update: 'modify',
  retrieve: 'get',
  lookup: 'find',
  query: 'select',
};

/** Calls of OpenClaw's own protocols mean what they mean by their name alone; a renamed one would be another tool. */
const PROTOCOLS = /^(?:process|cron|sessions_\w+|agents_\w+|subagents|memory_\w+|message|browser|image|tool_search)$/;

/** Renames tools everywhere: in calls, in results, in lists of tools, and in every text that spells a compound name. */
function renameTools(run: BookRun, toName: (name: string) => string): BookRun | null {
  // A call that was written as text, or to a tool that does not exist, is about the name itself.
  if (run.expect.must?.some((type) => type === 'tool_call_as_text' || type === 'hallucinated_tool')) return null;
  const used = new Set(
    run.events.flatMap(({ tool, tools }) => [...(tools ?? []), ...(tool === undefined ? [] : [tool])]),
  );
  const names = new Map([...used].filter((name) => !PROTOCOLS.test(name)).map((name) => [name, toName(name)]));
  if (![...names].some(([name, other]) => name !== other) || new Set(names.values()).size < names.size) return null;
  const spelled = [...names.keys()].filter((name) => name.includes('_'));
  const inText =
    spelled.length > 0
      ? new RegExp(`\\b(?:${spelled.map((name) => name.replace(/\./g, '\\.')).join('|')})\\b`, 'g')
      : null;
  const toText = (text: string): string => (inText ? text.replace(inText, (name) => names.get(name) ?? name) : text);
  const toNew = (name: string): string => names.get(name) ?? name;
  const events = run.events.map(
    (event): TraceEvent => ({
      ...event,
      ...(event.tool === undefined ? {} : { tool: toNew(event.tool) }),
      ...(event.tools === undefined ? {} : { tools: event.tools.map(toNew) }),
      ...(event.text === undefined ? {} : { text: toText(event.text) }),
    }),
  );
  return { ...run, ...(run.task === undefined ? {} : { task: toText(run.task) }), events };
}
