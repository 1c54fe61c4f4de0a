import type { Command } from 'commander';
import { CONFIG_KEYS, CONFIG_NAMES } from '../../../config/config-keys.ts';
import { type KeeperSettings, readKeeperSettings } from '../../../config/keeper-settings.ts';
import { type RecorderSettings, readRecorderSettings } from '../../../config/recorder-settings.ts';
import { type AllSettings, readSettings } from '../../../config/settings.ts';
import { EXIT } from '../../../system/exit-codes.ts';
import { toAction } from '../../command-end.ts';
import { toPrintable } from '../../format.ts';
import { jsonOption, print, withExamples } from '../../options.ts';
import { describeSections, readSections } from '../../settings/config-sections.ts';
import { describeSource } from '../../settings/describe-setting.ts';

export function addConfig(program: Command): void {
  const command = program
    .command('config')
    .description(
      'show every setting and where its value comes from: your ~/.critiqor/critiqor.yaml or that of a project',
    )
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor config',
    'critiqor config --json | jq -r .settings.runs_dir.value',
    'critiqor config --json | jq .policy.min_trust',
  ]).action(
    toAction((flags: { readonly json?: boolean }) => {
      const settings = readSettings();
      const keeper = readKeeperSettings();
      const recorder = readRecorderSettings();
      const sections = readSections();
      print(flags.json, { ...toJson(settings), keeper: toKeeperJson(keeper), recorder, ...sections }, () =>
        [
          describeSettings(settings),
          ...describeKeeper(keeper),
          ...describeRecorder(recorder),
          ...describeSections(sections),
        ].join('\n'),
      );
      return EXIT.ok;
    }),
  );
}

function toJson({ files, values }: AllSettings): object {
  return {
    files: files.map(({ kind, path, values: set }) => ({ kind, path, present: set !== null })),
    settings: Object.fromEntries(
      CONFIG_NAMES.map((name) => {
        const { value, source, file = null, line = null } = values[name];
        return [name, { value, source, file, line, default: CONFIG_KEYS[name].default }];
      }),
    ),
  };
}

const toKeeperJson = ({ keepDays, keepBytes, notify, hub, sources }: KeeperSettings): object => ({
  keep_days: keepDays,
  keep_bytes: keepBytes,
  notify: notify && {
    command: notify.command,
    webhook: notify.webhook,
    secret_file: notify.secretFile,
    when: notify.rules.map(({ text }) => text),
  },
  hub: hub && {
    address: hub.address,
    token_file: hub.tokenFile,
    machine: hub.machine,
    private: hub.withPrivate,
  },
  sources,
});

function describeKeeper({ keepDays, keepBytes, notify, hub, sources }: KeeperSettings): string[] {
  const rules = notify?.rules.map(({ text }) => text).join('; ') ?? 'off';
  const rows = [
    ['keep_days', keepDays === null ? 'all' : String(keepDays)],
    ['keep_bytes', keepBytes === null ? 'all' : String(keepBytes)],
    ['notify', rules],
    ['hub', hub?.address ?? 'none'],
  ];
  return rows.map(([name = '', value]) => toPrintable(`${name.padEnd(11)} ${value}  ${sources[name] ?? 'default'}`));
}

function describeRecorder({ redact, prices, sources }: RecorderSettings): string[] {
  const dollars = (price: Readonly<Record<string, number>>): string =>
    Object.entries(price)
      .map(([kind, value]) => `${kind} ${value}`)
      .join(', ');
  const rows = [
    ...redact.also.map((text) => ['redact', `also ${text}`, sources[`redact.also ${text}`]]),
    ...redact.except.map((text) => ['redact', `except ${text}`, sources[`redact.except ${text}`]]),
    ...Object.entries(prices).map(([model, price]) => [
      'prices',
      `${model}: ${dollars(price)}`,
      sources[`prices ${model}`],
    ]),
  ];
  return rows.map(([name = '', value, source]) => toPrintable(`${name.padEnd(11)} ${value}  ${source}`));
}

function describeSettings({ files, values }: AllSettings): string {
  const rows = CONFIG_NAMES.map((name) => [name, values[name].value, describeSource(name, values[name])] as const);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [
    ...files.map(({ kind, path, values: set }) => `${kind.padEnd(7)}  ${path}${set === null ? ' (not found)' : ''}`),
    '',
    ...rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')),
  ]
    .map(toPrintable)
    .join('\n');
}
