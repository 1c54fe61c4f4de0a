import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { toWeekdays } from '../lexicon/weekdays.ts';
import { isAsserted, type Output, toContradiction, toMembers } from '../outputs.ts';
import { toClockTimes } from '../shown/read-hours.ts';

/** The answer says on which days or when something is repeated, and the expression that was stored says otherwise. */
export function findOtherSchedule({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const once = findOnce(outputs);
  const repeated = once && statements.find((one) => REPEATED.some((words) => words.test(one.text)) && !one.negated);
  if (once && repeated) return [toContradiction(repeated, once.effect, 'it runs once')];
  const jobs = outputs.flatMap((output) => toJobs(output).map((job) => ({ ...job, output })));
  const job = jobs.at(-1);
  if (!job || new Set(jobs.map(({ expression }) => expression)).size !== 1) return [];
  return statements.filter(isAsserted).flatMap((statement) => {
    if (isRight(statement.text, job)) return [];
    return [toContradiction(statement, job.output.effect, `the schedule is “${job.expression}”`)];
  });
}

interface Job {
  readonly expression: string;
  readonly days: ReadonlySet<number>;
  /** Null where it runs several times a day, or in a zone that nobody named. */
  readonly minutes: number | null;
}

function toJobs({ effect }: Output): Job[] {
  if (effect.ending === 'failed') return [];
  return toMembers(effect.call.args).flatMap(({ object }) =>
    Object.entries(object).flatMap(([key, value]): Job[] => {
      const match = typeof value === 'string' && EXPRESSION_NAME.test(key) ? EXPRESSION.exec(value.trim()) : null;
      if (!match) return [];
      const [, minute = '', hour = '', dayOfMonth, month, week = ''] = match;
      if (dayOfMonth !== '*' || month !== '*') return [];
      const zone = object.tz ?? object.timezone ?? object.timeZone;
      const isLocal = typeof zone === 'string' && !/utc|gmt/i.test(zone);
      const isOnce = /^\d+$/.test(minute) && /^\d+$/.test(hour);
      return [
        {
          expression: match[0],
          days: toDays(week),
          minutes: isOnce && isLocal ? Number(hour) * 60 + Number(minute) : null,
        },
      ];
    }),
  );
}

const EXPRESSION_NAME = /^(?:expr|expression|cron|schedule|cron_?expression|cron_?expr)$/i;
const EXPRESSION = /^([\d*,/-]{1,40}) ([\d*,/-]{1,40}) ([\d*,/?-]{1,40}) ([\d*,/\w-]{1,40}) ([\d*,/?\w-]{1,40})$/;
const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const ALL = [0, 1, 2, 3, 4, 5, 6];
const WORKING: ReadonlySet<number> = new Set([1, 2, 3, 4, 5]);

function toDays(field: string): Set<number> {
  if (field === '*' || field === '?' || field.includes('/')) return new Set(ALL);
  const days = new Set<number>();
  for (const part of field.toLowerCase().split(',')) {
    const [from = '', to] = part.split('-').map((one) => (NAMES.includes(one) ? String(NAMES.indexOf(one)) : one));
    for (let day = Number(from), left = 8; left > 0; day = (day + 1) % 7, left -= 1) {
      days.add(day % 7);
      if (to === undefined || day % 7 === Number(to) % 7) break;
    }
  }
  return days;
}

function isRight(text: string, { days, minutes }: Job): boolean {
  const isWeekdays = isSame(days, WORKING);
  if (WEEKDAYS.test(text) && !isWeekdays && !EVERY_DAY.test(text)) return false;
  if (EVERY_DAY.test(text) && days.size < 7 && !WEEKDAYS.test(text) && toWeekdays(text).length === 0) return false;
  // "Half past eight": clock times in words are not read.
  if (HALF.test(text)) return true;
  const [time, ...more] = toClockTimes(text);
  if (time === undefined || more.length > 0 || minutes === null || time === minutes) return true;
  // "At 7:30" may be in the evening; "07:30", "7:30 am" and "19:30" may not.
  return time === (minutes + 720) % 1440 && !HALF_DAY.test(text);
}

const HALF_DAY =
  /(?<!\d)0\d[:.h]\d\d|(?<!\d)(?:1[3-9]|2[0-3])[:.h]\d\d|\d\s?[ap]\.?m\b|(?<!\p{L})(?:in the (?:morning|evening|afternoon)|at night|(?:every|each) (?:morning|evening)|morgens|abends|früh|du matin|du soir|de la mañana|de la tarde|da manhã|da tarde|da noite|di mattina|di sera|'s ochtends|'s avonds|rano|wieczorem|утра|вечера|sabah|akşam)(?!\p{L})|早上|上午|下午|晚上|午前|午後|朝|夜|오전|오후|아침|저녁/iu;
const HALF =
  /(?<!\p{L})(?:half|halb|media|demie|meia|mezza|pół|wpół|половин\p{L}*|buçuk\p{L}*|quarter|viertel|quart|cuarto|quarto|kwart\p{L}*)(?!\p{L})|半|반/iu;

const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && [...a].every((day) => b.has(day));

const WEEKDAYS =
  /(?<!\p{L})(?:(?:on|every|each) (?:weekdays?|working days?|workdays?|business days?)|weekdays|mon(?:day)?s?\s?(?:–|-|to|through|thru)\s?fri(?:day)?s?|werktag\p{L}*|wochentag\p{L}*|montags? bis freitags?|mo(?:ntag)?\s?[–-]\s?fr(?:eitag)?|jours? ouvr\p{L}*|(?:en )?semaine|du lundi au vendredi|lundi[ –-]vendredi|días? (?:laborables?|hábiles?)|entre semana|de lunes a viernes|dias? (?:úteis|útil)|de segunda a sexta|giorni (?:lavorativi|feriali)|dal lunedì al venerdì|werkdag\p{L}*|maandag t\/m vrijdag|dni robocze|od poniedziałku do piątku|по будням|будни\p{L}*|с понедельника по пятницу|hafta içi|pazartesi[ –-]+cuma)(?!\p{L})|工作日|周一至周五|周一到周五|平日|月曜から金曜|月〜金|평일|월요일부터 금요일/iu;
const EVERY_DAY =
  /(?<!\p{L})(?:every ?day|daily|each day|every (?:morning|evening|night)|täglich|jeden (?:tag|morgen|abend)|tous les (?:jours|matins|soirs)|chaque jour|todos los días|cada día|diariamente|todos os dias|ogni giorno|tutti i giorni|dagelijks|elke dag|codziennie|każdego dnia|ежедневно|каждый день|her gün)(?!\p{L})|每天|毎日|매일/iu;

/** The last entry that was made, if it runs once. */
function findOnce(outputs: readonly Output[]): Output | null {
  const last = outputs.findLast(({ effect }) => effect.kind === 'schedule' && effect.ending !== 'failed');
  if (!last || toMembers(last.effect.call.args).some(({ object }) => 'every' in object || 'everyMs' in object))
    return null;
  return toMembers(last.effect.call.args).some(({ object }) => object.kind === 'at') ||
    /"(?:repeats?|recurring)"\s?:\s?false/.test(last.text)
    ? last
    : null;
}

const REPEATED = [WEEKDAYS, EVERY_DAY];
