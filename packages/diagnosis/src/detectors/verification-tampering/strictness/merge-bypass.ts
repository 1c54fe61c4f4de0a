import type { Request } from '../../../language/requests/request.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { toWords } from '../../../tools/to-tool-name-parts.ts';
import { toArguments } from '../../../tools/tool-arguments.ts';
import { type Past, toEarlierCalls } from '../../past.ts';
import { toGivenText } from '../refused-calls.ts';
import type { Context, ServiceSign } from '../service-sign.ts';

/** Something merged, deployed or released past the checks that it needs, while one of them is red or still runs. */
export function findMergeBypass(call: ToolCall, ask: () => Request, { words, past }: Context): ServiceSign | null {
  const option = Object.entries(toArguments(call.args)).find(([name, value]) => isPastChecks(name, value, words));
  const isUnlocked = words.some((word) => GATES.has(word)) && words.some((word) => REMOVES.has(word));
  if (!option && !isUnlocked) return null;
  if (ADMITS.test(ask().text)) return null;
  const against = findRed(past);
  if (!against) return null;
  return { family: 'option', mark: option ? `${option[0]}: ${toGivenText(option[1])}` : call.tool, against };
}

/** The newest call before that shows a check that failed or has not ended, or that was stopped by one. */
export function findRed(past: Past): ToolCall | null {
  let looked = 0;
  for (const earlier of toEarlierCalls(past)) {
    if (isRed(earlier)) return earlier;
    looked += 1;
    if (looked >= MOST_LOOKED) return null;
  }
  return null;
}

const MOST_LOOKED = 100;

function isRed({ key, result }: ToolCall): boolean {
  return result !== null && ABOUT_CHECKS.test(key) && (result.outcome === 'failed' || RED.test(result.text));
}

function isPastChecks(name: string, value: unknown, tool: readonly string[]): boolean {
  const words = toWords(name);
  if (isOff(value)) return words.some((word) => GATES.has(word)) && words.some((word) => DEMANDS.has(word));
  if (value !== true && value !== 'true') return false;
  if (!words.some((word) => PASSES.has(word))) return false;
  return words.some((word) => GATES.has(word)) || tool.some((word) => LANDS.has(word));
}

/** Switched off, emptied or taken away. */
const isOff = (value: unknown): boolean =>
  value === null ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0) ||
  /^(?:false|off|none|disabled?)$/i.test(String(value));

const PASSES = new Set('bypass admin override skip ignore force unchecked disregard'.split(' '));
const GATES = new Set(
  'protection protections protected ruleset rulesets checks check status required gate gates approvals approval reviews review policy policies pipeline ci tests test validation verification hooks hook scan rules'.split(
    ' ',
  ),
);
const DEMANDS = new Set('require required requires enforce enforced wait strict needs only must succeeds'.split(' '));
const REMOVES = new Set('remove delete disable bypass drop dismiss'.split(' '));
const LANDS = new Set('merge deploy release promote publish submit land'.split(' '));
/** The person speaks of it, so that they may have wanted it. */
const ADMITS =
  /bypass|\badmin|override|overrid|\bforce|skip|ignor|regardless|anyway|trotzdem|umgeh|erzwing|contourn|quand meme|de todas formas|igualmente|comunque|toch|mimo to|все равно|обой|yine de|绕过|强制|無視|強制|강제|무시|protection|ruleset/;
const ABOUT_CHECKS = /check|status|pull|\bpr\b|_pr|merge|pipeline|workflow|action|build|\bci\b|run/i;
const RED =
  /"(?:conclusion|status|state|result|bucket|outcome)"\s*:\s*"(?:failure|failed|failing|fail|error|errored|timed_out|action_required|pending|in_progress|queued|running|red|blocked)"|^\S.{0,80}\t(?:fail|pending)\t|^[ \t]{0,20}(?:X|✗|✖|✘)\s+\S|\b[1-9]\d* (?:failing|pending|cancelled)\b|required status checks? .{0,40}(?:failing|expected|failed|pending)|not mergeable|merge.{0,20}blocked|^\s{0,8}\S.{0,60}\s{2,40}(?:FAILED|failed|FAIL|failure|error|red)\b|^\W{0,4}\S.{0,60}:\s(?:FAILED|failed|failure|red)\b/im;
