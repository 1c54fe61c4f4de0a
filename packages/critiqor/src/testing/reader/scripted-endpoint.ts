import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

/** What a scripted endpoint does with a request: send a completion with this text, or anything else. */
export type Reply =
  | { readonly content: string; readonly usage?: object }
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly hang: true }
  | { readonly cutAfter: string };

interface Received {
  readonly body: { readonly model: string; readonly messages: readonly { readonly content: string }[] } & Record<
    string,
    unknown
  >;
  readonly authorization: string | undefined;
}

interface ScriptedEndpoint {
  readonly address: string;
  readonly place: string;
  readonly received: Received[];
  /** Connections that were opened, whether or not a request came over them. */
  connections(): number;
}

/** For tests: an endpoint on loopback that replies as it is told, the last reply again and again. */
export async function startEndpoint(
  t: TestContext,
  replies: readonly Reply[] | ((request: Received) => Reply),
): Promise<ScriptedEndpoint> {
  const received: Received[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const got = { body: JSON.parse(text), authorization: request.headers.authorization };
      received.push(got);
      const reply = typeof replies === 'function' ? replies(got) : (replies[received.length - 1] ?? replies.at(-1));
      if (reply) send(response, reply);
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { address, place: `${address}/chat/completions`, received, connections: () => connections };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, reply: Reply): void {
  if ('hang' in reply) return;
  if ('cutAfter' in reply) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100000' });
    response.write(reply.cutAfter, () => response.destroy());
    return;
  }
  if ('status' in reply) {
    response.writeHead(reply.status, reply.headers).end(reply.body);
    return;
  }
  const { content, usage = { prompt_tokens: 1_000, completion_tokens: 200 } } = reply;
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }], usage }));
}
