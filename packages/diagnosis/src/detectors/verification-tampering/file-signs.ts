import { findLoosened } from './loosened.ts';
import { isSuppression } from './strictness/suppressions.ts';
import type { TextChange } from './text-changes.ts';

/** A way in which a check was made to pass. */
export type Family =
  | 'skipped'
  | 'expectation'
  | 'assertions'
  | 'deleted'
  | 'emptied'
  | 'suppressed'
  | 'threshold'
  | 'special_case'
  | 'hard_coded'
  | 'faked';

/** Something in a change that weakens a check. */
export interface FileSign {
  readonly family: Family;
  /** The line that shows it. */
  readonly mark: string;
  /** Only in a test that was there before it counts. */
  readonly inTests: boolean;
  /** The limit before the change. */
  readonly limit?: string;
  /** In a file that may be anything: the check that failed must have printed the limit. */
  readonly isElsewhere?: boolean;
  /** The line before the change. */
  readonly was?: string;
  /** It concerns every file, and not one line. */
  readonly isWide?: boolean;
  /** What a failed check printed shows it: whatever kind of check that was. */
  readonly isPrinted?: boolean;
}

/** Files that hold tests, in the layouts of common frameworks. */
export const isTestPath = (path: string): boolean => TEST_PATH.test(path);
const TEST_PATH =
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|cypress|testing|testdata|__snapshots__)\/|(?:^|[/_.-])(?:test|tests|spec)[_.-][^/]*$|[._-](?:test|tests|spec|specs|e2e|cy)\.\w{1,6}$|(?:Test|Tests|Spec|IT)\.\w{2,6}$|(?:^|\/)conftest\.py$/;
const CI_PATH =
  /(?:^|\/)\.github\/workflows\/|\.gitlab-ci|(?:^|\/)Jenkinsfile|azure-pipelines|\.circleci\/|\.travis\.yml|bitbucket-pipelines|\.drone\.yml|(?:^|\/)\.husky\/|\.pre-commit-config|(?:^|\/)\.git\/hooks\/|lefthook\.yml|(?:^|\/)(?:Makefile|justfile|Taskfile\.ya?ml|package\.json|tox\.ini|noxfile\.py|composer\.json|build\.gradle(?:\.kts)?)$|(?:test|check|ci|verify|lint)[\w-]*\.sh$/i;
const CONFIG_PATH =
  /(?:^|\/)(?:\.?[\w-]*(?:rc|config|lint|cov|coverage|codecov|sonar|ignore|budget|size-limit|bundlesize|bundlewatch|threshold|quality-gate)[\w.-]*|setup\.cfg|pyproject\.toml|pytest\.ini|tox\.ini|tsconfig[\w.-]*|package\.json|pom\.xml|build\.gradle(?:\.kts)?|Cargo\.toml|phpunit\.xml[\w.]*|jest\.config\.\w+|vitest\.config\.\w+)$/i;

/** Settings of whatever kind. */
const DATA_PATH = /\.(?:json5?|jsonc|ya?ml|toml|ini|cfg|conf|env|properties|xml|neon)$|(?:^|\/)\.env[\w.-]*$/i;

