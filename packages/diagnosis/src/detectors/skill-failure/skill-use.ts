import type { Conversation, Item, Message, Run, SkillOffer, ToolCall } from '../../model/execution.ts';
import { isFailure } from '../../model/is-failure.ts';
import type { Reading } from '../../model/reading.ts';
import { hasCallFailed } from '../../tools/call-outcome.ts';
import { toCommand } from '../../tools/describe-tool.ts';
import { toToolNameParts } from '../../tools/to-tool-name-parts.ts';
import { toArguments } from '../../tools/tool-arguments.ts';
import { admitsTrouble } from '../../views/admits-trouble.ts';
import { type Cited, cite, toShown } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';
import { toMandatoryScripts, toScripts } from './mandatory-steps.ts';
import { type SkillWords, toFittingSkill, toNamedSkill, toSkillRequestWords } from './skill-requests.ts';
import { toSkillMarks, toStepKey } from './skill-steps.ts';

type SkillMessage = 'not_listed' | 'not_read' | 'not_followed' | 'read_failed' | 'step_failed' | 'step_left_out';
type Draft = FindingDraft<SkillMessage>;

/** The lists of skills that were on offer. */
export interface SkillOffers {
  /** The list that a run was given. */
  at(run: Run): SkillOffer | null;
  /** A list taken apart. */
  wordsOf(offer: SkillOffer): SkillWords;
}

/** What a conversation made of the skills that were asked for, offered and opened. */
export function judgeSkillUse(conversation: Conversation, offers: SkillOffers, reading: Reading): Draft[] {
  const opened: OpenedSkill[] = [];
  for (const call of conversation.calls) {
    const skill = toOpenedSkill(call);
    if (skill !== null && !call.run.hidden) opened.push({ skill, call });
  }
  const read = new Set(opened.filter(({ call }) => isRead(call)).map(({ skill }) => skill));
  const openingRuns = new Set(opened.map(({ call }) => call.run));
  const asked = conversation.runs.flatMap((run) => judgeRequest(run, offers, read, openingRuns.has(run), reading));
  if (opened.length === 0) return asked.map(({ draft }) => draft);
  const told = new Set(asked.map(({ skill }) => skill));
  return [
    ...asked.map(({ draft }) => draft),
    ...judgeFailedReads(opened, read, offers).flatMap(({ skill, draft }) => (told.has(skill) ? [] : [draft])),
    ...judgeUnfollowed(conversation, opened),
    ...judgeFailedSteps(conversation, opened, reading),
    ...judgeLeftOut(conversation, opened),
  ];
}

interface OpenedSkill {
  readonly skill: string;
  readonly call: ToolCall;
}

interface SkillFinding {
  readonly skill: string;
  readonly draft: Draft;
}

/** The skill whose instructions a call reads, by the file tool or in the shell. */
function toOpenedSkill({ tool, args }: ToolCall): string | null {
  const { path, file_path: filePath, command } = (args ?? {}) as Readonly<Record<string, unknown>>;
  const text = [path, filePath, command].find((value) => typeof value === 'string');
  if (typeof text !== 'string' || !text.includes('SKILL.md')) return toLoadedSkill(tool, args);
  const match = /([\w.-]{1,80})[\\/]SKILL\.md\b/.exec(text.slice(0, 1_000));
  return match?.[1]?.toLowerCase() ?? null;
}

/** `skill_load { name }`: a tool of its own opens it. */
function toLoadedSkill(tool: string, args: unknown): string | null {
  if (!tool.toLowerCase().includes('skill')) return null;
  const { server, words } = toToolNameParts(tool);
  const all = [...server, ...words];
  if (!all.includes('skill') && !all.includes('skills')) return null;
  if (!(words.length === 1 || words.some((word) => OPENS.has(word)))) return null;
  const { name, skill, skill_name: skillName, id } = toArguments(args);
  const given = [name, skill, skillName, id].find((value) => typeof value === 'string' && value !== '');
  return typeof given === 'string' ? given.toLowerCase() : null;
}

const OPENS = new Set('load open read get use run activate invoke apply start fetch view'.split(' '));

const NOTHING: readonly SkillFinding[] = [];

