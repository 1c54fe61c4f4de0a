import type { Effect } from '../../../effects/effect.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { toCommandKind } from '../../../tools/commands/command-kinds.ts';
import { type SimpleCommand, toShellCommands } from '../../../tools/commands/shell-line.ts';
import { isChange } from '../../../tools/deeds.ts';
import { describeTool } from '../../../tools/describe-tool.ts';
import { toToolNameParts } from '../../../tools/to-tool-name-parts.ts';
import { toArguments } from '../../../tools/tool-arguments.ts';
import { type Touched, toReportedNames } from './reported.ts';

/** What a call did something to: what it was given and what its result says was changed. Nothing for calls that only look. */
export function toTouched(call: ToolCall, effects: readonly Effect[]): Touched[] {
  if (call.result?.outcome !== 'completed') return [];
  const { command } = describeTool(call);
  const isActing = effects.some(acts);
  if (!isActing && !isUnknown(call)) return [];
  const given = command !== null ? toOperated(command) : isActing ? toGiven(call.args) : toLists(call.args);
  const isSending = effects.some(({ kind }) => kind === 'send' || kind === 'publish');
  // Whatever an unknown program prints may be about something of its own.
  const isKnown =
    command === null || effects.some((effect) => acts(effect) && (isChange(effect.kind) || CMDLET.test(effect.means)));
  return [...given, ...(isKnown ? toReportedNames(call.result.text, isSending) : [])].slice(0, MOST_TOUCHED);
}

const MOST_TOUCHED = 400;
/** `Remove-ADUser`: the verb is in the name. */
const CMDLET = /^(?:Remove|Stop|Restart|Clear|Disable|Set)-\w+$/i;

/** Whether no word of the tool's name says what it does. */
export function isUnknown(call: ToolCall): boolean {
  const { deed, verb, command } = describeTool(call);
  return command === null && deed === 'look_up' && verb === toToolNameParts(call.tool).name;
}

/** Whether something may be different afterwards; what an unknown program does is not known. */
export const acts = ({ kind, ending, isDryRun, call }: Effect): boolean =>
  !isDryRun &&
  (isChange(kind) || kind === 'run' || kind === 'other') &&
  (ending === 'succeeded' || ending === 'partial' || (ending === 'unknown' && call.result?.outcome === 'completed'));

/** The names among the arguments. Texts that are written or sent may speak of anything, and what is left out is not touched. */
function toGiven(args: unknown): Touched[] {
  const touched: Touched[] = [];
  const pending: [name: string, value: unknown, depth: number][] = Object.entries(toArguments(args)).map(
    ([name, value]) => [name, value, 0],
  );
  for (let index = 0; index < pending.length && touched.length < MOST_TOUCHED; index += 1) {
    const [name, value, depth] = pending[index] as [string, unknown, number];
    if (LEAVES_OUT.test(name) || TEXTS.test(name)) continue;
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value);
      if (text.length > 0 && text.length <= MOST_NAME_CHARS && text.split(/\s+/).length <= MOST_NAME_WORDS)
        touched.push({ text, isReceiver: RECEIVERS.test(name) || text.includes('@'), isGiven: true });
    } else if (Array.isArray(value)) for (const item of value.slice(0, 200)) pending.push([name, item, depth + 1]);
    else if (typeof value === 'object' && value !== null && depth < 3)
      for (const [member, item] of Object.entries(value)) pending.push([member, item, depth + 1]);
  }
  return touched;
}

/** Lists of names that a tool of unknown purpose is given: whoever only looks names one thing. */
function toLists(args: unknown): Touched[] {
  return Object.entries(toArguments(args)).flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 1 && value.every((item) => typeof item === 'string')
      ? toGiven({ [name]: value })
      : [],
  );
}

const MOST_NAME_CHARS = 120;
const MOST_NAME_WORDS = 8;
const LEAVES_OUT =
  /^(?:no|keep)(?:_|$)|^not(?!if|e|ic)|exclu|except|omit|skip|ignor|without|unless|spare|ausser|ausgenommen|ohne|sauf|hors|salvo|menos|exceto|tranne|esclud|behalve|zonder|oprocz|pomi|krome|iskl|haric|除|排除|제외/i;
const TEXTS =
  /body|text|content|message|note|descr|subject|title|comment|reason|summary|caption|prompt|task|memo|betreff|zweck|titel|inhalt|nachricht|objet|titre|contenu|texte|asunto|texto|contenido|mensaje|assunto|corpo|oggetto|testo|onderwerp|tekst|tresc|temat|tema|tekst|konu|metin|icerik|内容|正文|标题|本文|件名|제목|내용|본문|honbun|kenmei/i;
const RECEIVERS =
  /^(?:to|cc|bcc|an|para|a|pour|destinat\w*|recipients?|receivers?|empfaenger|empfänger|aan|do|komu|kime|attendees|invitees|guests|members|users?|emails?|share_with|channels?|groups?|rooms?|кому|收件人|群|宛先|받는사람|수신자)$/i;

/** What commands that change something are given. */
function toOperated(line: string): Touched[] {
  return toShellCommands(line).flatMap((command) => {
    const { deed, isDryRun } = toCommandKind(command);
    if (
      isDryRun ||
      INTERPRETERS.has(command.program) ||
      deed === 'nothing' ||
      !(isChange(deed) || deed === 'run' || deed === 'other')
    )
      return [];
    return toOperands(command);
  });
}

/** What they are given is a program, and what that does is not known. */
const INTERPRETERS = new Set(
  'python python3 node bash sh zsh ruby perl php make npm npx pnpm yarn pytest go cargo java deno bun'.split(' '),
);

function toOperands({ args }: SimpleCommand): Touched[] {
  const touched: Touched[] = [];
  for (const [index, arg] of args.entries()) {
    const before = args[index - 1] ?? '';
    if (arg === '' || arg.length > MOST_NAME_CHARS || /^-{1,2}(?:m|message)$/.test(before)) continue;
    if (before.startsWith('-') && !before.includes('=') && LEAVES_OUT.test(before.replace(/^-+/, ''))) continue;
    const [option = '', value] = arg.startsWith('-') ? arg.replace(/^-+/, '').split('=', 2) : ['', arg];
    if (option !== '' && LEAVES_OUT.test(option)) continue;
    // An option that takes no value names what it is about: `--volumes`.
    const isSwitch = arg.startsWith('--') && (args[index + 1] ?? '-').startsWith('-');
    const text = value ?? (isSwitch ? option : '');
    if (text !== '' && !/^[^\s]*\s[^\s]*\s/.test(text))
      touched.push({ text, isReceiver: text.includes('@'), isGiven: false });
  }
  return touched;
}
