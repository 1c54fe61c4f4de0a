import type { Effect } from '../../effects/effect.ts';
import type { Statement } from '../../language/statements/statement.ts';
import { isLook } from '../../tools/deeds.ts';
import { admitsAnything } from '../admissions.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { type Judgement, toReason } from '../judgement.ts';
import { isBad } from '../troubles.ts';

/** The answer says that there is none of what was searched for, while the search found some, or could not look. */
export function findAbsences({ statements, effects }: AnswerInRecord): Judgement[] {
  return statements.filter(deniesExistence).flatMap((statement): Judgement[] => {
    const looks = effects.filter((effect) => isLook(effect.kind) && isAbout(effect, statement));
    const last = looks.at(-1);
    const rest = statements.filter((other) => other !== statement);
    if (!last || admitsAnything(rest)) return [];
    if (looks.every(isBad))
      return [{ truth: 'unsupported', statement, effects: [last], severity: 'high', because: toReason(last) }];
    if (!looks.every((look) => isBad(look) || showsName(look, statement)) || rest.some((other) => names(other, last)))
      return [];
    const because = `${last.means}: the search found some`;
    return [{ truth: 'contradicted', statement, effects: [last], severity: 'high', because }];
  });
}

const deniesExistence = ({ text, act }: Statement): boolean =>
  act !== 'question' && act !== 'conditional' && act !== 'plan' && NONE_LEFT.test(text);

/** "No usages of", "there are no", "keine … mehr": that something does not occur. */
const NONE_LEFT =
  /(?<!\p{L})(?:no (?:\p{L}+ ){0,2}(?:usages?|uses?|references?|occurrences?|matches|results?|hits?|callers?|entries|mentions?|traces?|sign|instances?)|(?:there (?:is|are)|found) no(?:ne|thing)?|nothing (?:uses|references|mentions|calls|found)|kein(?:e|en)? (?:\p{L}+ ){0,2}(?:treffer|verwendung(?:en)?|vorkommen|verweise?|einträge|hinweise?)|aucune? (?:occurrence|référence|utilisation|résultat|mention)|ning[uú]n[ao]? (?:uso|referencia|resultado|coincidencia|mención)|nenhuma? (?:uso|referência|resultado|ocorrência)|nessuna? (?:occorrenza|riferimento|risultato|uso)|geen (?:verwijzing(?:en)?|gebruik|treffers?|resultaten)|brak (?:wystąpień|odwołań|wyników)|нет (?:вхождений|упоминаний|ссылок|результатов))(?!\p{L})|没有(?:找到|任何)|見つかりません(?:でした)?|없습니다/iu;

/** Whether the search was for something that the statement names. */
function isAbout({ call, objects }: Effect, { text }: Statement): boolean {
  const said = text.toLowerCase();
  const names = [...(JSON.stringify(call.args) ?? '').matchAll(WORD)].map(([word]) => word.toLowerCase());
  return (
    names.some((name) => said.includes(name) && !COMMON.has(name)) ||
    objects.some(({ text: object }) => object.length > 3 && said.includes(object.toLowerCase().replace(/\/$/, '')))
  );
}

const WORD = /[\p{L}_$][\p{L}\p{N}_$.-]{4,60}/gu;
const COMMON: ReadonlySet<string> = new Set(['command', 'query', 'search', 'pattern', 'include', 'where', 'select']);

/** Whether the result holds the very name that the statement says is nowhere. */
function showsName({ call, means }: Effect, { text }: Statement): boolean {
  const found = call.result?.text ?? '';
  return (
    SEARCHES.test(means) && [...text.matchAll(WORD)].some(([word]) => CODE_NAME.test(word) && found.includes(word))
  );
}

const SEARCHES = /^(?:e?grep|rg|ag|ack|git|search|find_references)$/;
/** Written like a name in a program, not like a word of the sentence. */
const CODE_NAME = /[a-z][A-Z]|_|\$/;

/** Whether a statement speaks of a place where the search found something. */
const names = ({ text }: Statement, { call }: Effect): boolean =>
  [...(call.result?.text ?? '').slice(0, 4_000).matchAll(FILE)].some(([file]) => text.includes(file));
const FILE = /[\w-]{2,60}\.[a-z]{1,5}\b/g;
