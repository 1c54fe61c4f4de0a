import { readJournal } from '../read/journal-reader.ts';

/** A process of its own that reads a journal, `measure-reading.ts PATH`, and says what it noted and by how much it grew. */
const [path = ''] = process.argv.slice(2);
const ignore = (): void => {};
/** Reads something first, so that what the reader needs for itself is not counted. */
readJournal(import.meta.filename, ignore);
const before = process.memoryUsage.rss();
const { events, noteCounts } = readJournal(path, ignore);
const grownBytes = process.resourceUsage().maxRSS * 1_024 - before;
console.log(JSON.stringify({ grownBytes, events, noteCounts }));
