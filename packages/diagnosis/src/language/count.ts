/** 184000 → 184,000, whatever the locale. */
export const toCount = (value: number | null): string =>
  value === null ? 'an unknown number of' : String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',');
