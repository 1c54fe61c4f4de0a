/** A unit as the thirteen languages write it. `base` is its worth in seconds or bytes; sizes have two, by 1000 and by 1024. */
export interface MeasureUnit {
  readonly kind: 'money' | 'percent' | 'size' | 'duration' | 'quantity';
  readonly name: string;
  readonly base?: readonly number[];
}

/** Signs and codes that may be written before or behind the number. */
export const CURRENCIES: ReadonlyMap<string, string> = new Map<string, string>([
  ...toPairs('EUR', '€ eur euro euros евро euroa ユーロ 欧元 유로'),
  ...toPairs('USD', '$ usd us$ dollar dollars dólares dólar dollari долларов 美元 ドル 달러'),
  ...toPairs('GBP', '£ gbp pounds'),
  ...toPairs('JPY', '¥ jpy yen 円 日元'),
  ...toPairs('CNY', 'cny rmb 元 人民币'),
  ...toPairs('KRW', '₩ krw 원'),
  ...toPairs('BRL', 'r$ brl reais'),
  ...toPairs('RUB', '₽ rub руб рублей рубля рубль'),
  ...toPairs('TRY', '₺ tl lira'),
  ...toPairs('PLN', 'zł zl pln złotych'),
  ...toPairs('INR', '₹ inr'),
  ...toPairs('CHF', 'chf'),
  ...toPairs('SEK', 'sek kr'),
  ...toPairs('DKK', 'dkk'),
  ...toPairs('NOK', 'nok'),
]);

export const UNITS: ReadonlyMap<string, MeasureUnit> = build();

function build(): ReadonlyMap<string, MeasureUnit> {
  const units = new Map<string, MeasureUnit>();
  const add = (kind: MeasureUnit['kind'], name: string, spellings: string, base?: readonly number[]): void => {
    for (const spelling of spellings.split(' ')) units.set(spelling, base ? { kind, name, base } : { kind, name });
  };
  add('percent', '%', '% ％ percent prozent pct');
  add('duration', 'ns', 'ns', [1e-9]);
  add('duration', 'us', 'µs us μs', [1e-6]);
  add('duration', 'ms', 'ms millisecond milliseconds millisekunden millisecondes milisegundos мс 毫秒 ミリ秒', [1e-3]);
  add(
    'duration',
    's',
    's sec secs second seconds sek sekunde sekunden seconde secondes seconden segundo segundos secondi secondo sekund sekundy sekundę сек секунд секунды saniye 秒 초',
    [1],
  );
  add(
    'duration',
    'min',
    'min mins minute minutes minuten minuto minutos minuti minut minuty мин минут минуты dakika 分 分钟 分間 분',
    [60],
  );
  add(
    'duration',
    'h',
    'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur godzin godziny час часа часов saat 小时 時間 시간',
    [3600],
  );
  add(
    'duration',
    'd',
    'd day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen dni dzień день дня дней gün 天 日間 일간',
    [86_400],
  );
  add(
    'duration',
    'w',
    'week weeks woche wochen semaine semaines semana semanas settimana settimane weken tygodni неделя недели недель hafta 周间 週間 주일',
    [604_800],
  );
  add(
    'duration',
    'month',
    'month months monat monate monaten mois mes meses mês mese mesi maand maanden miesiąc miesiące miesięcy месяц месяца месяцев ay 个月 個月 か月 ヶ月 カ月 개월',
    [2_629_800],
  );
  add(
    'duration',
    'year',
    'year years jahr jahre jahren an ans année années año años ano anos anno anni jaar jaren rok lata lat год года лет yıl 年间 年間 년간',
    [31_557_600],
  );
  add('size', 'B', 'b byte bytes octets байт バイト 字节 바이트', [1]);
  add('size', 'KB', 'kb kib Ko кб', [1e3, 1024]);
  add('size', 'MB', 'mb mib Mo мб', [1e6, 1024 ** 2]);
  add('size', 'GB', 'gb gib Go гб', [1e9, 1024 ** 3]);
  add('size', 'TB', 'tb tib To тб', [1e12, 1024 ** 4]);
  for (const name of [
    'kg',
    'g',
    'mg',
    'km',
    'cm',
    'mm',
    'kwh',
    'kw',
    'bpm',
    'rpm',
    'px',
    'fps',
    'kcal',
    'kj',
    'ml',
    'cl',
    'lbs',
    'oz',
    'mph',
    'mah',
    'wh',
    'ppm',
    'mbit',
    'gbit',
    'mbps',
    'gbps',
    'hz',
    'khz',
    'mhz',
    'ghz',
  ])
    add('quantity', name, name);
  add('quantity', 'm', 'м');
  add(
    'quantity',
    '°C',
    '°c °C ℃ 度 degrees grad gradi grados graus degrés graden stopni stopnie градус градуса градусов derece',
  );
  add('quantity', '°F', '°f °F');
  return units;
}

function toPairs(code: string, spellings: string): [string, string][] {
  return spellings.split(' ').map((spelling) => [spelling, code]);
}
