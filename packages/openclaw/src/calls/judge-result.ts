import type { Outcome } from '@critiqor/evidence/contract/event';
import { asNumber, asObject, asText, type HostObject } from '../host/host.ts';

/** What became of a call, by what was executed. */
export interface JudgedResult {
  readonly outcome: Outcome;
  readonly error?: string;
  /** Who or what kept the call from being executed, as far as the host shows it. */
  readonly blockedBy?: string;
}

/** Outcome of a result. The host does not treat a failing command as an error, and a call that was never executed looks like a failed one. */
export function judgeResult(isError: boolean, text: string, details: HostObject): JudgedResult {
  const blockedBy = blockerOf(isError, text, details);
  if (blockedBy !== undefined)
    return {
      outcome: 'blocked',
      error: toErrorText(asText(details.error) ?? cancellationOf(details) ?? text),
      blockedBy,
    };
  const exitCode = asNumber(details.exitCode);
  if (!isError) {
    if (details.status === 'running') return { outcome: 'running' };
    // The command waits for somebody's approval and may run later, or never.
    if (details.status === 'approval-pending') return { outcome: 'unknown' };
    return { outcome: exitCode !== undefined && exitCode !== 0 ? 'failed' : 'completed' };
  }
  if (text === 'Aborted') return { outcome: 'cancelled', error: text };
  return { outcome: 'failed', error: toErrorText(asText(details.error) ?? text) };
}

function blockerOf(isError: boolean, text: string, details: HostObject): string | undefined {
  const { status } = details;
  if (status === 'blocked') return deniedBy(asText(details.deniedReason), text);
  if (status === 'approval-unavailable') return 'policy';
  if (cancellationOf(details) !== undefined) return 'plugin';
  const said = (isError && asText(details.error)) || text;
  if (isDeniedExec(isError, said, details)) return /^[^\n]{0,200}\buser-denied\b/.test(said) ? 'person' : 'policy';
  if (!isError) return undefined;
  if (/^Tool \S+ not found\b/.test(text)) return 'unknown_tool';
  if (/^(?:Validation failed|Invalid arguments) for tool\b/.test(text)) return 'invalid_arguments';
  return /blocked because \w+ hook failed/.test(said) ? 'hook' : undefined;
}

/** Why a message was not delivered, if a hook of a plugin cancelled it: the host calls the tool that sent it successful all the same. */
function cancellationOf({ deliveryStatus, suppressionReason }: HostObject): string | undefined {
  const reason = deliveryStatus === 'suppressed' ? asText(suppressionReason) : undefined;
  return reason?.startsWith('cancelled_by_') ? reason : undefined;
}

/** The host's reasons for a veto; those of plugins begin with their word. */
function deniedBy(reason: string | undefined, text: string): string {
  if (reason === 'tool-loop') return 'tool_loop';
  if (reason === 'plugin-approval' && text.startsWith('Denied by user')) return 'person';
  return reason?.startsWith('plugin-') ? 'plugin' : 'host';
}

/** A command that an approval refused: never started, so without an exit code and a duration. What a command printed is not a refusal. */
function isDeniedExec(isError: boolean, text: string, details: HostObject): boolean {
  if (details.failureKind === 'approval_required' || details.failureKind === 'auto-review-denied') return true;
  if (asNumber(details.exitCode) !== undefined) return false;
  const isUnstarted = details.status === 'failed' && details.durationMs === 0;
  if (isUnstarted) return /^Exec denied\b/.test(text);
  return isError && /^(?:exec denied: |Exec approval (?:registration|request) failed\b)/.test(text);
}

const ERROR_CHARS = 500;
/** Longer texts are outputs, not messages in JSON. */
const MAX_JSON_CHARS = 65_536;
const NOTICE = 'SECURITY NOTICE:';
const UNTRUSTED = /<<<EXTERNAL_UNTRUSTED_CONTENT|\[\[MARKER_SANITIZED\]\]/;
const CONTENT = '\n---\n';
const MAX_WRAPPINGS = 3;

/** The message of an error: without the notice that the host puts around what strangers wrote, out of the JSON of a wrapper. */
export function toErrorText(text: string): string {
  const said = messageInJson(text) ?? text;
  const plain = UNTRUSTED.test(said) ? withoutNotice(said) : said;
  return plain.trimStart().split('\n', 1)[0]?.slice(0, ERROR_CHARS) ?? '';
}

function messageInJson(text: string): string | undefined {
  if (text.length > MAX_JSON_CHARS || !/^\s*\{/.test(text)) return undefined;
  try {
    const { error, message } = asObject(JSON.parse(text));
    return asText(error) ?? asText(asObject(error).message) ?? asText(message) ?? text.replace(/\s+/g, ' ');
  } catch {
    // Cut, or no JSON: at least more than its first brace.
    return text.slice(0, ERROR_CHARS * 2).replace(/\s+/g, ' ');
  }
}

/**
 * What precedes the notice, and the first line of the content that it is about. One wrapping may contain another, whose marks the host
 * has then made harmless.
 */
function withoutNotice(text: string): string {
  const parts: string[] = [];
  let rest = text;
  for (let depth = 0; depth < MAX_WRAPPINGS; depth++) {
    const notice = rest.indexOf(NOTICE);
    const marker = rest.search(UNTRUSTED);
    const content = marker === -1 ? -1 : rest.indexOf(CONTENT, marker);
    if (content === -1) break;
    parts.push(rest.slice(0, notice === -1 ? marker : Math.min(notice, marker)).trim());
    rest = rest.slice(content + CONTENT.length);
  }
  const [line = ''] = rest.trimStart().split('\n', 1);
  return [...parts, /^(?:<<<|\[\[)END_/.test(line) ? '' : line].filter(Boolean).join(' ');
}
