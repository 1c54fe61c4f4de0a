import { InvalidArgumentError } from 'commander';

const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** A date or time, or how long ago. */
export function toMoment(text: string): number {
  const [, count, unit] = /^(\d+)([smhdw])$/.exec(text) ?? [];
  if (count && unit) return Date.now() - Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  const moment = /^\d{4}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw new InvalidArgumentError('Use a date such as 2026-11-01, or 30m, 24h or 7d.');
  return moment;
}
