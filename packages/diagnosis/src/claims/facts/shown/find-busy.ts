import { hasWord } from '../../../language/has-word.ts';
import { isChange } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { isAsserted, type Output, toContradiction, toMembers } from '../outputs.ts';
import { type Busy, readBusy } from './read-busy.ts';

/** The answer calls a stretch of time free in which the calendar that was looked at has something: one that it names, or that of the entry made. */
export function findBusy({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const shown = outputs.flatMap((output) => readBusy(output).map((busy) => ({ busy, output })));
  const days = new Set(shown.map(({ busy }) => busy.day));
  // Of several days nobody knows which one is meant.
  if (shown.length === 0 || days.size > 1) return [];
  const entry = findEntry(outputs);
  return statements.filter(isAsserted).flatMap((statement) => {
    for (const clause of statement.text.toLowerCase().split(CLAUSE)) {
      const isClear = NO_CLASH.test(clause);
      if (!isClear && (!FREE.test(clause) || TAKEN.test(clause))) continue;
      const clash = entry && shown.find(({ busy }) => isSameDay(busy, entry) && overlaps(entry, busy));
      if (clash) return [toContradiction(statement, clash.output.effect, `${clash.busy.quote} is taken`)];
      const named = shown.filter(({ busy }) => busy.person.length > 1 && hasWord(clause, busy.person));
      const people = new Set(named.map(({ busy }) => busy.person));
      const meant = people.size === 1 ? named : shown;
      for (const span of toSpans(clause)) {
        const taken = meant.find(({ busy }) => overlaps(span, busy));
        if (taken) return [toContradiction(statement, taken.output.effect, `${taken.busy.quote} is taken`)];
      }
    }
    return [];
  });
}

interface Entry extends FreeSpan {
  readonly day: string;
}

/** When the only entry that was made begins and ends. */
function findEntry(outputs: readonly Output[]): Entry | null {
  const entries = outputs
    .filter(({ effect }) => isChange(effect.kind) && effect.ending !== 'failed')
    .flatMap(({ effect }) => toMembers(effect.call.args).flatMap(({ object }) => toEntry(object)));
  return entries.length === 1 ? (entries[0] ?? null) : null;
}

function toEntry({ start, end, from, to, startTime, endTime }: Readonly<Record<string, unknown>>): Entry[] {
  const [begins, ends] = [CLOCK.exec(String(start ?? from ?? startTime)), CLOCK.exec(String(end ?? to ?? endTime))];
  if (!begins || !ends) return [];
  const span = { from: Number(begins[2]) * 60 + Number(begins[3]), to: Number(ends[2]) * 60 + Number(ends[3]) };
  return span.from < span.to ? [{ ...span, day: begins[1] ?? '' }] : [];
}
/** A stamp in UTC says nothing about the hour on the wall. */
const CLOCK = /^(?:(\d{4}-\d\d-\d\d)[T ])?(\d\d):(\d\d)(?!.*Z$)/;

const isSameDay = (busy: Busy, entry: Entry): boolean => busy.day === '' || entry.day === '' || busy.day === entry.day;

/** Nothing is in the way. */
const NO_CLASH =
  /(?<!\p{L})(?:no (?:clash(?:es)?|conflicts?|overlaps?|collisions?)|nothing (?:clashes|collides|overlaps|conflicts)|(?:doesn't|does not) (?:clash|collide|overlap|conflict)|keine (?:überschneidung|kollision|konflikt)\p{L}*|überschneidungsfrei|aucun (?:conflit|chevauchement)|sans (?:conflit|chevauchement)|sin (?:conflicto|solap)\p{L}*|ningún (?:conflicto|solap)\p{L}*|sem (?:conflito|sobreposiç)\p{L}*|nessun (?:conflitto|accavallamento|sovrapposizione)|senza (?:conflitti|sovrapposizioni)|geen (?:overlap|conflict)\p{L}*|nie koliduje|bez kolizji|не пересека\p{L}*|без пересечений|çakışm(?:ıyor|a yok)|çakışmadan)(?!\p{L})|没有冲突|不冲突|重複(?:は|が)?(?:ありません|なし)|重なり(?:は|が)?(?:ありません|なし)|겹치(?:지|는 일정이) ?(?:않|없)/iu;

const CLAUSE = /[;；。，]|,\s|(?<=\p{L}{2}\.)\s|\s(?:but|aber|mais|pero|mas|ma|maar|ale|но|ama)\s/u;

type FreeSpan = Pick<Busy, 'from' | 'to'>;

const overlaps = (a: FreeSpan, b: FreeSpan): boolean => Math.max(a.from, b.from) < Math.min(a.to, b.to);

/** "11:30 to 12:30", "13:00–13:30", "dalle 14 alle 18", and "after 16:30" for half an hour. */
function toSpans(clause: string): FreeSpan[] {
  const spans = [...clause.matchAll(FROM_TO)].flatMap((match): FreeSpan[] => {
    const [, h = '', m, half, h2 = '', m2, half2] = match;
    const isClock = (m !== undefined && m2 !== undefined) || half2 !== undefined || LEAD.test(clause);
    const to = toMinutes(h2, m2, half2);
    const from = toMinutes(h, m, half ?? half2);
    return isClock && from < to && to <= 1440 ? [{ from, to }] : [];
  });
  const after = AFTER.exec(clause);
  const from = after ? toMinutes(after[1] ?? after[3] ?? '', after[2] ?? after[4], undefined) : Number.NaN;
  return Number.isNaN(from) ? spans : [...spans, { from, to: from + 30 }];
}

const FROM_TO =
  /(?<![\d.,:/-])(\d{1,2})(?:[:.h]([0-5]\d))?\s?(?:uhr|h|([ap])\.?m\.?)?\s?(?:[–—〜～~-]|to|till|until|and|bis|und|à|et|a las|a|al|y las|alle|e le|às|até às?|tot|en|do|a|до|и|ile|至|到|から|부터|[点時시]?(?:至|到|から|부터))\s?(\d{1,2})(?:[:.h]([0-5]\d))?\s?(?:uhr|h|([ap])\.?m\.?)?(?![\d/])/gu;
const LEAD =
  /(?<!\p{L})(?:from|between|von|zwischen|de|entre|dalle|tra le|fra le|das|van|tussen|od|między|с|между)(?!\p{L})|[点時시]/u;
const AFTER =
  /(?<!\p{L})(?:after|from|nach|ab|après|después de las|depois das|dopo le|na|vanaf|po|после)\s(\d{1,2}):([0-5]\d)$|(\d{1,2}):([0-5]\d)\s?(?:之后|以后|以降|이후)/u;

function toMinutes(hour: string, minute: string | undefined, half: string | undefined): number {
  const h = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return h * 60 + Number(minute ?? 0);
}

const FREE =
  /(?<!\p{L})(?:free|open|available|clear|no (?:meetings?|appointments?|events?)|nothing (?:on|booked|scheduled)|frei|verfügbar|keine? (?:termine?|besprechung\p{L}*)|libres?|disponibles?|aucune? (?:rendez-vous|réunion)|liber[oaie]|disponibil[ei]|nessun (?:impegno|appuntamento)|livres?|disponíve(?:l|is)|vrij|beschikbaar|geen afspra(?:ak|ken)|woln[aeyi]|wolnego|żadnych (?:spotkań|wydarzeń)|свобод\p{L}*|нет (?:встреч|событий)|boş\p{L}*|müsait\p{L}*)(?!\p{L})|有空|空闲|没有(?:安排|会议|日程)|空いて|空き|予定(?:は|が)(?:なく|ない|ありません)|비어|한가|일정이 없/u;

/** Not free after all, or free but for something. */
const TAKEN =
  /(?<!\p{L})(?:not|isn't|aren't|no longer|busy|except|apart|besides|other than|unless|taken|booked|nicht|kein(?:e[nrm]?)? (?:frei|gemeinsam)\p{L}*|außer|bis auf|belegt|besetzt|pas|sauf|hormis|occupé\p{L}*|ocupad\p{L}*|salvo|excepto|menos|não|exceto|occupat\p{L}*|tranne|salvo|eccetto|non|niet|behalve|bezet|zajęt\p{L}*|oprócz|poza|занят\p{L}*|кроме|не|değil|dolu|hariç|dışında)(?!\p{L})|忙|除了|没有空|不行|埋ま|以外|空いていま?せ|바쁘|제외/u;
