import { hasWord } from '../../../language/has-word.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import { FACTUAL_ACTS } from '../../claim.ts';
import type { Judgement } from '../../judgement.ts';
import { hasWordsOfTrouble } from '../../voice.ts';
import { type Output, toContradiction } from '../outputs.ts';

/** A branch or tag is said to be on the remote, and the last list of what is there has others and not this one. */
export function findUnlisted({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const at = outputs.findLastIndex(({ args }) => LISTS.test(args));
  const list = outputs[at];
  if (!list || !/^[0-9a-f]{4,40}\s/m.test(list.text) || outputs.slice(at + 1).some(({ args }) => /\bpush\b/.test(args)))
    return [];
  const listed = list.text.slice(list.text.search(/^[0-9a-f]{4,40}\s+\S+\s*$/m));
  for (const claim of statements) {
    if (!FACTUAL_ACTS.has(claim.act) || claim.negated || hasWordsOfTrouble(claim) || !REMOTE.test(claim.text)) continue;
    const name = toRefs(list.args, outputs).find((ref) => hasWord(claim.text, ref) && !listed.includes(ref));
    if (name !== undefined) return [toContradiction(claim, list.effect, `${name} is not in the list`)];
  }
  return [];
}

const LISTS = /\bgit\b[^|&;]{0,60}\bls-remote\b/;
const REMOTE =
  /(?<!\p{L})(?:remote|origin|pushed|published|publiée?s?|distant|remoto|subid[oa]|publicad[oa]|gepusht|veröffentlicht|entfernt\p{L}*|pubblicat[oa]|gepubliceerd)(?!\p{L})|远程|推送|リモート|プッシュ/iu;

/** Branches and tags that the calls before were about. */
function toRefs(args: string, outputs: readonly Output[]): string[] {
  const texts = [args, ...outputs.map((output) => output.args)].join('\n');
  return [...new Set(texts.match(REF) ?? [])].filter((ref) => ref.length > 3);
}
const REF = /(?<![\w/.-])(?:v\d+\.\d+(?:\.\d+)*(?:-[\w.]+)?|[a-z]{2,12}\/[a-z0-9][\w.-]{2,60})(?![\w/])/g;
