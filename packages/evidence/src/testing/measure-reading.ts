import { createJournalReport, readJournal } from '../read/journal-reader.ts';

/** A process of its own that reads a journal, `measure-reading.ts PATH`, and says what it noted and by how much it grew. */
const [path = ''] = process.argv.slice(2);
/** Reads something first, so that what the reader needs for itself is not counted. */
for await (const _ of readJournal(import.meta.filename, createJournalReport()));
const before = process.memoryUsage.rss();
const report = createJournalReport();
for await (const _ of readJournal(path, report));
const grownBytes = process.resourceUsage().maxRSS * 1_024 - before;
console.log(JSON.stringify({ grownBytes, events: report.events, noteCounts: report.noteCounts }));
