import type { ToolCall } from '../model/execution.ts';
import { isProgramText } from './commands/inline-programs.ts';
import { toSqlDeed } from './commands/sql-statements.ts';
import type { Deed } from './deeds.ts';
import { toDeedOfVerb, toNamedDeed } from './names/named-deed.ts';
import { type ToolNameParts, toToolNameParts, toWords } from './to-tool-name-parts.ts';
import {
  ACTION_ARGUMENTS,
  type Arguments,
  COMMAND_ARGUMENTS,
  CONTENT_ARGUMENTS,
  PATCH_ARGUMENTS,
  PATH_ARGUMENTS,
  SQL_ARGUMENTS,
  toArgumentNames,
  toArguments,
  toTextArgument,
} from './tool-arguments.ts';
import { DOMAIN_WORDS, type Domain, VERBS, WEAK_VERBS, WHOLE_NAMES } from './vocabulary.ts';

/** What a tool call does, according to the name of the tool and its arguments. */
export interface ToolDescription {
  readonly deed: Deed;
  readonly domain: Domain;
  /** The command line, or the code in domain `code`, that it runs; null for tools that run none. */
  readonly command: string | null;
  /** The file that it works on, for tools of files. */
  readonly path: string | null;
  /** The words that gave the deed, such as `turn_off`. */
  readonly verb: string;
}

/** A call that may be one of several equal ones. */
export type DescribedCall = Pick<ToolCall, 'tool' | 'args'> & Partial<Pick<ToolCall, 'form'>>;

export function describeTool(call: DescribedCall): ToolDescription {
  const { form } = call;
  if (form === undefined) return toDescription(call);
  return form.describe(toDescription, call) as ToolDescription;
}

function toDescription({ tool, args: given }: DescribedCall): ToolDescription {
  const parts = KNOWN_PARTS.get(tool) ?? toToolNameParts(tool);
  const args = toArguments(given);
  const whole = toWhole(parts, args);
  const domain = whole?.[1] ?? toDomain(parts);
  const path = domain === 'file' ? (toTextArgument(args, PATH_ARGUMENTS) ?? toPatchedPath(given, args)) : null;
  if (domain === 'command' || domain === 'code') {
    const command =
      (typeof given === 'string' ? given : (toTextArgument(args, COMMAND_ARGUMENTS) ?? toArgumentList(args))) ?? '';
    const isLine = isShellText(domain, command, args);
    return { deed: 'run', domain: isLine ? 'command' : 'code', command, path, verb: parts.name };
  }
  const action = toAction(args, domain);
  if (action !== null) {
    const deed = toActionDeed(action, parts, domain);
    if (deed !== null) return { deed, domain, command: null, path, verb: toWords(action).join('_') };
  }
  if (whole) return { deed: whole[0], domain, command: null, path, verb: parts.name };
  return toUnknownTool(parts, args, domain, path);
}

/** `payouts__create` is no file tool: behind the name of a server a single word is a tool of files or commands only if it is given one. */
function toWhole({ name, server, words }: ToolNameParts, args: Arguments): readonly [Deed, Domain] | undefined {
  const whole = WHOLE_NAMES.get(name);
  if (whole === undefined || server.length === 0 || words.length > 1) return whole;
  if (whole[1] === 'file') return FILE.test(toTextArgument(args, PATH_ARGUMENTS) ?? '') ? whole : undefined;
  return whole[1] === 'command' && toTextArgument(args, RUN_ARGUMENTS) !== null ? whole : undefined;
}

/** The name of a file with its ending. */
const FILE = /[\w-]\.[A-Za-z]\w{0,7}$/;

/** The names of known tools, taken apart beforehand: most calls are of these. */
const KNOWN_PARTS: ReadonlyMap<string, ToolNameParts> = new Map(
  [...WHOLE_NAMES.keys()].map((name) => [name, toToolNameParts(name)]),
);