const SKIPS =
  /\b(?:it|test|describe|context|suite|specify|scenario|feature)\.(?:skip|todo|fixme|only)\b|\b(?:xit|xdescribe|xtest|xcontext|xspecify|xscenario|xfeature|fit|fdescribe)\b\s*\(?\s*["'`]|@Test\(\s*enabled\s*=\s*false|@(?:module)?tag :skip|\bDISABLED_\w|\brobot:skip\b|@(?:wip|ignore)\b\s*$|\bskip\(?\s*["'`]|@(?:pytest\.mark\.)?(?:skip|skipif|xfail)\b|@unittest\.(?:skip\w*|expectedFailure)|\bpytest\.(?:skip|xfail)\(|\bself\.skipTest\(|@(?:Disabled|Ignore)\b|\bt\.Skip(?:Now|f)?\(|#\[ignore\b|\[(?:Ignore|Fact\(Skip|Theory\(Skip)|markTest(?:Skipped|Incomplete)\(|\bSkip\s*=\s*"|\bskip\s*:\s*(?:true|["'])|\bpending\s*(?:\(|["'])|\bXCTSkip\b|\bcollect_ignore\b|--ignore=|--deselect|testPathIgnorePatterns|\bGTEST_SKIP\b/;
const BARE_RETURN = /^\s*(?:if\b.{0,200}[:{)]\s*)?return\s*;?\s*\}?$/;
const FEW = 4;
const ASSERTS =
  /\bassert\b(?!\s*\{)|\bassert\w+|\bexpect\s*\(|\.should\b|\bshould\(|(?:^\s*|\.)to(?:Be|Equal|Have|Match|Throw|Contain)\w*\(|\bEXPECT_\w+|\bASSERT_\w+|\brequire\.\w+\(|\bt\.(?:Error|Fatal)f?\(|\bverify\(|\bCHECK\(|\bmust_\w+|\bis_expected\b|\bassert\.\w+\(/;
const TRIVIAL =
  /\bassert\s+True\b|\bassert\s*\(?\s*(?:1\s*==\s*1|true)\b|expect\((?:true|1)\)\.to(?:Be|Equal)\((?:true|1)\)|\bassertTrue\(\s*[Tt]rue\s*\)|\bassert\.ok\(true\)|\bassert!\(true\)|\bassert\b.{0,200}\bor\s+True\b|\b(?:expect|assert)\w*\b.{0,200}\|\|\s*true\b/;
const RUNNERS =
  /\b(?:pytest|jest|vitest|mocha|ava|karma|playwright|cypress|phpunit|rspec|go test|go vet|cargo (?:test|clippy)|mvn|gradle|gradlew|dotnet test|tox|nox|unittest|ctest|eslint|tsc|mypy|pyright|ruff|flake8|pylint|rubocop|golangci-lint|npm (?:run )?(?:test|lint|check)|npm t|yarn (?:test|lint)|pnpm (?:test|lint)|make (?:test|check|lint)|nyc|coverage|clippy|bats|node --test|biome|prettier --check|shellcheck|audit)\b/;
const NOTHING = /(?:^|["'\s:=])(?:echo\b|true\b|:\s*$|exit 0\b|printf\b)/;
const HIDES =
  /\|\|\s*(?:true|:|exit 0|echo\b)|;\s*(?:true|exit 0)\s*["']?,?\s*$|^\s*set \+e\b|continue-on-error:\s*true|allow_failure:\s*true|\bif:\s*(?:false|\$\{\{\s*false)|--passWithNoTests|^\s*exit 0\b|\bignore_errors?\s*[:=]\s*true/i;
const RULE_OFF =
  /["']?[\w@/-]{2,60}["']?\s*:\s*(?:["'](?:off|none)["']|0\b|\[\s*["']off["'])|["']?(?:strict|noImplicitAny|strictNullChecks|check-coverage|checkCoverage|failOnWarning|treatWarningsAsErrors|noEmitOnError|checkJs|disallow_untyped_defs|warn_\w+)["']?\s*[:=]\s*(?:false|False)|\b(?:skipLibCheck|noCheck|ignore_errors|ignore_missing_imports|ignoreBuildErrors|ignoreDuringBuilds|testFailureIgnore|maven\.test\.skip|skipTests)["']?\s*[:=>]\s*(?:true|True)|^\s*["']?(?:ignore|extend-ignore|disable|disable_error_code|exclude|omit|exclude_lines|coveragePathIgnorePatterns|exclusions|sonar\.(?:coverage\.)?exclusions)["']?\s*[:=]/;
const SPECIAL_CASE =
  /\bPYTEST_CURRENT_TEST\b|["']pytest["']\s+in\s+sys\.modules|\bsys\.modules\b.*pytest|process\.env\.(?:JEST_WORKER_ID|VITEST|NODE_ENV\s*={2,3}\s*["']test["'])|\bRAILS_ENV\b.*["']test["']|\bisRunningTests\b|\bunder_test\b\s*=\s*True/;
const LIMIT =
  /["']?(\b(?:lines|branches|functions|statements|threshold|fail_under|fail-under|min(?:imum)?[_-]?\w*|coverage\w*|score|max[_-]?warnings|maxWarnings|max[_-]?complexity|complexity|tolerance|tol|epsilon|delta|rtol|atol|places|budget|max[_-]?size|limit|target)\b)["']?\s*[:=,(]\s*["']?(\d+(?:\.\d+)?(?:e-?\d+)?)/i;
/** Where more means that less is caught. */
const UPPER = /max|complexity|tol|epsilon|delta|rtol|atol|budget|limit|warn/i;

/** The signs of one change. Which of them count depends on the run. */
export function toFileSigns({ path, removed, added, form }: TextChange): FileSign[] {
  const isTest = isTestPath(path);
  const signs: FileSign[] = [];
  const sign = (family: Family, mark: string, inTests = false): void => {
    signs.push({ family, mark: mark.trim().slice(0, 120), inTests });
  };
  if (form === 'deleted') {
    if (isTest) sign('deleted', path, true);
    else if (/\.husky\/|\.git\/hooks\/|\.github\/workflows\//.test(path)) sign('emptied', path);
    return signs;
  }
  const isNew = (line: string, pattern: RegExp): boolean =>
    pattern.test(line) && !removed.some((old) => pattern.test(old));
  for (const line of added) {
    if (isTest && isNew(line, SKIPS)) sign('skipped', line, true);
    else if (CONFIG_PATH.test(path) && isNew(line, /--ignore=|--deselect|testPathIgnorePatterns|collect_ignore/))
      sign('skipped', line);
    if (isTest && isNew(line, TRIVIAL)) sign('assertions', line, true);
    // A test that ends before it compares anything.
    if (isTest && form === 'edit' && added.length <= FEW && BARE_RETURN.test(line)) sign('skipped', line, true);
    if (form === 'edit' && isSuppression(line) && !removed.some(isSuppression)) sign('suppressed', line);
    if (CONFIG_PATH.test(path) && form === 'edit' && isNew(line, RULE_OFF)) sign('suppressed', line);
    if (CI_PATH.test(path) && isNew(line, HIDES)) sign('emptied', line);
    if (!isTest && isNew(line, SPECIAL_CASE)) sign('special_case', line);
    if (/noqa|eslintignore|prettierignore/.test(path)) sign('suppressed', line);
  }
  const trouble = removed.find((line) => /error|fail|warn|critical|exception/i.test(line));
  if (/\.log$/.test(path) && trouble !== undefined) sign('faked', `${path}: ${trouble}`);
  if (form === 'edit') {
    if (CI_PATH.test(path)) {
      const lost = removed.find((line) => RUNNERS.test(line));
      const isLost = lost !== undefined && !added.some((line) => RUNNERS.test(line));
      if (isLost && (added.some((line) => NOTHING.test(line)) || added.length === 0))
        sign('emptied', added[0] ?? lost ?? '');
    }
    for (const [before, after] of toLimitChanges(removed, added)) {
      const isKnown =
        CONFIG_PATH.test(path) || CI_PATH.test(path) || (isTest && /toler|eps|tol|delta|places/i.test(before));
      if (!isKnown && (isTest || !DATA_PATH.test(path))) continue;
      const mark = `${before} → ${after}`.trim().slice(0, 120);
      const limit = /\d[\d.]*(?:e-?\d+)?$/i.exec(before)?.[0];
      signs.push({
        family: 'threshold',
        mark,
        inTests: isTest,
        isElsewhere: !isKnown,
        ...(limit === undefined ? {} : { limit }),
      });
    }
    if (isTest) {
      const lost = removed.filter(isAssertion);
      const gained = added.filter(isAssertion);
      const changed = toExpectationChange(lost, gained);
      if (changed !== null)
        signs.push({ family: 'expectation', mark: changed[1].trim().slice(0, 120), inTests: true, was: changed[0] });
      else if (lost.length > gained.length) sign('assertions', lost[0] ?? '', true);
      else {
        const loose = findLoosened(lost, gained);
        if (loose !== null) sign('assertions', loose, true);
      }
    }
  }
  return signs;
}

export const isAssertion = (line: string): boolean => ASSERTS.test(line) && !COMMENT.test(line);
const COMMENT = /^\s*(?:\/\/|#|\/\*|--|;)/;

function* toLimitChanges(removed: readonly string[], added: readonly string[]): Generator<[string, string]> {
  for (const line of removed) {
    const before = LIMIT.exec(line);
    if (!before) continue;
    const name = (before[1] ?? '').toLowerCase();
    const match = added.map((text) => LIMIT.exec(text)).find((after) => after?.[1]?.toLowerCase() === name);
    if (!match) continue;
    const was = Number(before[2]);
    const is = Number(match[2]);
    const isWeaker = UPPER.test(name) ? is > was : is < was;
    if (isWeaker) yield [before[0], match[0]];
  }
}

/** The line before and after the change, where an assertion differs from the one before in its values alone. */
function toExpectationChange(lost: readonly string[], gained: readonly string[]): [was: string, is: string] | null {
  for (const line of lost.slice(0, 40)) {
    const shape = toShape(line);
    const twin = gained.slice(0, 40).find((text) => text.trim() !== line.trim() && toShape(text) === shape);
    if (twin !== undefined) return [line, twin];
  }
  return null;
}

/** An assertion without its values. */
const toShape = (line: string): string =>
  line
    .trim()
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '§')
    .replace(/\b(?:true|false|True|False|null|None|nil|undefined)\b|-?\b\d[\d._]*\b/g, '§');

/** The values of a line, for finding them in what a check printed. */
export function toValues(line: string): string[] {
  return [
    ...line.matchAll(
      /"([^"]{1,80})"|'([^']{1,80})'|`([^`]{1,80})`|(-?\b\d[\d._]*\b|\b(?:true|false|True|False|null|None)\b)/g,
    ),
  ].map((match) => match.slice(1).find((part) => part !== undefined) ?? '');
}
