import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { findPoles } from '../opposites/find-poles.ts';
import { isAsserted, type Output, toContradiction, toMembers } from '../outputs.ts';

/** The answer says that two things agree, and the outputs show that they do not. */
export function findMismatch({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const claim = statements.find(
    (statement) =>
      isAsserted(statement) &&
      !statement.negated &&
      findPoles(statement.text).some(({ scale, isHigh }) => scale === 'identical' && isHigh),
  );
  if (!claim) return [];
  const said = statements.map(({ text }) => text.replaceAll(/(?<=\d)[.,\u00a0](?=\d{3})/g, '')).join('\n');
  const found = CHECKSUM_NAME.test(claim.text) ? findTwoSums(outputs) : findPair(outputs, said);
  return found ? [toContradiction(claim, found.output.effect, found.because)] : [];
}

interface Mismatch {
  readonly output: Output;
  readonly because: string;
}

const CHECKSUM_NAME =
  /sha-?\d|md5|checksum|hash|digest|prüfsumme|somme de contrôle|empreinte|suma de (?:comprobación|verificación)|soma de verificação|somma di controllo|controlesom|suma kontrolna|sumy kontroln|контрольн|sağlama|校验|哈希|チェックサム|ハッシュ|체크섬|해시/iu;

/** Two checksums from two outputs, and no third: nothing else can be meant. */
function findTwoSums(outputs: readonly Output[]): Mismatch | null {
  const sums = outputs.flatMap((output) => [...output.text.matchAll(SUM)].map(([sum]) => ({ sum, output })));
  const [first, second] = sums;
  if (!first || !second || sums.length !== 2 || first.output === second.output || first.sum === second.sum) return null;
  return { output: second.output, because: `${second.sum.slice(0, 12)}… is not ${first.sum.slice(0, 12)}…` };
}

const SUM = /(?<![\w.-])(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{16,128}(?![\w-])/g;

/** A record with the figures of both sides, which differ and which the answer does not tell. */
function findPair(outputs: readonly Output[], said: string): Mismatch | null {
  for (const output of outputs.toReversed())
    for (const { object } of toMembers(output.json))
      for (const [one, other] of SIDES) {
        const a = object[one];
        const b = object[other];
        if (typeof a === 'number' && typeof b === 'number' && a !== b && !said.includes(String(b)))
          return { output, because: `${one} is ${a} and ${other} is ${b}` };
      }
  return null;
}

const SIDES: readonly (readonly [string, string])[] = [
  ['old', 'new'],
  ['source', 'target'],
  ['source', 'destination'],
  ['expected', 'actual'],
  ['local', 'remote'],
  ['before', 'after'],
  ['left', 'right'],
  ['book', 'bank'],
];
