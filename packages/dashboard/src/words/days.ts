/** Days of the user's own calendar, as date fields know them (`2026-11-16`), and the moments that addresses hold. */

/** The moment at which a day begins or, as the last day of a range, the next one does. Null for what is no day. */
export function toMomentOf(day: string, isLast: boolean): string | null {
  const [year, month, date] = day.split('-').map(Number);
  const moment = new Date(year ?? Number.NaN, (month ?? Number.NaN) - 1, (date ?? Number.NaN) + (isLast ? 1 : 0));
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The day of a moment in an address; the last day of a range ends at it. Empty for what is no moment. */
export function toDayOf(moment: string | null, isLast: boolean): string {
  const time = Date.parse(moment ?? '') - (isLast ? 1 : 0);
  if (Number.isNaN(time)) return '';
  const at = new Date(time);
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1, 2)}-${pad(at.getDate(), 2)}`;
}