/** The command line or program that a call runs; null for calls that run none. */
export function toCommand(call: Pick<ToolCall, 'tool' | 'args'>): string | null {
  return describeTool(call).command;
}

/** Whether the tool runs a command line. */
export function isShell(call: Pick<ToolCall, 'tool' | 'args'>): boolean {
  return describeTool(call).domain === 'command';
}

/** The file that a call writes or changes; null for calls that write none. */
export function toWrittenPath(call: Pick<ToolCall, 'tool' | 'args'>): string | null {
  const { deed, domain, path } = describeTool(call);
  return domain === 'file' && (deed === 'create' || deed === 'change') ? path : null;
}

/** A tool of no known name: its words, then the shape of its arguments. */
function toUnknownTool(parts: ToolNameParts, args: Arguments, domain: Domain, path: string | null): ToolDescription {
  const sql = toTextArgument(args, SQL_ARGUMENTS);
  const sqlDeed = sql === null ? null : toSqlDeed(sql);
  if (sqlDeed !== null) return { deed: sqlDeed, domain: 'database', command: null, path: null, verb: 'query' };
  const named = toNamedDeed(parts, args, domain);
  const command = toTextArgument(args, RUN_ARGUMENTS);
  // A tool that takes a command and has no other purpose runs it.
  if (command !== null && (named === null || RUNNING.has(named.verb)))
    return { deed: 'run', domain: 'command', command, path: null, verb: parts.name };
  if (named !== null) return { deed: named.deed, domain, command: null, path, verb: named.verb };
  const deed = toDeedOfShape(args);
  // Names of nouns give what they name; a single unknown word may be a verb.
  const isNouns = parts.words.length > 1 || parts.server.length > 0;
  return { deed: deed === 'look_up' && !isNouns ? 'other' : deed, domain, command: null, path, verb: parts.name };
}

/** Some tools take a line for the shell and a program of a language under one name. */
function isShellText(domain: Domain, text: string, args: Arguments): boolean {
  if (text.startsWith('!') || text.startsWith('%%bash') || SHELL_NAMES.has(String(args.language ?? args.lang ?? '')))
    return true;
  if (domain === 'code') return false;
  return typeof args.command === 'string' || typeof args.cmd === 'string' || !isProgramText(text);
}

const SHELL_NAMES = new Set(['bash', 'sh', 'shell', 'zsh', 'console']);
const RUN_ARGUMENTS = toArgumentNames(['command', 'cmd']);
const RUNNING = new Set(['run', 'execute', 'exec', 'start', 'invoke', 'call', 'launch']);

/** `{ get_state: "lock.front_door" }`: the name of the argument is the action. */
const LOOKING_NAME = /^(?:get|list|show|read)_[a-z_]{2,30}$/;

/** What an `action` or `service` argument says; an editor has its actions under `command`. */
function toAction(args: Arguments, domain: Domain): string | null {
  const action = toTextArgument(args, domain === 'file' ? EDITOR_ACTIONS : ACTION_ARGUMENTS);
  if (action === null) return Object.keys(args).find((name) => LOOKING_NAME.test(name)) ?? null;
  return action.length <= ACTION_CHARS ? action : null;
}

const ACTION_CHARS = 60;
const EDITOR_ACTIONS = toArgumentNames([...ACTION_ARGUMENTS.keys(), 'command']);

function toActionDeed(action: string, parts: ToolNameParts, domain: Domain): Deed | null {
  const method = HTTP_METHODS.get(action);
  if (method !== undefined) return method;
  const own = ACTIONS.get(domain)?.get(toWords(action).join('_'));
  if (own !== undefined) return own;
  const words = toWords(action.slice(action.lastIndexOf('.') + 1));
  const found = words.find((word) => VERBS.has(word));
  if (found !== undefined) {
    const isCron = parts.name === 'cron' && VERBS.get(found) === 'create';
    return isCron ? 'schedule' : toDeedOfVerb(found, words, [...parts.server, ...parts.words], domain);
  }
  const weak = words.findLast((word) => WEAK_VERBS.has(word));
  return weak === undefined ? null : (WEAK_VERBS.get(weak) as Deed);
}

