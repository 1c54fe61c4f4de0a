import { HubRefusal } from '../hub-refusal.ts';

type WithSlot = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so many run at once and so many wait; more are sent away and come back. */
export function createSlots(slots: number, maxWaiting: number): WithSlot {
  let free = slots;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else {
      if (waiting.length >= maxWaiting) throw new HubRefusal(503, 'unavailable', 'Too many uploads wait already.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
