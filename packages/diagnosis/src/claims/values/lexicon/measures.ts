/** Names of measured things that exclude each other in one output, as outputs and answers in thirteen languages write them. */
export interface Measure {
  readonly name: string;
  /** Measures of one group are parts or statistics of the same thing. */
  readonly group: 'results' | 'statistics' | 'deliveries';
  /** "max 30 files" may be a limit and no reading. */
  readonly isLimit: boolean;
}

const MEASURES: readonly (readonly [string, Measure['group'], string])[] = [
  [
    'mean',
    'statistics',
    'avg average mean durchschnitt durchschnittlich mittelwert moyenne promedio media média gemiddelde gemiddeld średnia średnio среднее среднем ortalama 平均 平均値 평균',
  ],
  [
    'median',
    'statistics',
    'med median mediane médiane mediana mediaan медиана медианное medyan ortanca 中位数 中央値 중앙값',
  ],
  [
    'maximum',
    'statistics',
    'max maximum höchstwert máximo massimo maksimum максимум максимальное en-yüksek 最大 最大値 최대',
  ],
  ['minimum', 'statistics', 'min minimum mínimo minimo minimalne минимум минимальное 最小 最小値 최소'],
  [
    'passed',
    'results',
    'pass passed passes passing succeeded successful bestanden erfolgreich réussi réussis réussies pasaron superados passaram aprovados superati passati geslaagd zaliczone przeszło прошли пройдено успешно başarılı geçti 通过 成功 合格 통과 성공',
  ],
  [
    'failed',
    'results',
    'fail failed fails failing failure failures fehlgeschlagen fehler échec échecs échoué échoués fallos fallaron fallidos falhas falharam falhou falliti fallite mislukt gefaald niepowodzenia nieudane провалено упало неудачных başarısız 失败 失敗 실패',
  ],
  [
    'skipped',
    'results',
    'skip skipped übersprungen ignorés omitidos ignorados saltati overgeslagen pominięte пропущено atlandı 跳过 スキップ 건너뜀',
  ],
  [
    'delivered',
    'deliveries',
    'delivered zugestellt délivrés livrés entregados entregues consegnati consegnate bezorgd afgeleverd dostarczone dostarczono доставлено доставлены teslim 送达 配信済み 전달',
  ],
  [
    'bounced',
    'deliveries',
    'bounced bounces unzustellbar rejetés rebotados rebotaron devolvidos respinti geweigerd odrzucone отклонено 退回 반송',
  ],
];

const BY_WORD: ReadonlyMap<string, Measure> = new Map(
  MEASURES.flatMap(([name, group, words]) =>
    words.split(' ').map((word): [string, Measure] => [word, { name, group, isLimit: name.endsWith('imum') }]),
  ),
);

/** The measure that a word or a field name is; "tests_failed" and "failedCount" are named by their telling part. */
export function toMeasure(label: string): Measure | null {
  const direct = BY_WORD.get(label.toLowerCase());
  if (direct) return direct;
  const parts = label
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_\s.-]+/)
    .filter((part) => !NEUTRAL.has(part));
  return parts.length === 1 ? (BY_WORD.get(parts[0] ?? '') ?? null) : null;
}

const NEUTRAL: ReadonlySet<string> = new Set([
  'count',
  'total',
  'num',
  'number',
  'tests',
  'test',
  'n',
  'of',
  's',
  'ms',
  'sec',
  'seconds',
]);
