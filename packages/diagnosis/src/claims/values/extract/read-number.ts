/** A run of digits and separators as the numbers that it can mean. */
export interface ReadNumber {
  readonly readings: readonly number[];
  readonly step: number;
  readonly digits: number;
}

/**
 * Reads digits with the separators of any locale. The last separator decides: after it one, two or more than three digits are decimals; exactly three
 * may be a group or decimals, so both are kept.
 */
export function readNumber(raw: string): ReadNumber | null {
  if (/^\d{1,15}$/.test(raw)) return toWhole(raw);
  const text = raw.replace(/[\s\u00a0\u202f'’]/g, '');
  if (!/^\d[\d.,]*$/.test(text) || text.length > 40) return null;
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  const readings = new Set<number>();
  let decimals = 0;
  const add = (plain: string): void => {
    readings.add(Number(plain));
    decimals = Math.max(decimals, plain.includes('.') ? plain.length - plain.indexOf('.') - 1 : 0);
  };
  if (dots + commas === 0) add(text);
  // Two cells of a table, "50,0.84": between groups there are three digits, in India also two.
  else if (dots + commas > 1 && !GROUPED.test(text)) return null;
  else if (dots > 0 && commas > 0) {
    const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    const group = decimal === '.' ? ',' : '.';
    add(text.replaceAll(group, '').replace(decimal, '.'));
  } else if (dots + commas > 1) add(text.replace(/[.,]/g, ''));
  else {
    const [whole = '', rest = ''] = text.split(/[.,]/);
    const isGroup = rest.length === 3 && whole.length <= 3 && whole !== '0';
    // An English comma is a group; a dot before three digits is more often decimals in outputs, a group in German text.
    if (isGroup) add(`${whole}${rest}`);
    if (!isGroup || dots === 1 || commas === 1) add(`${whole}.${rest}`);
  }
  const values = [...readings].filter(Number.isFinite);
  if (values.length === 0) return null;
  const significant = text.replace(/[.,]/g, '').replace(/^0+/, '');
  const isWhole = decimals === 0;
  return {
    readings: values,
    // 482,000 may mean 482,113; 300 is rarely a rounded 298.
    step: isWhole ? (significant.length > 3 ? 10 ** Math.min(trailingZeros(significant), 12) : 1) : 10 ** -decimals,
    digits: (isWhole ? significant.replace(/0+$/, '') : significant).length,
  };
}

const GROUPED = /^\d{1,3}(?:(?:,\d{2,3})*,\d{3}(?:\.\d+)?|(?:\.\d{3})+(?:,\d+)?)$/;

/** Most numbers are plain digits. */
function toWhole(raw: string): ReadNumber {
  const significant = raw.replace(/^0+/, '');
  const zeros = trailingZeros(significant);
  return {
    readings: [Number(raw)],
    step: significant.length > 3 ? 10 ** zeros : 1,
    digits: significant.length - zeros,
  };
}

const trailingZeros = (digits: string): number => digits.length - digits.replace(/0+$/, '').length;
