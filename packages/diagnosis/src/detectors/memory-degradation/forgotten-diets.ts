import { fold } from '../../language/requests/request-words.ts';
import type { Conversation, Message, ToolCall } from '../../model/execution.ts';
import { isLook } from '../../tools/deeds.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import { cite } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';
import { FOOD_FAMILIES, MEAT, MEATLESS } from './foods.ts';

/** What somebody must not eat was said or looked up, and the menu has it. */
export function judgeForgottenDiets({ items, calls }: Conversation): FindingDraft<'diet_forgotten'>[] {
  const messages = items.filter((item): item is Message => item.kind === 'message' && !item.run.hidden);
  const answer = messages.findLast(({ role, synthetic }) => role === 'assistant' && !synthetic);
  const asked = messages.findLast(({ role }) => role === 'user');
  // Who asks about the allergy wants to hear its name.
  if (!answer || !asked || (/[?？]/.test(asked.text) && ALLERGY.test(fold(asked.text)))) return [];
  const told = [
    ...messages.filter(({ role }) => role === 'user').map((item) => ({ item, limits: toLimits(item.text, true) })),
    ...calls.filter(isNote).map((item) => ({ item, limits: toLimits(item.result?.text ?? '', false) })),
  ]
    .filter(({ limits, item }) => limits.length > 0 && item.position < answer.position)
    .slice(-MOST_TOLD);
  if (told.length === 0) return [];
  const written = calls.filter((call) => call.run === answer.run && isMade(call));
  const dishes = [answer.text, ...written.map(({ args }) => toTexts(args))].join('\n').slice(0, MOST_CHARS);
  const shown = calls
    .slice(-MOST_SHOWN)
    .map(({ result }) => (result?.text ?? '').slice(0, MOST_CHARS))
    .join('\n');
  for (const { item, limits } of told)
    for (const limit of limits) {
      const clause = findServed(limit, dishes) ?? findChosen(limit, shown, answer.text);
      if (clause === null) continue;
      return [
        {
          message: 'diet_forgotten',
          data: { rule: limit.rule, served: clause.slice(0, SHOWN_CHARS) },
          severity: 'high',
          level: 'runtime_event',
          certainty: 0.85,
          events: cite([item, ...written.slice(-1), answer]),
          beganAt: answer.eventId,
          counts: { n: 1 },
          wasted: [],
        },
      ];
    }
  return [];
}

/** Something that is not to be eaten, and the words that show it. */
interface Limit {
  readonly rule: string;
  readonly isServed: (clause: string) => boolean;
}

/** The limits in a text: an allergy, or what a person says is not to be in it. */
function toLimits(text: string, isPerson: boolean): Limit[] {
  if (!MAY_LIMIT.test(text)) return [];
  return text
    .slice(0, MOST_CHARS)
    .split(SENTENCE_END)
    .flatMap((sentence): Limit[] => {
      const folded = fold(sentence);
      const rule = sentence.trim().slice(0, SHOWN_CHARS);
      const isAllergy = ALLERGY.test(folded);
      const meatless: Limit[] =
        isPerson && MEATLESS.test(folded) && KEEPS.test(folded)
          ? [{ rule, isServed: (clause) => MEAT.test(clause) }]
          : [];
      if (!isAllergy && !(isPerson && NOTHING_WITH.test(folded))) return meatless;
      const families = FOOD_FAMILIES.filter(({ names }) => names.test(folded)).map(
        ({ members, names, isDish, not }): Limit => ({
          rule,
          isServed: (clause) => (members.test(clause) || (isDish && names.test(clause))) && !not?.test(clause),
        }),
      );
      // "Walnut allergy": that kind and no other.
      const named = FOOD_FAMILIES.flatMap(({ members }) => members.exec(folded)?.[0] ?? []).map((name): Limit => {
        const stem = name.slice(0, Math.max(STEM_CHARS, name.length - 2));
        return { rule, isServed: (clause) => clause.includes(stem) };
      });
      return [...meatless, ...families, ...named];
    });
}

/** A cheap look before the sentences are read. */
const MAY_LIMIT =
  /allerg|alerg|аллерг|alerji|c[oœe]*liac|zöliakie|cœliaque|celia|gluten|глютен|nuts|nüsse|vegetar|vegan|végét|intoler|lactos|laktos|过敏|アレルギー|알레르기|素食|ベジタリアン|채식/iu;
