import type { ToolCall } from '../model/execution.ts';
import { isShell } from './describe-tool.ts';

/** A refusal says so at its beginning; what comes later is the tool's own output. */
const HEAD_CHARS = 400;

/** Whether the host says that there is no tool of this name. */
export function isUnknownTool(call: ToolCall): boolean {
  const { result } = call;
  if (!result) return false;
  if (result.blockedBy !== null) return result.blockedBy === 'unknown_tool';
  return result.outcome !== 'completed' && deniesTool(result.text.slice(0, HEAD_CHARS).toLowerCase(), call.tool);
}

const BEFORE_NAME =
  /(?:unknown|no such|invalid|undefined|unrecognized) (?:tool|function)(?: name)?(?: available)?:? ?["'`]?$/;
const TOOL_BEFORE_NAME = /\b(?:tool|function|toolnotfound\w*|unknowntool\w*|nosuchtool\w*)\W{0,3}$/;
/** Denials that only a registry makes, whatever stands before the name. */
const UNREGISTERED =
  /^["'`]? ?(?:is|was|does|has) ?(?:not|n['’]t) (?:been )?(?:registered|exposed|a (?:known|valid|registered) (?:tool|function)|an? (?:available|existing) (?:tool|function)|one of (?:the|your) (?:available )?(?:tools|functions)|exist as a tool)/;
const AFTER_NAME =
  /^["'`]? ?(?:(?:is|was|does) )?(?:unknown|not (?:found|exist|available|registered|defined|recognized|supported|a valid|in the list))/;

/** Tools speak of missing files in the same words: what is denied must be the tool, by its name. */
function deniesTool(head: string, tool: string): boolean {
  const name = tool.toLowerCase();
  if (name === '') return false;
  for (let at = head.indexOf(name); at >= 0; at = head.indexOf(name, at + name.length)) {
    const before = head.slice(Math.max(0, at - 60), at);
    if (BEFORE_NAME.test(before)) return true;
    const after = head.slice(at + name.length, at + name.length + 60);
    if ((TOOL_BEFORE_NAME.test(before) && AFTER_NAME.test(after)) || UNREGISTERED.test(after)) return true;
  }
  return false;
}

/** Whether the call was refused because its arguments do not fit the tool's schema. */
export function hasRefusedArguments(call: ToolCall): boolean {
  const { result } = call;
  if (!result) return false;
  if (result.blockedBy !== null) return result.blockedBy === 'invalid_arguments';
  if (result.outcome === 'completed' && !result.outcomeFromText) return false;
  const head = result.text.slice(0, HEAD_CHARS);
  return BY_HOST.test(head) || (!isShell(call) && (BY_TOOL.test(head) || blamesArgument(head, call.args)));
}

/** A refusal that quotes the name of an argument and says what it must be, in whatever language. */
function blamesArgument(head: string, args: unknown): boolean {
  if (typeof args !== 'object' || args === null || !DEMANDS.test(head)) return false;
  const quoted = new Set(
    [...head.matchAll(/['"`«„]([\p{L}_][\p{L}\p{N}_.]{0,40})['"`»“]/gu)].map(([, name = '']) => name),
  );
  return Object.keys(args).some((name) => quoted.has(name));
}

const DEMANDS =
  /\b(?:validation|invalid|schema|400|422|typeerror|must be|expected|should be|required|muss|müssen|doit|doivent|debe|deben|deve|devem|devono|moet|moeten|musi|muszą|olmalı)\b|должн|требуется|必须|必須|でなければ|해야|이어야/i;

/** Words of the hosts' own validation. */
const BY_HOST =
  /\bInputValidationError\b|\bValidation failed for tool\b|<tool_use_error>Invalid \w+ parameter\b|\bInvalid arguments for tool\b|<tool_use_error>No changes to make: old_string and new_string are exactly the same/;

/** Words of a tool about its parameters. A shell prints what programs say about theirs, which is not a refusal. */
const BY_TOOL =
  /^\W{0,20}(?:(?:invalid|schema|validation|argument|parameter)_?(?:arguments?|params?|parameters?|input|error|exception|failed)\b\s?:|(?:error:? ?|validation ?error:? ?){0,2}(?:invalid (?:arguments?|parameters?|params|input)\b|invalid value for (?:argument|parameter)|missing required (?:argument|parameter|property|field)|(?:argument|parameter|property|field) ["'`]?[\w.]{1,60}["'`]? (?:is required|is missing|must be)|must have required propert|unexpected (?:argument|parameter|keyword argument)|\d+ validation errors? for\b|(?:the )?(?:\w{1,30} )?(?:amount|number|length|count|total|size)s?\b[^\n]{0,60}\b(?:(?:should|must) (?:match|equal)|do(?:es)?(?: not|n't) (?:add up|match))))|\berror decoding JSON arguments\b/i;

/** The words with which a host or person kept a call from being carried out; null when it was carried out. */
export function findDenial(text: string): string | null {
  return DENIED.exec(text.slice(0, HEAD_CHARS))?.[0] ?? null;
}

const DENIED =
  /\b(?:exec|command|call|request|tool use) (?:was )?(?:denied|rejected|declined)\b[^\n]{0,120}|\buser[- ](?:denied|rejected|declined)\b[^\n]{0,80}|\b(?:the user|user) (?:doesn['’]t want|did not allow|has not granted)[^\n]{0,120}|\b(?:requires|needs|awaiting|waiting for) (?:human |user |your )?approval\b[^\n]{0,80}|\bapproval[- ](?:required|timed? ?out|timeout)\b[^\n]{0,80}|\b(?:rejected|denied|declined|refused|stopped) by (?:the )?(?:user|operator|person|owner|human|approver)\b[^\n]{0,80}|\bblocked by (?:policy|hook|the sandbox|sandbox)\b[^\n]{0,80}|\bnot (?:in|on) (?:the )?allowlist\b|\bTool \S{1,80} not found\b|\bValidation failed for tool\b[^\n]{0,80}|\bhaven['’]t granted\b[^\n]{0,80}/i;

/** A text that says it failed, though nothing else marks it; the piece that says so, or null. */
export function findFailureText(text: string): string | null {
  const head = text.slice(0, HEAD_CHARS);
  const match = FAILURE_HEAD.exec(head);
  return match === null ? null : match[0].trim();
}

const FAILURE_HEAD =
  /^\s*(?:<tool_use_error>[^\n]{0,160}|(?:\[?error\]?|failed|failure|fatal|exception|err!?)\b ?[:—-]? ?[^\n]{0,160}|(?:\d{3} )?(?:bad request|unauthorized|forbidden|not found|internal server error|bad gateway|service unavailable|gateway timeout|too many requests)\b[^\n]{0,120}|(?:[A-Z]\w{2,40})?(?:Error|Exception)\b ?[:(][^\n]{0,160}|traceback \(most recent call last\)|(?:could not|cannot|can['’]t|couldn['’]t|unable to|failed to|no such) [^\n]{0,160}|(?:permission|access) denied[^\n]{0,120}|[^\n]{0,120}\b(?:timed out|connection refused|does not exist|is not (?:linked|configured|connected|authorized|logged in))\b[^\n]{0,80})/i;

/** Whether a result says nothing: empty, or the words with which hosts say that there was nothing. */
export function isBlank(text: string): boolean {
  return text.length <= 60 && /^\s*(?:[([<]?no output[^\n]{0,30})?\s*$/i.test(text);
}
