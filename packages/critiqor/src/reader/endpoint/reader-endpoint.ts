import { isIP } from 'node:net';
import { CritiqorError } from '../../system/errors.ts';

/** Where a reader is, and what opens it. */
export interface ReaderEndpoint {
  /** The address that requests go to. */
  readonly url: string;
  /** The same without what may be secret in it: shown, stored and consented to. */
  readonly place: string;
  readonly isLoopback: boolean;
  readonly key: string | null;
  /** Where the key comes from, in words. */
  readonly keySource: string;
  readonly timeoutMs: number;
  /** What helps against an answer with this status. */
  readonly hints?: Readonly<Record<number, string>>;
}

/** Checks an address. Recorded text goes unencrypted only to this machine or, without a key, to a private network. */
export function toEndpointUrl(text: string, hasKey: boolean): Pick<ReaderEndpoint, 'url' | 'place' | 'isLoopback'> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new CritiqorError('usage', 'The endpoint of the reader is not an HTTP address.', {
      remedy: 'Write it as https://host/v1, or as http://127.0.0.1:11434/v1 for a model on this machine.',
    });
  }
  if (url.username !== '' || url.password !== '') {
    throw new CritiqorError('usage', 'The endpoint of the reader contains a name or password.', {
      remedy: 'Put the key into a variable (--key-env) or a file (--key-file).',
    });
  }
  const isLoopback = isLoopbackHost(url.hostname);
  if (url.protocol === 'http:' && !isLoopback && (hasKey || !isPrivateHost(url.hostname))) {
    throw new CritiqorError('usage', `${url.origin} would get recorded text unencrypted.`, {
      remedy: 'Use https. Plain http is for this machine or, without a key, for a private network.',
    });
  }
  const path = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname;
  url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`;
  url.hash = '';
  return { url: url.href, place: `${url.origin}${url.pathname}`, isLoopback };
}

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

const isPrivateHost = (host: string): boolean =>
  isIP(host) === 4 && /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(host);
