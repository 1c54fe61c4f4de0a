import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface CuttableProxy {
  readonly address: string;
  /** Breaks every connection that is open, as a network does. */
  cut(): void;
  close(): void;
}

/** A proxy between a browser and the dashboard. */
export async function openCuttableProxy(): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    const { method = 'GET', headers, url = '' } = asked;
    const onward = request(url, { method, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
}
