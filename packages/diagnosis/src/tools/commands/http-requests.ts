import type { Deed } from '../deeds.ts';
import type { SimpleCommand } from './shell-line.ts';

/** A request that a command makes. */
interface HttpRequest {
  readonly method: string;
  readonly url: string | null;
  readonly deed: Deed;
}

/** The request of `curl`, `wget` or `http`; null for other programs. */
export function toRequest({
  program,
  args,
  before,
}: Pick<SimpleCommand, 'program' | 'args' | 'before'>): HttpRequest | null {
  if (!CLIENTS.has(program)) return null;
  const url =
    args.find((arg) => /^https?:\/\//i.test(arg)) ??
    args.find((arg) => /^(?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:\/|$)/.test(arg)) ??
    null;
  const method = toMethod(program, args);
  if (method === 'DELETE') return { method, url, deed: 'delete' };
  if (method === 'PUT' || method === 'PATCH') return { method, url, deed: 'change' };
  if (method === 'POST') return { method, url, deed: 'send' };
  if (method === 'HEAD' || asksForStatus(args) || (url !== null && HEALTH.test(url)))
    return { method, url, deed: 'check' };
  if (toSavedFile({ program, args }) !== null && before !== '|') return { method, url, deed: 'create' };
  return { method, url, deed: 'look_up' };
}

const CLIENTS = new Set(['curl', 'wget', 'http', 'https', 'xh']);
const HEALTH =
  /\/(?:health|healthz|healthcheck|livez|readyz|ready|status|ping|version|actuator)\b|^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)(?:[:/]|$)/i;

function toMethod(program: string, args: readonly string[]): string {
  for (const [index, arg] of args.entries()) {
    if (arg === '-X' || arg === '--request' || arg === '--method') return (args[index + 1] ?? 'GET').toUpperCase();
    if (/^-X[A-Z]/.test(arg)) return arg.slice(2);
    if (arg.startsWith('--request=') || arg.startsWith('--method='))
      return arg.slice(arg.indexOf('=') + 1).toUpperCase();
    if (program !== 'curl' && program !== 'wget' && /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/.test(arg)) return arg;
  }
  if (args.some((arg) => arg === '-I' || arg === '--head' || arg === '--spider' || /^-[a-zA-Z]*I[a-zA-Z]*$/.test(arg)))
    return 'HEAD';
  if (args.some((arg) => arg === '-T' || arg === '--upload-file')) return 'PUT';
  return args.some((arg) => SENDING.test(arg)) && !args.includes('-G') && !args.includes('--get') ? 'POST' : 'GET';
}

const SENDING = /^(?:-d|--data(?:-raw|-binary|-urlencode)?|-F|--form|--json|--post-data|--post-file)(?:=|$)/;

/** `curl -o /dev/null -w "%{http_code}"` wants the status alone. */
const asksForStatus = (args: readonly string[]): boolean =>
  args.some((arg) => arg.includes('http_code') || arg.includes('response_code'));

/** The file that a download is saved in; null when it is printed. */
export function toSavedFile({ program, args }: Pick<SimpleCommand, 'program' | 'args'>): string | null {
  for (const [index, arg] of args.entries()) {
    if (program === 'curl' && (arg === '-o' || arg === '--output')) return toFile(args[index + 1]);
    if (program === 'wget' && (arg === '-O' || arg === '--output-document')) return toFile(args[index + 1]);
    if (program === 'curl' && (arg === '-O' || arg === '--remote-name' || /^-[a-zA-Z]*O$/.test(arg)))
      return toLastPart(args);
  }
  return program === 'wget' && !args.some((arg) => /^-[a-z]*O-?/.test(arg)) ? toLastPart(args) : null;
}

const toFile = (word: string | undefined): string | null =>
  word === undefined || word === '/dev/null' || word === '-' ? null : word;

function toLastPart(args: readonly string[]): string | null {
  const url = args.find((arg) => /^https?:\/\//i.test(arg));
  return url === undefined ? null : (url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? null);
}
