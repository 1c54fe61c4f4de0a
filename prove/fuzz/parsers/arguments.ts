import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { CommandEnd, toCommandExitCode } from '../../../packages/critiqor/src/cli/command-end.ts';
import { toPrintableLines } from '../../../packages/critiqor/src/cli/format.ts';
import { createProgram } from '../../../packages/critiqor/src/cli/program.ts';
import { CritiqorError, remedyOf } from '../../../packages/critiqor/src/system/errors.ts';
import { makeFinalizedRun } from '../../../packages/critiqor/src/testing/finalized-run.ts';
import type { Random } from '../../random.ts';
import { must, type OpenParser } from '../parser.ts';

/** Parsed only: they start programs, servers or waits. So is every command that is not in the list below: nobody has looked at what it does yet. */
const PARSED_ONLY = new Set(['monitor', 'run', 'demo', 'doctor', 'dashboard']);
const COMMANDS = [
  'monitor',
  'run',
  'finalize',
  'abort',
  'status',
  'runs',
  'show',
  'compare',
  'dashboard',
  'diagnose',
  'verify',
  'annotate',
  'rm',
  'config',
  'keys',
  'doctor',
  'demo',
  'eval',
  'help',
  'nothing',
];
const OPTIONS = [
  '--runs-dir',
  '--json',
  '--help',
  '--version',
  '--state',
  '--agent',
  '--label',
  '--since',
  '--failure',
  '--readiness',
  '--limit',
  '--steps',
  '--public-key',
  '--signing-key',
  '--visibility',
  '--note',
  '--feedback',
  '--older-than',
  '--yes',
  '--out',
  '--profile',
  '--statements',
  '--min-trust',
  '--timeout',
  '--report',
  '--no-witness',
  '--capture',
  '--no-dashboard',
  '--timing',
  '--all',
  '--',
  '-',
  '-x',
  '--watch',
  '--port',
  '--host',
];
const WORDS = [
  'latest',
  'run_001',
  'run_002',
  'run_1e9',
  'runs',
  'nowhere',
  'runs/run_001',
  'runs/run_001/session.json',
  'traces.jsonl',
  'openclaw',
  'create',
  'my.key',
  'COMPLETED',
  'a=b',
  '=',
  'a==',
  '0',
  '-1',
  '1e400',
  '7d',
  '2026-13-45',
  'private',
  'public',
  'default',
  'documented',
  'x\u001b[31m\u202ey',
  '',
  ' ',
  '__proto__',
  'constructor',
  '\ud800',
  'ä'.repeat(300),
  '--runs-dir=runs',
  '--limit=1',
];
const CONTROL = /[\p{Cc}\p{Cf}]/u;

/** The command line, with the real commands behind it: an exit code and words, never a stack trace or a raw control character. */
export const openArguments: OpenParser = async (folder) => {
  // Deep enough that no `..` among the words leads out of it.
  const home = join(folder, 'a/b/c/d/e/f');
  mkdirSync(home, { recursive: true });
  process.chdir(home);
  process.env.HOME = home;
  process.env.NO_COLOR = '1';
  await makeFinalizedRun(join(home, 'template'), 'w_a');
  const unlisted = (await createProgram()).commands
    .map((command) => command.name())
    .filter((name) => !COMMANDS.includes(name));
  const names = [...COMMANDS, ...unlisted];
  const parsedOnly = new Set([...PARSED_ONLY, ...unlisted]);
  writeFileSync('traces.jsonl', '{"trace_id":"a","events":[{"i":0,"type":"user_message","text":"hello"}]}\n');
  return {
    seeds: [
      ...names.map((name) => [name]),
      ['runs', '--json'],
      ['show', 'latest'],
      ['verify', 'latest'],
      ['eval', 'traces.jsonl', '--out', 'p.jsonl'],
      ['annotate', 'latest', '--note', 'a'],
    ].map((args) => JSON.stringify(args)),
    mutate: (input, random) => mutateArguments(input, random, names),
    async feed(input) {
      if (!existsSync('runs/run_001.json')) cpSync('template', 'runs', { recursive: true });
      const args = JSON.parse(input) as string[];
      const { code, said } = await runCommand(args, parsedOnly);
      for (const line of said.split('\n'))
        must(
          !CONTROL.test(line.replaceAll('\t', '')),
          `a control character is printed: ${JSON.stringify(line.slice(0, 200))}`,
        );
      must(!/\n\s+at .*:\d+:\d+/.test(said), `a stack trace is printed: ${said.slice(0, 500)}`);
      must(code === 0 || said.trim() !== '', `ends with ${code} and says nothing`);
      return `${names.includes(args[0] ?? '') ? args[0] : ''} ${code} ${said
        .split('\n')[0]
        ?.replaceAll(/'[^']*'|\S*\/\S*|\d+/g, '')
        .slice(0, 30)}`;
    },
  };
};

/** As `main` does it, with the output caught. */
async function runCommand(
  args: readonly string[],
  parsedOnly: ReadonlySet<string>,
): Promise<{ code: number; said: string }> {
  let said = '';
  const streams = [process.stdout, process.stderr];
  const originals = streams.map((stream) => stream.write);
  for (const stream of streams) {
    stream.write = ((chunk: unknown, ...rest: unknown[]) => {
      said += chunk;
      const done = rest.findLast((value) => typeof value === 'function') as (() => void) | undefined;
      done?.();
      return true;
    }) as never;
  }
  try {
    const program = await createProgram(args[0]);
    for (const command of program.commands) if (parsedOnly.has(command.name())) disable(command);
    await program.parseAsync([...args], { from: 'user' });
    return { code: 0, said };
  } catch (cause) {
    const { code, message } = cause as { readonly code?: unknown; readonly message?: string };
    const isForeseen = cause instanceof CommandEnd || cause instanceof CritiqorError || typeof code === 'string';
    if (!isForeseen) throw cause;
    // Commander has printed its errors, and `main` makes all others printable.
    const isPrinted = cause instanceof CommandEnd || String(code).startsWith('commander.');
    const words =
      cause instanceof CritiqorError ? `refused ${cause.code}` : toPrintableLines(`${message} ${remedyOf(cause)}`);
    return { code: toCommandExitCode(cause), said: isPrinted ? said : `${said}${words}` };
  } finally {
    for (const [index, stream] of streams.entries()) stream.write = originals[index] as never;
  }
}

/** It is parsed and then does nothing. */
function disable(command: Command): void {
  command.action(() => {});
  for (const inner of command.commands) disable(inner);
}

function mutateArguments(input: string, random: Random, names: readonly string[]): string {
  const args = JSON.parse(input) as string[];
  const add = (): string => (random.chance(0.5) ? random.pick(OPTIONS) : random.pick(WORDS));
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const place = random.below(args.length + 1);
    const kind = random.below(4);
    if (kind === 0) args.splice(place, 1);
    else if (kind === 1 && place > 0) args[place] = add();
    else args.splice(Math.max(1, place), 0, add());
  }
  if (random.chance(0.2)) args[0] = random.pick(names);
  return JSON.stringify(args.filter((arg) => arg !== undefined).slice(0, 12));
}
