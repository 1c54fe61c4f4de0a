import type { AlertRule, AlertTest } from '@critiqor/api/alerts';
import { useState } from 'react';
import { deleteJson, postJson, putJson } from '../../api/client.ts';
import { Badge, Tag } from '../../parts/badges.tsx';
import { formatShortDate } from '../../words/format.ts';

interface Props {
  readonly mayChange: boolean;
  readonly reload: () => void;
}

/** The rules of the project, each with a test. */
export function RuleList({ rules, ...props }: Props & { readonly rules: readonly AlertRule[] }) {
  return (
    <section className="card stack" aria-labelledby="rules-title">
      <h2 id="rules-title">Rules</h2>
      {rules.length === 0 ? <p className="muted">There is no rule yet.</p> : null}
      <ul className="home-list">
        {rules.map((rule) => (
          <RuleItem key={rule.rule_id} rule={rule} {...props} />
        ))}
      </ul>
    </section>
  );
}

function RuleItem({ rule, mayChange, reload }: Props & { readonly rule: AlertRule }) {
  const { rule_id, name, rule: text, filter, webhook, enabled, since } = rule;
  const path = `/api/v1/alerts/rules/${encodeURIComponent(rule_id)}`;
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const act = (work: Promise<string | null>) => {
    setBusy(true);
    setSaid(null);
    work
      .then(setSaid, (error: unknown) => setSaid(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  const test = async () => {
    const { delivered, problem } = await postJson<AlertTest>(`${path}/test`, {});
    return delivered ? 'The webhook took a test alert.' : `The test alert did not arrive: ${problem ?? 'unknown'}`;
  };
  const change = async (work: Promise<unknown>) => {
    await work;
    reload();
    return null;
  };
  return (
    <li>
      <span className="row">
        <strong className="said">{name}</strong>
        {enabled ? <Badge tone="ok">On</Badge> : <Tag>Off</Tag>}
        <code className="said">{text}</code>
        {filter ? <Tag title="Only runs that match">{filter}</Tag> : null}
      </span>
      <span className="muted small said">
        {webhook ?? 'in the history only'} · runs since {formatShortDate(since)}
      </span>
      {mayChange ? (
        <span className="row">
          {webhook ? (
            <button
              type="button"
              className="button"
              disabled={isBusy}
              aria-label={`Send test: ${name}`}
              onClick={() => act(test())}
            >
              Send test
            </button>
          ) : null}
          <button
            type="button"
            className="button"
            disabled={isBusy}
            aria-label={`${enabled ? 'Turn off' : 'Turn on'}: ${name}`}
            onClick={() => act(change(putJson(path, { enabled: !enabled })))}
          >
            {enabled ? 'Turn off' : 'Turn on'}
          </button>
          <button
            type="button"
            className="button quiet"
            disabled={isBusy}
            aria-label={`Remove: ${name}`}
            onClick={() => act(change(deleteJson(path)))}
          >
            Remove
          </button>
        </span>
      ) : null}
      <span role="status" className="small said">
        {said}
      </span>
    </li>
  );
}
