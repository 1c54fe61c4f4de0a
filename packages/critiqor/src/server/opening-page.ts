import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';

/** A page in a file that only its user can read: it sends the browser to an address that must not be in anybody's process list. */
interface OpeningPage {
  readonly path: string;
  remove(): void;
}

const FILE_MODE = 0o600;
const NAME = /^open-dashboard-[0-9a-f]{12}\.html$/;

/** Not in a hidden folder, nor in the folder for temporary files if it can be avoided: browsers in a sandbox read neither. */
export function writeOpeningPage(runsDir: string, address: string): OpeningPage {
  const name = `open-dashboard-${randomBytes(6).toString('hex')}.html`;
  try {
    return write(join(runsDir, name), address);
  } catch {
    // No such directory, or a read-only one.
    const path = join(mkdtempSync(join(tmpdir(), 'critiqor-')), name);
    const page = write(path, address);
    return { path, remove: () => rmSync(dirname(page.path), { recursive: true, force: true }) };
  }
}

/** Whether a path, which another process named, can be such a page: no other file is given to the browser. */
export const isOpeningPage = (path: unknown): path is string =>
  typeof path === 'string' && isAbsolute(path) && NAME.test(basename(path));

/** Removes the pages of a dashboard that was killed: their tokens are of no use any more. */
export function removeOldPages(runsDir: string): void {
  try {
    for (const name of readdirSync(runsDir).filter((entry) => NAME.test(entry))) rmSync(join(runsDir, name));
  } catch {
    // Read-only, or already gone.
  }
}

function write(path: string, address: string): OpeningPage {
  writeFileSync(path, toHtml(address), { flag: 'wx', mode: FILE_MODE });
  return { path, remove: () => rmSync(path, { force: true }) };
}

/** The address holds nothing that HTML would read in another way: host, run id and token. */
const toHtml = (address: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0;url=${address}">
<title>Critiqor</title>
</head>
<body><p><a href="${address}">Open the dashboard</a></p></body>
</html>
`;
