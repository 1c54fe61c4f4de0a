import type { Spans } from './spans.ts';

/** Times of day: 15:00, 3 pm, 15 h 30, 15 Uhr, 3時, 下午3点, 오후 3시. A pair of a clock without colon needs its word, or it is a duration. */
export function scanTimes(spans: Spans): void {
  for (const [hint, pattern, read] of TIMES) {
    if (!hint.test(spans.text)) continue;
    for (const match of spans.text.matchAll(pattern)) {
      const minutes = read(match);
      const end = match.index + match[0].length;
      // "5:30 min/km" is a length of time, and computed nearly always.
      if (LENGTH_UNIT.test(spans.text.slice(end, end + 12))) spans.claim(match.index, end);
      // "24:47" is no time of day.
      if (minutes !== null && minutes > 24 * 60) spans.claim(match.index, end);
      if (minutes === null || minutes < 0 || minutes > 24 * 60 || !spans.isFree(match.index, end)) continue;
      spans.add({
        kind: 'time',
        start: match.index,
        end,
        raw: match[0],
        normal: toClock(minutes),
        approximate: false,
        minutes,
      });
    }
  }
}

const LENGTH_UNIT =
  /^\s?(?:min(?:ute[ns]?|utos|uti)?(?![\p{L}\p{N}])|(?:\/|per|pro|a|al|par|por|na|за)\s?(?:km|kilomet|mi|mile|100)(?!\p{L}))/iu;

const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

type Read = (match: RegExpExecArray) => number | null;

/** Each with a hint that every match contains: most texts have no times, and a pattern that looks back is slow to find that out. */
const TIMES: readonly (readonly [hint: RegExp, pattern: RegExp, read: Read])[] = [
  [
    /\d\s?[ap]\.?m/i,
    /(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\b\.?/gi,
    ([, h, m, half]) => toMinutes(h, m, half?.toLowerCase() === 'p'),
  ],
  [
    /[下晚午오]/,
    /(下午|晚上|午後|오후)\s?(\d{1,2})\s?[点點時时시](?:\s?(\d{1,2})\s?分|\s?(\d{1,2})\s?분)?/g,
    ([, , h, m, n]) => toMinutes(h, m ?? n, true),
  ],
  [
    /[上早午오]/,
    /(上午|早上|午前|오전)\s?(\d{1,2})\s?[点點時时시](?:\s?(\d{1,2})\s?分|\s?(\d{1,2})\s?분)?/g,
    ([, , h, m, n]) => toMinutes(h, m ?? n, false),
  ],
  [/\d:\d/, /(?<![\d:.])([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d(?:[.,]\d+)?)?(?![\d:])/g, ([, h, m]) => toMinutes(h, m)],
  [/Uhr|uur/, /(?<![\d:.,])([01]?\d|2[0-4])[.:]?([0-5]\d)?\s(?:Uhr|uur)\b/g, ([, h, m]) => toMinutes(h, m)],
  [
    /\s\d{1,2}\.\d\d/,
    /(?<!\p{L})(?:alle|dalle|verso le|le ore|ore|klo|kl\.?|saat|om|o|o godz\.?|um|bis|ab|at|by|until|till)\s([01]?\d|2[0-3])\.([0-5]\d)(?![\d.,]|\s?(?:%|€|[$£]|\p{L}*(?:eur|usd|kg|km|mb|gb|ms)))/giu,
    ([, h, m]) => toMinutes(h, m),
  ],
  [/\d\s?h\s?\d/, /(?<![\d:.,])([01]?\d|2[0-4])\s?h\s?([0-5]\d)(?!\d)/g, ([, h, m]) => toMinutes(h, m)],
  [
    /\d\s?h/iu,
    /(?<!\p{L})(?:à|a las|de las|às|das|de|entre|alle|dalle|ore|om|van|o|od|do|в|с|до|saat)\s([01]?\d|2[0-4])\s?h(?![\p{L}\p{N}])/giu,
    ([, h]) => toMinutes(h),
  ],
  [
    /[àsemoвt]\s\d/iu,
    /(?<!\p{L})(?:à|a las|às|ore|om|o|в|saat)\s([01]?\d|2[0-4])(?=\s(?![\d€$£¥₽₺%°]|(?:[kmgt]?[ob]|[kcm]?m|kg|g|l|ml|min|s|ms|h)(?!\p{L}))|[.,;!?)](?!\d)|$)/giu,
    ([, h]) => toMinutes(h),
  ],
  // In German this is "all 7 of them".
  [
    /alle\s\d/iu,
    /(?<!\p{L})alle\s([01]?\d|2[0-4])(?=[.,;!?)]|$|\s(?:di|del|e|in punto)\b)/giu,
    ([, h]) => toMinutes(h),
  ],
  [
    /[点點時시]/,
    /(?<!\d)([01]?\d|2[0-4])\s?[点點時시](?!間|间|钟头|간)(?:\s?([0-5]?\d)\s?[分분])?/g,
    ([, h, m]) => toMinutes(h, m),
  ],
];

function toMinutes(hour = '0', minute = '0', isAfternoon?: boolean): number | null {
  const h = Number(hour);
  if (isAfternoon !== undefined && (h < 1 || h > 12) && isAfternoon)
    return h > 12 && h < 24 ? h * 60 + Number(minute) : null;
  if (isAfternoon !== undefined) return ((h % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
  return h * 60 + Number(minute);
}
