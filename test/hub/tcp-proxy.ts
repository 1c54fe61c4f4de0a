import { connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

/** For tests: a network between two processes, which can be slow, break, or be away. */
export interface TcpProxy {
  readonly port: number;
  /** Connections break and none is taken. */
  setAway(isAway: boolean): void;
  /** Bytes a second in each direction of each connection; null: as fast as it goes. */
  setRate(bytesPerSecond: number | null): void;
  /** Every connection breaks after so many bytes were sent; null: none. */
  setCut(bytes: number | null): void;
}

const TICK_MS = 50;

export async function startProxy(
  t: TestContext,
  target: { readonly path: string } | { readonly port: number },
): Promise<TcpProxy> {
  const state = { isAway: false, rate: null as number | null, cut: null as number | null };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (state.isAway) {
      near.destroy();
      return;
    }
    const far = 'path' in target ? connect(target.path) : connect(target.port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    const { cut } = state;
    let sent = 0;
    void carry(near, far, (bytes) => {
      sent += bytes;
      if (cut !== null && sent > cut) near.destroy();
    });
    void carry(far, near, () => {});
  });
  const carry = async (from: Socket, to: Socket, onBytes: (bytes: number) => void): Promise<void> => {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length; ) {
          const length = state.rate === null ? chunk.length : Math.max(1, Math.round((state.rate * TICK_MS) / 1_000));
          if (state.rate !== null) await pause(TICK_MS);
          const piece = chunk.subarray(at, at + length);
          at += length;
          onBytes(piece.length);
          if (!to.write(piece)) await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
        }
      }
      to.end();
    } catch {
      // The connection broke, as it was meant to.
      to.destroy();
    }
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as { readonly port: number }).port,
    setAway(isAway) {
      state.isAway = isAway;
      if (isAway) for (const socket of sockets) socket.destroy();
    },
    setRate(rate) {
      state.rate = rate;
    },
    setCut(cut) {
      state.cut = cut;
    },
  };
}
