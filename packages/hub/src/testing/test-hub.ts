import type { TestContext } from 'node:test';
import { createHubClient, type HubClient } from '../../../critiqor/src/push/hub-client.ts';
import { createHubServer } from '../http/hub-server.ts';
import type { Database } from '../store/database.ts';
import { putProject } from '../tenancy/projects.ts';
import { createToken, DEFAULT_REQUESTS_PER_MINUTE, SCOPES, type Scope } from '../tenancy/tokens.ts';
import { makeHubFolder } from './test-store.ts';

/** For tests: a hub on a port of its own. */
interface TestHub {
  readonly address: string;
  /** Creates the project if it is new. */
  tokenFor(project: string, scopes?: readonly Scope[]): Promise<string>;
  clientFor(token: string): HubClient;
  fetch(token: string, method: string, path: string, body?: string | Uint8Array<ArrayBuffer>): Promise<Response>;
}

export async function startTestHub(
  t: TestContext,
  database: Database,
  options: { readonly allowPrivateWebhooks?: boolean; readonly behindProxy?: boolean } = {},
): Promise<TestHub> {
  const server = createHubServer(database, {
    workFolder: makeHubFolder(t),
    onError: (cause) => console.error(cause),
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as { readonly port: number };
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    async tokenFor(project, scopes = SCOPES) {
      await putProject(database, project, {});
      const limits = { requests_per_minute: DEFAULT_REQUESTS_PER_MINUTE };
      return (await createToken(database, { project, name: 'test', scopes, ...limits })).token;
    },
    clientFor: (token) => createHubClient({ address, token, attempts: 3, firstRetryMs: 20 }),
    fetch: (token, method, path, body) =>
      fetch(`${address}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body }),
      }),
  };
}
