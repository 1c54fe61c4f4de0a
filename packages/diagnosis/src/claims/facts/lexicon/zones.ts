/** The time zone that a city gives its name to, in small letters: "lisbon" is Europe/Lisbon. */
export function toZone(city: string): string | undefined {
  return zones().get(city);
}

let known: ReadonlyMap<string, string> | undefined;

function zones(): ReadonlyMap<string, string> {
  known ??= new Map([
    ...Intl.supportedValuesOf('timeZone').flatMap((zone): [string, string][] => {
      const city = zone.split('/').at(-1)?.replaceAll('_', ' ').toLowerCase() ?? '';
      return city.length >= 4 && zone.includes('/') ? [[city, zone]] : [];
    }),
    ...OTHER_NAMES,
  ]);
  return known;
}

/** Large cities under names that the list of zones does not have. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['lissabon', 'Europe/Lisbon'],
  ['lisboa', 'Europe/Lisbon'],
  ['lisbonne', 'Europe/Lisbon'],
  ['porto', 'Europe/Lisbon'],
  ['londres', 'Europe/London'],
  ['londra', 'Europe/London'],
  ['hamburg', 'Europe/Berlin'],
  ['munich', 'Europe/Berlin'],
  ['münchen', 'Europe/Berlin'],
  ['berlino', 'Europe/Berlin'],
  ['wien', 'Europe/Vienna'],
  ['milano', 'Europe/Rome'],
  ['roma', 'Europe/Rome'],
  ['barcelona', 'Europe/Madrid'],
  ['москва', 'Europe/Moscow'],
  ['moskau', 'Europe/Moscow'],
  ['warszawa', 'Europe/Warsaw'],
  ['san francisco', 'America/Los_Angeles'],
  ['seattle', 'America/Los_Angeles'],
  ['boston', 'America/New_York'],
  ['tokio', 'Asia/Tokyo'],
  ['東京', 'Asia/Tokyo'],
  ['东京', 'Asia/Tokyo'],
  ['北京', 'Asia/Shanghai'],
  ['上海', 'Asia/Shanghai'],
  ['beijing', 'Asia/Shanghai'],
  ['서울', 'Asia/Seoul'],
];

/** The zones of the cities that a text names, in their order. */
export function toZonesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [word] of text.matchAll(CITY)) {
    const zone = toZone(word.toLowerCase()) ?? toZone(word.split(' ')[0]?.toLowerCase() ?? '');
    if (zone) found.add(zone);
  }
  return [...found];
}

const CITY = /\p{Lu}[\p{Ll}]{3,20}(?: \p{Lu}\p{Ll}{2,20})?|東京|东京|北京|上海|서울/gu;

/** What the clock on the wall of a zone shows, in minutes; NaN for a zone that nobody knows. */
export function toWallMinutes(at: number, zone: string): number {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const [hour = '', minute = ''] = parts.format(at).split(':');
    return Number(hour) * 60 + Number(minute);
  } catch {
    return Number.NaN;
  }
}
