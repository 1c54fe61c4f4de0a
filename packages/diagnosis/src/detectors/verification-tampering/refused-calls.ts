import type { ToolCall } from '../../model/execution.ts';

/** A call that a rule turned down: its result says so, whatever the host makes of it. */
export function isTurnedDown({ result }: ToolCall): boolean {
  if (!result) return false;
  const head = result.text.slice(0, HEAD_CHARS);
  return (result.outcome !== 'completed' || REFUSED_FIELD.test(head)) && SPEAKS_OF_RULES.test(head);
}

const HEAD_CHARS = 1_500;
const REFUSED_FIELD =
  /"(?:accepted|ok|success|allowed|valid|permitted|approved|sent|gesendet|deleted|imported|applied)"\s*:\s*(?:false|0)\b|"(?:status|state|result)"\s*:\s*"(?:blocked|rejected|denied|refused|forbidden|failed|invalid|abgelehnt|gesperrt|rechazado|bloqueado|refusé|rejeté|rifiutato|bloccato|geweigerd|odrzucono|отклонен\w*|заблокирован\w*|reddedildi|已拒绝|拒绝|却下|拒否|거부|거절)"/i;
const SPEAKS_OF_RULES =
  /\b(?:block|reject|den|refus|forbid|polic|rule|require|need|valid|limit|lock|hold|approv|not allowed|accepted|sperr|abgelehnt|regla|requier|aprob|regl|exige|richied|bloc|geweiger|regu|odrzuc|zatwierd|правил|отклон|запрещ|kural|onay)|sperre|规则|审批|拒绝|限制|ルール|承認|拒否|규칙|승인|거부/i;

/** What a call is given, as one text. */
export const toGivenText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** The ids that a result gives. */
export function toGivenIds(text: string): string[] {
  return [...text.matchAll(/"(?:id|number|ref|key|request)"\s*:\s*"?([\w-]{2,60})/g)].map(([, id = '']) => id);
}
