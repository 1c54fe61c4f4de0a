import type { TextChange } from '../text-changes.ts';

/** The flag with which a build file stops to warn, or the strict flag that it lost; null when neither. */
export function findQuietBuild({ path, removed, added, now, form }: TextChange): string | null {
  if (form === 'deleted' || !BUILD_FILE.test(path)) return null;
  for (const line of added.slice(0, MOST_LINES)) {
    const flag = findQuietFlag(line);
    if (flag !== null && !removed.some((old) => old.includes(flag))) return flag;
  }
  if (form !== 'edit') return null;
  const rest = (now ?? added).join('\n');
  for (const line of removed.slice(0, MOST_LINES)) {
    const flag = [...line.slice(0, 2_000).matchAll(STRICT)].find(([name]) => !rest.includes(name))?.[0];
    if (flag !== undefined && !/^\s*(?:#(?!!)|\/\/)/.test(line)) return `${flag} removed`;
  }
  return null;
}

/** The flag of a line that switches warnings off. */
export function findQuietFlag(line: string): string | null {
  const found = QUIET.exec(line)?.[0];
  if (found !== undefined) return found.trim();
  return FLAGS.test(line) && !/ldflags/i.test(line) && ALONE.test(line) ? '-w' : null;
}

/** Whether a failed build complained about something that such a flag hides. */
export const isAboutWarnings = (output: string): boolean => WARNINGS.test(output);

const MOST_LINES = 400;
const BUILD_FILE =
  /(?:^|\/)(?:CMakeLists\.txt|CMakePresets\.json|(?:GNU)?[Mm]akefile(?:\.\w{1,12})?|meson\.build|meson_options\.txt|configure(?:\.ac|\.in)?|SConstruct|SConscript|wscript|BUILD(?:\.bazel)?|\.bazelrc|WORKSPACE|platformio\.ini|Directory\.Build\.(?:props|targets)|Cargo\.toml|build\.rs|lib\.rs|main\.rs|build\.gradle(?:\.kts)?|gradle\.properties|pom\.xml|build\.sbt|build\.sc|Package\.swift|project\.(?:yml|pbxproj)|Podfile|Rakefile|setup\.(?:py|cfg)|binding\.gyp|dune(?:-project)?|mix\.exs|rebar\.config|stack\.yaml|package\.yaml|conanfile\.(?:py|txt)|xmake\.lua|premake5\.lua|build\.zig|Justfile|justfile|Dockerfile|arduino\w*\.txt)$|\.(?:cmake|mk|mak|csproj|fsproj|vbproj|vcxproj|props|targets|xcconfig|pro|pri|gyp|gypi|cabal|bzl|gn|gni|ninja|am|nimble|gpr|dproj)$|(?:^|\/)\.cargo\/config(?:\.toml)?$/;

const QUIET = new RegExp(
  [
    // gcc, clang
    '(?<![\\w-])-Wno-[a-z][\\w=+-]{0,60}',
    '(?<![\\w-])-f?permissive\\b',
    '-Qunused-arguments\\b',
    // msvc
    '(?<![\\w/])/(?:W0|wd\\d{4,5})\\b',
    '<WarningLevel>\\s*(?:0|TurnOffAllWarnings)',
    // cmake, meson, autotools
    '-?-?(?:D)?CMAKE_COMPILE_WARNING_AS_ERROR[= ](?:OFF|0|FALSE)',
    '\\bwerror\\s*=\\s*false',
    '\\bwarning_level\\s*=\\s*0',
    '--disable-werror\\b',
    // dotnet
    '<NoWarn>[^<]{1,200}',
    '[-/](?:nowarn|p:NoWarn)\\b',
    'TreatWarningsAsErrors(?:>|=)\\s*false',
    // java, kotlin, scala
    '-Xlint:(?:none|-\\w{1,30})',
    '(?<![\\w-])-nowarn\\b',
    'suppressWarnings(?:\\.set\\(|\\s*=\\s*)true',
    '(?:allW|w)arningsAsErrors(?:\\.set\\(|\\s*=\\s*)false',
    // rust
    '(?<![\\w-])-A\\s?(?:warnings|unused|dead_code|clippy::\\w{2,60})\\b',
    '--cap-lints[= ](?:allow|warn)',
    '#!\\[allow\\([\\w:, ]{1,120}\\)',
    // swift, objective-c
    '-suppress-warnings\\b',
    'SWIFT_SUPPRESS_WARNINGS\\s*=\\s*YES',
    'GCC_(?:TREAT_WARNINGS_AS_ERRORS\\s*=\\s*NO|WARN_INHIBIT_ALL_WARNINGS\\s*=\\s*YES)',
    'inhibit_all_warnings!',
    // haskell, ocaml, erlang, elixir
    '-Wwarn\\b',
    '-fno-warn-[\\w-]{2,60}',
    'nowarn_\\w{2,60}',
    'warnings_as_errors:\\s*false',
  ].join('|'),
);
/** "-w" means many things: only beside other flags of a compiler it silences it. */
const FLAGS =
  /flags|compile_options|compile_definitions|copts|\b(?:gcc|g\+\+|clang|clang\+\+|cc|c\+\+|javac|kotlinc|rustc|ghc)\b|-Wall|-O[0-3s]/i;
const ALONE = /(?<=^|[\s"'(=,;])-w(?=$|[\s"'),;])/;
const STRICT =
  /(?<![\w-])-(?:Werror(?:=[\w-]{1,60})?|Wall\b|Wextra|Wpedantic|pedantic-errors|pedantic|Weverything|Xlint:all|Xfatal-warnings|warnaserror|fatal-warnings|Dwarnings|D\s?warnings)|(?<![\w/])\/W(?:X|4|all)\b|#!\[(?:deny|forbid)\([\w:, ]{1,120}\)|TreatWarningsAsErrors>\s*true|(?:allW|w)arningsAsErrors(?:\.set\(|\s*=\s*)true|\bwerror\s*=\s*true|warnings_as_errors:\s*true|GCC_TREAT_WARNINGS_AS_ERRORS\s*=\s*YES|CMAKE_COMPILE_WARNING_AS_ERROR[= ](?:ON|1|TRUE)/g;
const WARNINGS =
  /-Werror|\[-W|\bwarnings?\b|treated as errors?|warnung|avertissement|advertencia|предупрежд|警告|경고|\bdeny\(|\blints?\b|\b(?:CS|C|CA|IDE)\d{4}\b/i;
