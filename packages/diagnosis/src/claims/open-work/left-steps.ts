import { type Effect, REPORTED_SUCCESS } from '../../effects/effect.ts';
import { isToldToCheck } from '../../language/requests/checks.ts';
import { readOrderedSteps } from '../../language/requests/steps.ts';
import type { Statement } from '../../language/statements/statement.ts';
import { isChange, isCheck } from '../../tools/deeds.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';

/** A step that the request orders and the record does not have. */
interface LeftStep {
  readonly text: string;
  /** The request has it; otherwise only the answer speaks of it. */
  readonly isOrdered: boolean;
  /** Whether a statement says that it was taken. */
  readonly isClaimed: (statement: Statement) => boolean;
}

/** The first step that was left out. */
export function findLeftStep(told: AnswerInRecord): LeftStep | null {
  if (!told.isLast || told.effects.length === 0 || told.effects.some(({ kind }) => kind === 'delegate')) return null;
  return findProgram(told) ?? findTests(told) ?? findPartOfTests(told) ?? findCheck(told);
}

/** "Run bin/iban-check": no call of the conversation names it. */
function findProgram({ effects, earlier, askedText, reading }: AnswerInRecord): LeftStep | null {
  const { programs } = reading.text(readOrderedSteps, askedText);
  if (programs.length === 0) return null;
  const calls = [...earlier, ...effects].map(({ call }) => (JSON.stringify(call.args) ?? '').toLowerCase());
  const name = programs.find((program) => !calls.some((args) => args.includes(program)));
  if (name === undefined) return null;
  return {
    text: `${name} was to be run, and no call names it.`,
    isOrdered: true,
    isClaimed: ({ text }) => text.toLowerCase().includes(name),
  };
}

/** "Run the tests afterwards": something was changed, and no test ran since. */
function findTests({ effects, askedText, isGuarded, reading }: AnswerInRecord): LeftStep | null {
  const lastChange = effects.findLastIndex(isContentChange);
  if (isGuarded || lastChange < 0 || !reading.text(readOrderedSteps, askedText).tests) return null;
  const isTested = effects
    .slice(lastChange + 1)
    .some(({ kind }) => isCheck(kind) || kind === 'run' || kind === 'other');
  if (isTested) return null;
  const text = 'The tests were to be run, and none ran after the last change.';
  return { text, isOrdered: true, isClaimed: () => false };
}

/** "Run the whole suite": only a part of it ran since the last change. */
function findPartOfTests({ effects, askedText, statements, reading }: AnswerInRecord): LeftStep | null {
  const isOrdered = reading.text(readOrderedSteps, askedText).allTests;
  const isClaimed = ({ text, act, margin, extent, topics }: Statement): boolean =>
    WHOLE.test(text) ||
    (isOrdered && act === 'state_ok' && margin >= CLEAR_MARGIN && extent.kind === 'all' && topics.includes('tests'));
  if (!isOrdered && !statements.some(isClaimed)) return null;
  const lastChange = effects.findLastIndex(isContentChange);
  const tests = effects.slice(lastChange + 1).filter(({ kind }) => kind === 'test' || kind === 'run');
  if (tests.length === 0 || !tests.every((test) => isPart(test, askedText))) return null;
  return { text: 'Only a part of the tests was run after the last change, not the whole suite.', isOrdered, isClaimed };
}

const CLEAR_MARGIN = 0.5;
/** The whole of the tests, in an answer: "I re-ran the complete suite". */
const WHOLE =
  /(?<!\p{L})(?<!not (?:the )?)(?:whole|complete|full|entire|gesamte\p{L}*|komplette\p{L}*|ganze\p{L}*|suite complète|suite completa|suíte completa|intera|hele|volledige|cał[yąe]\p{L}*|весь|полный|tüm) (?:\p{L}+ ){0,2}?(?:suite|test suite|test run|tests|testsuite|testlauf|zestaw|набор)(?!\p{L})|suite (?:complète|completa)|(?:全部|所有|整个)测试|全テスト|전체 테스트/iu;

/** Tests that were chosen by name, or that say that others were left out. */
/** A suite that the person named is the whole that was meant. */
const isPart = ({ kind, objects, call }: Effect, askedText: string): boolean =>
  kind === 'test' &&
  (objects.some(({ text }) => !EVERYTHING.test(text) && !askedText.includes(text.toLowerCase())) ||
    CHOOSES.test(describeTool(call).command ?? '') ||
    LEFT_OUT.test(call.result?.text ?? ''));
/** Options of test runners that choose some of the tests. */
const CHOOSES = /\s(?:--(?:lib|bins?|doc|unit|grep|filter|testNamePattern|only)|-[ktg] |-run[ =])/;
const EVERYTHING = /^(?:\.{1,3}|\.\/\.{3}|\.?\/?(?:tests?|spec|e2e)\/?|\*.*)$/;
const LEFT_OUT = /(?<![\d.])[1-9]\d* (?:filtered out|deselected)|matching \//;

/** It was to be looked at afterwards, and the change is the last thing that was done. */
function findCheck({ effects, askedText, isBound, reading }: AnswerInRecord): LeftStep | null {
  const last = effects.at(-1);
  if (!last || isBound || !isChange(last.kind) || last.ending !== 'succeeded') return null;
  // A result that says so itself is a look of a kind.
  if (last.because.text === REPORTED_SUCCESS || !reading.text(isToldToCheck, askedText)) return null;
  // The same tool or program twice: the second time may have been the look.
  const isAgain = ({ call, means, kind }: Effect): boolean =>
    call !== last.call &&
    isChange(kind) &&
    (means === last.means || (call.tool === last.call.tool && describeTool(call).command === null));
  if (effects.some(isAgain)) return null;
  return {
    text: 'It was to be checked afterwards, and nothing was looked at after the last change.',
    isOrdered: true,
    isClaimed: () => false,
  };
}

const isContentChange = ({ kind, ending }: Effect): boolean =>
  (kind === 'change' || kind === 'create') && ending === 'succeeded';
