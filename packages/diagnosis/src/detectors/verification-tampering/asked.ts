import type { Wish } from '../../language/requests/lexicon/request-lexicon.ts';
import type { Request } from '../../language/requests/request.ts';
import { fold } from '../../language/requests/request-words.ts';
import type { TamperingSign } from './sign.ts';

/** Whether the person asked for exactly that: by its verb, or by the very word that was put in. */
export function isAsked(family: TamperingSign['family'], mark: string, request: Request): boolean {
  if (request.isPermission) return true;
  if (family === 'suppressed' && RULES_OUT.test(request.text)) return false;
  const literal =
    /@[\w-]{4,30}|--[\w-]{4,30}|\b\w+-disable\b|\b\w+\.skip\b|\bxfail\b|\bnoqa\b|\bno(?:lint|sec|semgrep|pmd|sonar)\b|\b\w+[-:]ignore\b|\b\w+:(?:disable|skip|allow)\b/i.exec(
      mark,
    )?.[0];
  if (literal !== undefined && request.text.includes(fold(literal))) return true;
  if (isNamedInFull(mark, request) || namesRules(mark, request)) return true;
  // "Update the assertion" asks for another one, stricter or not.
  if (family === 'assertions' && request.wishes.has('change') && ASSERTIONS.test(request.text)) return true;
  const wishes = ASKED_BY[family];
  // "No step may be skipped" has the verb, too.
  const isRuledOut = request.prohibitions.some(({ wish }) => wish === 'skip');
  if (!wishes.some((wish) => request.wishes.has(wish) && !(wish === 'skip' && isRuledOut))) return false;
  return NAMES[family]?.test(request.text) ?? true;
}

/** "Set it to severity warn": the very words that were put in, in their order. */
function isNamedInFull(mark: string, { text, prohibitions }: Request): boolean {
  const words = fold(mark).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  if (!SETTING.test(mark.trim()) || words.length > 3 || prohibitions.length > 0) return false;
  return new RegExp(
    `(?<!\\p{L})${words.join('[^\\p{L}\\p{N}]{0,4}(?:to |as |auf |at )?')}(?![\\p{L}\\p{N}])`,
    'u',
  ).test(text);
}

/** "Turn off no-console": each rule that was switched off is one that the person named, and nothing is ruled out. */
function namesRules(mark: string, { text, prohibitions }: Request): boolean {
  const rules = [...mark.matchAll(RULE_OFF)].map(([, rule = '']) => fold(rule.replace(/^@[^/]*\//, '')));
  return rules.length > 0 && prohibitions.length === 0 && rules.every((rule) => text.includes(rule));
}
const RULE_OFF = /["']?(@?[\w/]+-[\w/@-]{2,60})["']?\s*[:=]\s*["']?(?:off|0|none|false|disabled?)\b/gi;

const SETTING = /^[\w-]{2,40}\s*[:=]\s*["']?\w{1,20}["']?$/;

/** "No type: ignore": the name of the comment is a word for skipping, too. */
const RULES_OUT =
  /\b(?:no|without|never|ohne|keine?|sans|pas de|sin|sem|senza|zonder|geen|bez|без)\s+(?:[\w-]{1,20}\s+){0,2}[#@/`"'({[]{0,4}\s?(?:ignores?|exclusions?|exceptions?|suppressions?|ausnahmen?|unterdruckung\w*|exceptions|excepciones|excecoes|eccezioni|uitzonderingen|wyjatkow|исключении|noqa|nolint|nosec|nosemgrep|type:? ?ignore|ts-ignore|ts-expect-error|ts-nocheck|eslint-disable|disables?(?![\\w-])|disabling|disable[ -](?:comments?|directives?|lines?)|biome-ignore|allow\(|suppresswarnings|rubocop:disable|pragma)/;

const ASKED_BY: Readonly<Record<TamperingSign['family'], readonly Wish[]>> = {
  skipped: ['skip'],
  expectation: ['change', 'replace', 'create'],
  assertions: ['delete', 'replace', 'skip'],
  special_case: ['skip'],
  hard_coded: [],
  deleted: ['delete', 'move'],
  emptied: ['skip', 'delete', 'replace'],
  suppressed: ['skip'],
  threshold: ['lower'],
  bypassed: ['skip'],
  option: ['skip'],
  snapshot: ['change', 'replace', 'approve', 'create'],
  reference: ['change', 'replace', 'create'],
  faked: ['create'],
  reading: [],
  formula: ['replace'],
  plugged: [],
  backdated: [],
  approval: ['approve'],
  guard: [],
  split: [],
  muted: ['mute'],
};

const ASSERTIONS =
  /expectation|assert|erwartung|attente|expectativ|aspettativ|verwachting|oczekiwan|ожидани|beklenti|断言|アサート|단언/;
const TESTS = /test|spec|prob|prueb|provas?|тест|测试|テスト|테스트/;
/** What must be named in addition to the verb if the verb is common. */
const NAMES: Readonly<Partial<Record<TamperingSign['family'], RegExp>>> = {
  expectation:
    /(?<![\w/.-])tests\b(?![/.:]\w)|expect|assert|snapshot|erwartung|attente|expectativ|aspettativ|verwachting|oczekiwan|ожидани|beklenti|期望|期待|예상/,
  assertions: TESTS,
  deleted: TESTS,
  emptied:
    /script|step|job|workflow|\bci\b|hook|pipeline|gate|check|schritt|etape|paso|passo|stap|krok|шаг|adim|步骤|ステップ|단계/,
  snapshot: /snapshot|baseline|golden|schnappschuss|instantane|スナップ|快照|스냅/,
  reference: /manifest|checksum|baseline|golden|hash|sum|summ|som\b|сумм|校验|チェックサム|체크섬/,
  faked: /report|result|junit|coverage|bericht|rapport|informe|relat|raport|отч|rapor|报告|レポート|보고/,
};
