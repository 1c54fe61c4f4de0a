import type { AlertHistory, AlertRule, AlertRules, AlertTest, CreatedAlertRule } from '@critiqor/api/alerts';
import { listAlerts } from '../alerts/alert-history.ts';
import {
  changeAlertRule,
  createAlertRule,
  findSigningRule,
  listAlertRules,
  removeAlertRule,
} from '../alerts/alert-rules.ts';
import { testWebhook } from '../alerts/deliver-alert.ts';
import { readBody } from '../ingest/read-body.ts';
import { type AuditAction, audit } from '../tenancy/audit.ts';
import { toInteger } from './fleet-routes.ts';
import { parseJson } from './push-routes.ts';
import type { HubRequest, HubRoute } from './route.ts';

const MAX_BODY_BYTES = 16 * 1024;
const DEFAULT_PAGE = 100;
const MAX_PAGE = 1_000;

/** Rules over the runs of a project, and what they found. */
export const ALERT_ROUTES: readonly HubRoute[] = [
  {
    method: 'GET',
    path: '/api/v1/alerts',
    scopes: ['read', 'admin'],
    handle: async ({ database, search }) => {
      const limit = toInteger(search, 'limit', DEFAULT_PAGE, 1, MAX_PAGE);
      return {
        body: { alerts: await listAlerts(database, { rule: search.get('rule'), limit }) } satisfies AlertHistory,
      };
    },
  },
  {
    method: 'GET',
    path: '/api/v1/alerts/rules',
    scopes: ['read', 'admin'],
    handle: async ({ database, grant }) => {
      const rules = await listAlertRules(database);
      // The address of a webhook often is what protects it.
      const shown = grant.scopes.includes('admin') ? rules : rules.map(withoutPath);
      return { body: { rules: shown } satisfies AlertRules };
    },
  },
  {
    method: 'POST',
    path: '/api/v1/alerts/rules',
    scopes: ['admin'],
    handle: async (asked) => {
      const created: CreatedAlertRule = await createAlertRule(asked.database, await readJson(asked));
      await note(asked, 'alert_rule_created', created.rule_id, created.rule);
      return { status: 201, body: created };
    },
  },
  {
    method: 'PUT',
    path: '/api/v1/alerts/rules/:rule',
    scopes: ['admin'],
    handle: async (asked) => {
      const changed = await changeAlertRule(asked.database, asked.parts[0] ?? '', await readJson(asked));
      await note(asked, 'alert_rule_changed', changed.rule_id, changed.rule);
      return { body: changed };
    },
  },
  {
    method: 'DELETE',
    path: '/api/v1/alerts/rules/:rule',
    scopes: ['admin'],
    handle: async (asked) => {
      const [ruleId = ''] = asked.parts;
      await removeAlertRule(asked.database, ruleId);
      await note(asked, 'alert_rule_removed', ruleId, '');
      return { body: { removed: ruleId } };
    },
  },
  {
    method: 'POST',
    path: '/api/v1/alerts/rules/:rule/test',
    scopes: ['admin'],
    handle: async ({ database, parts: [ruleId = ''], allowPrivateWebhooks }) => {
      const rule = await findSigningRule(database, ruleId);
      return {
        body: (await testWebhook(database, rule, { allowPrivate: allowPrivateWebhooks })) satisfies AlertTest,
      };
    },
  },
];

const withoutPath = (rule: AlertRule): AlertRule => ({
  ...rule,
  webhook: rule.webhook === null ? null : `${new URL(rule.webhook).origin}/…`,
});

const readJson = async ({ request }: HubRequest): Promise<unknown> =>
  parseJson((await readBody(request, MAX_BODY_BYTES)).bytes.toString('utf8'));

const note = (
  { database, grant, remote }: HubRequest,
  action: AuditAction,
  subject: string,
  detail: string,
): Promise<void> => audit(database, { actor: grant.token_id, action, subject, detail, remote });
