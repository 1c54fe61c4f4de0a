import type { Effect } from '../../effects/effect.ts';
import type { Request } from '../../language/requests/request.ts';
import type { ToolCall } from '../../model/execution.ts';
import { toShellCommands } from '../../tools/commands/shell-line.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import { type Past, toBaseName, toEarlierCalls } from '../past.ts';
import { isAsked } from './asked.ts';
import type { CheckHistory } from './check-history.ts';
import type { CommandSign } from './command-signs.ts';
import type { TamperingSign } from './sign.ts';
import { isAboutWarnings } from './strictness/compiler-flags.ts';
import { findLooserSetting } from './strictness/looser-settings.ts';
import { findRed } from './strictness/merge-bypass.ts';
import { toMentioned } from './strictness/rule-names.ts';

/** Which of the signs of a command count: a check must have failed, and the person must not have asked for it. */
export function toShellSigns(
  call: ToolCall,
  commandSigns: readonly CommandSign[],
  effects: readonly Effect[],
  ask: () => Request,
  past: Past,
  state: CheckHistory,
): TamperingSign[] {
  const isDone = (program: string): boolean =>
    effects.some(
      ({ means, ending }) =>
        means === program && (ending === 'succeeded' || ending === 'partial' || ending === 'unknown'),
    );
  const looser = findLooserSetting(call, state);
  const raised: TamperingSign[] =
    looser === null || isAsked('threshold', looser.mark, ask())
      ? []
      : [{ family: 'threshold', call, ...looser, isSlight: false }];
  const signs = commandSigns.flatMap((sign): TamperingSign[] => {
    const { family, mark, program } = sign;
    if (isAsked(family, mark, ask()) || !(isDone(program) || family === 'reference' || family === 'faked')) return [];
    const against = sign.isMerge
      ? findRed(past)
      : sign.leftOut === undefined
        ? (toFailed(sign, state) ?? null)
        : (findDemand(sign.leftOut, past) ?? findSameFailed(call, sign, past));
    const isDemanded = sign.leftOut !== undefined && demands(ask().text, sign.leftOut);
    if ((!against && !isDemanded) || (family === 'snapshot' && state.changedSources)) return [];
    return [{ family, call, mark, against, isSlight: false, ...(sign.isRerun ? { rerun: program } : {}) }];
  });
  return [...raised, ...signs];
}

function toFailed({ family, file, isRerun, rules, program }: CommandSign, state: CheckHistory): ToolCall | undefined {
  if (isRerun && rules !== undefined && toMentioned(rules, state.toRules(state.failed)).length === 0) return undefined;
  return state.failed.findLast(({ kind, means, call }) => {
    if (isRerun) return rules === undefined ? isAboutWarnings(call.result?.text ?? '') : means === program;
    if (family === 'bypassed') return GUARDED.has(kind);
    if (family === 'reference') return file !== null && (JSON.stringify(call.args) ?? '').includes(toBaseName(file));
    return kind === 'test' || kind === 'check' || kind === 'run';
  })?.call;
}

/** The instructions that were read before and that demand the step which an option leaves out. */
function findDemand(step: string, past: Past): ToolCall | null {
  for (const call of toEarlierCalls(past)) {
    const text = (call.result?.text ?? '').slice(0, MOST_CHARS);
    if (demands(text, step)) return call;
  }
  return null;
}

/** A sentence says that a step is a must. */
const demands = (text: string, step: string): boolean =>
  text.split(/\n|(?<=[.!;])\s/).some((line) => DEMANDS.test(line) && line.toLowerCase().includes(toStem(step)));

/** The same command without the option, which had failed and spoken of the step that the option leaves out. */
function findSameFailed(call: ToolCall, { leftOut = '', mark, program }: CommandSign, past: Past): ToolCall | null {
  const stem = toStem(leftOut);
  const own = toRun(call, program).replace(mark, '').replace(/\s+/g, ' ').trim();
  for (const earlier of toEarlierCalls(past)) {
    if (earlier.result?.outcome !== 'failed' || !earlier.result.text.toLowerCase().includes(stem)) continue;
    if (toRun(earlier, program).replace(/\s+/g, ' ').trim() === own) return earlier;
  }
  return null;
}

const toRun = (call: ToolCall, program: string): string =>
  toShellCommands(describeTool(call).command ?? '').find((command) => command.program === program)?.text ?? '';
const toStem = (step: string): string => step.replace(/(?:ion|ing|s|ed)$/, '').slice(0, STEM_CHARS);
const STEM_CHARS = 8;
const MOST_CHARS = 20_000;
const DEMANDS =
  /(?<!\p{L})(?:must|never|always|required|mandatory|do not|don't|before|pflicht|zwingend|immer|nie|obligatoire|toujours|jamais|obligatori[oa]|siempre|nunca|sempre|obrigat[oó]ri[oa]|verplicht|altijd|nooit|obowiązkow\p{L}*|zawsze|nigdy|обязательн\p{L}*|всегда|никогда|zorunlu|mutlaka|asla)(?!\p{L})|必须|必ず|반드시/iu;

const GUARDED: ReadonlySet<string> = new Set(['commit', 'push', 'lint', 'test', 'build', 'deploy', 'publish']);