const ALLERGY =
  /(?<!\p{L})(?:allerg|alerg|аллерги|alerji|coeliac|celiac|coeliaque|zoliaki|celiach|celiak|целиак|intoleran|unvertrag)\p{L}*|过敏|アレルギー|알레르기/u;
const NOTHING_WITH =
  /(?<!\p{L})(?:no|without|nothing with|free of|kein\p{L}*|ohne|pas de|sans|sin|nada de|sem|senza|niente|geen|zonder|bez|без|никаких)(?!\p{L})|不要|不能有|抜き|なし|빼/u;
/** All of it is to be so, and not what one of the guests gets. */
const KEEPS =
  /(?<!\p{L})(?:(?:keep|make) (?:it|them|everything|all)|all|everything|only|purely|alles|nur|rein|halte? es|tout|uniquement|todo|solo|tudo|tutto|alleen|wszystko|всё|все|hepsi) (?:\p{L}+ ){0,2}(?:veg|fleischlos|meatless|вег)|全部素|すべてベジ/u;

/** Notes and memory: what was looked up about people. */
const isNote = (call: ToolCall): boolean => {
  const text = (call.result?.text ?? '').slice(0, NOTE_CHARS);
  if (!MAY_LIMIT.test(text) || !ALLERGY.test(fold(text))) return false;
  const { deed, command } = describeTool(call);
  return isLook(deed) || command !== null;
};

/** What was written, ordered or sent. */
const isMade = (call: ToolCall): boolean => !isLook(describeTool(call).deed);
const toTexts = (args: unknown): string =>
  (JSON.stringify(args) ?? '').replaceAll(DECLARED, '').replaceAll('\\n', '\n');

/** A field of a form that names what is not to be eaten. */
const DECLARED = /"[^"]{0,20}(?:allerg|alerg|аллерг|alerji|intoler|unvertr|diet)[^"]{0,20}":"[^"]{0,200}"/giu;

/** A clause that has it, and neither says that it is left out nor warns of it. */
function findServed({ isServed }: Limit, text: string): string | null {
  for (const clause of text.split(CLAUSE_END)) {
    const folded = fold(clause);
    if (isServed(folded) && !EXCUSED.test(folded)) return clause.trim();
  }
  return null;
}

/** A dish that an output marks with it, by the name that the answer gives it. */
function findChosen({ isServed }: Limit, shown: string, answer: string): string | null {
  const said = fold(answer);
  for (const line of shown.split('\n')) {
    const folded = fold(line);
    if (line.length > LONGEST_LINE || !isServed(folded) || EXCUSED.test(folded.replace(/^[^(]*/, ''))) continue;
    const [, name] = DISH.exec(folded) ?? [];
    if (name !== undefined && said.includes(name.trim())) return line.trim();
  }
  return null;
}

/** The name at the head of a line, before what is said about it. */
const DISH = /^\W*\d{0,3}[.)]?\s*(\p{L}[\p{L}' -]{5,40}?)\s*(?:[(.:–—]| - )/u;
const SENTENCE_END = /[.!?;]\s|[。！？；\n]/;
const CLAUSE_END = /[.,;:!?()•|\n。、，；：！？]|\s[–—-]\s/u;
/** Left out, replaced, or to be looked out for. */
const EXCUSED =
  /(?<!\p{L})(?:no|not|none|neither|nor|without|free|skip|avoid|instead|except|replace\p{L}*|check|label\p{L}*|trace\p{L}*|may contain|allerg\p{L}*|never|kein\p{L}*|ohne|frei|statt|spuren|etikett\p{L}*|pas|sans|etiquet\p{L}*|sin|nada|ningun\p{L}*|sem|nenhum\p{L}*|senza|niente|nessun\p{L}*|geen|zonder|vrij|bez|nie|без|не|нет|yok|olmadan|icermez)(?!\p{L})|[\p{L}]+-?frei|[\p{L}]+vrij|-free|不含|没有|无|なし|抜き|不使用|없/u;

/** Every limit is compared with what was shown: more of either would make long conversations slow. */
const MOST_TOLD = 20;
const MOST_SHOWN = 40;
const MOST_CHARS = 8_000;
/** What is noted about a person is short, and every result is looked at. */
const NOTE_CHARS = 2_000;
const SHOWN_CHARS = 140;
const STEM_CHARS = 5;
const LONGEST_LINE = 300;
