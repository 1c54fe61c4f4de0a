/** Where clocks are set alike: hours ahead of UTC in winter, and whose rule of summer time holds. */
export interface Zone {
  readonly name: string;
  readonly hours: number;
  readonly summer: 'eu' | 'us' | 'none';
}

const ZONES: readonly Zone[] = [
  { name: 'Lisbon', hours: 0, summer: 'eu' },
  { name: 'Berlin', hours: 1, summer: 'eu' },
  { name: 'Athens', hours: 2, summer: 'eu' },
  { name: 'Istanbul', hours: 3, summer: 'none' },
  { name: 'Dubai', hours: 4, summer: 'none' },
  { name: 'Kolkata', hours: 5.5, summer: 'none' },
  { name: 'Bangkok', hours: 7, summer: 'none' },
  { name: 'Shanghai', hours: 8, summer: 'none' },
  { name: 'Tokyo', hours: 9, summer: 'none' },
  { name: 'Brisbane', hours: 10, summer: 'none' },
  { name: 'Johannesburg', hours: 2, summer: 'none' },
  { name: 'Lagos', hours: 1, summer: 'none' },
  { name: 'Reykjavik', hours: 0, summer: 'none' },
  { name: 'Azores', hours: -1, summer: 'eu' },
  { name: 'Sao Paulo', hours: -3, summer: 'none' },
  { name: 'New York', hours: -5, summer: 'us' },
  { name: 'Bogota', hours: -5, summer: 'none' },
  { name: 'Chicago', hours: -6, summer: 'us' },
  { name: 'Mexico City', hours: -6, summer: 'none' },
  { name: 'Denver', hours: -7, summer: 'us' },
  { name: 'Phoenix', hours: -7, summer: 'none' },
  { name: 'Los Angeles', hours: -8, summer: 'us' },
];

/** Cities, and countries with one zone, by the zone that they are in, in the spellings of several languages. */
const CITIES: Readonly<Record<string, string>> = {
  Lisbon:
    'lisbon lissabon lisboa lisbonne lizbona porto london londres londra londyn dublin edinburgh manchester leeds birmingham glasgow liverpool bristol cardiff belfast cork galway uk britain england scotland wales ireland portugal',
  Berlin:
    'berlin berlino berlín hamburg munich münchen cologne köln frankfurt leipzig vienna wien vienne zurich zürich bern basel geneva genf genève paris parigi lyon marseille madrid barcelona valencia rome rom roma milan milano mailand turin torino amsterdam rotterdam brussels brüssel bruxelles antwerp copenhagen kopenhagen oslo stockholm gothenburg malmö warsaw warschau warszawa kraków krakow prague prag praha budapest belgrade zagreb ljubljana bratislava luxembourg germany france italy netherlands belgium austria switzerland poland sweden norway denmark',
  Athens:
    'athens athen athènes helsinki tallinn riga vilnius kyiv kiew bucharest bukarest sofia greece finland estonia latvia lithuania romania bulgaria',
  Istanbul: 'istanbul ankara izmir moscow moskau moscou москва riyadh nairobi',
  Dubai: 'dubai',
  Kolkata: 'kolkata mumbai delhi bangalore bengaluru chennai hyderabad pune india',
  Bangkok: 'bangkok jakarta hanoi',
  Shanghai: 'shanghai beijing peking pekin singapore singapur taipei perth manila 上海 北京 新加坡',
  Tokyo: 'tokyo tokio osaka seoul seul japan korea 東京 东京 大阪 서울',
  Brisbane: 'brisbane',
  Johannesburg: 'johannesburg',
  Lagos: 'lagos',
  Reykjavik: 'reykjavik',
  Azores: 'azores',
  'Sao Paulo': 'sao_paulo são_paulo buenos_aires',
  'New York': 'new_york nova_york nueva_york boston toronto washington miami atlanta detroit',
  Bogota: 'bogota bogotá lima',
  Chicago: 'chicago houston dallas austin',
  'Mexico City': 'mexico_city',
  Denver: 'denver',
  Phoenix: 'phoenix',
  'Los Angeles': 'los_angeles san_francisco seattle vancouver portland',
};

const BY_CITY: ReadonlyMap<string, Zone> = new Map(
  ZONES.flatMap((zone) => (CITIES[zone.name] ?? '').split(' ').map((city) => [city, zone] as const)),
);

/** The zone of a city, or of a name such as Europe/Berlin. */
export const toZone = (name: string): Zone | undefined =>
  BY_CITY.get(
    name
      .slice(name.lastIndexOf('/') + 1)
      .replaceAll(' ', '_')
      .toLowerCase(),
  );

/** A place in a text whose zone is known. */
interface NamedZone {
  readonly zone: Zone;
  readonly start: number;
  readonly end: number;
}

/** The places that a text names, in their order. */
export const findZones = (text: string): NamedZone[] =>
  [...text.matchAll(CITY)].flatMap(({ 0: word, index }) => {
    const zone = toZone(word) ?? toZone(word.split(' ')[0] ?? '');
    return zone ? [{ zone, start: index, end: index + word.length }] : [];
  });

/** The zones of the places that a text names, in their order. */
export const toZonesIn = (text: string): Zone[] => [...new Set(findZones(text).map(({ zone }) => zone))];

const CITY = /(?<!\p{L})UK(?!\p{L})|\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?|東京|东京|大阪|北京|上海|新加坡|서울/gu;

/** Minutes that a zone is ahead of UTC at a moment. */
export const toOffsetAt = (at: number, { hours, summer }: Zone): number =>
  hours * 60 + (summer !== 'none' && isSummer(at, hours, summer) ? 60 : 0);

/** From the last Sunday of March to that of October at 1:00 UTC; from the second Sunday of March to the first of November at 2:00. */
function isSummer(at: number, hours: number, rule: 'eu' | 'us'): boolean {
  const year = new Date(at).getUTCFullYear();
  const [from, to] =
    rule === 'eu'
      ? [toSunday(year, 2, 25, 1), toSunday(year, 9, 25, 1)]
      : [toSunday(year, 2, 8, 2 - hours), toSunday(year, 10, 1, 1 - hours)];
  return at >= from && at < to;
}

/** The first Sunday of a month that is not before a day. */
function toSunday(year: number, month: number, day: number, hour: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return Date.UTC(year, month, day + ((7 - weekday) % 7), hour);
}
