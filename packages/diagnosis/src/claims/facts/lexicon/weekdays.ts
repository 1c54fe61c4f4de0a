import { WEEKDAY_WORDS } from '../../values/lexicon/calendar-words.ts';

/** Short and inflected forms in which timetables and answers name weekdays, from Sunday. */
const FORMS: readonly string[] = [
  'sun/sundays/so/sonntags/dim/dom/domingos/domenica/zo/zondags/nd/niedz/niedziele/вс/воскресеньям/paz/pazarları/日曜/周日/礼拜天/일',
  'mon/mondays/mo/montags/lun/lundis/segunda/lunedi/ma/maandags/pon/poniedziałki/пн/понедельникам/pzt/pazartesileri/月曜/周一/礼拜一/월',
  'tue/tues/tuesdays/di/dienstags/mar/mardis/terça/martedi/dinsdags/wt/wtorki/вт/вторникам/sal/salıları/火曜/周二/礼拜二/화',
  'wed/weds/wednesdays/mi/mittwochs/mer/mercredis/mié/quarta/mercoledi/wo/woensdags/śr/środy/ср/средам/çar/çarşambaları/水曜/周三/礼拜三/수',
  'thu/thur/thurs/thursdays/do/donnerstags/jeu/jeudis/jue/quinta/giovedi/donderdags/czw/czwartki/чт/четвергам/per/perşembeleri/木曜/周四/礼拜四/목',
  'fri/fridays/fr/freitags/ven/vendredis/vie/sexta/venerdi/vr/vrijdags/pt/piątki/пт/пятницам/cum/cumaları/金曜/周五/礼拜五/금',
  'sat/saturdays/sa/samstags/sam/samedis/sáb/sábados/sab/za/zaterdags/sob/soboty/сб/субботам/cmt/cumartesileri/土曜/周六/礼拜六/토',
];

const SHORT: ReadonlyMap<string, number> = new Map(
  FORMS.flatMap((list, day) => list.split('/').map((word) => [word, day] as const)),
);

/** The weekday that a word names; short forms only where a timetable is read. */
export function toWeekday(word: string, allowShort: boolean): number | undefined {
  const lower = word.toLowerCase().replace(/\.$/, '');
  return (
    WEEKDAY_WORDS.get(lower) ?? (allowShort || lower.length >= 5 || CJK.test(lower) ? SHORT.get(lower) : undefined)
  );
}

const CJK = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** Words and the weekday names of scripts without spaces, in their order. */
export const WEEKDAY_TOKEN =
  /(?:星期|礼拜|周)[一二三四五六日天]|[日月火水木金土]曜日?|[일월화수목금토]요일|(?<![\p{L}])[\p{Script=Latin}\p{Script=Cyrillic}-]{2,18}(?![\p{L}])/gu;

/** All weekdays that a text names. */
export function toWeekdays(text: string, allowShort = false): number[] {
  return [...text.matchAll(WEEKDAY_TOKEN)].flatMap(([word]) => toWeekday(word, allowShort) ?? []);
}
