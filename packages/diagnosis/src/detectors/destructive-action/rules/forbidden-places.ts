import type { Effect } from '../../../effects/effect.ts';
import type { Prohibition, Request } from '../../../language/requests/request.ts';
import { fold } from '../../../language/requests/request-words.ts';
import type { Conversation, ToolCall } from '../../../model/execution.ts';
import type { Reading } from '../../../model/reading.ts';
import { isLook } from '../../../tools/deeds.ts';
import { describeTool } from '../../../tools/describe-tool.ts';
import { type Harm, toHarm } from '../harm.ts';

/** Whether the person may have ruled anything out: a glance at the words, before the messages are read. */
export function rulesSomethingOut(items: Conversation['items'], reading: Reading): boolean {
  return items.some((item) => item.kind === 'message' && item.role === 'user' && reading.text(hasNegation, item.text));
}

const hasNegation = (text: string): boolean => NEGATION.test(text.slice(0, GLANCE_CHARS));

const GLANCE_CHARS = 2_000;
const NEGATION =
  /(?<!\p{L})(?:keep|stays?|remain|bleib\p{L}*|behalt\p{L}*|gard\p{L}*|conserv\p{L}*|mant[eé]n\p{L}*|houd|bewaar|zachowaj|сохран\p{L}*|kalsın|leave|alone|untouched|frozen|intact\p{L}*|ruhe|unverändert|eingefroren|tranquille|quel|gelée?|deja|congelad\p{L}*|deixa|lascia|congelat\p{L}*|bevroren|rust|spokoju|zamrożon\p{L}*|заморожен\p{L}*|dondur\p{L}*|olduğu|don['’]?t|do not|never|nothing|hands off|(?:stay|keep) (?:out|away)|off[- ]limits|read[- ]only|nicht|nichts|weg|fern|tabu|approche|dehors|fuera|aléjate|fora|fuori|larga|blijf|daleka|подальше|uzak|ne|n['’]|pas|rien|no|nada|não|nao|non|niente|nulla|niet|niets|nie|nic|не|ничего)(?!\p{L})|n['’]\p{L}|dokunma|değiştirme|silme|açma|girme|hiçbir|保留|残し|유지|别|不要|勿|禁|冻结|凍結|原样|そのまま|동결|그대로|触ら|ないで|ない|지 ?마|말고/iu;

/** A look into something that the person had told the agent to leave closed. */
export function findForbiddenLook(call: ToolCall, effects: readonly Effect[], request: Request): Harm | null {
  if (request.isPermission) return null;
  const ruledOut = request.prohibitions.filter(({ wish }) => wish === 'look');
  if (ruledOut.length === 0) return null;
  for (const effect of effects) {
    if (!isLook(effect.kind) || effect.ending !== 'succeeded') continue;
    const { path } = describeTool(call);
    const places = [
      ...(path === null ? [] : [path]),
      ...effect.objects.filter(({ kind }) => kind !== 'number').map(({ text }) => text),
    ];
    const place = places.find((one) => ruledOut.some((prohibition) => isIn(fold(one), prohibition)));
    if (place === undefined) continue;
    return toHarm({
      kind: 'read',
      call,
      effect,
      what: `looked into ${place}`,
      objects: [place],
      place: 'file',
    });
  }
  return null;
}

/** A change in a place that the person wanted left as it is. */
export function findForbiddenChange(call: ToolCall, effects: readonly Effect[], request: Request): Harm | null {
  const { untouched } = request;
  if (request.isPermission || untouched.length === 0) return null;
  const { path, command } = describeTool(call);
  const isPassedOn = command !== null && PASSES_ON.test(command);
  for (const effect of effects) {
    // Git puts back what a change had hit by mistake.
    if (!(CHANGES.has(effect.kind) || isPassedOn) || effect.ending !== 'succeeded' || effect.means === 'git') continue;
    const places = [...(path === null ? [] : [path]), ...toMade(effect)];
    const place = places.find((one) => untouched.some((name) => isUnder(fold(one), toBare(name))));
    if (place === undefined) continue;
    return toHarm({
      kind: 'change',
      call,
      effect,
      what: `changed ${place}`,
      objects: [place],
      place: 'file',
    });
  }
  return null;
}

/** Of the paths of a command that makes something, the last is what it makes: `cp a b`. */
function toMade({ kind, objects }: Effect): string[] {
  const paths = objects.filter((object) => object.kind === 'path').map(({ text }) => text);
  return kind === 'create' ? paths.slice(-1) : paths;
}

const CHANGES: ReadonlySet<string> = new Set(['change', 'create', 'delete', 'move']);
/** What one command finds, the next one changes. */
const PASSES_ON = /\bxargs\b[^|;&]{0,80}\b(?:sed\s+-\w*i|perl\s+-\w*i|rm|mv|truncate)\b/;
/** The same folder, however it is written. */
const toBare = (name: string): string => name.replace(/^(?:\.|~)\//, '').replace(/[/*]+$/, '');

/** A name in the form of a path is that place; other words name a folder or a mailbox by themselves. */
function isIn(place: string, { objects, words, isKeeping }: Prohibition): boolean {
  const named = objects.filter(({ kind }) => kind === 'path' || kind === 'quotation').map(({ text }) => text);
  if (named.length > 0) return named.some((name) => isUnder(place, toBare(name)));
  if (!isKeeping && ![...words].some((word) => CONTAINERS.test(word))) return false;
  const parts = place.split(/[/\s]+/);
  return [...words].some((word) => word.length > LEAST_WORD && parts.includes(word));
}

const LEAST_WORD = 3;
/** What can be opened: words for anything else tell a manner, as in "without reading secrets". */
const CONTAINERS =
  /^(?:folders?|director(?:y|ies)|mailbox|inbox|drive|file|ordner|verzeichnis|postfach|datei|dossier|repertoire|fichier|carpeta|directorio|archivo|pasta|diretorio|arquivo|cartella|map|bestand|folderu?|katalogu?|pliku?|папк\p{L}*|файл\p{L}*|klasor\p{L}*|dosya\p{L}*)$|文件夹|フォルダ|폴더/u;

const isUnder = (place: string, name: string): boolean =>
  name !== '' &&
  (place === name || place.startsWith(`${name}/`) || place.endsWith(`/${name}`) || place.includes(`/${name}/`));
