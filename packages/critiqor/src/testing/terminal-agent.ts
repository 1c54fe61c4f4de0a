import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/**
 * For tests: an agent that says what it finds in its terminal and which signals it hears, and has a process of its own. It reads single
 * keys (`raw`) or leaves Ctrl-C to the terminal (`cooked`), ends when it is asked to, or not at all (`stubborn`).
 */
const [traceFile = '', ...manners] = process.argv.slice(2);
const { stdin, stdout, stderr } = process;
// What a terminal that is gone does not take.
for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});

function trace(text: string): void {
  appendFileSync(traceFile, `${text}\n`);
  stdout.write(`[${text}]\r\n`);
}

const helper = spawn('sleep', ['600'], { stdio: 'ignore' });
let interrupts = 0;
process.on('SIGINT', () => {
  interrupts += 1;
  trace(`SIGINT ${interrupts}`);
  if (interrupts === 2) process.exit(5);
});
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    trace(signal);
    if (!manners.includes('stubborn')) process.exit(3);
    setTimeout(() => trace('still here'), 500);
  });
}
stdout.on('resize', () => trace(`size ${stdout.columns}x${stdout.rows}`));
if (manners.includes('raw')) stdin.setRawMode(true);
stdin.on('data', (keys: Buffer) => {
  trace(`keys ${keys.toString('hex')}`);
  if (keys.toString() === 'q') process.exit(7);
});
const isTerminal = [stdin, stdout, stderr].every(({ isTTY }) => isTTY);
trace(
  `terminal ${isTerminal} ${process.env.TERM} ${stdout.isTTY ? stdout.getColorDepth({ TERM: process.env.TERM }) : 1}`,
);
trace(`size ${stdout.columns}x${stdout.rows}`);
trace(`ready ${process.pid} ${helper.pid}`);
setInterval(() => {}, 60_000);
