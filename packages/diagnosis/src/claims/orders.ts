import { isPoliteOrder } from '../language/requests/questions.ts';
import { readRequestMessage } from '../language/requests/read-request.ts';
import type { AnswerInRecord } from './answer-in-record.ts';

/** What the person's last message orders, and what only a call can do. */
export interface Order {
  readonly wishes: ReadonlySet<string>;
  /** It asks for information too, or holds only in a certain case: an answer may be about that. */
  readonly asks: boolean;
}

/** The order that the answer is a reply to; null where the person asked for nothing that leaves a trace. A bare "yes" means what was said before. */
export function toOrder({ recent, reading, asked }: AnswerInRecord): Order | null {
  const last = recent.at(-1) ?? '';
  if (THANKS.test(last) && last.length <= SHORT_CHARS) return null;
  const { orders, wishes, prohibitions, isReadOnly, depends } = reading.text(readRequestMessage, last);
  const isReply =
    last.length <= SHORT_CHARS && (wishes.size === 0 || !/\S\s+\S|[^\p{Script=Latin}\s]/u.test(last.trim()));
  const ordered: ReadonlySet<string> = isReply ? asked : orders;
  const forbidden = new Set<string>(prohibitions.map(({ wish }) => wish));
  const lasting = [...ordered].filter((wish) => LASTING.has(wish) && !forbidden.has(wish));
  if (isReadOnly || lasting.length === 0) return null;
  const asks =
    depends ||
    ordered.has('look') ||
    ordered.has('draft') ||
    (/[?？]/.test(last) && !isPoliteOrder(last)) ||
    NEWS.test(last);
  return { wishes: new Set(lasting), asks };
}

/** Asked for without a verb. */
const NEWS =
  /^\s*(?:any(?:thing)?|news|was gibt|neues|neuigkeiten|du nouveau|des nouvelles|alguna|noticias|novidades|novità|notizie|nieuws|wieści|новости|haber)(?!\p{L})/iu;
const SHORT_CHARS = 40;
/** Whoever thanks has what he wanted. */
const THANKS =
  /(?<!\p{L})(?:thanks?|thank you|thx|ty|cheers|danke\p{L}*|merci|gracias|obrigad[oa]|grazie|bedankt|dank je|dzięk\p{L}*|спасибо|teşekkür\p{L}*|sağ ol)(?!\p{L})|谢谢|谢啦|ありがとう|고마워|감사/iu;

/** What nobody does by looking, thinking or answering. */
const LASTING: ReadonlySet<string> = new Set(
  'send pay refund book cancel schedule install delete remember set change commit push merge deploy publish stop move archive create replace fix'.split(
    ' ',
  ),
);
