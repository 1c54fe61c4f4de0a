/** A part of a message, with what its place tells about it. */
export interface RequestClause {
  readonly text: string;
  /** The first of its sentence. */
  readonly isFirst: boolean;
  /** The last of its sentence. */
  readonly isLast: boolean;
  /** Its sentence ends with a question mark. */
  readonly isAsked: boolean;
  readonly sentence: string;
}

/** The clauses of a message in their order. */
export function toRequestClauses(text: string): RequestClause[] {
  const clauses: RequestClause[] = [];
  for (const sentence of toSentences(text)) {
    const isAsked = /[?？]\s*$/.test(sentence);
    const parts = sentence.split(CLAUSE_END).filter((part) => part.trim() !== '');
    for (const [index, part] of parts.entries())
      clauses.push({ text: part, isFirst: index === 0, isLast: index === parts.length - 1, isAsked, sentence });
  }
  return clauses;
}

const toSentences = (text: string): string[] => text.match(SENTENCE) ?? [];
const SENTENCE = /(?:[^!?;\n…。！？；•.]|\.(?!\s|$))+[!?;\n…。！？；•.]*/gu;
const CLAUSE_END = /[!?;:\n…。！？；：，、()（）•]+|[.,](?=\s|$)|\s[-–—]\s/u;
