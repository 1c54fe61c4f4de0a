import type { Deed } from '../deeds.ts';

/** What an inline program does, judged by the calls of its language that delete, write or send. `run` if there are none. */
export function toProgramDeed(code: string): Deed {
  if (DELETES.test(code)) return 'delete';
  if (SENDS.test(code)) return 'send';
  if (WRITES.test(code)) return 'create';
  return 'run';
}

/** Whether a text is a program of a language and no shell line: its first line imports, assigns with spaces, defines or prints. */
export function isProgramText(text: string): boolean {
  const first = text.split('\n', MOST_LINES).find((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  return first !== undefined && PROGRAM_LINE.test(first);
}

const MOST_LINES = 40;
const PROGRAM_LINE =
  /^\s*(?:import [\w.{*]|from [\w.]{1,80} import |def \w|class \w|with \w[\w.]{0,40}\(|print\(|(?:const|let|var|function|async|using|public|package) \w|@\w|[A-Za-z_][\w.[\]'"]{0,80} [+-]?= |[A-Za-z_][\w.]{0,80}\()/;

/** The paths and addresses that the calls of a program name as plain texts. */
export function toProgramObjects(code: string): string[] {
  const found: string[] = [];
  for (const [, text = ''] of code.matchAll(OBJECT)) {
    found.push(text);
    if (found.length >= MOST_OBJECTS) break;
  }
  return found;
}

const MOST_OBJECTS = 10;
const DELETES =
  /\b(?:shutil\.rmtree|os\.(?:remove|unlink|rmdir|removedirs)|(?:fs\.|fsPromises\.)?(?:rmSync|unlinkSync|rmdirSync)|fs\.(?:rm|unlink|promises\.rm)|FileUtils\.rm\w*|File\.delete)\s?\(|\.unlink\(\)|\.rmdir\(\)/;
const WRITES =
  /\bopen\([^()\n]{1,200},\s?(?:mode=)?["'][wax]b?\+?["']|\.write_text\(|\.write_bytes\(|\bwriteFileSync\(|\bwriteFile\(|\bappendFileSync\(|\.to_(?:csv|json|parquet|excel)\(\s?["'r]|\bshutil\.(?:copy\w*|move)\(|\.savefig\(|json\.dump\(/;
const SENDS =
  /\brequests\.(?:post|put|patch|delete)\(|\bsmtplib\.|\burlopen\([^()\n]{1,200}data=|\baxios\.(?:post|put|patch|delete)\(|method:\s?["'](?:POST|PUT|PATCH|DELETE)["']/;
/** A text that looks like an address or a path: it has a slash or an ending. */
const OBJECT =
  /["']((?:https?:\/\/[^"'\s]{1,200})|[\w.@~/\\-]{0,200}(?:[/\\][\w.@~-]{1,100}|\w\.[a-z][a-z0-9]{0,8}))["']/g;
