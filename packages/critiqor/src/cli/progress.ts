/** As much of a stream as progress needs. */
interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

type OnProgress = (doneBytes: number, totalBytes: number) => void;

/** How long to wait before reporting progress, and how often to report it. */
const ON_TERMINAL = { quietMs: 300, everyMs: 100 };
const IN_LINES = { quietMs: 2_000, everyMs: 5_000 };
const ERASE_LINE = '\r\u001b[2K';

/**
 * Reports how far long work is, such as sealing a large run: redrawn in place on a terminal, otherwise a line every few seconds.
 */
export async function withProgress<Result>(
  stream: ProgressStream,
  work: (onProgress: OnProgress) => Promise<Result>,
  now: () => number = Date.now,
  toText: (share: number) => string = (share) => `critiqor: sealing ${Math.floor(share * 100)} %`,
): Promise<Result> {
  const { quietMs, everyMs } = stream.isTTY ? ON_TERMINAL : IN_LINES;
  let isDrawn = false;
  let due: number | undefined;
  try {
    return await work((done, total) => {
      const time = now();
      due ??= time + quietMs;
      if (time < due || done >= total) return;
      due = time + everyMs;
      isDrawn = stream.isTTY ?? false;
      const text = toText(done / total);
      stream.write(isDrawn ? `${ERASE_LINE}${text}` : `${text}\n`);
    });
  } finally {
    if (isDrawn) stream.write(ERASE_LINE);
  }
}

const BAR_CELLS = 24;

/** How far something is, as a bar and a number. */
export function toBar(share: number): string {
  const full = Math.min(BAR_CELLS, Math.floor(share * BAR_CELLS));
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_CELLS - full)}] ${Math.floor(share * 100)} %`;
}
