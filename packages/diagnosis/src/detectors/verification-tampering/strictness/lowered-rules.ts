import type { TextChange } from '../text-changes.ts';
import { toMentioned } from './rule-names.ts';

/**
 * The line of a settings file that makes a check less strict: a rule that it had reported is put on a list of exceptions or taken off the
 * list of what is checked, or its severity is lowered. Null when the change does none of these.
 */
export function findLowered(change: TextChange, reported: ReadonlySet<string>): string | null {
  if (change.form === 'deleted' || !SETTINGS.test(change.path)) return null;
  return findExcepted(change, reported) ?? findDropped(change, reported) ?? findMilder(change);
}

const SETTINGS =
  /\.(?:json5?|jsonc|ya?ml|toml|ini|cfg|conf|properties|xml|neon|props|ruleset|editorconfig|hcl|[cm]?[jt]s|exs|cue|dhall|php|rb|py|kts|gradle)$|(?:^|\/)\.[\w-]{2,40}$|(?:^|\/)[\w.-]*(?:lint|rc|ignore|config|baseline|suppress)[\w.-]*$/i;
/** Programs are no settings unless their name says so. */
const PROGRAM = /\.(?:[cm]?[jt]s|exs|php|rb|py|kts|gradle)$/i;
const CHECKER =
  /lint|golangci|(?:^|[/.])(?:ruff|flake8|pylint|mypy|pyright|bandit|rubocop|reek|standard|credo|detekt|checkstyle|pmd|spotbugs|phpcs|phpstan|psalm|phpmd|clang-tidy|cppcheck|semgrep|sonar|checkov|tfsec|trivy|snyk|hadolint|gitleaks|shellcheck|biome|oxlint|deno|prettier|stylelint|commitlint|ktlint|scalafix|scalastyle|dialyzer|sobelow|brakeman|sqlfluff|vale|spectral|redocly|markdownlint|cspell|knip|depcheck|license|audit|clippy|deny|editorconfig|pre-commit|codecov|coverage|quality|policy|ruleset|kube-score|polaris|kyverno|conftest)/i;
const isSettings = (path: string): boolean => !PROGRAM.test(path) || CHECKER.test(path) || /config/i.test(path);

/** A reported rule in a place that takes it out. */
function findExcepted({ path, added, now }: TextChange, reported: ReadonlySet<string>): string | null {
  if (reported.size === 0 || !isSettings(path)) return null;
  const lines = now ?? added;
  const fresh = new Set(added);
  for (const [index, line] of lines.slice(0, MOST_LINES).entries())
    if (fresh.has(line) && !COMMENT.test(line) && toMentioned(line, reported).length > 0) {
      if (
        IGNORE_FILE.test(path) ||
        TURNED_OFF.test(line) ||
        isOffBelow(lines, index) ||
        EXCEPTS.test(toKeys(lines, index))
      )
        return line;
    }
  return null;
}

/** The setting under the name of a rule says that it is off. */
function isOffBelow(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  if (!/[:{[\]]\s*$/.test(line)) return false;
  return lines
    .slice(index + 1, index + 4)
    .some((below) => (toDepth(below) > toDepth(line) || /\]\s*$/.test(line)) && OFF_BELOW.test(below));
}

/** A reported rule that is no longer on the list of what is checked. */
function findDropped({ path, removed, added, old, now }: TextChange, reported: ReadonlySet<string>): string | null {
  if (reported.size === 0 || removed.length === 0 || !isSettings(path)) return null;
  const lines = old ?? removed;
  const kept = (now ?? added).join('\n');
  const gone = new Set(removed);
  for (const [index, line] of lines.slice(0, MOST_LINES).entries()) {
    if (!gone.has(line) || COMMENT.test(line)) continue;
    const [name] = toMentioned(line, reported).filter((rule) => !kept.includes(rule));
    const keys = toKeys(lines, index);
    if (name === undefined || EXCEPTS.test(keys) || TURNED_OFF.test(line)) continue;
    if (CHECKER.test(path) || CHECKS.test(keys)) return `${line.trim()} removed`;
  }
  return null;
}

