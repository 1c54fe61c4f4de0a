import type { ToolCall } from '../../model/execution.ts';
import { isFailure } from '../../model/is-failure.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import type { ClaimInRun } from './claim-in-run.ts';
import type { Objection } from './objection.ts';

/**
 * Memory was asked and had nothing, no other call brought anything either, and yet the answer states a value: it can only be made up. Values
 * are numbers of two digits and more, addresses and quoted words; what the person wrote does not count as made up.
 */
export function objectToMadeUpMemory({ answer, calls, earlier, asked }: ClaimInRun): Objection | null {
  const asking = calls.filter((call) => describeTool(call).deed === 'recall');
  if (asking.length === 0 || asking.length < calls.length || !asking.every(foundNothing)) return null;
  if (ADMITS.test(answer.text)) return null;
  const known = [asked, ...earlier().flatMap(({ key, result }) => [key, result?.text ?? ''])].join('\n');
  const value = (answer.text.match(VALUES) ?? []).find((word) => !known.includes(toBare(word)));
  if (value === undefined) return null;
  const sentence = answer.text.split(/(?<=[.!?])\s/).find((part) => part.includes(value)) ?? answer.text;
  const said = { what: 'not_remembered', sentence, about: toBare(value), level: 'runtime_event' } as const;
  return { ...said, severity: 'high', certainty: 0.8, calls: asking.slice(-3) };
}

const VALUES = /\d[\d.,:/-]*\d|["“'`][^"”'`\n]{2,40}["”'`]|\b[\w.-]+@[\w-]+\.\w+/g;
/** Who says that nothing was found makes nothing up. */
const ADMITS =
  /\b(?:no (?:record|note|memory|entry|mention|information)|not (?:find|found|sure|recorded|stored|know|remember|recall)|n['’]t (?:find|have|know|remember|recall|see)|could not|cannot|unable|nothing|unknown|default|usually|typically|probably|assum\w*)\b/i;

const toBare = (word: string): string => word.replace(/^["“'`]|["”'`]$/g, '');

/** An empty list of hits, or a file that is not there. */
function foundNothing({ result }: ToolCall): boolean {
  if (result === null) return false;
  if (isFailure(result)) return true;
  return /"results": ?\[\]|"status": ?"(?:not_found|empty|unavailable|error)"/.test(result.text);
}
