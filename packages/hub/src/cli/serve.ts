import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { type Command, InvalidArgumentError } from 'commander';
import { findAssetFolder, readAssets } from '../../../critiqor/src/server/http/serve-assets.ts';
import { watchAlerts } from '../alerts/watch-alerts.ts';
import { asHubApp } from '../http/hub-app.ts';
import { createHubServer } from '../http/hub-server.ts';
import { HubError } from '../hub-error.ts';
import type { Store } from '../store/store.ts';
import { listProjects } from '../tenancy/projects.ts';
import { openStoreFor, type StoreFlags, toHubFolder, withStoreOptions } from './store-options.ts';

interface ServeFlags extends StoreFlags {
  readonly host: string;
  readonly port: number;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly behindProxy?: boolean;
  readonly privateWebhooks?: boolean;
}

const DEFAULT_PORT = 4417;
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1']);

export function addServe(program: Command): void {
  withStoreOptions(
    program
      .command('serve')
      .description(
        'start the hub: it takes runs from machines, answers questions about them and serves the fleet pages',
      ),
  )
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 picks one', toPort, DEFAULT_PORT)
    .option('--tls-cert <file>', 'certificate (PEM); with --tls-key the hub speaks HTTPS')
    .option('--tls-key <file>', 'private key of the certificate (PEM)')
    .option('--behind-proxy', 'a proxy in front speaks HTTPS and sets X-Forwarded-For')
    .option('--private-webhooks', PRIVATE_WEBHOOKS)
    .addHelpText('after', EXAMPLES)
    .action(serve);
}

export const PRIVATE_WEBHOOKS = 'allow alerts to call plain http and addresses of private networks';

const EXAMPLES = `
Examples:
  $ critiqor hub serve                  then open the address that it prints, and sign in with a token
  $ critiqor hub serve --port 8080 --data /var/lib/critiqor
  $ critiqor hub serve --host 0.0.0.0 --tls-cert hub.crt --tls-key hub.key
  $ CRITIQOR_CLICKHOUSE=http://hub:secret@clickhouse:8123 critiqor hub serve --behind-proxy --host 0.0.0.0

The pages ask for a token with the scope read; with admin, failures can be resolved and alerts changed:
  $ critiqor hub token add browser --project my-team --scope read admin`;

async function serve(flags: ServeFlags): Promise<void> {
  const tls = readTls(flags);
  if (!LOOPBACK.has(flags.host) && !tls && !flags.behindProxy) {
    throw new HubError('usage', `Tokens would travel unencrypted to ${flags.host}.`, {
      remedy: 'Name a certificate with --tls-cert and --tls-key, or use --behind-proxy where a proxy speaks HTTPS.',
    });
  }
  // What is read of a long run dies young. V8 would let the space for it grow to 100 MB and keep it; measured, a small one is not slower.
  setFlagsFromString('--semi-space-growth-factor=1');
  const say = (text: string): void => console.error(`critiqor hub: ${text}`);
  const store = await openStoreFor(flags, {
    keepEngine: true,
    onEngineDeath: (text) => say(`the engine ended and is started again${text ? `: ${text.trim().slice(-500)}` : ''}`),
  });
  const workFolder = join(
    flags.clickhouse === undefined ? toHubFolder(flags) : tmpdir(),
    `critiqor-uploads-${process.pid}`,
  );
  mkdirSync(workFolder, { recursive: true, mode: 0o700 });
  try {
    const server = createHubServer(store, {
      workFolder,
      tls,
      behindProxy: flags.behindProxy ?? false,
      allowPrivateWebhooks: flags.privateWebhooks ?? false,
      assets: asHubApp(readAssets(findAssetFolder())),
      onError: (cause) => say(`unexpected failure: ${(cause as Error)?.stack ?? cause}`),
    });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(flags.port, flags.host, resolve));
    const { port } = server.address() as { readonly port: number };
    say(`serving ${tls ? 'https' : 'http'}://${flags.host.includes(':') ? `[${flags.host}]` : flags.host}:${port}`);
    await tellFirstSteps(store, say);
    const alerts = watchAlerts(store, {
      allowPrivate: flags.privateWebhooks ?? false,
      onError: (cause) => say(`alerts could not be looked at: ${(cause as Error)?.message ?? cause}`),
    });
    await untilStopped();
    await alerts.close();
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), CLOSE_LIMIT_MS).unref();
    await new Promise((resolve) => server.once('close', resolve));
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
    await store.close();
  }
}

/** What is being stored may finish. */
const CLOSE_LIMIT_MS = 30_000;

async function tellFirstSteps(store: Store, say: (text: string) => void): Promise<void> {
  if ((await listProjects(store)).length > 0) return;
  say('there is no project yet. Create one, a token for each machine, and one to sign in with:');
  console.error(
    [
      '  critiqor hub project add my-team',
      '  critiqor hub token add laptop --project my-team --scope push',
      '  critiqor hub token add browser --project my-team --scope read admin',
    ].join('\n'),
  );
}

function readTls({ tlsCert, tlsKey }: ServeFlags): { readonly cert: string; readonly key: string } | undefined {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined)
    throw new HubError('usage', '--tls-cert and --tls-key belong together.');
  try {
    return { cert: readFileSync(tlsCert, 'utf8'), key: readFileSync(tlsKey, 'utf8') };
  } catch (cause) {
    throw new HubError('usage', `The certificate cannot be read: ${(cause as Error).message}.`, { cause });
  }
}

const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
  });

function toPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}