/** A finding that stopped the check and now only warns. */
function findMilder({ path, removed, added }: TextChange): string | null {
  const isChecker = CHECKER.test(path) && isSettings(path);
  const isData = /\.(?:ya?ml|toml|json5?|jsonc)$/i.test(path) && !/alert|monitor|prometheus|grafana|log/i.test(path);
  for (const line of added.slice(0, MOST_LINES)) {
    const mild = (isChecker ? MILD_RULE : MILD).exec(line) ?? (isChecker || isData ? MILD.exec(line) : null);
    if (!mild || !(isChecker || isData)) continue;
    const key = mild[1] ?? '';
    const before = removed.find((text) => text.includes(key));
    if (SEVERITY.test(key) ? before === undefined || STERN.test(before) : before !== undefined && STERN.test(before))
      return line;
  }
  return null;
}

const MOST_LINES = 400;
const COMMENT = /^\s*(?:#(?!!)|\/\/|;|<!--)/;
const IGNORE_FILE = /ignore|baseline|suppress|allowlist|exceptions?\b/i;
const SEVERITY = /severity|level|fail/i;
const MILD =
  /["']?(\b(?:severity|error[_-]?severity|test_severity))["']?\s*[:=]\s*["']?(?:warn\w*|info\w*|note|low|hint|ignore|none|off)\b/i;
const MILD_RULE =
  /["']?([@\w][\w./@:-]{1,80})["']?\s*[:=]\s*\[?\s*["']?(?:warn\w*|info\w*|note|suggestion|hint|convention|refactor|allow|off|1|0)["']?\s*(?:[,}\]]|$)/i;
const STERN = /error|fatal|deny|forbid|fail|high|critical|blocker|["'\s:[=]2\b|warn/i;
const TURNED_OFF =
  /[:=]\s*\[?\s*["']?(?:off|none|ignore|disabled?|allow|false|0|no|silent)["']?\s*(?:[,}\]]|$)|enabled["']?\s*[:=]\s*(?:false|no|0)\b|severity\s*=\s*none|NoWarn/i;
const OFF_BELOW =
  /^\s*["']?(?:enabled?|active|level|severity)["']?\s*[:=]\s*["']?(?:false|no|off|0|none|info\w*|warn\w*|ignore|low)\b|^\s*["']?(?:disabled?|skip|ignore)["']?\s*[:=]\s*["']?(?:true|yes|1)\b/i;
const EXCEPTS =
  /ignor|skip|exclu|disabl|except|allow|suppress|warn_?list|nowarn|\boff\b|mute|baseline|waive|exempt|-disable|\bomit/i;
const CHECKS = /enabl|select|rules?\b|linters?\b|checks?\b|plugins?\b|hooks?\b|tests?\b|validat|assert|polic|require/i;

/** The key of a line and the keys that it is under. */
function toKeys(lines: readonly string[], index: number): string {
  const own = lines[index] ?? '';
  const keys = [/^[\s{-]*["']?([\w.-]{1,60})["']?\s*[:=]\s*[[{"'(]/.exec(own)?.[1] ?? ''];
  let depth = toDepth(own);
  for (let above = index - 1; above >= Math.max(0, index - FAR); above -= 1) {
    const line = lines[above] ?? '';
    const isList = /^\s*-\s/.test(own) && !/^\s*-\s/.test(line) && toDepth(line) <= depth;
    const key =
      /^\s*(?:-\s+)?(?:\[+([\w.":-]{1,80})\]+\s*$|["']?([\w.@/-]{1,60})["']?\s*(?::|=>?|\+=)(?:\s|$|\[|\{))/.exec(line);
    if (!key || !(isList || toDepth(line) < depth || key[1] !== undefined)) continue;
    keys.push(key[1] ?? key[2] ?? '');
    depth = toDepth(line);
    if (depth === 0) break;
  }
  return keys.join(' ');
}

const FAR = 60;
const toDepth = (line: string): number => line.length - line.trimStart().length;