function judgeRequest(
  run: Run,
  offers: SkillOffers,
  read: ReadonlySet<string>,
  hasOpenedOne: boolean,
  reading: Reading,
): readonly SkillFinding[] {
  const request = toRequest(run);
  const offer = request ? offers.at(run) : null;
  if (!offer || !request) return NOTHING;
  const isUsed = (skill: string): boolean => read.has(skill) || touches(run, skill);
  const named = reading.text(toNamedSkill, request.text);
  if (named !== null) {
    if (isUsed(named)) return [];
    const message = offer.skills.some(({ name }) => isSameName(name, named)) ? 'not_read' : 'not_listed';
    return [{ skill: named, draft: toDraft(message, named, 'medium', 0.85, [request, offer], request) }];
  }
  const isJob = run.calls.length > 0;
  const fitting =
    isJob && !hasOpenedOne
      ? toFittingSkill(reading.text(toSkillRequestWords, request.text), offers.wordsOf(offer))
      : null;
  if (!fitting || isUsed(fitting.name.toLowerCase())) return NOTHING;
  return [{ skill: fitting.name, draft: toDraft('not_read', fitting.name, 'low', 0.5, [request, offer], request) }];
}

/** What somebody asked for in a run, apart from what the host wraps around it. */
function toRequest({ items, hidden, trigger }: Run): Message | null {
  if (hidden || trigger === 'heartbeat' || trigger === 'subagent') return null;
  const request = items.find((item): item is Message => item.kind === 'message' && item.role === 'user');
  return request && !/^\[(?:Subagent|OpenClaw)/.test(request.text) ? request : null;
}

const isSameName = (left: string, right: string): boolean => left.toLowerCase().replace(/[ _]+/g, '-') === right;

/** A skill may be used without opening it again: its folder or its name is in a call. */
function touches({ calls }: Run, skill: string): boolean {
  return calls.some((call) => toArgumentText(call).toLowerCase().includes(skill));
}

const isRead = ({ result }: ToolCall): boolean => result?.outcome === 'completed' && result.text.trim() !== '';

/** What a call says; long arguments are cut already. */
const toArgumentText = ({ tool, args }: ToolCall): string => `${tool} ${JSON.stringify(args) ?? ''}`;

function judgeFailedReads(
  opened: readonly OpenedSkill[],
  read: ReadonlySet<string>,
  offers: SkillOffers,
): SkillFinding[] {
  const failed = new Map<string, ToolCall>();
  for (const { skill, call } of opened) {
    if (isFailure(call.result) && !read.has(skill) && !failed.has(skill)) failed.set(skill, call);
  }
  return [...failed].map(([skill, call]) => {
    const isOffered = offers.at(call.run)?.skills.some(({ name }) => isSameName(name, skill)) ?? false;
    const isAsked = isAskedFor(call.run, skill);
    const draft = toDraft(
      'read_failed',
      skill,
      isOffered || isAsked ? 'medium' : 'low',
      1,
      [toShown(call)],
      toShown(call),
    );
    return { skill, draft: { ...draft, wasted: [call.eventId] } };
  });
}

/** The person asked for it by name. */
const isAskedFor = (run: Run, skill: string): boolean => toRequest(run)?.text.toLowerCase().includes(skill) ?? false;

/** More than a person would put into one conversation; the others are not judged. */
const MOST_SKILLS = 20;

/** Skills that were read but none of whose steps was performed, although the run says that it is done. */
function judgeUnfollowed(conversation: Conversation, opened: readonly OpenedSkill[]): Draft[] {
  const waiting = new Map<string, OpenedSkill & { readonly marks: readonly string[] }>();
  for (const { skill, call } of opened) {
    const marks = isRead(call) && !waiting.has(skill) ? toSkillMarks(call.result?.text ?? '') : [];
    if (marks.length > 0 && waiting.size < MOST_SKILLS) waiting.set(skill, { skill, call, marks });
  }
  const followedRuns = new Set<Run>();
  for (const item of waiting.size === 0 ? [] : conversation.calls) {
    const text = toArgumentText(item);
    for (const { skill, call, marks } of waiting.values()) {
      if (item.position <= call.position || !marks.some((mark) => text.includes(mark))) continue;
      followedRuns.add(call.run);
      waiting.delete(skill);
    }
  }
  return [...waiting.values()].flatMap(({ skill, call }) => {
    const answer = toAnswer(call.run);
    // One of several skills may be the one that was needed.
    if (followedRuns.has(call.run) || !answer) return [];
    return [toDraft('not_followed', skill, 'medium', 0.6, [toShown(call), answer], toShown(call))];
  });
}

/** Steps of a skill that failed and that no later attempt brought to a good end. */
function judgeFailedSteps(conversation: Conversation, opened: readonly OpenedSkill[], reading: Reading): Draft[] {
  const seen = new Set<string>();
  return opened.slice(0, MOST_SKILLS).flatMap(({ skill, call }) => {
    const marks = isRead(call) && !seen.has(skill) ? toSkillMarks(call.result?.text ?? '') : [];
    seen.add(skill);
    const failed = new Map<string, ToolCall>();
    let lastWorkAt = -1;
    for (const item of marks.length === 0 ? [] : conversation.calls) {
      if (item.position <= call.position || item.run.hidden || !item.result) continue;
      const key = toStepKey(toCommand(item) ?? item.tool, marks);
      if (hasCallFailed(item)) {
        if (key !== null) failed.set(key, item);
      } else {
        lastWorkAt = item.position;
        if (key !== null) failed.delete(key);
      }
    }
    const [step] = failed.values();
    if (!step?.result) return [];
    const answer = conversation.items.findLast(isOwnMessage);
    const isAnswered = answer !== undefined && answer.position > step.position;
    const isAdmitted = isAnswered && admitsTrouble(answer.text, reading);
    const severity = isAdmitted ? 'low' : isAnswered && lastWorkAt < step.position ? 'high' : 'medium';
    const cited = [toShown(call), toShown(step), ...(isAnswered ? [answer] : [])];
    const draft = toDraft('step_failed', skill, severity, 0.8, cited, toShown(step));
    return [{ ...draft, wasted: [step.eventId], ...(isAdmitted ? { leavesOpen: true as const } : {}) }];
  });
}

/** Skills that were followed except for a step that they demand in every case. */
function judgeLeftOut({ calls, items }: Conversation, opened: readonly OpenedSkill[]): Draft[] {
  return opened.slice(0, MOST_SKILLS).flatMap(({ skill, call }) => {
    const text = isRead(call) ? (call.result?.text ?? '') : '';
    const demanded = toMandatoryScripts(text);
    if (demanded.length === 0) return [];
    const later = calls.filter((item) => item.position > call.position && !item.run.hidden);
    const scripts = toScripts(text);
    const steps = later.filter((item) => scripts.some((script) => toArgumentText(item).includes(script)));
    const last = steps.at(-1);
    const answer = items.findLast(isOwnMessage);
    // Whoever stops at a failed step, or asks, has not left the next one out.
    if (!last || hasCallFailed(last) || !answer || answer.position < last.position || /[?？]\s*$/.test(answer.text))
      return [];
    const missing = demanded.find((script) => !later.some((item) => toArgumentText(item).includes(script)));
    if (missing === undefined) return [];
    const draft = toDraft(
      'step_left_out',
      skill,
      'medium',
      0.85,
      [toShown(call), toShown(last), answer],
      toShown(last),
    );
    return [{ ...draft, data: { ...draft.data, step: missing } }];
  });
}

const isOwnMessage = (item: Item): item is Message =>
  item.kind === 'message' && item.role === 'assistant' && !item.synthetic && item.text.trim() !== '';

const INFORMATIVE =
  /^\W*(?:what|why|who|how|which|is|are|does|do|can|explain|describe|show|list|read|summari[sz]e|review|tell)\b/i;

/** The answer of a run that ended as if the job were done; null when it asks back, or when only information was wanted. */
function toAnswer(run: Run): Message | null {
  const request = toRequest(run);
  if (!request || INFORMATIVE.test(request.text) || (run.end && run.end.ending !== 'success')) return null;
  const last = run.items.at(-1);
  if (last?.kind !== 'message' || last.role !== 'assistant' || last.synthetic) return null;
  return /\?\s*$|\b(?:can(?:not|[’']t| not)|unable|unfortunately|failed)\b/i.test(last.text) ? null : last;
}

function toDraft(
  message: SkillMessage,
  skill: string,
  severity: Draft['severity'],
  certainty: number,
  events: readonly Cited[],
  began: Cited,
): Draft {
  return {
    message,
    data: { skill },
    severity,
    level: 'runtime_event',
    certainty,
    events: cite(events),
    beganAt: began.eventId,
    counts: { n: 1 },
    wasted: [],
  };
}
