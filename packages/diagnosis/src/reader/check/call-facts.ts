import type { Effect } from '../../effects/effect.ts';
import type { ToolCall } from '../../model/execution.ts';
import { isCheck, isLook } from '../../tools/deeds.ts';
import type { CitedFacts } from './cited.ts';

/** Whether a call failed, by what the host says or by what its result says. */
export function didCallFail({ record: { effects } }: Pick<CitedFacts, 'record'>, call: ToolCall): boolean {
  const outcome = call.result?.outcome;
  if (outcome === 'failed' || outcome === 'blocked' || outcome === 'cancelled') return true;
  return (effects.get(call) ?? []).some(({ ending }) => ending !== 'succeeded' && ending !== 'unknown');
}

/** Whether a call may have changed something. What a command of unknown purpose does nobody knows. */
export function mayChange({ record: { effects } }: Pick<CitedFacts, 'record'>, call: ToolCall): boolean {
  const known = effects.get(call) ?? [];
  return known.length === 0 || known.some(({ kind }) => !isLook(kind) && !isCheck(kind));
}

/** Whether a call did more than look at something: a check may be run so that it cannot fail. */
export function mayBend({ record: { effects } }: Pick<CitedFacts, 'record'>, call: ToolCall): boolean {
  const known = effects.get(call) ?? [];
  return known.length === 0 || known.some(({ kind }) => !isLook(kind));
}

/** Whether an effect came about and was not only tried or rehearsed. */
export const cameAbout = ({ ending, isDryRun }: Effect): boolean =>
  !isDryRun && ending !== 'failed' && ending !== 'not_attempted';

/** Words and signs with which outputs say that something is not as it should be, or not yet. */
const DOUBT =
  /\[\s*\]|\{\s*\}|[✗✘✖❌⚠]|(?<![\p{L}\p{N}])(?:no|not|non|none|never|nothing|n't|0|null|nil|false|fail\w{0,6}|err\w{0,6}|skip\w{0,4}|reject\w{0,3}|den(?:y|ied)|refus\w{0,3}|missing|warn\w{0,4}|pending|queued|draft|cancel\w{0,5}|conflict\w{0,3}|expired|invalid|partial\w{0,3}|only|unable|cannot|can't|timeout|timed|empty|blocked|stale|left|still|open|unpaid|disabled|off|truncated|cut|limit\w{0,3}|nicht|kein\w{0,3}|fehl\w{0,12}|pas|aucun\w{0,2}|échec|ningún|não|nenhum\w{0,2}|niet|geen|nie|brak|не|нет|değil|yok)(?![\p{L}\p{N}])|[没未不无]|ない|失敗|없/iu;

export const hasDoubt = (quote: string): boolean => DOUBT.test(quote);

/** Figures in a quotation that the statement does not have. */
export function hasOtherFigure(quote: string, statement: string): boolean {
  const said = new Set(toFigures(statement));
  return said.size > 0 && toFigures(quote).some((figure) => !said.has(figure));
}

const toFigures = (text: string): string[] =>
  (text.match(/\d[\d.,:]{0,20}/g) ?? []).map((figure) => figure.replaceAll(/[.,:]+$|^0+(?=\d)/g, ''));
