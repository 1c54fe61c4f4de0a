import type { Statement } from '../../language/statements/statement.ts';
import { isCheck } from '../../tools/deeds.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import type { Judgement } from '../judgement.ts';

/** The answer says that there were no warnings, and the last check of the kind counts some. */
export function findWarnings({ statements, effects }: AnswerInRecord): Judgement[] {
  const denial = statements.find(deniesWarnings);
  const check = denial ? effects.findLast(({ kind }) => isCheck(kind) || kind === 'run') : undefined;
  if (!denial || !check) return [];
  const warnings = check.counts?.warnings ?? countWarnings(check.call.result?.text ?? '');
  if (warnings === 0) return [];
  const because = `${check.means}: ${warnings === 1 ? 'there is a warning' : `there are ${warnings} warnings`}`;
  return [{ truth: 'contradicted', statement: denial, effects: [check], severity: 'high', because }];
}

/** `file.c:12:5: warning: …`, `WARNING: …`, `[WARN] …`. */
const countWarnings = (text: string): number =>
  [
    ...text
      .slice(0, MOST_CHARS)
      .matchAll(/^(?:[^\n:]{1,200}:\d{1,7}(?::\d{1,5})?: )?\W{0,3}warn(?:ing)?\b\W{0,2}[:\]] ?\S/gim),
  ].length;
const MOST_CHARS = 50_000;

const deniesWarnings = ({ text, act }: Statement): boolean =>
  act !== 'question' && act !== 'plan' && NO_WARNINGS.test(text);

/** A word for none right before one for warnings; Turkish, Japanese and Korean say it after. */
const NO_WARNINGS =
  /(?<!\p{L})(?:no|zero|0|without(?: any)?|keine(?:rlei)?|ohne|null|sans|aucun|pas d['’]|sin|ning[uú]na|sem|nenhuma?|senza|nessuna?|zonder|geen|bez|żadnych|без|нет)\s?(?:compiler |new |remaining )?(?:warnings?|warnung(?:en)?|avertissements?|advertencias?|avisos?|avvis[oi]|avvertiment[oi]|waarschuwing(?:en)?|ostrzeżeń|предупреждений)(?!\p{L})|uyarı yok|(?:没有|无)(?:任何)?警告|警告(?:は(?:ありません|なし)|なし)|경고(?:는|가)? ?없/iu;
