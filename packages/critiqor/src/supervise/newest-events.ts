import type { JournalEvent } from '@critiqor/evidence/contract/event';

/** What the live `session.json` shows of a run; all of it is in the journal. */
const MAX_EVENTS = 200;
const MAX_BYTES = 256 << 10;

interface NewestEvents {
  add(event: JournalEvent): void;
  /** The newest events as JSON, the oldest of them first. */
  toTexts(): string[];
}

/** Keeps the newest events of a run. They become text when somebody asks, most of them never. */
export function createNewestEvents(): NewestEvents {
  const kept: { readonly event: JournalEvent; text: string | null }[] = [];
  return {
    add(event) {
      kept.push({ event, text: null });
      if (kept.length > MAX_EVENTS * 2) kept.splice(0, kept.length - MAX_EVENTS);
    },
    toTexts() {
      const texts: string[] = [];
      let bytes = 0;
      for (const entry of kept.slice(-MAX_EVENTS).reverse()) {
        entry.text ??= toText(entry.event);
        bytes += Buffer.byteLength(entry.text) + 1;
        if (bytes > MAX_BYTES) break;
        texts.push(entry.text);
      }
      return texts.reverse();
    },
  };
}

/** An event that alone takes more room than all may is shown without its payload. */
function toText(event: JournalEvent): string {
  try {
    const text = JSON.stringify(event);
    if (Buffer.byteLength(text) <= MAX_BYTES / 2) return text;
  } catch {
    // Nested too deeply, as no recorder writes it.
  }
  return JSON.stringify({ ...event, payload: {}, payload_omitted: true });
}
