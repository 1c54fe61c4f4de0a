/**
 * Durations and sizes as report, terminal and web app write them: the same everywhere, in every locale. Rounding comes first, so that no unit
 * ever runs over: 119,700 ms are 2 minutes, not 1 minute and 60 seconds.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `0.25 ms`, `350 ms`, `8.5 s`, `3 min 20 s`, `2 h 5 min`, `3 d 4 h`. `secondDigits` is for axes, whose ticks may lie close together. */
export function formatDuration(ms: number, secondDigits = 1): string {
  if (ms < 1) return `${roundTo(ms, 2)} ms`;
  if (Math.round(ms) < SECOND) return `${Math.round(ms)} ms`;
  if (roundTo(ms / SECOND, secondDigits) * SECOND < MINUTE) return `${(ms / SECOND).toFixed(secondDigits)} s`;
  if (inUnits(ms, SECOND) * SECOND < HOUR) return inTwoUnits(ms, [MINUTE, 'min'], [SECOND, 's']);
  if (inUnits(ms, MINUTE) * MINUTE < DAY) return inTwoUnits(ms, [HOUR, 'h'], [MINUTE, 'min']);
  return inTwoUnits(ms, [DAY, 'd'], [HOUR, 'h']);
}

/** Units of a thousand: `812 B`, `4.2 KB`, `17 MB`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  for (; Math.round(value) >= 1_000 && unit < SIZE_UNITS.length - 1; unit++) value /= 1_000;
  return `${unit > 0 && value < 9.95 ? value.toFixed(1) : Math.round(value)} ${SIZE_UNITS[unit]}`;
}

const SIZE_UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

type FormatUnit = readonly [ms: number, name: string];

function inTwoUnits(ms: number, [large, largeName]: FormatUnit, [small, smallName]: FormatUnit): string {
  const total = inUnits(ms, small);
  const perLarge = large / small;
  return `${Math.floor(total / perLarge)} ${largeName} ${total % perLarge} ${smallName}`;
}

const inUnits = (ms: number, unit: number): number => Math.round(ms / unit);

const roundTo = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
