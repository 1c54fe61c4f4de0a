import { ALERT_RULE_FORMS, type CreatedAlertRule, type NewAlertRule } from '@critiqor/api/alerts';
import { type FormEvent, useState } from 'react';
import { postJson } from '../../api/client.ts';
import { Notice } from '../../parts/states.tsx';

/** Creates a rule. The secret that signs its alerts is shown once. */
export function NewRuleForm({ onCreated }: { onCreated: () => void }) {
  const [created, setCreated] = useState<CreatedAlertRule | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setProblem(null);
    postJson<CreatedAlertRule>('/api/v1/alerts/rules', toRule(new FormData(form)))
      .then(
        (rule) => {
          setCreated(rule);
          form.reset();
          onCreated();
        },
        (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form className="card stack" onSubmit={submit} aria-labelledby="new-rule-title">
      <h2 id="new-rule-title">New rule</h2>
      <div className="row rule-fields">
        <label className="field grow">
          When
          <input name="rule" required list="rule-forms" placeholder="trust below 60" />
        </label>
        <datalist id="rule-forms">
          {ALERT_RULE_FORMS.map((form) => (
            <option key={form} value={form} />
          ))}
        </datalist>
        <label className="field grow">
          Only runs that match (optional)
          <input name="filter" placeholder="agent=mail&model=x" />
        </label>
        <label className="field grow">
          Webhook (optional)
          <input name="webhook" type="url" placeholder="https:…" />
        </label>
        <label className="field grow">
          Name (optional)
          <input name="name" />
        </label>
        <button type="submit" className="button primary" disabled={isBusy}>
          Create
        </button>
      </div>
      {problem ? (
        <p role="alert" className="said">
          {problem}
        </p>
      ) : null}
      {created ? (
        <Notice tone="ok">
          <strong className="said">{created.name}</strong> is on.
          {created.webhook ? (
            <>
              {' '}
              Its alerts are signed with <code className="said">{created.secret}</code>, which is not shown again.
            </>
          ) : null}
        </Notice>
      ) : null}
    </form>
  );
}

function toRule(form: FormData): NewAlertRule {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const [name, filter, webhook] = [text('name'), text('filter'), text('webhook')];
  return {
    rule: text('rule'),
    ...(name ? { name } : {}),
    ...(filter ? { filter } : {}),
    ...(webhook ? { webhook } : {}),
  };
}
