/** What a result tells the agent to do instead, and with which tool if it names one. */
interface Instruction {
  readonly sentence: string;
  readonly tool: string | null;
}

/** The instruction that a result gives at its beginning or end; null when it gives none. */
export function findInstruction(text: string): Instruction | null {
  const ends = text.length <= 2 * END_CHARS ? text : `${text.slice(0, END_CHARS)}\n${text.slice(-END_CHARS)}`;
  const match = INSTRUCTS.exec(ends);
  if (!match) return null;
  const [sentence, ...tools] = match;
  return { sentence: sentence.trim(), tool: tools.find((tool) => tool !== undefined)?.toLowerCase() ?? null };
}

/** Whether a result says that the agent may not do this. */
export function isRefusal(text: string): boolean {
  return REFUSES.test(text.slice(0, END_CHARS));
}

/** Numbers that a result gives under a name, as in `"total": 12.5` or `total = 12.5`, with the name in words. */
export function toNamedNumbers(text: string): (readonly [name: string, value: string])[] {
  const numbers: (readonly [string, string])[] = [];
  for (const [, name, number] of text.matchAll(NAMED_NUMBER)) {
    if (name !== undefined && number !== undefined) numbers.push([toWords(name), toPlainNumber(number)]);
  }
  return numbers;
}

/** Numbers that a sentence gives under one of the names: "the balance is $12.50". */
export function findStatedNumber(sentence: string, name: string): string | null {
  const at = sentence.toLowerCase().indexOf(name);
  if (at < 0 || /\w/.test(sentence[at - 1] ?? ' ')) return null;
  const number = /^(?: is| are| was|:| =| of| now| at){1,2} ?[$€£]?(\d[\d,]*(?:\.\d+)?)(?![\d%\w])/.exec(
    sentence.slice(at + name.length),
  )?.[1];
  return number === undefined ? null : toPlainNumber(number);
}

export function toPlainNumber(number: string): string {
  return String(Number(number.replaceAll(',', '')));
}

/** snake_case and camelCase as a person would say them. */
function toWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

/** Instructions are at the beginning or the end of a result. */
const END_CHARS = 600;
const INSTRUCTS =
  /\b(?:use|call|run|try) (?:the )?[`"']?([a-z][\w-]{2,40})[`"']?(?: tool| command)?(?: \([^)\n]{1,80}\))? (?:instead|to (?:poll|check|follow|read|get|continue|wait|monitor)|for follow-?up)[^.\n]{0,80}|\buse [`"']?(process|poll|wait|[a-z]+_[a-z_]+)[`"']?(?= |\(|\.)[^.\n]{0,80}|\b(read|open|load) (?:it|the file) first\b[^.\n]{0,80}|\b(?:do not|don['’]t) (?:retry|re-?run|repeat|call)\b[^.\n]{0,80}/i;
const REFUSES =
  /\b(?:permission|access|request|approval|command|call)?(?: was| is)? ?(?:denied|declined|forbidden|not permitted|not allowed|rejected by|disallowed)\b|\b(?:have|has)n['’]t granted\b|\brequires? (?:approval|permission)\b/i;
const NAMED_NUMBER =
  /["']?\b([A-Za-z][A-Za-z_]{3,40})["']?\s{0,2}[:=]\s{0,2}["']?[$€£]?(\d[\d,]{0,15}(?:\.\d{1,10})?)(?![\w.:/-])/g;
