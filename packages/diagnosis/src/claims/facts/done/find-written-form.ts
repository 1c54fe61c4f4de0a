import { CONTENT_ARGUMENTS, toArguments, toTextArgument } from '../../../tools/tool-arguments.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';

/** The answer says how the file ends that was written, and what was written ends otherwise. */
export function findWrittenForm({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const written = outputs.flatMap((output) => {
    const content = toTextArgument(toArguments(output.effect.call.args), CONTENT_ARGUMENTS);
    return content !== null && output.effect.kind === 'create' ? [{ output, content }] : [];
  });
  const [only] = written;
  // Of several files any may be meant, and a command may add what the first text lacked.
  if (!only || written.length > 1 || outputs.at(-1) !== only.output) return [];
  const said = statements.find((statement) => isAsserted(statement) && LAST_LINE_END.test(statement.text));
  if (!said) return [];
  const isClaimed = !said.negated && !WITHOUT.test(said.text);
  if (isClaimed === only.content.endsWith('\n')) return [];
  const because = isClaimed
    ? 'the text that was written has no line break at its end'
    : 'the text ends with a line break';
  return [toContradiction(said, only.output.effect, because)];
}

const LAST_LINE_END =
  /(?<!\p{L})(?:(?:trailing|final|closing) (?:newline|line ?break|line feed)|(?:newline|line ?break|line feed)(?: character)? at the (?:end|very end)|(?:end(?:s|ing|ed)? (?:with|in)|followed by|plus|and) a (?:newline|line ?break|line feed)|(?:zeilenumbruch|zeilenende) am ende|retour à la ligne (?:final|à la fin)|salto de línea (?:final|al final)|quebra de linha (?:final|no (?:final|fim))|a capo (?:finale|alla fine)|(?:regeleinde|nieuwe regel) aan het einde|znak(?:iem)? nowej linii na końcu|перевод(?:ом)? строки в конце|sonunda satır sonu)(?!\p{L})|末尾(?:に|的)?(?:改行|换行)|끝에 (?:줄바꿈|개행)/iu;
const WITHOUT = /(?<!\p{L})(?:without|no|ohne|sans|sin|sem|senza|zonder|bez|без)(?!\p{L})|なし|没有|없이/iu;
