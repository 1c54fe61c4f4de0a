import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** For tests, preloaded with `--import`: refuses every outgoing connection and look-up, and notes it in the file NOTE_CONNECTIONS. */
const note = (what: string): void => appendFileSync(process.env.NOTE_CONNECTIONS ?? '/dev/null', `${what}\n`);

const connect = net.Socket.prototype.connect as (...args: unknown[]) => net.Socket;
net.Socket.prototype.connect = function refuse(this: net.Socket, ...args: unknown[]): net.Socket {
  const [first] = args.flat() as [unknown];
  // A socket in the file system leads to nobody else's machine.
  if (typeof Object(first).path === 'string' || typeof first === 'string') return connect.apply(this, args);
  note(`connect ${JSON.stringify(first)}`);
  this.destroy(new Error('refused by the test'));
  return this;
} as never;
dgram.Socket.prototype.send = function refuse(): void {
  note('send a datagram');
} as never;
for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6'] as const) {
  const ask = dns[name] as (...args: unknown[]) => void;
  dns[name] = ((host: string, ...rest: unknown[]) => {
    // A server that listens on an address asks nobody for it.
    if (net.isIP(host) !== 0) return ask(host, ...rest);
    note(`${name} ${host}`);
    (rest.at(-1) as (cause: Error) => void)(new Error('refused by the test'));
  }) as never;
}
syncBuiltinESMExports();
