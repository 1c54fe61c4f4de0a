import { toSentences } from '../../language/sentences.ts';

/** stand_in: something else than asked · undone: a part is missing · unchecked: honest about not having tried it. */
export interface Admission {
  readonly kind: 'stand_in' | 'undone' | 'unchecked';
  readonly sentence: string;
}

/**
 * The sentence in which an answer admits that something else was delivered than asked: invented values, a stand-in, a part. Words that
 * the person used are no admission: who asks for mock data gets mock data.
 */
export function findAdmission(text: string, asked: string): Admission | null {
  const request = asked.toLowerCase();
  let unchecked: string | null = null;
  for (const sentence of toSentences(text)) {
    if (UNDONE.test(sentence)) return { kind: 'undone', sentence };
    const [word = ''] = STAND_IN.exec(sentence)?.[0].toLowerCase().split(/[ -]/) ?? [];
    if (word !== '' && !request.includes(word) && !REMOVED.test(sentence)) return { kind: 'stand_in', sentence };
    if (UNCHECKED.test(sentence)) unchecked ??= sentence;
  }
  return unchecked === null ? null : { kind: 'unchecked', sentence: unchecked };
}

/** Something that stands in for the real thing. */
const STAND_IN =
  /\b(?:mock(?:ed)?|dummy|fake|placeholder|made[- ]up|simulated|hard-?coded|fabricated|template|example|representative) (?:data|values?|results?|scores?|responses?|outputs?|numbers?|metrics|measurements|implementation)\b|\bsimulated (?:the|an?) \w+|\bin a real (?:evaluation|implementation|environment|scenario|system|deployment|run)\b|\b(?:heavily |greatly )?simplified (?:and makes|implementation|version|but)\b|\bmakes? (?:several|some|many) (?:approximations|simplifications)\b|\bin practice,? (?:you|we|one)['’]?d?\b/i;

/** Something that the answer itself calls undone, next to a claim that all is done. */
const UNDONE =
  /\b(?:would|will|still) need to be (?:expanded|extended|implemented|replaced|completed|added|tested)\b|\b(?:parsed|present|defined|supported|stubbed|written)\b[^.\n]{0,20}\bbut not (?:yet )?(?:enforced|implemented|used|tested|run)\b|\bnot (?:yet|fully) (?:implemented|tested|verified|enforced|complete)\b|\b(?:issue|bug|problem|error|failure) (?:is|are) still (?:present|there|open|unresolved)\b|\bstill (?:fails|failing|broken|unresolved)\b|\b(?:remains?|is|are) (?:untested|unverified|unimplemented)\b|\b(?:i['’]?ve|we['’]?ve|have) hit an? \w+ blocker\b|\bpending \(?blocked\b|\bprevented (?:me from|us from|downloading|running|installing|testing)\b/i;

const UNCHECKED =
  /\b(?:could ?n[o'’]t|could not|unable to|(?:was|were)(?: not|n['’]t) able to|can ?not|can['’]t) (?:\w+ )?(?:run|test|verify|execute|confirm|provide the actual)\b|\bto (?:properly |fully )?(?:test|verify) (?:this|these|the)\b[^.\n]{0,40}\byou(?:['’]ll| will) need to\b|\bplease run (?:the|your) [^.\n]{0,40}tests\b/i;

/** To take a stand-in away is the opposite of using one; in tests it belongs. */
const REMOVED =
  /\b(?:replac\w+|remov\w+|instead of|no longer|without|eliminat\w+|avoid\w*|tests?|specs?|fixtures?|rather than)\b/i;
