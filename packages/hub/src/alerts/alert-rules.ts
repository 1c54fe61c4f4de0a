import { randomBytes } from 'node:crypto';
import type { AlertRule, CreatedAlertRule, NewAlertRule } from '@critiqor/api/alerts';
import { HubRefusal } from '../hub-refusal.ts';
import { readFilter } from '../query/filter.ts';
import { fromStoredTime, toNextVersion, toStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { parseAlertRule } from './alert-rule.ts';

const MAX_RULES = 100;
const MAX_NAME_CHARS = 200;
const MAX_FILTER_CHARS = 2_000;
const MAX_WEBHOOK_CHARS = 2_000;

/** A rule with what its calls are signed with. */
export interface SigningRule extends AlertRule {
  readonly secret: string;
  readonly version: string | number;
}

/** The rules of a project, with their secrets: only `deliver-alert.ts` has a use for those. */
export async function listSigningRules(database: ProjectDatabase): Promise<SigningRule[]> {
  const rows = await database.rows<StoredRule>(
    `SELECT rule_id, name, rule, filter, webhook, secret, enabled, since, version FROM ${DATABASE}.alert_rules FINAL
     WHERE project = {project:String} AND deleted = 0 ORDER BY name, rule_id`,
  );
  return rows.map((row) => ({
    ...row,
    webhook: row.webhook || null,
    enabled: row.enabled === 1,
    since: fromStoredTime(row.since),
  }));
}

export const listAlertRules = async (database: ProjectDatabase): Promise<AlertRule[]> =>
  (await listSigningRules(database)).map(withoutSecret);

export async function findSigningRule(database: ProjectDatabase, ruleId: string): Promise<SigningRule> {
  const rule = (await listSigningRules(database)).find(({ rule_id }) => rule_id === ruleId);
  if (rule) return rule;
  throw new HubRefusal(404, 'not_found', 'The project has no such rule.');
}

/** Creates a rule. Its secret is in the answer and is never shown again. */
export async function createAlertRule(
  database: ProjectDatabase,
  wanted: unknown,
  now = Date.now(),
): Promise<CreatedAlertRule> {
  if ((await listSigningRules(database)).length >= MAX_RULES)
    throw new HubRefusal(400, 'bad_request', `A project has at most ${MAX_RULES} rules.`);
  const checked = checkRule(Object(wanted) as Given);
  const rule: SigningRule = {
    ...checked,
    rule_id: randomBytes(8).toString('hex'),
    secret: randomBytes(32).toString('base64url'),
    enabled: true,
    since: new Date(now).toISOString(),
    version: 0,
  };
  await store(database, rule, false);
  return { ...withoutSecret(rule), secret: rule.secret };
}

/** Changes a rule. From now on it looks at runs that arrive from now on. */
export async function changeAlertRule(database: ProjectDatabase, ruleId: string, wanted: unknown): Promise<AlertRule> {
  const known = await findSigningRule(database, ruleId);
  const { enabled = known.enabled, ...given } = Object(wanted) as Given & { readonly enabled?: unknown };
  if (typeof enabled !== 'boolean') throw bad('enabled must be true or false.');
  const rule = { ...known, ...checkRule({ ...known, ...given }), enabled, since: new Date().toISOString() };
  await store(database, rule, false);
  return withoutSecret(rule);
}

export async function removeAlertRule(database: ProjectDatabase, ruleId: string): Promise<void> {
  await store(database, await findSigningRule(database, ruleId), true);
}

type StoredRule = Omit<SigningRule, 'webhook' | 'enabled'> & { readonly webhook: string; readonly enabled: number };
type Given = Partial<Readonly<Record<keyof NewAlertRule, unknown>>>;

const withoutSecret = ({ secret: _, version: __, ...rule }: SigningRule): AlertRule => rule;

const store = (database: ProjectDatabase, rule: SigningRule, isDeleted: boolean): Promise<void> =>
  database.insert('alert_rules', [
    {
      ...rule,
      webhook: rule.webhook ?? '',
      enabled: Number(rule.enabled),
      deleted: Number(isDeleted),
      since: toStoredTime(Date.parse(rule.since)),
      version: toNextVersion(rule.version),
    },
  ]);

/** What a rule must be, whoever sent it. */
function checkRule({
  name,
  rule,
  filter = '',
  webhook = null,
}: Given): Pick<AlertRule, 'name' | 'rule' | 'filter' | 'webhook'> {
  if (typeof rule !== 'string') throw bad('A rule needs the member rule.');
  const parsed = parseAlertRule(rule);
  if ('fault' in parsed) throw bad(parsed.fault);
  const shown = name === undefined || name === '' ? parsed.text : name;
  if (typeof shown !== 'string' || shown.length > MAX_NAME_CHARS)
    throw bad(`A name has at most ${MAX_NAME_CHARS} characters.`);
  if (typeof filter !== 'string' || filter.length > MAX_FILTER_CHARS) throw bad('The filter is not one.');
  assertFilter(new URLSearchParams(filter));
  if (webhook !== null && !isWebhook(webhook))
    throw bad('A webhook is an address such as https://example.org/hook, without a name and a password.');
  return { name: shown, rule: parsed.text, filter, webhook };
}

/** A filter that is misspelt would mean all runs. */
function assertFilter(search: URLSearchParams): void {
  for (const name of new Set(search.keys()))
    if (readFilter(new URLSearchParams([[name, search.get(name) ?? '']])).conditions.length === 0)
      throw bad(`There is no filter ${JSON.stringify(name.slice(0, 40))}.`);
  readFilter(search);
}

function isWebhook(webhook: unknown): webhook is string {
  if (typeof webhook !== 'string' || webhook.length > MAX_WEBHOOK_CHARS || !URL.canParse(webhook)) return false;
  const { protocol, username, password } = new URL(webhook);
  return ['https:', 'http:'].includes(protocol) && username === '' && password === '';
}

const bad = (message: string): HubRefusal => new HubRefusal(400, 'bad_request', message);
