import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALERT_RULE_FORMS } from '@critiqor/api/alerts';
import { parseAlertRule } from './alert-rule.ts';

test('every form that is shown is a rule', () => {
  const kinds = ALERT_RULE_FORMS.map((form) => {
    const parsed = parseAlertRule(form);
    return 'kind' in parsed ? parsed.kind : parsed.fault;
  });
  assert.deepEqual(kinds, ['readiness', 'trust', 'cost', 'failure', 'failure', 'worse', 'worse', 'silence']);
});

test('rates have a window, for all failures or one type', () => {
  assert.deepEqual(parseAlertRule('failures  worse in 3 days'), {
    text: 'failures worse in 3 days',
    kind: 'worse',
    type: null,
    hours: 72,
  });
  assert.deepEqual(parseAlertRule('provider_fault worse in an hour'), {
    fault: `This is not a rule. Rules are: ${ALERT_RULE_FORMS.join('; ')}.`,
  });
});

test('what would never fire is refused', () => {
  for (const [text, words] of [
    ['tool_eror_cascade worse in a day', /Did you mean tool_error_cascade/],
    ['tool_eror_cascade', /Did you mean tool_error_cascade/],
    ['failures worse in 0 days', /not a rule/],
    ['readiness unsave', /Did you mean|not a rule/],
    ['trust below', /not a rule/],
    ['', /not a rule/],
  ] as const) {
    const parsed = parseAlertRule(text);
    assert.match('fault' in parsed ? parsed.fault : JSON.stringify(parsed), words, text);
  }
});
