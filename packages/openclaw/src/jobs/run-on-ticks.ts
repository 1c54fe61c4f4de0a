/** How often is looked for runs that have ended while nothing happened. */
const TICK_MS = 5_000;

/**
 * The one timer of the recorder: only a process that records knows whether a run is idle or a turn is under way, so it ends its runs by itself. It
 * never keeps the host alive.
 */
export function runOnTicks(tick: () => void): void {
  setInterval(tick, TICK_MS).unref();
}
