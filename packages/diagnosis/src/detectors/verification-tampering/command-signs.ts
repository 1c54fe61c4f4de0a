import { type SimpleCommand, toShellCommands } from '../../tools/commands/shell-line.ts';
import { findQuietFlag } from './strictness/compiler-flags.ts';

/** A command that gets round a check or renews what it compares with. */
export interface CommandSign {
  readonly family: 'bypassed' | 'snapshot' | 'reference' | 'faked';
  readonly mark: string;
  /** The file that a check compares with. */
  readonly file: string | null;
  readonly program: string;
  /** It gets something past the checks of a pull request. */
  readonly isMerge?: boolean;
  /** A check that is run again with less to check. */
  readonly isRerun?: boolean;
  /** What an option says that it leaves out: it counts where something that was read demands it. */
  readonly leftOut?: string;
  /** The rules that are left out of it. */
  readonly rules?: string;
}

/** Most lines have none of these words. */
const WORTH_READING =
  /--no-verify|\bcommit\b.* -\w*n|HUSKY=0|\bSKIP=|hooksPath|\.git\/hooks|\.husky|--admin|--skip-|--bypass-|--without-|--no-\w|skipTests|--no-(?:check|validate|gate|hooks|test)|-u\b|-update\b|--update|--snapshot|--accept|--bless|UPDATE_|UPDATE=|sum\b|-Wno-|-w\b|nowarn|-A ?\w|cap-lints|\/W0|-Xlint|suppress|werror|WARNING_AS_ERROR|AsErrors|--(?:ignore|extend-ignore|disable|exclude|except|skip|allow)|-x\b|-e\b|\/protection|\/rulesets|baseline|golden|junit|coverage|lcov|test-results|\.trx\b|\.tap\b/;

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
  if (program === 'gh' && args.includes('merge') && args.includes('--admin'))
    return [{ family: 'bypassed', mark: '--admin', file: null, program, isMerge: true }];
  if (program === 'gh' && args.includes('api') && args.some((arg) => /\/protection\b|\/rulesets\b/.test(arg)))
    return args.some(
      (arg) => /^(?:DELETE|PUT|PATCH)$/i.test(arg) || /^(?:-X|--method=)(?:DELETE|PUT|PATCH)$/i.test(arg),
    )
      ? [{ family: 'bypassed', mark: 'branch protection', file: null, program, isMerge: true }]
      : [];
  const weaker = toWeakerRun(command);
  if (weaker) return [weaker];
  const skipping = args.find((arg) => SKIPPING.test(arg));
  if (skipping !== undefined) return sign('bypassed', skipping);
  const [, leftOut] = args.map((arg) => LEAVES_STEP_OUT.exec(arg)).find((match) => match !== null) ?? [];
  if (leftOut !== undefined)
    return [
      { family: 'bypassed', mark: args.find((arg) => LEAVES_STEP_OUT.test(arg)) ?? '', file: null, program, leftOut },
    ];
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

/** A compiler without its warnings, or a linter without some of its rules. */
function toWeakerRun({ program, args, text }: SimpleCommand): CommandSign | null {
  const base = { family: 'bypassed', file: null, program, isRerun: true } as const;
  if (COMPILERS.test(program)) {
    const flag = findQuietFlag(text);
    if (flag !== null) return { ...base, mark: flag };
  }
  const at = LINTERS.test(program) || LINTERS.test(args[0] ?? '') ? args.findIndex((arg) => LEAVES_OUT.test(arg)) : -1;
  const option = args[at];
  if (option === undefined) return null;
  const rules = option.includes('=') ? option.slice(option.indexOf('=') + 1) : (args[at + 1] ?? '');
  return { ...base, mark: `${option} ${option.includes('=') ? '' : rules}`.trim().slice(0, 80), rules };
}

const COMPILERS =
  /^(?:make|gmake|cmake|ninja|meson|gcc|g\+\+|clang|clang\+\+|cc|c\+\+|cl|javac|kotlinc|scalac|rustc|cargo|dotnet|msbuild|mvn|mvnw|gradle|gradlew|sbt|swift|xcodebuild|ghc|stack|cabal|bazel|configure|scons|pio|west)$/;
/** Programs that only look for faults. */
export const isLinter = (program: string): boolean => LINTERS.test(program);
const LINTERS =
  /^(?:ruff|flake8|pylint|mypy|pyright|bandit|eslint|oxlint|stylelint|biome|golangci-lint|staticcheck|revive|gosec|rubocop|brakeman|phpcs|phpstan|psalm|shellcheck|hadolint|yamllint|ansible-lint|checkov|tfsec|tflint|trivy|terrascan|kics|semgrep|snyk|gitleaks|markdownlint|markdownlint-cli2|sqlfluff|cfn-lint|cfn_nag|kube-linter|kube-score|spectral|vale|ktlint|detekt|swiftlint|cppcheck|clang-tidy|clippy|credo|luacheck|dart|pip-audit|cargo-audit|cargo-deny|osv-scanner|zizmor|actionlint|conftest|kubeconform|kubeval|dockle|grype|vulture|interrogate|pydocstyle|codespell|cspell|typos|reuse|commitlint|htmlhint|pa11y|lychee|slither|solhint|verilator|buf|protolint|regal|opa)$/;
const LEAVES_OUT =
  /^(?:--(?:skip-?(?:checks?|rules?|list|policy)?|ignore(?:-?rules?|-vulns?|-check|-id)?|extend-ignore|disable(?:-rules?|-error-code)?|exclude(?:-rules?|-id|-checks?|_rules)?|except|suppress|allow|rule-off)(?:=.*)?|-x|-e)$/;

const SKIPPING =
  /^(?:--skip-(?:tests?|checks?|validation|verify|verification|hooks?|lint)|-DskipTests(?:=true)?|-Dmaven\.test\.skip(?:=true)?|--no-(?:check|checks|validate|validation|verify|gate|test|tests)|--skip_validation|--ignore-checks|-x=?test)$/i;
const LEAVES_STEP_OUT = /^--(?:skip|bypass|without|no)-([a-z][a-z-]{3,30})$/;
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
