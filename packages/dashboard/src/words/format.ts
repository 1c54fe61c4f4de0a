import { formatDuration } from '@critiqor/diagnosis/model/format';

/** Counts, money and dates in the viewer's own locale; durations as everywhere else. */
const locale = navigator.languages as string[];
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  // Times are compared with each other, so they always have the same number of digits.
  hourCycle: 'h23',
});
const shortDay = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Days are counted in UTC, whatever the viewer's clock says. */
const utcDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Shown for values that were not captured: unknown is not zero. */
export const UNKNOWN = 'not reported';

export function formatCount(value: number | null | undefined): string {
  return value === null || value === undefined ? UNKNOWN : whole.format(value);
}

export function formatCompact(value: number | null | undefined): string {
  if (value === null || value === undefined) return UNKNOWN;
  return Math.abs(value) < 10_000 ? whole.format(value) : compact.format(value);
}

export function formatMoney(value: number | null | undefined): string {
  if (value === null || value === undefined) return UNKNOWN;
  const digits = value !== 0 && Math.abs(value) < 0.1 ? 4 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits === 4 ? 3 : 2,
    maximumFractionDigits: digits,
  }).format(value);
}

export function formatOptionalDuration(ms: number | null | undefined): string {
  return ms === null || ms === undefined ? UNKNOWN : formatDuration(ms);
}

export function formatPercent(value: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value);
}

/** A score between 0 and 1. */
export function formatScore(value: number): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

export function formatDate(value: string | number | null | undefined): string {
  const date = toDate(value);
  return date ? dayAndTime.format(date) : UNKNOWN;
}

/** A whole day. */
export function formatDay(value: string | number | null | undefined): string {
  const date = toDate(value);
  return date ? utcDay.format(date) : UNKNOWN;
}

/** For tables: without the current year. */
export function formatShortDate(value: string | number | null | undefined): string {
  const date = toDate(value);
  return date && date.getFullYear() === new Date().getFullYear() ? shortDay.format(date) : formatDate(value);
}

export function formatClock(value: string | number | null | undefined): string {
  const date = toDate(value);
  return date ? clock.format(date) : '–';
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`;
}

function toDate(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}
