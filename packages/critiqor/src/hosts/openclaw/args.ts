/** What an OpenClaw command line runs, as far as recording is concerned. */
export type LaunchKind =
  /** An agent in this process that uses the installation's own state: `chat`, `tui --local`, `agent --local`. */
  | 'embedded'
  /** An agent in this process that uses a state directory of its own. */
  | 'exec'
  | 'gateway'
  /** A client of a gateway: the agent runs there. */
  | 'client'
  /** The service manager starts the gateway, with its own environment. */
  | 'service'
  /** Everything runs inside a container. */
  | 'container'
  /** No agent runs: settings, lists, help. */
  | 'none';

const ROOT_SWITCHES = new Set(['--dev', '--no-color']);
const ROOT_OPTIONS = new Set(['--profile', '--log-level', '--container']);
const CLIENTS = new Set(['agent', 'tui', 'terminal', 'resume', 'attach', 'acp']);
const TERMINALS = new Set(['chat', 'tui', 'terminal']);

/** Splits the arguments into OpenClaw's root options and its command. Root options may appear anywhere before `--`. */
function scan(args: readonly string[]): { flags: string[]; container: boolean; command: string[] } {
  const flags: string[] = [];
  const command: string[] = [];
  let container = false;
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    if (arg === '--') {
      command.push(...args.slice(index));
      break;
    }
    const name = arg.split('=', 1)[0] ?? '';
    if (ROOT_OPTIONS.has(name)) {
      const value = arg === name ? args[++index] : arg.slice(name.length + 1);
      if (name === '--profile') flags.push('--profile', value ?? '');
      if (name === '--container') container = true;
    } else if (arg === '--dev' && command[0] !== 'gateway') flags.push(arg);
    else if (!ROOT_SWITCHES.has(arg) || command[0] === 'gateway') command.push(arg);
  }
  return { flags, container, command };
}

/** The flags that select another configuration and state. */
export function globalFlagsOf(args: readonly string[]): string[] {
  return scan(args).flags;
}

/** The profile that the flags select. */
export function profileOf(args: readonly string[]): string | undefined {
  const [flag, name] = scan(args).flags;
  return flag === '--dev' ? 'dev' : name;
}

/** The command without OpenClaw's root options. */
export function commandOf(args: readonly string[]): string[] {
  return scan(args).command;
}

export function launchKindOf(args: readonly string[], env: NodeJS.ProcessEnv = {}): LaunchKind {
  const { container, command } = scan(args);
  if (container || env.OPENCLAW_CONTAINER) return 'container';
  const [name = '', next = ''] = command;
  if (command.some((arg) => arg === '--help' || arg === '-h')) return 'none';
  if (name === 'agent' && next === 'exec') return 'exec';
  if (name === 'chat' || ((name === 'agent' || TERMINALS.has(name)) && command.includes('--local'))) return 'embedded';
  if (name === 'gateway' && (next === '' || next === 'run' || next.startsWith('-'))) return 'gateway';
  if (name === 'daemon' || (name === 'gateway' && ['start', 'restart', 'install'].includes(next))) return 'service';
  return CLIENTS.has(name) ? 'client' : 'none';
}

/** Whether it is a command that a person uses in a terminal. */
export function isTerminalCommand(args: readonly string[]): boolean {
  const [name = ''] = scan(args).command;
  return TERMINALS.has(name);
}

/** The value of an option of `agent exec`, in either spelling. */
export function optionOf(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (at === -1) return undefined;
  return args[at] === name ? args[at + 1] : args[at]?.slice(name.length + 1);
}
