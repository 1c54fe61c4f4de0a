import { isLook } from '../tools/deeds.ts';
import { describeTool } from '../tools/describe-tool.ts';
import { toToolNameParts, toWords } from '../tools/to-tool-name-parts.ts';
import { VERBS, WEAK_VERBS, WHOLE_NAMES } from '../tools/vocabulary.ts';
import type { Effect } from './effect.ts';

/** A program or a subagent can do anything: where one ran, nothing says that something was not done. */
export function isAllPurpose({ kind, means, ending }: Effect): boolean {
  return (
    (kind === 'run' || (kind === 'other' && means !== 'git') || kind === 'delegate') &&
    ending !== 'failed' &&
    ending !== 'not_attempted'
  );
}

/**
 * Whether an effect is known to have changed nothing, and is not only taken for a look because nothing says otherwise. A tool is known by its name or
 * by its action, a command by its program; a database client with a script of its own, or a tool that is named by nouns, may do anything.
 */
export function isSureLook({ kind, means, call }: Effect): boolean {
  if (!isLook(kind)) return false;
  const { command, domain } = describeTool(call);
  if (command !== null) return READERS.has(means);
  if (domain === 'database') return kind === 'query';
  const parts = toToolNameParts(call.tool);
  if (WHOLE_NAMES.has(parts.name)) return true;
  const words = [...toWords(means), ...parts.words];
  const strong = words.find((word) => VERBS.has(word));
  const deed = VERBS.get(strong ?? '') ?? WEAK_VERBS.get(words.findLast((word) => WEAK_VERBS.has(word)) ?? '');
  // What is downloaded is there afterwards.
  return deed !== undefined && isLook(deed) && !words.includes('download');
}

/** Programs that show something and have no way of changing it, unless what they print goes to a file: then they are no look. */
const READERS: ReadonlySet<string> = new Set(
  'ls ll cat bat head tail less more tree stat file wc df du grep egrep fgrep rg ag find fd locate jq cut sort uniq git gh pwd which date cal ps top free env printenv id whoami hostname uname journalctl dmesg sleep wait pdftotext identify ffprobe md5sum sha256sum zcat strings nl tac readlink realpath lsof ss netstat uptime docker kubectl systemctl'.split(
    ' ',
  ),
);
