import { createServer } from 'node:http';
import type { TestContext } from 'node:test';
import { zstdDecompressSync } from 'node:zlib';
import type { PushManifest } from '@critiqor/api/push';

type Answer = readonly [status: number, body: unknown];

/** For these tests: something that answers like a hub and remembers what came. */
export async function startFakeHub(
  t: TestContext,
  answer: (method: string, path: string) => Answer | undefined = () => undefined,
) {
  const runs: PushManifest[] = [];
  const parts = new Set<string>();
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [method, path] = [request.method ?? '', request.url ?? ''];
    asked.push(`${method} ${path}`);
    const respond = ([status, body]: Answer): void => void response.writeHead(status).end(JSON.stringify(body));
    const special = answer(method, path);
    if (special) return respond(special);
    if (request.headers.authorization !== 'Bearer good')
      return respond([401, { error: { code: 'unauthorized', message: 'No.' } }]);
    if (path === '/api/v1/who') return respond([200, { project: 'team', scopes: ['push'], version: '0' }]);
    if (method === 'GET') return respond([200, { parts: [...parts] }]);
    if (method === 'PUT') {
      parts.add(path.split('/').at(-1) ?? '');
      return respond([201, {}]);
    }
    const text = zstdDecompressSync(Buffer.concat(chunks)).toString();
    const manifest = JSON.parse(text.slice(0, text.indexOf('\n'))) as PushManifest;
    runs.push(manifest);
    return respond([201, { state: 'accepted', seal: manifest.seal, events: 1 }]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return { address, runs, parts, asked };
}
