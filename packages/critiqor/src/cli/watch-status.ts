import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { isDeserted, type RunStatus, type StatusReader } from '../runs/run-status.ts';
import { describeStatus } from './describe-status.ts';
import { toFit, toPrintableJson, toWidth } from './format.ts';
import { columnsOf } from './terminal-width.ts';

/** As much of a terminal as watching needs. */
interface WatchStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  write(text: string): unknown;
}

interface WatchOptions {
  /** Redraw in place; otherwise a line of JSON per change. */
  readonly inPlace: boolean;
  readonly stream?: WatchStream;
  /** Waits until the next look; false ends the watching. */
  readonly pause?: () => Promise<boolean>;
}

const EVERY_MS = 1_000;
const HIDE_CURSOR = '\u001b[?25l';
const SHOW_CURSOR = '\u001b[?25h';
const ERASE_BELOW = '\u001b[J';

/** Shows the run until it ends, all its processes are gone, or someone presses Ctrl-C. */
export async function watchStatus(reader: StatusReader, first: RunStatus, options: WatchOptions): Promise<void> {
  const { inPlace, stream = process.stdout } = options;
  const interruption = options.pause ? null : createInterruption();
  const pause = options.pause ?? (() => interruption?.pause(EVERY_MS) ?? Promise.resolve(false));
  const view = inPlace ? createScreen(stream) : createJsonLines(stream);
  try {
    for (let status: RunStatus | null = first; ; status = reader.read()) {
      const isSame: boolean = status?.active === first.active;
      if (!status || !isSame) {
        view.end(first.active, reader.stateOf(first.active));
        return;
      }
      view.show(status);
      if (isDeserted(status)) return;
      if (!(await pause())) return;
    }
  } finally {
    view.close();
    interruption?.release();
  }
}

/** Redraws the same lines. Lines are cut to the width, because a wrapped line would count as two. */
function createScreen(stream: WatchStream) {
  let drawn = 0;
  const draw = (lines: readonly string[]): void => {
    const room = Math.max(1, (stream.rows ?? Number.POSITIVE_INFINITY) - 1);
    const fitted = lines.slice(0, room).map((line) => fitLine(line, columnsOf(stream)));
    const up = drawn > 0 ? `\u001b[${drawn}A` : '';
    stream.write(`${HIDE_CURSOR}\r${up}${ERASE_BELOW}${fitted.join('\n')}\n`);
    drawn = fitted.length;
  };
  return {
    show: (status: RunStatus) => draw(describeStatus(status)),
    end: (runId: string, state: string | null) => draw([`${runId} ${state ?? 'is gone'}`]),
    close: () => stream.write(SHOW_CURSOR),
  };
}

function fitLine(line: string, columns: number | undefined): string {
  if (columns === undefined) return line;
  const plain = stripVTControlCharacters(line);
  return toWidth(plain) <= columns ? line : toFit(plain, columns);
}

function createJsonLines(stream: WatchStream) {
  let last = '';
  const put = (value: object): void => {
    const line = toPrintableJson(value);
    if (line !== last) stream.write(`${line}\n`);
    last = line;
  };
  return {
    show: put,
    end: (run_id: string, status: string | null) => put({ active: null, run_id, status }),
    close: () => {},
  };
}

/** Ctrl-C, a closed pipe or a termination signal ends the pause and the watching. */
function createInterruption() {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const { signal } = controller;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.on(name, stop);
  process.stdout.on('error', stop);
  return {
    pause: (ms: number): Promise<boolean> => setTimeout(ms, true, { signal }).catch(() => false),
    release(): void {
      for (const name of signals) process.off(name, stop);
    },
  };
}
