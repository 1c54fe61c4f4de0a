import type { Execution, Item } from '../model/execution.ts';

/** By event: the items that were read from it. */
export type CitedItems = ReadonlyMap<string, readonly Item[]>;

/** The items that any of these events belong to, in one pass: whoever asks about cited events need not look through all others. */
export function findCitedItems({ conversations }: Execution, eventIds: ReadonlySet<string>): CitedItems {
  const found = new Map<string, Item[]>();
  if (eventIds.size === 0) return found;
  const note = (eventId: string | null | undefined, item: Item): void => {
    if (!eventId || !eventIds.has(eventId)) return;
    const known = found.get(eventId);
    if (!known) found.set(eventId, [item]);
    else if (known.at(-1) !== item) known.push(item);
  };
  for (const { items } of conversations) {
    for (const item of items) {
      note(item.eventId, item);
      if (item.kind === 'tool_call') note(item.result?.eventId, item);
      else if (item.kind !== 'message') note(item.endEventId, item);
    }
  }
  return found;
}
