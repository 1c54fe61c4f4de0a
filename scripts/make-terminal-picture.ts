import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pty from '@lydell/node-pty';
import { drawScreen, type Screen, toScreen } from './terminal-picture.ts';

/** Makes the picture in the README: runs the demo in a terminal and draws what it shows, with neutral paths and times. */

const ROOT = resolve(import.meta.dirname, '..');
const PICTURE = join(ROOT, 'docs/images/demo.svg');
const COLUMNS = 130;
const CLOCK = /(?<!\d)(\d\d):(\d\d):(\d\d)(?!\d)/g;
/** OpenClaw greets with another joke every time. */
const GREETING = /(\([0-9a-f]{7}\)).*/;
const FINDING = /^ {2}[✖▲●○] /;
const FOLDER = '~/.cache/critiqor/demo';

const folder = mkdtempSync(join(tmpdir(), 'critiqor-picture-'));
try {
  const { output, exitCode } = await play(['demo', '--no-dashboard', '--folder', folder]);
  if (exitCode !== 0) throw new Error(`The demo ended with ${exitCode}:\n${output}`);
  const shown = `\u001b[1m$ critiqor demo\u001b[0m\r\n${neutral(output)}`.trimEnd();
  mkdirSync(dirname(PICTURE), { recursive: true });
  writeFileSync(PICTURE, drawScreen(shorten(toScreen(shown, COLUMNS)), COLUMNS, 'critiqor demo in a terminal'));
  console.log(`wrote ${PICTURE.slice(ROOT.length + 1)}`);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function play(args: readonly string[]): Promise<{ output: string; exitCode: number }> {
  const { NO_COLOR: _, ...env } = process.env;
  const child = pty.spawn(process.execPath, [join(ROOT, 'packages/critiqor/bin/critiqor.js'), ...args], {
    name: 'xterm-256color',
    // Lines are broken when they are drawn, once paths are neutral.
    cols: 400,
    rows: 60,
    cwd: ROOT,
    env: { ...env, COLUMNS: String(COLUMNS) } as Record<string, string>,
  });
  let output = '';
  child.onData((data) => {
    output += data;
  });
  return new Promise((done) => child.onExit(({ exitCode }) => done({ output, exitCode })));
}

/** Leaves out all findings but the first: a picture that is three screens high is not looked at. */
function shorten(lines: Screen): Screen {
  const texts = lines.map((line) => line.map(({ char }) => char).join(''));
  const second = texts.findIndex(
    (text, row) => FINDING.test(text) && texts.slice(0, row).some((it) => FINDING.test(it)),
  );
  const rest = texts.findIndex((text) => text.startsWith('  cost '));
  if (second === -1 || rest < second) return lines;
  return [
    ...lines.slice(0, second),
    ...toScreen('  … and further findings\n\n', COLUMNS).slice(0, 2),
    ...lines.slice(rest),
  ];
}

/** The same on every machine as far as it can be: paths as a person has them, times that begin at ten o'clock. */
function neutral(output: string): string {
  const times = [...output.matchAll(CLOCK)].map(([, h, m, s]) => toSeconds(h, m, s));
  const first = times[0] ?? 0;
  return output
    .replaceAll(folder, FOLDER)
    .replace(GREETING, '$1')
    .replaceAll(CLOCK, (_, h, m, s) => toClock(36_000 + toSeconds(h, m, s) - first));
}

function toSeconds(...[hours, minutes, seconds]: (string | undefined)[]): number {
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

function toClock(seconds: number): string {
  const pair = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${pair(seconds / 3_600)}:${pair((seconds / 60) % 60)}:${pair(seconds % 60)}`;
}
