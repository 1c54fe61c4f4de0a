import { includesAll, toContentWords, toLinesAndSentences } from '../../language/content-words.ts';

/** Whoever speaks of a skill like this works on the skill, not with it. */
const ABOUT_SKILLS =
  /\b(?:creat|writ|build|make|add|install|updat|edit|remov|delet|uninstall|publish|fix|review|improv|renam|draft|design|list|explain|describ|what|which|why|do you have|is there|don[’']t|do not|never)\w*\b/i;
const NAMED: readonly RegExp[] = [
  /\b(?:use|using|with|via|apply|invoke|run|follow)\s+(?:the|your|my|our)\s+[`"']?([a-z0-9][a-z0-9_-]{1,48}(?: [a-z0-9][a-z0-9_-]{1,30})?)[`"']?\s+skill\b/i,
  /[`"']([a-z0-9][a-z0-9_-]{1,48})[`"']\s+skill\b/i,
  /\bskill\s+(?:called\s+|named\s+)?[`"']([a-z0-9][a-z0-9_-]{1,48})[`"']/i,
];
/** Abilities of people and words that only qualify: "use the right skill" names none. */
const NO_NAMES =
  /^(?:best|right|appropriate|new|same|any|good|own|correct|relevant|available|matching|fitting|other|first|last|next|necessary|writing|coding|communication|language|people|programming|social|soft|creative|research|math|cooking|speaking|design)\b/i;

/** The skill that a request names, as its folder would be called; null when it names none. */
export function toNamedSkill(request: string): string | null {
  for (const sentence of toLinesAndSentences(request.slice(0, REQUEST_CHARS))) {
    for (const pattern of NAMED) {
      const match = pattern.exec(sentence);
      const name = match?.[1];
      if (match === null || name === undefined || NO_NAMES.test(name)) continue;
      if (!ABOUT_SKILLS.test(sentence.slice(0, match.index))) return name.toLowerCase().replace(/[ _]+/g, '-');
    }
  }
  return null;
}

/** The request is within this many characters; what follows is mostly pasted material. */
const REQUEST_CHARS = 600;

interface DescribedSkill {
  readonly name: string;
  readonly description: string;
}

/** When the words of a request and of a skill are close enough. Precision first: a skill that only might have helped is not missed. */
export const FIT_THRESHOLDS = {
  wordsBesideName: {
    value: 1,
    because:
      'A name of two words in the request is rarely a coincidence; one more word of the skill’s own description settles it.',
  },
  wordsBesideShortName: {
    value: 2,
    because:
      'A name of one word ("canvas", "weather") is an everyday word: two words of the skill’s own description must appear beside it.',
  },
  ownWords: {
    value: 4,
    because:
      'Without its name, four words that no other available skill has, and half of the request: on the recorded list of skills no other request reached two.',
  },
} as const;

/** Words that no skill has for itself. */
const COMMON = new Set([
  'skill',
  'file',
  'data',
  'tool',
  'agent',
  'openclaw',
  'user',
  'create',
  'check',
  'set',
  'manage',
  'task',
  'project',
  'code',
  'text',
]);

/** A list of skills, by the words that only one of them has. */
export type SkillWords = ReadonlyMap<string, { readonly skill: DescribedSkill; readonly name: readonly string[] }>;

/** Takes a list of skills apart; done once for all requests that were made with it on offer. */
export function toSkillWords(skills: readonly DescribedSkill[]): SkillWords {
  const owners = new Map<string, { readonly skill: DescribedSkill; readonly name: readonly string[] } | null>();
  for (const skill of skills) {
    const owner = { skill, name: toContentWords(skill.name) };
    for (const word of new Set(toContentWords(`${skill.name} ${skill.description}`)))
      owners.set(word, owners.has(word) ? null : owner);
  }
  return new Map([...owners].flatMap(([word, owner]) => (owner ? [[word, owner]] : [])));
}

/** The words with which a request may name a skill; none if it is a question or too short. */
export function toSkillRequestWords(request: string): ReadonlySet<string> {
  if (/^\W*(?:what|why|who|when|where|how|is|are|does|do|can|which)\b/i.test(request)) return new Set();
  const asked = new Set(toContentWords(request.slice(0, REQUEST_CHARS)).filter((word) => !COMMON.has(word)));
  return asked.size < 2 ? new Set() : asked;
}

/**
 * The one skill that fits a request strongly: its whole name is in the request together with words of its description that no other
 * skill has, or most of the request is such words. Null when none does, or two do.
 */
export function toFittingSkill(asked: ReadonlySet<string>, words: SkillWords): DescribedSkill | null {
  const telling = [...asked].filter((word) => words.has(word));
  if (telling.length === 0) return null;
  const ownWords = Map.groupBy(telling, (word) => words.get(word));
  const fitting = [...ownWords].filter(([owner, own]) => {
    const name = owner?.name ?? [];
    const isNamed = name.length > 0 && includesAll(asked, name);
    const beside = own.filter((word) => !name.includes(word)).length;
    const { wordsBesideName, wordsBesideShortName, ownWords } = FIT_THRESHOLDS;
    if (isNamed) return beside >= (name.length >= 2 ? wordsBesideName : wordsBesideShortName).value;
    return own.length >= ownWords.value && own.length * 2 >= asked.size;
  });
  return fitting.length === 1 ? (fitting[0]?.[0]?.skill ?? null) : null;
}
