import { ALERT_RULE_FORMS } from '@critiqor/api/alerts';
import { FAILURE_TYPES } from '@critiqor/diagnosis/model/failure-types';
import { findMisspelling, type NotifyRule, parseRule } from '../../../critiqor/src/config/notify-rules.ts';

/** A rule of the keeper, or one that only a fleet has enough runs for: failures are more frequent than before. */
export type ParsedAlertRule =
  | NotifyRule
  | {
      readonly text: string;
      readonly kind: 'worse';
      /** A type of failure; null: any. */
      readonly type: string | null;
      readonly hours: number;
    };

const WORSE = /^([a-z][a-z_]{2,59}) worse in (?:a|(\d{1,3})) (day|hour)s?$/;
const ANY_FAILURE = 'failures';

/** Reads a rule; a fault says what is wrong with it. */
export function parseAlertRule(given: string): ParsedAlertRule | { readonly fault: string } {
  const text = given.trim().replaceAll(/ {2,}/g, ' ');
  const [, name, count = '1', unit] = WORSE.exec(text) ?? [];
  const hours = Number(count) * (unit === 'day' ? 24 : 1);
  if (name === undefined || hours === 0) {
    const read = parseRule(text);
    return 'kind' in read ? read : { fault: read.fault ?? NO_RULE };
  }
  if (name === ANY_FAILURE) return { text, kind: 'worse', type: null, hours };
  const fault = findMisspelling(name, FAILURE_TYPES);
  return fault === undefined ? { text, kind: 'worse', type: name, hours } : { fault: fault ?? NO_RULE };
}

const NO_RULE = `This is not a rule. Rules are: ${ALERT_RULE_FORMS.join('; ')}.`;
