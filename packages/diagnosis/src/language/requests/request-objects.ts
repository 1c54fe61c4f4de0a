import { fold } from './request-words.ts';

/** Something that a person named. */
export interface RequestObject {
  /** An `ending` is a kind of file (`.exe`); an `environment` is production, or anything before it. */
  readonly kind: 'path' | 'ending' | 'email' | 'channel' | 'amount' | 'environment' | 'quotation' | 'id';
  /** In lower case; amounts as plain numbers; environments as `production` or `other`. */
  readonly text: string;
}

const MOST_OBJECTS = 100;

/** The things that a text names in a form that needs no grammar. */
export function toRequestObjects(text: string): RequestObject[] {
  const found: RequestObject[] = [];
  for (const [kind, pattern] of FORMS)
    for (const match of text.matchAll(pattern)) {
      if (found.length >= MOST_OBJECTS) return found;
      const part = (match[1] ?? match[2] ?? match[0]).trim();
      // A number alone counts something; a long one may be the number of a ticket or an order.
      if (kind === 'id' && /^\d{1,3}$/.test(part)) continue;
      if (kind === 'amount') found.push({ kind, text: toPlainNumber(part) });
      else found.push({ kind, text: fold(part).replace(/[.,:;)]+$/, '') });
    }
  const folded = fold(text);
  if (PRODUCTION.test(folded)) found.push({ kind: 'environment', text: 'production' });
  if (BEFORE_PRODUCTION.test(folded)) found.push({ kind: 'environment', text: 'other' });
  return found;
}

/** Whether a text speaks of the environment that everybody sees. */
export const namesProduction = (text: string): boolean => PRODUCTION.test(fold(text));
export const namesOtherEnvironment = (text: string): boolean => BEFORE_PRODUCTION.test(fold(text));

const PRODUCTION =
  /(?<!\p{L}|(?:non|pre|not)-)(?:prod|production|(?:live|real|public|main)[ -](?:site|system|shop|server|page)|live-?(?:seite|system|shop)|echte (?:seite|site)|site (?:reel|en ligne|real|publico)|sitio (?:real|publico)|sito (?:vero|pubblico)|prawdziw\w* stron\w*|реальн\w* саит\w*|gercek site\w*|produktion|produktiv\w*|produccion|producao|produzione|productie|produkcj\w*|продакшн\w*|продакшен\w*|прод|боев\w*|uretim\w*|canli\w*)(?!\p{L})|生产|正式环境|正式站|線上|本番|실서버|프로덕션|운영 ?환경/u;
const BEFORE_PRODUCTION =
  /(?<![\p{L}])(?:staging|stage|preprod|pre-prod|qa|uat|dev|development|testing|sandbox|preview|test environment|testumgebung|entorno de pruebas|preproduccion|homologacao|homolog|recette|testomgeving|тестов\w* сред\w*|стейдж\w*|стейджинг\w*|test ortami)(?!\p{L})|测试环境|预发|ステージング|検証環境|스테이징|테스트 환경/u;

/** Written numbers are read by their separators: the last one with one or two digits after it is the decimal point. */
function toPlainNumber(text: string): string {
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]$/, '');
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = decimal ? digits.slice(0, -decimal[0].length) : digits;
  return String(Number(`${whole.replace(/[.,]/g, '')}${decimal ? `.${decimal[1]}` : ''}`));
}

/** Signs may touch the next word, words may not. */
const CURRENCY =
  '(?:[€$£¥₽₺₩元円块원]|(?:eur|usd|gbp|chf|pln|sek|nok|dkk|zł|руб|kr|tl|yuan|yen|euros?|dollars?|pounds?|dólares|pesos?|francs?|franken|reais|r\\$|złot\\p{L}{0,4}|рубл\\p{L}{0,3}|lira\\p{L}{0,5}|евро)(?!\\p{L})|ユーロ|欧元|유로|ドル|美元|달러)';
const FORMS: readonly (readonly [RequestObject['kind'], RegExp])[] = [
  ['email', /[\w.+-]{1,80}@[\w-]{1,80}(?:\.[\w-]{1,40}){1,4}/g],
  ['channel', /(?<![\p{L}\p{N}/&#])#[\p{L}][\p{L}\p{N}_-]{1,60}/gu],
  [
    'path',
    /(?<![\p{L}\p{N}:/])(?:~|\.{1,2})?\/[\p{L}\p{N}_.@%+~/*{}-]{2,200}|(?<![\p{L}\p{N}/@.])[\p{L}\p{N}_.*-]{1,80}\/[\p{L}\p{N}_.*{}/-]{0,200}/gu,
  ],
  [
    'path',
    /(?<![\p{L}\p{N}/@.])[\p{L}\p{N}_*-]{1,80}(?:\.[\p{L}\p{N}_-]{1,40}){0,3}\.[a-zA-Z]\w{0,6}(?![\p{L}\p{N}@/])/gu,
  ],
  ['ending', /(?<![\p{L}\p{N}/])\*?\.[a-zA-Z][a-zA-Z0-9]{0,5}(?![\p{L}\p{N}/.])/gu],
  ['quotation', /[“"«「『„]([^“”"«»「」『』„\n]{1,120})[”"»」』“]|`([^`\n]{1,120})`/gu],
  ['amount', new RegExp(`${CURRENCY}\\s?\\d[\\d.,]{0,15}|\\d[\\d.,]{0,15}\\s?${CURRENCY}`, 'giu')],
  [
    'id',
    /(?<![\p{L}\p{N}_-])(?=[\p{L}_-]{0,20}\d)[\p{L}\p{N}]{1,20}(?:[_-][\p{L}\p{N}]{1,30}){0,4}(?![\p{L}\p{N}_-])/gu,
  ],
];
