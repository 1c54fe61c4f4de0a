import type { Statement } from '../../../language/statements/statement.ts';
import type { Reading } from '../../../model/reading.ts';
import { isChange } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import { FACTUAL_ACTS } from '../../claim.ts';
import type { Judgement } from '../../judgement.ts';
import { toContentPieces } from '../../values/check/content-pieces.ts';
import { type Output, toContradiction } from '../outputs.ts';
import { findPoles, isOfScale, type Pole } from './find-poles.ts';
import { toFragments } from './fragments.ts';

/** The answer puts something at one end of a scale (open, approved, delivered), and the output that speaks of it has it at the other. */
export function findOpposite({ statements, reading }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const claims = statements.filter(isPutForward).flatMap(toPoleClaims);
  if (claims.length === 0) return [];
  const fragments = outputs.filter(canShow).flatMap((output) => toShown(output, reading));
  const common = toCommon(fragments);
  const lastChange = outputs.findLastIndex(({ effect }) => isChange(effect.kind));
  for (const claim of claims) {
    const against = findAgainst(claim, fragments, common);
    if (!against) continue;
    const at = outputs.indexOf(against.output);
    if (at < lastChange || isOutdated(against.output, outputs.slice(at + 1))) continue;
    return [
      toContradiction(claim.statement, against.output.effect, `the result says “${against.text.trim().slice(0, 120)}”`),
    ];
  }
  return [];
}

/** A part of a statement that names one end of a scale. */
interface PoleClaim {
  readonly statement: Statement;
  readonly pieces: ReadonlySet<string>;
  readonly pole: Pole;
}

/** A piece of an output, with what it is about. */
interface Shown {
  readonly output: Output;
  readonly text: string;
  readonly poles: readonly Pole[];
  readonly pieces: ReadonlySet<string>;
}

/** What a page is said to say is a claim about the page. */
const isPutForward = ({ act }: Statement): boolean => FACTUAL_ACTS.has(act);

/** A clause that names both ends tells a change, or two things. */
function toPoleClaims(statement: Statement): PoleClaim[] {
  const clauses = /^\s*\|/.test(statement.text)
    ? [statement.text]
    : statement.text.replaceAll(RELATIVE, ' ').split(CLAUSE);
  return clauses.flatMap((clause) => {
    const poles = findPoles(clause);
    const isBoth = ({ scale, isHigh }: Pole): boolean =>
      poles.some((other) => other.scale === scale && other.isHigh !== isHigh);
    return poles.filter((pole) => !isBoth(pole)).map((pole) => ({ statement, pieces: toContentPieces(clause), pole }));
  });
}

/** "…, which is closed" speaks of what is before the comma. */
const RELATIVE =
  /,\s+(?=(?:which|who|that|die|der|das|welche\p{L}*|qui|que|lequel|laquelle|che|dat|wat|któr\p{L}*|котор\p{L}*)\s)/giu;
const CLAUSE =
  /[,;:](?=\s)\s*|[，；、。]|\s(?:and|but|und|aber|et|mais|y|pero|e|mas|ma|en|maar|i|ale|и|но|а|ve|ama)\s/u;

const canShow = ({ effect: { kind, ending } }: Output): boolean =>
  !isChange(kind) && ending !== 'failed' && ending !== 'not_attempted';

const toShown = (output: Output, reading: Reading): Shown[] =>
  toFragments(output).map((text) => ({
    output,
    text,
    poles: reading.text(findPoles, text),
    pieces: reading.text(toContentPieces, text),
  }));

/** What many fragments have in common names none of them. */
function toCommon(fragments: readonly Shown[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { pieces } of fragments) for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 2 && count > fragments.length / 3).map(([piece]) => piece));
}

/** The last of the fragments that share most words with the claim, where they all have the other end. */
function findAgainst(
  { pieces, pole }: PoleClaim,
  fragments: readonly Shown[],
  common: ReadonlySet<string>,
): Shown | null {
  const said = [...pieces].filter((piece) => !common.has(piece) && !isOfScale(piece));
  let most = 1;
  let best: Shown[] = [];
  for (const fragment of fragments) {
    if (!fragment.poles.some(({ scale }) => scale === pole.scale)) continue;
    const shared = said.filter((piece) => fragment.pieces.has(piece)).length;
    if (shared > most) best = [];
    if (shared < most) continue;
    most = shared;
    best.push(fragment);
  }
  const agrees = ({ poles }: Shown): boolean =>
    poles.some(({ scale, isHigh }) => scale === pole.scale && isHigh === pole.isHigh);
  return best.some(agrees) ? null : (best.at(-1) ?? null);
}

/** The same look was made again later: what it shows then counts. */
const isOutdated = ({ effect, args }: Output, later: readonly Output[]): boolean =>
  later.some(
    (other) =>
      other.effect.call.tool === effect.call.tool && (other.args === args || other.effect.means === effect.means),
  );
