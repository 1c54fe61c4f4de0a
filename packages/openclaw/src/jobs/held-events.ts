import { performance } from 'node:perf_hooks';
import { setBounded } from '../calls/bounded-map.ts';

/** What was shown before it was known to which run it belongs: bounded, and forgotten when nothing follows soon. */
interface HeldEvents<Event> {
  hold(name: string, event: Event): void;
  /** Takes what was held under a name, in its order. */
  take(name: string): readonly Event[];
}

const MAX_NAMES = 256;
/** What is older belongs to something else: people also write what no agent answers. */
const MAX_AGE_MS = 60_000;

export function createHeldEvents<Event>(maxEvents: number): HeldEvents<Event> {
  const held = new Map<string, { readonly at: number; readonly event: Event }[]>();
  return {
    hold(name, event) {
      const events = held.get(name) ?? [];
      events.push({ at: performance.now(), event });
      if (events.length > maxEvents) events.shift();
      setBounded(held, name, events, MAX_NAMES);
    },
    take(name) {
      const events = held.get(name) ?? [];
      held.delete(name);
      const since = performance.now() - MAX_AGE_MS;
      return events.filter(({ at }) => at >= since).map(({ event }) => event);
    },
  };
}
