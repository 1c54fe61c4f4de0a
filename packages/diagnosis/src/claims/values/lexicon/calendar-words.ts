/** Month names from January; genitives and short forms where texts use them. Separated by "/" inside one month. */
const MONTHS: readonly string[] = [
  'january/jan/januar/jänner/janvier/janv/enero/ene/janeiro/gennaio/gen/januari/styczeń/stycznia/январь/января/янв/ocak',
  'february/feb/februar/février/févr/febrero/fevereiro/fev/febbraio/febbr/februari/luty/lutego/февраль/февраля/фев/şubat',
  'march/mar/märz/mrz/mars/marzo/março/maart/mrt/marzec/marca/март/марта/mart',
  'april/apr/avril/avr/abril/abr/aprile/kwiecień/kwietnia/апрель/апреля/апр/nisan',
  'may/mai/mayo/maio/maggio/mag/mei/maj/maja/май/мая/mayıs',
  'june/jun/juni/juin/junio/junho/giugno/giu/czerwiec/czerwca/июнь/июня/haziran',
  'july/jul/juli/juillet/juil/julio/julho/luglio/lug/lipiec/lipca/июль/июля/temmuz',
  'august/aug/août/agosto/ago/augustus/sierpień/sierpnia/август/августа/авг/ağustos',
  'september/sep/sept/septembre/septiembre/setembro/set/settembre/sett/wrzesień/września/сентябрь/сентября/сен/eylül',
  'october/oct/oktober/okt/octobre/octubre/outubro/out/ottobre/ott/październik/października/октябрь/октября/окт/ekim',
  'november/nov/novembre/noviembre/novembro/listopad/listopada/ноябрь/ноября/ноя/kasım',
  'december/dec/dezember/dez/décembre/déc/diciembre/dic/dezembro/dicembre/grudzień/grudnia/декабрь/декабря/дек/aralık',
];

/** Weekday names from Sunday, as they are inflected after "on". */
const WEEKDAYS: readonly string[] = [
  'sunday/sonntag/dimanche/domingo/domenica/zondag/niedziela/niedzielę/воскресенье/pazar/星期日/星期天/周日/日曜日/일요일',
  'monday/montag/lundi/lunes/segunda-feira/lunedì/maandag/poniedziałek/понедельник/pazartesi/星期一/周一/月曜日/월요일',
  'tuesday/dienstag/mardi/martes/terça-feira/martedì/dinsdag/wtorek/вторник/salı/星期二/周二/火曜日/화요일',
  'wednesday/mittwoch/mercredi/miércoles/quarta-feira/mercoledì/woensdag/środa/środę/среда/среду/çarşamba/星期三/周三/水曜日/수요일',
  'thursday/donnerstag/jeudi/jueves/quinta-feira/giovedì/donderdag/czwartek/четверг/perşembe/星期四/周四/木曜日/목요일',
  'friday/freitag/vendredi/viernes/sexta-feira/venerdì/vrijdag/piątek/пятница/пятницу/cuma/星期五/周五/金曜日/금요일',
  'saturday/samstag/sonnabend/samedi/sábado/sabato/zaterdag/sobota/sobotę/суббота/субботу/cumartesi/星期六/周六/土曜日/토요일',
];

export const MONTH_WORDS: ReadonlyMap<string, number> = toIndex(MONTHS, 1);
export const WEEKDAY_WORDS: ReadonlyMap<string, number> = toIndex(WEEKDAYS, 0);

function toIndex(lists: readonly string[], first: number): ReadonlyMap<string, number> {
  const index = new Map<string, number>();
  for (const [i, list] of lists.entries())
    for (const word of list.split('/')) if (!index.has(word)) index.set(word, i + first);
  return index;
}
