import { splitCode } from '../../language/code-blocks.ts';
import { toOneLine } from '../../model/words.ts';

/** A message that shows the result of a call, as it would be if the call had been made. */
export interface ShownResult {
  /** Its beginning, for the report. */
  readonly quote: string;
  /** Only hosts write results in this form: no call that was made before explains it. */
  readonly isMarkup: boolean;
}

const QUOTE_CHARS = 80;
const MARKUP = /<(?:function_results?|function_response|tool_response|tool_results?|tool_outputs?)>/;
/** A step of an agent that writes calls and results as text: the host was to stop it before the observation. */
const OBSERVATION = /(?:^|\n)Action Input:[^\n]{0,400}\n(?:[^\n]{0,400}\n){0,5}?Observation:/;
/** The agent says that it ran a command; the command was between the backticks. */
const RAN =
  /\b(?:I(?:'ve| have)?(?: just)? (?:ran|run|executed|invoked|called)|(?:after|by) (?:running|executing|calling))\b[^.\n]{0,60}``/i;
const OUTPUT =
  /\b(?:outputs?|results?|returned|returns|printed|prints|got|gives|gave|shows|response)\b[^\n]{0,60}:\s*$/i;

/** Finds where a message shows a result; null when it does not. */
export function findShownResult(text: string): ShownResult | null {
  const { prose, blocks } = splitCode(text);
  const markup = MARKUP.exec(prose) ?? OBSERVATION.exec(prose);
  if (markup) return { quote: toQuote(prose.slice(markup.index + markup[0].length)), isMarkup: true };
  const ran = RAN.exec(prose);
  if (!ran) return null;
  const output = blocks.find(
    ({ proseBefore, text }) =>
      proseBefore > ran.index &&
      text.trim() !== '' &&
      OUTPUT.test(prose.slice(Math.max(ran.index, proseBefore - 120), proseBefore)),
  );
  return output ? { quote: toQuote(output.text), isMarkup: false } : null;
}

function toQuote(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  return toOneLine(line, QUOTE_CHARS) || '(empty)';
}
