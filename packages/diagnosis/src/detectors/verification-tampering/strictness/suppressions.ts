import type { TextChange } from '../text-changes.ts';

/** Whether a line tells a linter, type checker, scanner or coverage tool to look away. */
export const isSuppression = (line: string): boolean => SUPPRESSION.test(line);

/** Every line that the change adds is one that was there, with a comment that silences a check. */
export function isOnlySuppressing({ added, removed, form }: TextChange): boolean {
  if (form !== 'edit' || added.length === 0 || !added.some(isSuppression)) return false;
  const old = new Set(removed.map((line) => line.trim()));
  return added.every((line) => {
    const found = SUPPRESSION.exec(line);
    if (!found) return old.has(line.trim());
    const code = line
      .slice(0, found.index)
      .replace(/(?:\/\/|\/\*|#|--|;|<!--|%|\{\/\*)[\s!]{0,4}$/, '')
      .trim();
    return code === '' || old.has(code);
  });
}

/** The comments and attributes, by language or tool. */
const SUPPRESSIONS: Readonly<Record<string, RegExp>> = {
  typescript: /@ts-(?:nocheck|ignore|expect-error)/,
  eslint: /eslint-disable|tslint:disable|oxlint-disable|jshint ignore|jslint-disable/,
  biome: /biome-ignore|rome-ignore|deno-lint-ignore|prettier-ignore|dprint-ignore/,
  coverage: /istanbul ignore|c8 ignore|v8 ignore|pragma:\s*no cover|@codeCoverageIgnore|LCOV_EXCL|:nocov:/,
  python: /#\s*noqa\b|#\s*type:\s*ignore|#\s*mypy:\s*(?:ignore-errors|disable)|pylint:\s*(?:disable|skip-file)/,
  pythonTypes: /pyright:\s*(?:ignore|basic)|pyre-(?:ignore|fixme)|pytype:\s*disable|#\s*ty:\s*ignore|ruff:\s*noqa/,
  pythonSecurity: /#\s*nosec\b|flake8:\s*noqa|#\s*pragma:\s*allowlist|#\s*isort:\s*skip|#\s*fmt:\s*(?:off|skip)/,
  go: /\/\/\s*nolint|nolint|\/\/\s*#nosec|\/\/lint:(?:ignore|file-ignore)/,
  java: /@SuppressWarnings|@SuppressFBWarnings|CHECKSTYLE[: ]OFF|NOPMD|NOSONAR|noinspection/,
  kotlin: /@Suppress\(|@file:Suppress|ktlint-disable/,
  rust: /#!?\[allow\(|#!?\[expect\(|#\[rustfmt::skip/,
  ruby: /rubocop:(?:disable|todo)|reek:disable|brakeman:ignore|#\s*typed:\s*ignore|standard:disable/,
  php: /@phpstan-ignore|@psalm-suppress|phpcs:(?:ignore|disable)|@phpcsSuppress|@noinspection|@phan-suppress/,
  dotnet: /#pragma warning disable|\[(?:assembly:\s*)?SuppressMessage\(|ReSharper disable|#nullable disable/,
  c: /NOLINT|#pragma (?:GCC|clang) diagnostic ignored|#pragma warning\s*\(\s*disable|cppcheck-suppress|coverity\[/,
  cSpecial: /lint\s+-e\d|\/\/-V\d{3}|parasoft-suppress|no_sanitize|LCOV_EXCL_LINE/,
  swift: /swiftlint:disable|swiftformat:disable|periphery:ignore/,
  scala: /scalastyle:off|scalafix:off|@nowarn\b|wartremover:off|@SuppressWarnings/,
  dart: /\/\/\s*ignore(?:_for_file)?:\s*\w/,
  elixir: /credo:disable|@dialyzer\s*\{\s*:(?:nowarn|no_)|sobelow_skip/,
  haskell: /OPTIONS_GHC\s+-(?:w\b|Wno|fno-warn)|HLINT ignore/,
  lua: /luacheck:\s*(?:ignore|no|push)|selene:\s*allow/,
  shell: /shellcheck disable/,
  perl: /##\s*no critic|^\s*no warnings\b[^.]{0,80};/,
  r: /#\s*nolint/,
  styles: /stylelint-disable|scss-lint:disable|csslint allow/,
  markup: /markdownlint-(?:disable|configure)|htmlhint-disable|vale\s+\S{1,60}\s*=\s*NO|textlint-disable/,
  yaml: /yamllint disable|ansible-lint:?\s*(?:skip|disable)|#\s*noqa:|spectral:disable|tags:\s*\[?\s*skip_ansible_lint/,
  docker: /hadolint\s+(?:global\s+)?ignore/,
  sql: /sqlfluff:(?:disable|off)|noqa:\s*(?:disable|[A-Z]{2}\d\d)|squawk-ignore/,
  infrastructure: /checkov:skip|tfsec:ignore|trivy:ignore|tflint-ignore|terrascan:?skip|kics-scan ignore|#ts:skip/,
  kubernetes:
    /ignore-check\.kube-linter|kube-score\/ignore|polaris\.fairwinds\.com\/\S{1,60}exempt|cfn-lint:?\s*disable/,
  scanners: /nosemgrep|gitleaks:allow|snyk:ignore|lgtm\s*\[|codeql\[|skipcq|nosonar|deepcode ignore/,
  protocols: /buf:lint:ignore|api-linter:.{0,80}=disabled|protolint:disable|verilator lint_off|verilog_lint:\s*waive/,
  contracts: /slither-disable|solhint-disable/,
};

const SUPPRESSION = new RegExp(
  Object.values(SUPPRESSIONS)
    .map(({ source }) => source)
    .join('|'),
);
