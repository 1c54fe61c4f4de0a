import type { Unit } from '../units/units.ts';
import type { AddFeature } from './add-feature.ts';

const BULLET = /^[-*•·・+]\s/;
const NUMBERED = /^\d{1,3}[.)]\s/;
const BOLD = /^\*\*[^*]{1,200}\*\*:?$/;
const CLOSERS = new Set([...'*_`"”»」)']);
/** Where a text is longer, only its beginning has a shape. */
const MAX_LENGTH = 2000;

/** Features from how a text is set: its length, its first and last marks, how much of it is code or quotation. */
export function addShape(text: string, units: readonly Unit[], add: AddFeature): void {
  const trimmed = text.slice(0, MAX_LENGTH).trim();
  add('len', toLengthClass(units.length));
  const first = trimmed.charAt(0);
  if (first === '#' || first === '>' || first === '|') add('first', first);
  if (BULLET.test(trimmed)) add('item', 'bullet');
  else if (NUMBERED.test(trimmed)) add('item', 'number');
  if (BOLD.test(trimmed)) add('first', 'bold');
  add('end', toEnd(trimmed));
  if (trimmed.includes('?') || trimmed.includes('？')) add('has', '?');
  let masked = 0;
  for (const { kind, start, end } of units) {
    if (kind === 'quotation' || kind === 'command' || kind === 'code') masked += end - start;
  }
  const share = masked / Math.max(1, trimmed.length);
  if (share > 0.25) add('masked', share > 0.8 ? 'all' : share > 0.5 ? 'most' : 'some');
  const kind = units[0]?.kind ?? 'word';
  if (kind !== 'word' && kind !== 'mark') add('k', kind);
}

function toLengthClass(length: number): string {
  if (length <= 4) return String(length);
  return length <= 7 ? '7' : length <= 12 ? '12' : length <= 20 ? '20' : length <= 35 ? '35' : '99';
}

/** The last mark that is not a closing one. */
function toEnd(text: string): string {
  let at = text.length - 1;
  while (at >= 0 && (CLOSERS.has(text.charAt(at)) || text.charCodeAt(at) <= 32)) at--;
  const last = text.charAt(at);
  return ENDS.get(last) ?? '';
}

const ENDS = new Map([
  ['?', '?'],
  ['？', '?'],
  ['!', '!'],
  ['！', '!'],
  ['.', '.'],
  ['。', '.'],
  ['…', '.'],
  [':', ':'],
  ['：', ':'],
]);