const HTTP_METHODS: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  ['GET', 'look_up'],
  ['HEAD', 'check'],
  ['OPTIONS', 'look_up'],
  ['POST', 'send'],
  ['PUT', 'change'],
  ['PATCH', 'change'],
  ['DELETE', 'delete'],
]);

/** Actions whose words mean something else with these tools. */
const ACTIONS: ReadonlyMap<Domain, ReadonlyMap<string, Deed>> = new Map<Domain, ReadonlyMap<string, Deed>>([
  [
    'process',
    new Map<string, Deed>([
      ['poll', 'wait'],
      ['log', 'wait'],
      ['list', 'look_up'],
      ['kill', 'stop'],
      ['remove', 'stop'],
      ['clear', 'other'],
      ['write', 'other'],
      ['submit', 'other'],
      ['send_keys', 'other'],
      ['paste', 'other'],
    ]),
  ],
  [
    'file',
    new Map<string, Deed>([
      ['view', 'read'],
      ['create', 'create'],
      ['insert', 'change'],
      ['str_replace', 'change'],
      ['undo_edit', 'change'],
    ]),
  ],
  [
    'message',
    new Map<string, Deed>([
      ['react', 'send'],
      ['poll', 'send'],
      ['broadcast', 'send'],
      ['thread_reply', 'send'],
    ]),
  ],
  [
    'agent',
    new Map<string, Deed>([
      ['list', 'look_up'],
      ['kill', 'stop'],
      ['steer', 'delegate'],
    ]),
  ],
]);

function toDomain({ server, words }: ToolNameParts): Domain {
  for (const list of [words, server])
    for (const word of list) {
      const domain = DOMAIN_WORDS.get(word);
      if (domain !== undefined) return domain;
    }
  return 'thing';
}

/** A tool without a verb, by its arguments. A name of nouns alone returns what it names; with something to pass on, it is unknown. */
function toDeedOfShape(args: Arguments): Deed {
  // Goes by the arguments: there are few of them, and many names.
  const has = (names: { has(name: string): boolean }): boolean => {
    for (const name in args) if (names.has(name) && args[name] !== undefined) return true;
    return false;
  };
  if (has(PATH_ARGUMENTS) && has(CONTENT_ARGUMENTS)) return 'create';
  if (has(RECIPIENTS) && has(MESSAGES)) return 'send';
  if (has(PROMPTS) && has(PICTURES)) return 'create';
  return has(PAYLOADS) ? 'other' : 'look_up';
}

const RECIPIENTS = new Set(['to', 'recipient', 'recipients', 'channel']);
const MESSAGES = new Set(['body', 'text', 'message', 'content']);
const PROMPTS = new Set(['prompt']);
const PICTURES = new Set(['size', 'path', 'output', 'quality', 'aspect_ratio']);
const PAYLOADS = new Set([
  'content',
  'body',
  'text',
  'message',
  'data',
  'values',
  'set',
  'amount',
  'fields',
  'payload',
  'value',
  'rows',
  'discount',
]);

/** Programs that are given as a list of words. */
function toArgumentList(args: Arguments): string | null {
  const list = args.command ?? args.argv ?? args.args;
  return Array.isArray(list) ? list.filter((word) => typeof word === 'string').join(' ') : null;
}

/** The first file that a patch names. */
function toPatchedPath(given: unknown, args: Arguments): string | null {
  const patch = typeof given === 'string' ? given : toTextArgument(args, PATCH_ARGUMENTS);
  if (patch === null) return null;
  return /^(?:\*\*\* (?:Add|Update|Delete) File: |\+\+\+ (?:b\/)?)([^\n]{1,300})/m.exec(patch)?.[1]?.trim() ?? null;
}
