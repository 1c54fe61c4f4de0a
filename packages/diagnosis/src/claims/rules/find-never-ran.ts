import type { Effect } from '../../effects/effect.ts';
import { readTestSummary } from '../../effects/summaries/check-summaries.ts';
import { toReading } from '../../language/statements/reading.ts';
import type { Statement } from '../../language/statements/statement.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { FACTUAL_ACTS, LEAST_MARGIN } from '../claim.ts';
import type { Judgement } from '../judgement.ts';
import { extractValues } from '../values/extract/extract-values.ts';
import { namesLack } from '../voice.ts';

/** The agent reports what a program printed, that it tried something, or what it was to look up, and nothing at all was called. */
export function findNeverRan(answer: AnswerInRecord): Judgement[] {
  if (answer.effects.length > 0 || answer.earlier.length > 0) return [];
  const claim = answer.statements.find(isOwnRun) ?? findUnlooked(answer);
  if (!claim) return [];
  const because = 'no call that could have done this was made';
  return [{ truth: 'unsupported', statement: claim, effects: [], severity: 'high', because }];
}

/** Something was to be looked up, and the answer gives a detail that the person had not, without a word of doubt. */
function findUnlooked({ statements, recent, askedText }: AnswerInRecord): Statement | undefined {
  if (!LOOKS_UP.test(recent.at(-1) ?? '')) return undefined;
  if (statements.some((statement) => statement.act === 'question' || namesLack(statement, askedText))) return undefined;
  return statements.find(
    ({ act, text }) =>
      FACTUAL_ACTS.has(act) &&
      extractValues(text).some(({ raw }) => /\d/.test(raw) && !askedText.includes(raw.toLowerCase())),
  );
}

/** An order to look somewhere else: what one knows by heart is no answer to it. */
const LOOKS_UP = new RegExp(
  [
    String.raw`(?:^|[.!?,;:]\s+|(?<!\p{L})(?:and|please|can you|could you) )(?:check|look up|look at|look in|search|google|fetch|open|read|find out|query|count)(?!\p{L})`,
    String.raw`(?:^|[.!?,;:]\s+|(?<!\p{L})(?:und|bitte) )(?:prüf|schau|sieh|such|recherchier|lies|öffne|ruf|frag|zähl)\p{L}*`,
    String.raw`(?:^|[.!?,;:]\s+|(?<!\p{L})(?:et|y|e|por favor) )(?:vérifie|cherche|consulte|regarde|lis|ouvre|compte|busca|consulta|comprueba|mira|lee|abre|cuenta|pesquis|procura|confere|verific|veja|leia|abra|conte|cerca|controlla|guarda|leggi|apri|conta)\p{L}*`,
    String.raw`(?:^|[.!?,;:]\s+|(?<!\p{L})(?:en|i|и|ve|proszę) )(?:zoek|check|kijk|lees|open|tel|sprawdź|poszukaj|wyszukaj|zajrzyj|przeczytaj|otwórz|policz|проверь|найди|посмотри|поищи|прочитай|открой|посчитай)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:kontrol et|araştır|bak|oku|say)(?:ın|ınız|ar mısın)?[.!?]?\s*$`,
    '查一下|查询|搜索|搜一下|看看|读一下|調べて|検索して|確認して|読んで|数えて|확인해|검색해|찾아|읽어|조회해',
  ].join('|'),
  'imu',
);

/** "I ran …", "I tried …": somebody who ran something called a tool. */
function isOwnRun({ act, margin, text, language, wordClasses }: Statement): boolean {
  if (margin < LEAST_MARGIN || !CLAIMS.has(act) || !wordClasses.includes('i')) return false;
  const { classes, units } = toReading(text, language);
  const subject = classes.find(({ meanings }) => meanings.includes('i'));
  if (!subject) return false;
  const near = units.slice(subject.at, subject.at + NEAR_UNITS).map((unit) => unit.text.toLowerCase());
  return near.some((word) => RAN.has(word));
}

const CLAIMS: ReadonlySet<string> = new Set(['done', 'state_ok', 'info', 'failed']);
const NEAR_UNITS = 4;
const RAN: ReadonlySet<string> = new Set(
  'ran executed tried ausgeführt exécuté lancé ejecuté corrí executei rodei eseguito uitgevoerd gedraaid uruchomiłem uruchomiłam запустил запустила выполнил выполнила çalıştırdım'.split(
    ' ',
  ),
);

/** The answer shows what a program printed, in the words that only the program has, and nothing like it ran. */
export function findPasted({ statements, effects, earlier, isLast }: AnswerInRecord): Judgement[] {
  if (!isLast || effects.some(mayPrint) || earlier.some(mayPrint)) return [];
  const claim = statements.find(
    ({ text, act }) => act !== 'plan' && act !== 'conditional' && readTestSummary(text) !== null,
  );
  if (!claim) return [];
  const summary = readTestSummary(claim.text);
  if (!summary || effects.some(({ call }) => readTestSummary(call.result?.text ?? '') !== null)) return [];
  const because = 'no test was run';
  return [{ truth: 'unsupported', statement: claim, effects: [], severity: 'high', because }];
}

const mayPrint = ({ kind }: Effect): boolean => MAY_PRINT.has(kind);
const MAY_PRINT: ReadonlySet<string> = new Set(['test', 'run', 'check', 'build', 'lint', 'other', 'delegate', 'wait']);
