import { toSentences } from '../../language/sentences.ts';

/** The announcement of a next step that an answer ends with; null when it ends with anything else. */
export function findAnnouncement(text: string): string | null {
  const last = toSentences(text).slice(-LAST_SENTENCES.value).reverse();
  for (const sentence of last) {
    if (ANNOUNCES.test(sentence)) return LATER.test(sentence) ? null : sentence;
    if (!LIST_OF_STEPS.test(sentence)) break;
  }
  return last.find((sentence) => LEAVES_IT.test(sentence)) ?? null;
}

/** "I'll leave it here": the agent says itself that it goes no further. */
const LEAVES_IT =
  /^(?:(?:so|but|and|for now),? )?(?:i['’]ll|i will|i['’]m going to|ich werde|je vais|voy a|vou) (?:leave it (?:here|at that)|stop here|es hierbei belassen|hier aufhören|m['’]arrêter là|dejarlo aquí|parar por aqui)|^(?:ich lasse es (?:hierbei|dabei)|ich höre hier auf|je m['’]arrête là|lo dejo aquí|paro por aqui|mi fermo qui|ik stop hier|ik laat het hierbij|na tym kończę|на этом остановлюсь|burada bırakıyorum)|先到这里|ここまでにします|여기까지 하겠/iu;

interface Progress {
  readonly done: number;
  readonly total: number;
  readonly sentence: string;
}

/** How far the work got, when an answer says that it did not get to the end and gives no reason why the rest needs nothing. */
export function findProgress(text: string): Progress | null {
  for (const sentence of toSentences(text)) {
    if (
      !WORKED_THROUGH.test(sentence) ||
      ABOUT_TESTS.test(sentence) ||
      YOURS.test(sentence) ||
      REST_NEEDS_NOTHING.test(text)
    )
      continue;
    const match = SHARE.exec(sentence);
    const done = toCount(match?.[1]);
    const total = toCount(match?.[2]);
    if (done !== null && total !== null && done < total && total >= LEAST_TOTAL.value) return { done, total, sentence };
    const percent = toCount(PERCENT.exec(sentence)?.[1]);
    if (percent !== null && percent < 100 && IS_REPORT.test(sentence)) return { done: percent, total: 100, sentence };
  }
  return null;
}

const toCount = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits.replaceAll(',', ''));

export const LAST_SENTENCES = {
  value: 4,
  because:
    'An announcement is in the last sentences, before what it introduces. One labelled trace decides it, so it is set by judgement.',
};
export const LEAST_TOTAL = {
  value: 5,
  because:
    'Below five, “2 of 3” is more often a remark about steps than a measure of work. No labelled trace decides this; the incident had 486.',
};

const ANNOUNCES = new RegExp(
  `^(?:(?:ok(?:ay)?|great|perfect|good|now|next|first|then|so|alright|\\d+)[,.!:]? +){0,2}(?:(?:let me|let['’]s|i['’]ll|i will|i['’]m going to|i am going to|i need to|i still need to|we['’]ll) (?:(?:now|first|then|next|also|just|quickly) ){0,2}(?!check back|update you|send you|make sure|try (?:to be|my))(?:${[
    'check|read|look (?:at|into|for|through|up)|run|search|explore|examine|inspect|analy[sz]e|investigate|review|find|list|scan|compare|verify|test|debug',
    'create|write|rewrite|update|fix|install|build|implement|modify|change|add|edit|replace|refactor|rename|move|remove|delete|clean|generate|compile|deploy|apply|make',
    'start|begin|proceed|try|retry|rerun|restart|continue (?:with|by)|go ahead|finish|complete|execute|process|use the|break this',
    'do|tackle|handle|take (?:on|care of)|work (?:on|through)|fetch|open|load|download|upload|query|gather|collect|extract|convert|migrate|split|merge|send|book|set up|configure',
  ].join(
    '|',
  )})\\b|starting (?:with|by|now)\\b|proceeding (?:to|with)\\b|next,? (?:i|we)(?:['’]ll| will| need to| have to)\\b)`,
  'i',
);

/** About another day or on a condition: nothing is missing now. */
const LATER =
  /\b(?:if you|once you|when you|as soon as|whenever|tomorrow|tonight|later|from now on|in future|every (?:day|hour|morning|week)|next (?:week|month|time)|when (?:it|the|that)|if (?:it|anything|needed))\b/i;

const LIST_OF_STEPS = /^(?:\d+[.)] |[-•*] )|[:{}[\]"]$/;

const SHARE =
  /(?<![\d.,/])(\d{1,9}|\d{1,3}(?:,\d{3})+) ?(?:\/|of|out of)(?: the| a total of)? ?(\d{1,3}(?:,\d{3})+|\d{1,9})(?![\d./]|,\d)/i;
/** Work is counted in whole percent; what has decimals was measured. */
const PERCENT = /(?<![\d.])(\d{1,2}) ?(?:%|per ?cent)/i;
const WORKED_THROUGH =
  /\b(?:process(?:ed|ing)|complet(?:ed?|ing)|done|finished|migrat(?:ed|ing)|convert(?:ed|ing)|imported|importing|upload(?:ed|ing)|translat(?:ed|ing)|handled|analy[sz](?:ed|ing)|index(?:ed|ing)|download(?:ed|ing)|progress|so far|remaining|through)\b/i;
/** How many checks pass is a result. */
const ABOUT_TESTS = /\b(?:tests?|specs?|checks?|cases?)\b.{0,40}\b(?:pass|fail|green|red)|\bpass(?:ed|es|ing)?\b/i;
const IS_REPORT = /\b(?:progress|so far|complete|done|remaining|in progress|through)\b/i;
/** The person's progress is not the agent's. */
const YOURS = /\byou(?:r|['’]ve| have| are|['’]re)?\b/i;
const REST_NEEDS_NOTHING =
  /\b(?:already|duplicates?|skipp\w+|exclud\w+|up to date|unchanged|filtered|ignored|no changes|not needed|the rest (?:is|are|was|were|need)|as (?:you )?(?:asked|requested))\b/i;
