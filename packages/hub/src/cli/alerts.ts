import { ALERT_RULE_FORMS } from '@critiqor/api/alerts';
import type { Command } from 'commander';
import { print } from '../../../critiqor/src/cli/options.ts';
import { listAlerts } from '../alerts/alert-history.ts';
import {
  changeAlertRule,
  createAlertRule,
  findSigningRule,
  listAlertRules,
  removeAlertRule,
} from '../alerts/alert-rules.ts';
import { testWebhook } from '../alerts/deliver-alert.ts';
import { HubError } from '../hub-error.ts';
import { bindToProject, type ProjectDatabase } from '../store/project-database.ts';
import { type AuditAction, audit } from '../tenancy/audit.ts';
import { alignRows } from './align-rows.ts';
import { ACTOR, type ManageFlags, toKnownProject, withCommonOptions } from './manage.ts';
import { PRIVATE_WEBHOOKS } from './serve.ts';
import { withStore } from './store-options.ts';

interface RuleFlags extends ManageFlags {
  readonly name?: string;
  readonly filter?: string;
  readonly webhook?: string;
  readonly rule?: string;
  readonly enable?: boolean;
  readonly privateWebhooks?: boolean;
}

const HISTORY = 100;

/** Commands for the rules that tell somebody what happened in a fleet. */
export function addAlerts(program: Command): void {
  const command = program.command('alerts').description('rules that tell somebody when runs fail, and what they found');
  withCommonOptions(
    command.command('add').description('create a rule').argument('<rule>', 'when to alert; see the forms below'),
  )
    .option('--name <text>', 'name in alerts (default: the rule)')
    .option('--filter <filters>', 'only these runs, such as agent=mail or "model=a&label=branch=main"')
    .option('--webhook <address>', 'address that is called; without it alerts are in the history only')
    .addHelpText(
      'after',
      `\nForms of a rule:\n${ALERT_RULE_FORMS.map((form) => `  ${form}`).join('\n')}\n\nExamples:\n  $ critiqor hub alerts add "readiness unsafe" --project my-team --webhook https://example.org/hook\n  $ critiqor hub alerts add "failures worse in a day" --project my-team --filter model=gpt-5`,
    )
    .action((rule: string, flags: RuleFlags) =>
      withProject(flags, async (database) => {
        const { name, filter, webhook } = flags;
        const created = await createAlertRule(database, { rule, name, filter, webhook });
        await note(database, 'alert_rule_created', created.rule_id, created.rule);
        print(
          flags.json,
          created,
          () =>
            `${created.rule_id} looks at runs that arrive from now on.${created.webhook ? `\nSecret of its webhook, which is not shown again: ${created.secret}` : ''}`,
        );
      }),
    );
  withCommonOptions(command.command('set').description('change a rule; it then looks at runs that arrive from then on'))
    .argument('<id>', 'id of the rule')
    .option('--rule <rule>', 'when to alert')
    .option('--name <text>', 'name in alerts')
    .option('--filter <filters>', 'only these runs')
    .option('--webhook <address>', 'address that is called')
    .option('--enable', 'look at it again')
    .option('--no-enable', 'keep the rule, but do not look at it')
    .addHelpText('after', '\nExamples:\n  $ critiqor hub alerts set 0123456789abcdef --project my-team --no-enable')
    .action((id: string, flags: RuleFlags) =>
      withProject(flags, async (database) => {
        const { rule, name, filter, webhook, enable: enabled } = flags;
        const given = Object.entries({ rule, name, filter, webhook, enabled }).filter(
          ([, value]) => value !== undefined,
        );
        const changed = await changeAlertRule(database, id, Object.fromEntries(given));
        await note(database, 'alert_rule_changed', id, changed.rule);
        print(flags.json, changed, () => `${id} is ${changed.enabled ? 'changed' : 'off'}.`);
      }),
    );
  withCommonOptions(command.command('list').description('list rules')).action((flags: ManageFlags) =>
    withProject(flags, async (database) => {
      const rules = await listAlertRules(database);
      print(flags.json, { rules }, () =>
        alignRows(
          rules.map(({ rule_id, name, rule, filter, webhook, enabled }) => [
            rule_id,
            name === rule ? rule : `${name}: ${rule}`,
            filter,
            webhook ?? 'history only',
            enabled ? '' : 'off',
          ]),
          'There is no rule.',
        ),
      );
    }),
  );
  withCommonOptions(command.command('remove').description('remove a rule').argument('<id>', 'id of the rule'))
    .addHelpText('after', '\nExamples:\n  $ critiqor hub alerts remove 0123456789abcdef --project my-team')
    .action((id: string, flags: ManageFlags) =>
      withProject(flags, async (database) => {
        await removeAlertRule(database, id);
        await note(database, 'alert_rule_removed', id, '');
        print(flags.json, { removed: id }, () => `${id} is removed.`);
      }),
    );
  withCommonOptions(
    command.command('test').description('call the webhook of a rule, with a message that says it is a test'),
  )
    .argument('<id>', 'id of the rule')
    .option('--private-webhooks', PRIVATE_WEBHOOKS)
    .addHelpText('after', '\nExamples:\n  $ critiqor hub alerts test 0123456789abcdef --project my-team')
    .action((id: string, flags: RuleFlags) =>
      withProject(flags, async (database) => {
        const rule = await findSigningRule(database, id);
        const result = await testWebhook(database, rule, { allowPrivate: flags.privateWebhooks ?? false });
        print(flags.json, result, () => (result.delivered ? `${rule.webhook} took the call.` : 'It did not arrive.'));
        if (!result.delivered) throw new HubError('not_delivered', `The test did not arrive: ${result.problem}.`);
      }),
    );
  withCommonOptions(command.command('history').description('list the newest alerts'))
    .addHelpText('after', '\nExamples:\n  $ critiqor hub alerts history --project my-team --json')
    .action((flags: ManageFlags) =>
      withProject(flags, async (database) => {
        const alerts = await listAlerts(database, { rule: null, limit: HISTORY });
        print(flags.json, { alerts }, () =>
          alignRows(
            alerts.map(({ at, name, state, message, problem }) => [
              at,
              name,
              problem ? `${state}: ${problem}` : state,
              message,
            ]),
            'No rule has found anything.',
          ),
        );
      }),
    );
}

const withProject = (flags: ManageFlags, work: (database: ProjectDatabase) => Promise<void>): Promise<void> =>
  withStore(flags, async (store) => work(bindToProject(store, await toKnownProject(store, flags.project))));

const note = (database: ProjectDatabase, action: AuditAction, subject: string, detail: string): Promise<void> =>
  audit(database, { actor: ACTOR, action, subject, detail });
