import { randomUUID } from 'node:crypto';
import type { Alert, AlertCall, AlertTest } from '@critiqor/api/alerts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { putAlert } from './alert-history.ts';
import type { SigningRule } from './alert-rules.ts';
import { postWebhook } from './post-webhook.ts';

export interface DeliverOptions {
  readonly allowPrivate: boolean;
}

const MINUTE_MS = 60_000;
/** How long after each attempt the next one is made: a receiver that is away for a day still hears of it. */
const RETRY_MS = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE_MS);

/** Tries to deliver an alert once. It is noted as begun first, so that nobody else tries it at the same time. */
export async function deliverAlert(
  database: ProjectDatabase,
  rule: SigningRule | undefined,
  alert: Alert,
  now: number,
  { allowPrivate }: DeliverOptions,
): Promise<void> {
  if (!rule?.webhook) {
    await putAlert(database, { ...alert, state: 'failed', problem: 'the rule or its webhook is gone' }, now);
    return;
  }
  const begun: Alert = { ...alert, attempts: alert.attempts + 1, problem: null };
  const wait = RETRY_MS[alert.attempts];
  const nextAt = now + (wait ?? 0);
  await putAlert(database, begun, now + (wait ?? MINUTE_MS));
  const problem = await post(rule, rule.webhook, toCall(database.project, begun), allowPrivate);
  const state = problem === null ? 'delivered' : wait === undefined ? 'failed' : 'pending';
  await putAlert(database, { ...begun, state, problem }, nextAt);
}

/** Calls the webhook of a rule with a message that says it is a test. */
export async function testWebhook(
  database: ProjectDatabase,
  rule: SigningRule,
  { allowPrivate }: DeliverOptions,
): Promise<AlertTest> {
  if (rule.webhook === null) return { delivered: false, problem: 'the rule has no webhook' };
  const call: AlertCall = {
    schema_version: 'critiqor.alert.v1',
    id: randomUUID(),
    project: database.project,
    rule_id: rule.rule_id,
    name: rule.name,
    rule: rule.rule,
    message: 'This is a test. Nothing happened.',
    at: new Date().toISOString(),
    run: null,
  };
  const problem = await post(rule, rule.webhook, call, allowPrivate);
  return { delivered: problem === null, problem };
}

const toCall = (project: string, { alert_id, rule_id, name, rule, message, at, run }: Alert): AlertCall => ({
  schema_version: 'critiqor.alert.v1',
  id: alert_id,
  project,
  rule_id,
  name,
  rule,
  message,
  at,
  run,
});

const post = (
  { secret }: SigningRule,
  address: string,
  call: AlertCall,
  allowPrivate: boolean,
): Promise<string | null> => postWebhook({ address, secret, id: call.id, body: JSON.stringify(call), allowPrivate });
