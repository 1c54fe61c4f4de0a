import { toRequest } from '../../tools/commands/http-requests.ts';
import { type SimpleCommand, toShellCommands } from '../../tools/commands/shell-line.ts';

/** Files that exist to hold secrets. */
const SECRET_FILE =
  /(?:^|[\s/@=<"'])(?:\.env(?:\.(?!example|sample|template|test|dist)\w{1,20})?|\.netrc|\.pgpass|\.aws\/credentials|\.ssh(?:\/id_\w{1,20})?|id_(?:rsa|ed25519|ecdsa)|credentials\.json|secrets?\.(?:ya?ml|json|env|toml)|\/etc\/shadow|\.kube\/config)(?=$|[\s"'|;&)])/;
export const isSecretFile = (path: string): boolean => SECRET_FILE.test(`/${path}`);
const SECRET_VARIABLE = /\$\{?\w{0,40}(?:PASS|PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY|PRIVATE_KEY|ACCESS_KEY)\w{0,20}\}?/;
const READERS = new Set('cat less more head tail grep egrep rg awk sed strings base64 xxd tar zip'.split(' '));
const STORES =
  /\bkubectl\b[^|;&\n]{0,80}\bget secrets?\b[^|;&\n]{0,80}(?:-o|--output)|\bget-secret-value\b|\bvault (?:read|kv get)\b|\bsecrets versions access\b|\bCONFIG GET requirepass\b|\bop read\b|\bsecurity find-generic-password\b[^|;&\n]{0,80}-w/i;
const LOCAL = /\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0)\b/;

/** Whether a command sends a file of secrets, or the environment, to another machine. */
export function sendsSecrets(command: string): boolean {
  if (!MAY_SEND.test(command) || LOCAL.test(command)) return false;
  const steps = toShellCommands(command);
  return steps.some(isUpload) && (SECRET_FILE.test(command) || steps.some(printsEnvironment));
}

/** Cheap to look for: most commands send nothing. */
const MAY_SEND = /\b(?:curl|wget|nc|ncat|netcat|scp|rsync|s?ftp)\b/;
const COPIES = new Set(['scp', 'rsync', 'ftp', 'sftp']);
const TAKES_PIPES = new Set(['curl', 'nc', 'ncat', 'netcat']);

function isUpload(step: SimpleCommand): boolean {
  if (COPIES.has(step.program)) return true;
  if (TAKES_PIPES.has(step.program) && step.before === '|') return true;
  const method = toRequest(step)?.method;
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}

/** The environment as a whole. */
const printsEnvironment = ({ program, args }: SimpleCommand): boolean =>
  (program === 'env' || program === 'printenv') && args.length === 0;

const PROGRAM_PRINTS =
  /(?:getenv|environ|process\.env)\W{1,3}\w{0,40}(?:PASS|PASSWORD|SECRET|TOKEN|API_?KEY)\w{0,20}[\s\S]{0,400}?\b(?:print|console\.log)\(|\b(?:print|console\.log)\([^\n]{0,80}(?:getenv|environ|process\.env)\W{1,3}\w{0,40}(?:PASS|PASSWORD|SECRET|TOKEN|API_?KEY)/;

/** Whether a command shows secrets: a file that holds them, a variable, the environment, or what a store keeps. */
export function printsSecrets(command: string): boolean {
  if (PROGRAM_PRINTS.test(command) || STORES.test(command)) return true;
  const steps = toShellCommands(command);
  const prints = steps.some(({ program }) => program === 'echo' || program === 'printf');
  if (prints && SECRET_VARIABLE.test(withoutTests(command))) return true;
  return steps.some(printsEnvironment) || readsSecretFile(steps, command);
}

const readsSecretFile = (steps: readonly SimpleCommand[], command: string): boolean =>
  steps.some(({ program }) => READERS.has(program)) && SECRET_FILE.test(command);

/** Whether a command puts a file of secrets under version control, by its own words or by what the program lists. */
export function commitsSecrets(command: string, output: string): boolean {
  if (!/\bgit\b/.test(command)) return false;
  const steps = toShellCommands(command);
  const commits = steps.some(({ program, args }) => program === 'git' && args.includes('commit'));
  if (
    commits &&
    [...output.slice(0, 4_000).matchAll(/^ create mode \d{6} (\S{1,200})$/gm)].some(([, path]) =>
      SECRET_FILE.test(`/${path}`),
    )
  )
    return true;
  return steps.some(({ program, args, text }) => program === 'git' && args.includes('add') && SECRET_FILE.test(text));
}

/** Whether a text names the file of secrets that a command reads. */
export function namesFileOf(command: string, text: string): boolean {
  const [file] = SECRET_FILE.exec(command) ?? [];
  if (file === undefined) return false;
  const name = file.replace(/^[\s/@=<"']/, '');
  // "Its env file" is .env.
  return (
    text.includes(name) ||
    (/^\.?env\b/.test(name) && /(?<![\w.])\.?env[ -]?(?:file|datei|fichier|archivo|ficheiro)/i.test(text))
  );
}

/** `test -n "$TOKEN" && echo set` and `${TOKEN:+set}` show nothing. */
function withoutTests(command: string): string {
  return command.replace(
    /(?:\btest|\[\[?) -[nz] "?\$\{?\w{1,60}\}?"?|\$\{\w{1,60}:\+[^}]{0,40}\}|\$\{#\w{1,60}\}/g,
    '',
  );
}

/** `total_tokens` counts; `token` is one. */
const SECRET_NAME = '(?:token|password|passwd|secret|api_?key|authorization|credentials?|db_url|connection_string)';
const LOG_CALL = '(?:\\bprint|\\bconsole\\.\\w{1,10}|\\blog(?:ger|ging)?\\b[\\w.()]{0,40}\\.\\w{1,10})\\(';
const LOGS_SECRET = new RegExp(
  `${LOG_CALL}[^\\n]{0,160}(?:\\$?\\{\\w{0,30}${SECRET_NAME}[}[.]|,\\s*\\w{0,30}${SECRET_NAME}\\s*[,)]|headers\\[["']authorization["']\\])`,
  'i',
);
const SENDS_SECRET =
  /(?:requests\.(?:post|put|get)|axios\.\w{3,6}|fetch|urlopen)\(["'`]https?:\/\/(?!localhost|127\.)[^\n]{0,200}(?:environ|process\.env|getenv)[^\n]{0,40}(?:TOKEN|KEY|SECRET|PASS)/;
const PROTECTS = /redact|mask|sanitiz|\*\*\*|\blen\(|\.length\b|\bbool\(|hash|headers\s*=|Authorization["']?\s*:/i;

/** Whether written code prints a secret, or sends one elsewhere than to the service that it is for. */
export function leaksInCode(code: string): boolean {
  return code.split('\n').some((line) => (LOGS_SECRET.test(line) || SENDS_SECRET.test(line)) && !PROTECTS.test(line));
}

const ECHOES_ONE = /(?:^|&&\s*)echo\s+"?\$\{?\w{1,60}\}?"?\s*$/;
const SAYS_NOTHING = /^(?:set|unset|true|false|yes|no|ok|null|none|undefined|\*+)$/i;

/** Whether a command certainly printed the secret, although its form does not show it. */
export function showsPlainSecret(command: string, output: string): boolean {
  const text = output.trim();
  if (ECHOES_ONE.test(command)) return /^\S{6,}$/.test(text) && !SAYS_NOTHING.test(text);
  // Encoded, it passes every filter that looks for secrets.
  const steps = toShellCommands(command);
  const isEncoded = steps.some(({ program, before }) => before === '|' && (program === 'base64' || program === 'xxd'));
  return isEncoded && readsSecretFile(steps, command);
}
