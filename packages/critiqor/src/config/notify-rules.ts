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
  const text =
    node.kind === 'scalar' && typeof node.value === 'string' ? node.value.trim().replaceAll(/ {2,}/g, ' ') : '';
  const rule = toRule(text);
  // A misspelt name would never fire, and nobody would know.
  const [named, known]: readonly [string, readonly string[]] =
    rule?.kind === 'failure'
      ? [rule.type, FAILURE_TYPES]
      : rule?.kind === 'readiness'
        ? [rule.level, READINESS_LEVELS]
        : ['', ['']];
  if (rule && known.includes(named)) return rule;
  const nearest = rule && nearestWord(named, known);
  if (nearest) throw new YamlFault(node, `There is no ${named}. Did you mean ${nearest}?`);
  throw new YamlFault(
    node,
    'This is not a rule. Rules are: readiness unsafe; trust below 60; cost above 2; tool_error_cascade; tool_error_cascade 3 times in a day; nothing recorded for 6 hours.',
  );
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
