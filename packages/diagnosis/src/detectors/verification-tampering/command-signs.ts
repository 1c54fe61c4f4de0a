import { type SimpleCommand, toShellCommands } from '../../tools/commands/shell-line.ts';

/** A command that gets round a check or renews what it compares with. */
export interface CommandSign {
  readonly family: 'bypassed' | 'snapshot' | 'reference' | 'faked';
  readonly mark: string;
  /** The file that a check compares with. */
  readonly file: string | null;
  readonly program: string;
}

/** Most lines have none of these words. */
const WORTH_READING =
  /--no-verify|\bcommit\b.* -\w*n|HUSKY=0|\bSKIP=|hooksPath|\.git\/hooks|\.husky|--admin|--skip-|skipTests|--no-(?:check|validate|gate|hooks|test)|-u\b|-update\b|--update|--snapshot|--accept|--bless|UPDATE_|UPDATE=|sum\b|baseline|golden|junit|coverage|lcov|test-results|\.trx\b|\.tap\b/;

export function toCommandSigns(line: string): CommandSign[] {
  if (!WORTH_READING.test(line)) return [];
  return toShellCommands(line).flatMap((command) => toSigns(command, line));
}

function toSigns(command: SimpleCommand, line: string): CommandSign[] {
  const { program, args, text, redirections } = command;
  const sign = (family: CommandSign['family'], mark: string, file: string | null = null): CommandSign[] => [
    { family, mark, file, program },
  ];
  if (program === 'git') {
    const verb = args.find(
      (arg) => arg === 'commit' || arg === 'push' || arg === 'merge' || arg === 'am' || arg === 'rebase',
    );
    const isShort = verb === 'commit' && args.some((arg) => /^-[a-z]*n[a-z]*$/.test(arg));
    if (verb !== undefined && (args.includes('--no-verify') || isShort)) return sign('bypassed', '--no-verify');
    if (args.some((arg) => /core\.hookspath/i.test(arg))) return sign('bypassed', 'core.hooksPath');
    if (
      verb !== undefined &&
      /(?:^|\s)(?:HUSKY=0|SKIP=\S|HUSKY_SKIP_HOOKS=1|LEFTHOOK=0|PRE_COMMIT_ALLOW_NO_CONFIG=1)/.test(line)
    )
      return sign('bypassed', 'a variable that turns hooks off');
    return [];
  }
  if ((program === 'chmod' && args.includes('-x')) || program === 'mv' || program === 'rm') {
    const hook = args.find((arg) => /\.git\/hooks\/|\.husky\//.test(arg));
    return hook === undefined ? [] : sign('bypassed', hook);
  }
  if (program === 'gh' && args.includes('merge') && args.includes('--admin')) return sign('bypassed', '--admin');
  const skipping = args.find((arg) => SKIPPING.test(arg));
  if (skipping !== undefined) return sign('bypassed', skipping);
  if (TESTERS.test(program) || TESTERS.test(text)) {
    const updating =
      args.find((arg) => UPDATING.test(arg)) ??
      /(?:^|\s)(UPDATE_\w*(?:SNAPSHOT|GOLDEN|EXPECT)\w*=\S+|SNAPSHOT_UPDATE=\S+|INSTA_UPDATE=\S+)/.exec(line)?.[1];
    if (updating !== undefined) return sign('snapshot', updating);
  }
  const target = redirections.find(({ mark, target: to }) => mark === '>' && to !== '' && to !== '/dev/null')?.target;
  if (target === undefined) return [];
  if (SUMMING.test(program) || /baseline|golden|expected|snapshot/i.test(target))
    return sign('reference', text.slice(0, 80), target);
  if (
    (program === 'echo' || program === 'printf' || program === 'cat') &&
    isResultFile(target) &&
    (command.input !== null || program !== 'cat')
  )
    return sign('faked', target, target);
  return [];
}

const SKIPPING =
  /^(?:--skip-(?:tests?|checks?|validation|verify|verification|hooks?|lint)|-DskipTests(?:=true)?|-Dmaven\.test\.skip(?:=true)?|--no-(?:check|checks|validate|validation|verify|gate|test|tests)|--skip_validation|--ignore-checks|-x=?test)$/i;
const TESTERS =
  /\b(?:jest|vitest|playwright|pytest|ava|cypress|backstop|loki|storybook|cargo|insta|go|npm|yarn|pnpm|node|mocha|phpunit|rspec|bazel|percy)\b/;
const UPDATING =
  /^(?:-u|--update-?snapshots?|--updateSnapshot|--snapshot-update|--update-?golden\w*|-update|--accept|--bless|--force-regen|--regen-all|--inline-snapshot=(?:fix|update)|--update-baseline)$/;
const SUMMING = /^(?:md5|sha\d+|b2|sha)sum$|^shasum$|^md5$|^cksum$/;

/** Files that only a check writes. */
const isResultFile = (path: string): boolean =>
  /(?:^|\/)(?:junit[\w.-]*\.xml|[\w.-]*test-?results?[\w.-]*\.(?:xml|json|txt)|coverage[\w.-]*\.(?:xml|json|info)|lcov\.info|\.last-run\.json|\.coverage|[\w-]+\.(?:trx|tap))$/i.test(
    path,
  );
