import type { Run } from '../model/execution.ts';
import { isFailure } from '../model/is-failure.ts';
import { type RunStep, toRunSteps } from './steps.ts';

/**
 * What is looked at when the step is ranked at which a run went wrong. Each is a number between 0 and about 1, so that coefficients can be
 * compared; each can be seen in any run, whatever the task.
 */
export const FEATURES = {
  first: 'is the first step of the run',
  second: 'is the second step',
  early: 'stands near the beginning',
  place: 'stands late in the run',
  long_run: 'stands near the beginning of a long run',
  restates: 'says again what the task says',
  long_text: 'says much',
  closing: 'only agrees or ends the conversation',
  asks: 'asks somebody for what is missing',
  assumes: 'works with assumptions, examples or placeholders',
  concludes: 'draws a conclusion',
  concludes_alone: 'draws a conclusion without a call of its own',
  new_numbers: 'brings numbers that stand nowhere before',
  first_new_numbers: 'is the first to do so without a call',
  calls: 'calls a tool',
  first_call: 'is the first to call a tool',
  fails: 'makes a call that fails',
  first_failure: 'is the first to make a call that fails',
  empty_result: 'makes a call that brings nothing',
  repeats: 'repeats a call or an instruction that was made before',
  first_repeat: 'is the first to do so',
  changes_state: 'makes a call that changes something',
  first_change: 'is the first to change something',
  last_change: 'is the last to change something',
  reply: 'is the reply of another agent',
  first_reply: 'is the first reply of another agent',
  reply_trouble: 'is a reply that tells of trouble',
  hands_over: 'hands work to another agent',
  plan: 'is a plan or a note to itself',
  before_failure: 'is the step before the first failure',
  new_actor: 'is the first step of its agent',
} as const;

export type FeatureName = keyof typeof FEATURES;
export type FeatureVector = Readonly<Record<FeatureName, number>>;

