import { READINESS_LEVELS } from '@critiqor/diagnosis/model/diagnosis';
import { FAILURE_TYPES } from '@critiqor/diagnosis/model/failure-types';
import { nearestWord } from './nearest-word.ts';
import { YamlFault, type YamlNode } from './yaml-node.ts';

/** When to notify, as the file says it. */
export type NotifyRule = { readonly text: string } & (
  | { readonly kind: 'readiness'; readonly level: string }
  | { readonly kind: 'trust'; readonly below: number }
  | { readonly kind: 'cost'; readonly above: number }
  | { readonly kind: 'failure'; readonly type: string; readonly times: number; readonly hours: number }
  | { readonly kind: 'silence'; readonly hours: number }
);

const NUMBER = String.raw`(\d{1,9}(?:\.\d{1,6})?)`;
const READINESS = /^readiness (unsafe|insufficient|review|[a-z_]{3,60})$/;
const TRUST = new RegExp(`^trust below ${NUMBER}$`);
const COST = new RegExp(String.raw`^cost above \$?${NUMBER}$`);
const FAILURE = /^([a-z][a-z_]{2,59})(?: (\d{1,4}) times in (?:a|(\d{1,3})) (day|days|hour|hours))?$/;
const SILENCE = new RegExp(`^nothing recorded for ${NUMBER} hours?$`);
const LEVELS: Readonly<Record<string, string>> = {
  unsafe: 'unsafe_for_production',
  insufficient: 'insufficient_evidence',
  review: 'review_recommended',
};
const HOURS: Readonly<Record<string, number>> = { d: 24, h: 1 };

/** Reads a rule; what cannot be read is refused at its place. */
export function readRule(node: YamlNode): NotifyRule {
  const read = parseRule(node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '');
  if ('kind' in read) return read;
  throw new YamlFault(
    node,
    read.fault ??
      'This is not a rule. Rules are: readiness unsafe; trust below 60; cost above 2; tool_error_cascade; tool_error_cascade 3 times in a day; nothing recorded for 6 hours.',
  );
}

/** Reads the text of a rule. A fault says what is wrong with it; null: it is nothing like a rule. */
export function parseRule(text: string): NotifyRule | { readonly fault: string | null } {
  const rule = toRule(text.trim().replaceAll(/ {2,}/g, ' '));
  if (!rule) return { fault: null };
  const fault =
    rule.kind === 'failure'
      ? findMisspelling(rule.type, FAILURE_TYPES)
      : rule.kind === 'readiness'
        ? findMisspelling(rule.level, READINESS_LEVELS)
        : undefined;
  return fault === undefined ? rule : { fault };
}

/** A misspelt name would never fire, and nobody would know. Null: no name is near. */
export function findMisspelling(named: string, known: readonly string[]): string | null | undefined {
  if (known.includes(named)) return undefined;
  const nearest = nearestWord(named, known);
  return nearest ? `There is no ${named}. Did you mean ${nearest}?` : null;
}

function toRule(text: string): NotifyRule | null {
  const level = READINESS.exec(text)?.[1];
  if (level) return { text, kind: 'readiness', level: LEVELS[level] ?? level };
  const below = TRUST.exec(text)?.[1];
  if (below) return { text, kind: 'trust', below: Number(below) };
  const above = COST.exec(text)?.[1];
  if (above) return { text, kind: 'cost', above: Number(above) };
  const hours = SILENCE.exec(text)?.[1];
  if (hours) return { text, kind: 'silence', hours: Number(hours) };
  const [, type, times = '1', count = '1', unit = 'day'] = FAILURE.exec(text) ?? [];
  if (!type) return null;
  return { text, kind: 'failure', type, times: Number(times), hours: Number(count) * (HOURS[unit[0] ?? 'd'] ?? 24) };
}
