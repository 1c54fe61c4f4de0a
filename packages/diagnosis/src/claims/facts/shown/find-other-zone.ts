import { isChange } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { findZones, toOffsetAt, toZone, toZonesIn, type Zone } from '../lexicon/zones.ts';
import { isAsserted, type Output, toContradiction, toMembers } from '../outputs.ts';
import { toClockTimes } from './read-hours.ts';

/** The answer gives the time of an entry in a city, and the entry that was made is at another time there. */
export function findOtherZone({ statements, askedText }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const acts = outputs.filter(({ effect }) => isChange(effect.kind) && effect.ending !== 'failed');
  const entries = acts.flatMap((output) => toMoments(output).map((moment) => ({ ...moment, output })));
  const starts = new Set(entries.map(({ at }) => at));
  const entry = entries.at(-1);
  if (!entry || starts.size !== 1) return [];
  const asked = toClockTimes(askedText);
  return statements.filter(isAsserted).flatMap((statement) => {
    for (const { time, zone } of toLocalTimes(statement.text, only(toZonesIn(capitalise(askedText))))) {
      const there = toWallMinutes(entry.at, zone);
      if (there === time || !(asked.includes(time) || time === entry.written)) continue;
      const because = `the entry is at ${toClock(there)} on the clocks of ${zone.name}`;
      return [toContradiction(statement, entry.output.effect, because)];
    }
    return [];
  });
}

interface LocalTime {
  readonly time: number;
  readonly zone: Zone;
}

/** Each place with the first time between it and the place before it; without such a pair the first time in the only place. */
function toLocalTimes(text: string, asked: Zone | undefined): LocalTime[] {
  const places = findZones(text);
  const pairs = places.flatMap(({ zone, start }, at): LocalTime[] => {
    const [time] = toClockTimes(text.slice(places[at - 1]?.end ?? 0, start));
    return time === undefined ? [] : [{ time, zone }];
  });
  const [first] = toClockTimes(text);
  const zone = only([...new Set(places.map((place) => place.zone))]) ?? (places.length === 0 ? asked : undefined);
  return pairs.length > 0 || first === undefined || !zone ? pairs : [{ time: first, zone }];
}

const only = (zones: readonly Zone[]): Zone | undefined => (zones.length === 1 ? zones[0] : undefined);

interface Moment {
  readonly at: number;
  /** Minutes of the day as they are written. */
  readonly written: number;
}

/** When an entry begins, where its zone is given. */
function toMoments({ effect }: Output): Moment[] {
  return toMembers(effect.call.args).flatMap(({ object, path }) =>
    Object.entries(object).flatMap(([key, value]): Moment[] => {
      const begins = BEGIN.test(key) && !path.some((name) => END.test(name));
      const match = typeof value === 'string' && begins ? STAMP.exec(value) : null;
      if (!match) return [];
      const [year, month, day, hour, minute] = match.slice(1, 6).map(Number) as [
        number,
        number,
        number,
        number,
        number,
      ];
      const wall = Date.UTC(year, month - 1, day, hour, minute);
      const zone = Object.entries(object).find(([name]) => ZONE.test(name))?.[1];
      const offset = toOffset(match[6], zone, wall);
      return offset === null ? [] : [{ at: wall - offset * 60_000, written: hour * 60 + minute }];
    }),
  );
}

const BEGIN = /^(?:start|start_?time|begin|begins|at|when|from|datetime|date_?time|run_?at|due|remind_?at)$/i;
const END = /^(?:end|ends|until|to|finish)$/i;
const ZONE = /^(?:tz|time_?zone)$/i;
const STAMP = /^((?:19|20)\d\d)-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/;

/** Minutes that a stamp is ahead of UTC. */
function toOffset(written: string | undefined, zone: unknown, wall: number): number | null {
  if (written === 'Z') return 0;
  if (written) return (written[0] === '-' ? -1 : 1) * (Number(written.slice(1, 3)) * 60 + Number(written.slice(-2)));
  const known = typeof zone === 'string' ? toZone(zone) : undefined;
  // Off by an hour at most on the nights when clocks change.
  return known ? toOffsetAt(wall, known) : null;
}

/** What the clock on the wall shows, in minutes. */
const toWallMinutes = (at: number, zone: Zone): number => (((at / 60_000 + toOffsetAt(at, zone)) % 1440) + 1440) % 1440;
const capitalise = (text: string): string => text.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
