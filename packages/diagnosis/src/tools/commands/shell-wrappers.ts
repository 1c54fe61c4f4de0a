/** What is left of a command without its wrappers. */
interface Unwrapped {
  readonly words: readonly string[];
  /** A shell line that the command carries out as a whole, as with `bash -c`; else null. */
  readonly inner: string | null;
  readonly wrappers: readonly string[];
}

const MOST_WRAPPERS = 8;

/** Takes off what only wraps a command: variables, `sudo`, `timeout 5`, `npx`, `docker exec c`, `ssh host`, `bash -c`. */
export function unwrap(given: readonly string[]): Unwrapped {
  let words = given;
  const wrappers: string[] = [];
  for (let round = 0; round < MOST_WRAPPERS; round += 1) {
    const start = words.findIndex((word) => !ASSIGNMENT.test(word));
    if (start < 0) return { words: [], inner: null, wrappers };
    if (start > 0) words = words.slice(start);
    const first = words[0] ?? '';
    const program = first.slice(first.lastIndexOf('/') + 1);
    if (SHELLS.has(program)) {
      const inner = toScript(words);
      return { words, inner, wrappers: inner === null ? wrappers : [...wrappers, program] };
    }
    const length = WRAPPERS.get(program)?.(words) ?? 0;
    if (length === 0 || length >= words.length) return { words, inner: null, wrappers };
    wrappers.push(program);
    words = words.slice(length);
    // `ssh host 'cd x && make'` and `su -c '…'` hand over one text.
    if (TAKES_TEXT.has(program) && (words.length === 1 || program === 'ssh') && words.join(' ').includes(' '))
      return { words, inner: words.join(' '), wrappers };
  }
  return { words, inner: null, wrappers };
}

const ASSIGNMENT = /^[A-Za-z_]\w{0,80}\+?=/;
const SHELLS = new Set(['bash', 'sh', 'zsh', 'dash', 'ksh', 'ash', 'eval']);
const TAKES_TEXT = new Set(['ssh', 'su', 'watch', 'eval', 'script']);

/** The text after `-c`, with the flags that come before it: `bash -lc "…"`. */
function toScript(words: readonly string[]): string | null {
  if (words[0] === 'eval') return words.slice(1).join(' ');
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] as string;
    if (/^-[a-z]*c$/.test(word)) return words[index + 1] ?? null;
    if (!word.startsWith('-') && !word.startsWith('+')) return null;
  }
  return null;
}

/** How many words a wrapper takes before the command that it wraps; 0 when it wraps none. */
type Wrapper = (words: readonly string[]) => number;

/** Flags without a value, and those that take the next word. */
const afterFlags =
  (withValue: readonly string[] = [], operands = 0): Wrapper =>
  (words) => {
    let index = 1;
    for (; index < words.length; index += 1) {
      const word = words[index] as string;
      if (word === '--') {
        index += 1;
        break;
      }
      if (!word.startsWith('-') || word === '-') break;
      if (withValue.includes(word)) index += 1;
    }
    return index + operands;
  };

/** `uv run pytest`: the word after the program says that a command follows. */
const afterSubcommand =
  (subcommands: readonly string[], withValue: readonly string[] = []): Wrapper =>
  (words) =>
    subcommands.includes(words[1] ?? '') ? 1 + afterFlags(withValue)(words.slice(1)) : 0;

/** `docker exec -it c npm test`, `kubectl exec pod -- npm test`. */
const afterContainer: Wrapper = (words) => {
  const at = words.findIndex((word, index) => index > 0 && index < 8 && word === 'exec');
  if (at < 0) return 0;
  const rest = words.slice(at);
  const dashes = rest.indexOf('--');
  if (dashes > 0) return at + dashes + 1;
  return (
    at +
    afterFlags(['-u', '--user', '-w', '--workdir', '-e', '--env', '-n', '--namespace', '-c', '--container'], 1)(rest)
  );
};

const WRAPPERS: ReadonlyMap<string, Wrapper> = new Map<string, Wrapper>([
  ['sudo', afterFlags(['-u', '-g', '-p', '-C', '-h', '--user', '--group'])],
  ['doas', afterFlags(['-u'])],
  [
    'env',
    (words) => {
      const start = afterFlags(['-u', '-C'])(words);
      let index = start;
      while (ASSIGNMENT.test(words[index] ?? '')) index += 1;
      return index;
    },
  ],
  ['time', afterFlags(['-f', '-o'])],
  ['command', (words) => (words[1]?.startsWith('-') ? 0 : 1)],
  ['builtin', afterFlags()],
  ['exec', afterFlags()],
  ['nohup', afterFlags()],
  ['setsid', afterFlags()],
  ['nice', afterFlags(['-n'])],
  ['ionice', afterFlags(['-c', '-n'])],
  ['stdbuf', afterFlags(['-o', '-i', '-e'])],
  ['unbuffer', afterFlags()],
  ['timeout', afterFlags(['-s', '-k', '--signal', '--kill-after'], 1)],
  ['gtimeout', afterFlags(['-s', '-k'], 1)],
  ['xargs', afterFlags(['-n', '-I', '-P', '-L', '-d', '-s', '-a'])],
  ['watch', afterFlags(['-n', '--interval'])],
  ['xvfb-run', afterFlags(['-s', '-n', '-e', '--server-args'])],
  ['npx', afterFlags(['-p', '--package', '-c'])],
  ['bunx', afterFlags(['-p'])],
  ['pipx', afterSubcommand(['run'])],
  ['uvx', afterFlags(['--from', '--with'])],
  ['uv', afterSubcommand(['run'], ['--with', '--python', '-p', '--extra', '--group', '--project'])],
  ['poetry', afterSubcommand(['run'])],
  ['pipenv', afterSubcommand(['run'])],
  ['pdm', afterSubcommand(['run'])],
  ['rye', afterSubcommand(['run'])],
  ['hatch', afterSubcommand(['run'])],
  ['conda', afterSubcommand(['run'], ['-n', '--name', '-p'])],
  ['bundle', afterSubcommand(['exec'])],
  ['pnpm', afterSubcommand(['exec', 'dlx'], ['--filter', '-F'])],
  ['yarn', afterSubcommand(['exec', 'dlx'])],
  ['npm', afterSubcommand(['exec', 'x'], ['-p', '--package'])],
  ['dotenv', afterFlags(['-e', '-f'])],
  ['direnv', afterSubcommand(['exec'])],
  ['docker', afterContainer],
  ['docker-compose', afterContainer],
  ['podman', afterContainer],
  ['kubectl', afterContainer],
  ['ssh', afterFlags(['-p', '-i', '-o', '-l', '-F', '-J', '-L', '-R'], 1)],
  [
    'su',
    (words) => {
      const at = words.indexOf('-c');
      return at > 0 ? at + 1 : 0;
    },
  ],
]);
