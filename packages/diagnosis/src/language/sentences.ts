/** What a person reads of a text: without code blocks, and without lines that hold nothing but data. */
export function toProse(text: string): string {
  const lines: string[] = [];
  let isFenced = false;
  let isCode = false;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed.startsWith('```')) isFenced = !isFenced;
    else if (trimmed === '') isCode = false;
    else if (LANGUAGE.test(trimmed)) isCode = true;
    else if (!isFenced && !isCode && !DATA_LINE.test(trimmed)) lines.push(line);
  }
  return lines.join('\n');
}

/** Some models name the language and forget the fence: code until the next empty line. */
const LANGUAGE = /^(?:json|bash|sh|shell|python|javascript|typescript|yaml|sql|c|cpp)$/;
/** JSON, a table, a shell prompt, a quotation, the marks of a model's own call format: nothing that is said. */
const DATA_LINE = /^(?:[{}[\]|$>]|"[^"\n]{1,80}" ?:|-{3,}|={3,})|<[|｜/]/;

/** The sentences of a text, without the signs that lists and headings begin with. */
export function toSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of toProse(text).split('\n')) {
    for (const part of line.split(/(?<=[.!?:;])\s+/)) {
      const sentence = part
        .replace(/^[\s#*•✅✓☑🎉-]+/u, '')
        .replace(/[*`]+/g, '')
        .trim();
      if (sentence !== '' && !/^\d+[.)]$/.test(sentence)) sentences.push(sentence);
    }
  }
  return sentences;
}

/** A sentence short enough to be quoted in a report. */
export function toQuote(sentence: string): string {
  return sentence.length <= QUOTE_CHARS ? sentence : `${sentence.slice(0, QUOTE_CHARS - 1)}…`;
}

const QUOTE_CHARS = 140;
