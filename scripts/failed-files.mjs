/** A reporter of Node's test runner that writes the files in which a test failed, one on each line. */
export default async function* failedFiles(events) {
  const told = new Set();
  for await (const { type, data } of events) {
    if (type !== 'test:fail' || !data.file || told.has(data.file)) continue;
    told.add(data.file);
    yield `${data.file}\n`;
  }
}