const CLOSING =
  /\bterminate\b|no further (?:input|action|changes|additions)|(?:let's|we can) conclude|i (?:fully )?agree\b|task is complete/i;
const ASKS =
  /(?:could|can|would) you (?:please )?(?:provide|share|confirm|upload|give|clarify)|please (?:provide|share|upload)/i;
const ASSUMES =
  /\bassum(?:e|es|ed|ing|ption)\b|placeholder|hypothetical|for (?:example|instance)|let's say|mock|simulat|sample data|your_?(?:api)?_?key|example\.com|generally speaking|typically/i;
const CONCLUDES =
  /\b(?:therefore|thus|hence|in conclusion|final answer|the answer is|so the|results? (?:is|are)|total (?:is|of))\b|confirmed|verified/i;
const PLAN = /\bplan\b|ledger|next speaker|step[- ]by[- ]step|\bsteps?:/i;
const TROUBLE =
  /error|unable|cannot|can't|could not|couldn't|did not|not found|failed|no (?:results|information|such)|unfortunately|blocked|captcha/i;
const READ_ONLY =
  /^(?:get|find|list|search|read|fetch|look|calculate|think|transfer|view|show|ls|cat|grep|glob|web|browse|memory|query|check|describe)/i;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const EMPTY_CHARS = 25;
const LONG_TEXT = 1_500;

export interface DescribedStep {
  readonly step: RunStep;
  readonly features: FeatureVector;
}

/** The steps of a run, each with its features. Linear in the length of the texts. `task` is what a trace says that was asked for. */
export function toFeatures(run: Run, task: string | null): DescribedStep[] {
  const steps = toRunSteps(run);
  const seen = createSeen(run, task);
  const known = { call: false, failure: false, repeat: false, change: false, reply: false, numbers: false };
  const actors = new Set<string>();
  const keys = new Set<string>();
  const firstFailure = steps.findIndex(hasFailed);
  const lastChange = steps.findLastIndex(changesState);
  return steps.map((step, index) => {
    seen.readUpTo(step.position);
    const last = Math.max(1, steps.length - 1);
    const { text, calls, isReply } = step;
    const hasCalls = calls.length > 0;
    const handsOver = calls.some(({ tool }) => /^delegate/i.test(tool));
    const newNumbers = isReply ? 0 : seen.countNew(text);
    const isRepeat = calls.some(({ key }) => keys.has(key));
    for (const { key } of calls) keys.add(key);
    const changes = changesState(step);
    const fails = hasFailed(step);
    const takeFirst = (name: keyof typeof known, isIt: boolean): number => {
      if (!isIt || known[name]) return 0;
      known[name] = true;
      return 1;
    };
    const isNewActor = !actors.has(step.actor ?? '');
    actors.add(step.actor ?? '');
    const concludes = CONCLUDES.test(text);
    const features: FeatureVector = {
      first: index === 0 ? 1 : 0,
      second: index === 1 ? 1 : 0,
      early: 1 / (1 + index),
      place: index / last,
      long_run: steps.length > 20 ? Math.exp(-index / 8) : 0,
      restates: seen.overlapWithTask(text),
      long_text: Math.min(1, text.length / LONG_TEXT),
      closing: !hasCalls && text.length < 600 && CLOSING.test(text) ? 1 : 0,
      asks: ASKS.test(text) ? 1 : 0,
      assumes: ASSUMES.test(text) || calls.some(({ args }) => ASSUMES.test(JSON.stringify(args) ?? '')) ? 1 : 0,
      concludes: concludes ? 1 : 0,
      concludes_alone: concludes && !hasCalls && !isReply ? 1 : 0,
      new_numbers: Math.min(1, newNumbers / 5),
      first_new_numbers: takeFirst('numbers', !hasCalls && newNumbers >= 2 && index > 0),
      calls: hasCalls ? 1 : 0,
      first_call: takeFirst('call', hasCalls),
      fails: fails ? 1 : 0,
      first_failure: takeFirst('failure', fails),
      empty_result: calls.some(({ result }) => result !== null && result.chars < EMPTY_CHARS) ? 1 : 0,
      repeats: isRepeat ? 1 : 0,
      first_repeat: takeFirst('repeat', isRepeat),
      changes_state: changes ? 1 : 0,
      first_change: takeFirst('change', changes),
      last_change: index === lastChange ? 1 : 0,
      reply: isReply ? 1 : 0,
      first_reply: takeFirst('reply', isReply),
      reply_trouble: isReply && TROUBLE.test(text.slice(0, 600)) ? 1 : 0,
      hands_over: handsOver ? 1 : 0,
      plan: !hasCalls && PLAN.test(text.slice(0, 300)) ? 1 : 0,
      before_failure: firstFailure > 0 && index === firstFailure - 1 ? 1 : 0,
      new_actor: isNewActor ? 1 : 0,
    };
    return { step, features };
  });
}

function hasFailed({ calls }: RunStep): boolean {
  return calls.some(({ result }) => isFailure(result));
}

function changesState({ calls }: RunStep): boolean {
  return calls.some(({ tool }) => !READ_ONLY.test(tool) && !/^delegate|code_exec/i.test(tool));
}

/** What has been said and shown before a step. */
function createSeen({ items }: Run, task: string | null) {
  const texts = items
    .flatMap((item) => {
      if (item.kind === 'message') return [{ position: item.position, text: item.text }];
      if (item.kind !== 'tool_call') return [];
      const call = { position: item.position, text: JSON.stringify(item.args) ?? '' };
      return item.result ? [call, { position: item.result.position, text: item.result.text }] : [call];
    })
    .sort((left, right) => left.position - right.position);
  if (task !== null) texts.unshift({ position: -1, text: task });
  const numbers = new Set<string>();
  const asked = items.find((item) => item.kind === 'message' && item.role === 'user');
  const taskWords = toWords(`${task ?? ''} ${asked?.kind === 'message' ? asked.text : ''}`);
  let next = 0;
  return {
    readUpTo(position: number): void {
      for (; next < texts.length && (texts[next]?.position ?? 0) < position; next += 1)
        for (const number of texts[next]?.text.match(NUMBER) ?? []) numbers.add(number);
    },
    countNew(text: string): number {
      const own = new Set((text.match(NUMBER) ?? []).filter((number) => number.length > 1));
      return [...own].filter((number) => !numbers.has(number)).length;
    },
    overlapWithTask(text: string): number {
      if (taskWords.size === 0) return 0;
      const own = toWords(text.slice(0, 2_500));
      let shared = 0;
      for (const word of taskWords) if (own.has(word)) shared += 1;
      return shared / taskWords.size;
    },
  };
}

function toWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
}
