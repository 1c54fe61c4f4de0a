import { type LookupAddress, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { toSignature } from '../../../critiqor/src/keep/notify/deliver.ts';

interface WebhookCall {
  readonly address: string;
  readonly secret: string;
  readonly id: string;
  readonly body: string;
  /** Whether plain HTTP and addresses of private networks may be called. */
  readonly allowPrivate: boolean;
}

/** A receiver has this long, whatever it does. */
const LIMIT_MS = 10_000;

/** Makes a signed call. It follows nobody elsewhere and reads no answer; null when it arrived, else why it did not. */
export function postWebhook({ address, secret, id, body, allowPrivate }: WebhookCall): Promise<string | null> {
  const url = new URL(address);
  if (!allowPrivate && (url.protocol !== 'https:' || isPrivate(toBareHost(url.hostname))))
    return Promise.resolve(PRIVATE);
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      // Checked when the name is resolved: what it resolved to before may be something else now.
      ...(allowPrivate ? {} : { lookup: lookupPublic }),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'critiqor-hub',
        'critiqor-delivery': id,
        'critiqor-signature': toSignature(secret, Math.floor(Date.now() / 1_000), body),
      },
    });
    const timer = setTimeout(
      () => request.destroy(new Error(`it did not answer within ${LIMIT_MS / 1_000} s`)),
      LIMIT_MS,
    );
    const end = (problem: string | null): void => {
      clearTimeout(timer);
      resolve(problem);
    };
    request.on('response', (response) => {
      const { statusCode = 0 } = response;
      end(statusCode >= 200 && statusCode < 300 ? null : `the webhook answered ${statusCode}`);
      response.destroy();
    });
    request.on('error', (cause) => end(`the webhook failed: ${cause.message}`));
    request.end(body);
  });
}

const PRIVATE =
  'the hub calls only https addresses of public networks; hub serve --private-webhooks allows private ones';

/** Names that lead into the network of the hub would let whoever writes rules knock on doors that they cannot reach. */
const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (cause, addresses: readonly LookupAddress[]) => {
    if (cause) return callback(cause, '', 4);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivate(address))) return callback(new Error(PRIVATE), '', 4);
    if (options.all) return callback(null, [...addresses]);
    callback(null, first.address, first.family);
  });
};

const toBareHost = (host: string): string => host.replace(/^\[|\]$/g, '');

const BLOCKED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  BLOCKED.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  BLOCKED.addSubnet(network, bits, 'ipv6');

/** Also for an IPv4 address that is written as an IPv6 one. */
const isPrivate = (host: string): boolean => {
  const kind = isIP(host);
  return host === 'localhost' || (kind !== 0 && BLOCKED.check(host, kind === 6 ? 'ipv6' : 'ipv4'));
};
