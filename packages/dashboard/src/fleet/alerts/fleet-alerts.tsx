import type { AlertHistory, AlertRules } from '@critiqor/api/alerts';
import { useResource } from '../../api/use-resource.ts';
import type { FleetPageProps } from '../../app/page-props.ts';
import { ResourceView } from '../../parts/resource-view.tsx';
import { AlertTable } from './alert-table.tsx';
import { NewRuleForm } from './new-rule-form.tsx';
import { RuleList } from './rule-list.tsx';

/** Rules over the runs of all machines, and what they found. */
export function FleetAlertsPage({ mayChange }: FleetPageProps) {
  const rules = useResource<AlertRules>('/api/v1/alerts/rules');
  const history = useResource<AlertHistory>('/api/v1/alerts?limit=100');
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Alerts</h1>
          <p>
            Rules over the runs of all machines. An alert is noted here and, where a rule has a webhook, sent there
            signed.
          </p>
        </div>
      </div>
      <ResourceView of={rules} bones={[104, 124, 92]}>
        {(data) => (
          <>
            <RuleList rules={data.rules} mayChange={mayChange} reload={rules.retry} />
            {mayChange ? <NewRuleForm onCreated={rules.retry} /> : null}
            <ResourceView of={history} bones={[92]}>
              {({ alerts }) => <AlertTable alerts={alerts} />}
            </ResourceView>
          </>
        )}
      </ResourceView>
    </>
  );
}
