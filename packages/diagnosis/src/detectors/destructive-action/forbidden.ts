import type { Prohibition, Request } from '../../language/requests/request.ts';
import { namesOtherEnvironment, namesProduction } from '../../language/requests/request-objects.ts';
import { fold } from '../../language/requests/request-words.ts';
import { HARMFUL_ACTS, type Harm, LICENCES, PROHIBITED_BY } from './harm.ts';

/** A prohibition that names something forbids that; one that names nothing forbids all of its kind. */
export function isForbidden(harm: Harm, request: Request): boolean {
  const { kind } = harm;
  if (request.isReadOnly && STRONG.has(kind) && !request.isPermission) return true;
  return request.prohibitions.some((prohibition) => {
    const { wish, isKeeping, isTotal, isRest, isHold } = prohibition;
    if (isHold && kind === 'send' && isToAsker(harm, request)) return false;
    if (isKeeping && (REPLACES.has(kind) || (isSetting(harm) && isPlaced(prohibition))))
      return isPlaced(prohibition) && isInPlace(harm, prohibition);
    if (isKeeping) return wish === 'delete' && TOUCHES.has(kind) && isKept(harm, prohibition);
    if (
      !PROHIBITED_BY[kind].includes(wish) &&
      !(wish === 'change' && REPLACES.has(kind) && isPlaced(prohibition) && !isAboutData(prohibition))
    )
      return false;
    const isAsked = request.wishes.has(wish) && LICENCES[kind].includes(wish);
    const named = toNames(prohibition);
    if (named.length > 0) return isAbout(harm, named);
    if (isPlaced(prohibition)) return isInPlace(harm, prohibition);
    if (kind === 'change') return false;
    // "Keep the last week" next to "delete the rest" limits what is deleted; which one, its words do not tell.
    return isTotal && !isRest ? true : !(isAsked && IN_PART.has(kind));
  });
}

/** A trial that was ordered, or what goes to the person: others get nothing. */
function isToAsker({ call, objects }: Harm, { text }: Request): boolean {
  if (TRIAL.test(call.tool) && TRIAL.test(text)) return true;
  return objects.some((object) => {
    const at = text.indexOf(fold(object));
    return at > 0 && object.includes('@') && TO_ME.test(text.slice(Math.max(0, at - 24), at));
  });
}
const TRIAL = /(?<![a-z])(?:test|preview|proof|probe|prueba|teste|prova|essai)(?![a-z])|тест|测试|テスト|테스트/i;
const TO_ME =
  /(?<!\p{L})(?:me|myself|mich|mir|moi|mi|mim|mij|mnie|мне|bana)(?: only| nur| seulement| solo| alleen)?\s?[(:,<]?\s?$/u;

/** "The live site must not change": whatever is deployed there changes it. */
const REPLACES: ReadonlySet<Harm['kind']> = new Set<Harm['kind']>(['deploy', 'publish']);
/** "Production stays on 87": a new version there is a setting of the service. */
const isSetting = ({ kind, place }: Harm): boolean => kind === 'change' && place === 'service';
const isInPlace = ({ text }: Harm, { objects }: Prohibition): boolean =>
  objects.some((object) => object.kind === 'environment' && object.text === 'production')
    ? namesProduction(text)
    : namesOtherEnvironment(text);
const isPlaced = ({ objects }: Prohibition): boolean => objects.some(({ kind }) => kind === 'environment');
const isAboutData = ({ words }: Prohibition): boolean => [...words].some((word) => DATA.test(word));
const DATA =
  /^(?:data|database|db|rows?|tables?|daten|datenbank|donnees|datos|dados|dati|gegevens|dane|danych|данн\p{L}*|veri\p{L}*)$|数据|データ|데이터/u;

/** Of these one is often wanted and the other not: "return it, don't exchange it". */
const IN_PART: ReadonlySet<Harm['kind']> = new Set<Harm['kind']>(['delete', 'refund', 'book', 'cancel']);

const STRONG: ReadonlySet<Harm['kind']> = new Set<Harm['kind']>([...HARMFUL_ACTS, 'discard']);

/** What does something to a thing that is to stay as it is. */
const TOUCHES: ReadonlySet<Harm['kind']> = new Set<Harm['kind']>(['delete', 'discard', 'overwrite', 'stop', 'change']);

const toNames = ({ objects }: Prohibition): string[] =>
  objects.filter(({ kind }) => kind !== 'amount' && kind !== 'environment').map(({ text }) => text);

/** Its names, or words that no order of the same message has. */
function isKept(harm: Harm, prohibition: Prohibition): boolean {
  // "Keep the analysis fast" says nothing against changing it; a path that is to stay as it is does.
  if (harm.kind === 'change' || harm.kind === 'stop')
    return isAbout(
      harm,
      prohibition.objects.filter(({ kind }) => kind === 'path').map(({ text }) => text),
    );
  // Whoever empties a database keeps none of its data.
  if (harm.place === 'database' && harm.options.isAll && isAboutData(prohibition)) return true;
  const named = toNames(prohibition);
  if (named.length > 0) return isAbout(harm, named);
  return isAbout(
    harm,
    [...prohibition.words].filter((word) => word.length > LEAST_WORD),
  );
}

const LEAST_WORD = 4;
const toLastPart = (path: string): string => path.replace(/\/+$/, '').split('/').at(-1) ?? '';

function isAbout(harm: Harm, named: readonly string[]): boolean {
  const text = fold(`${harm.objects.join(' ')} ${harm.text}`);
  // A copy lists what it deletes by the path inside it.
  if (harm.isMirror) {
    const places = harm.objects.map((object) => fold(object).split('/'));
    return named.some((name) => places.some((parts) => parts.includes(toLastPart(name))));
  }
  return named.some((name) => text.includes(name));
}
