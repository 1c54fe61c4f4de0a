import { writeSync } from 'node:fs';
import { draftToolCall, openTestWriter } from './test-journal.ts';

/**
 * A process of its own that appends to a journal: `append-in-process.ts PATH WRITER COUNT`. It starts on request, so
 * that several of them write at once. After each event it says its seq on stdout, past all buffers: what it said, it had written.
 */
const [path = '', writer = '', count = '0'] = process.argv.slice(2);
const journal = openTestWriter(path, { writer, now: Date.now });
process.once('message', () => {
  for (let number = 1; number <= Number(count); number++) {
    // Lines of different lengths, some longer than a page of memory.
    const seq = journal.append(draftToolCall({ number, text: 'x'.repeat(number % 50 === 0 ? 9_000 : number % 300) }));
    writeSync(1, `${seq}\n`);
  }
  journal.close();
  process.disconnect();
});
process.send?.('ready');
