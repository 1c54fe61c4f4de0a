import { toCount } from '../../language/count.ts';
import type { Conversation, Item } from '../../model/execution.ts';
import { cite } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';

export const SPENT_THRESHOLDS = {
  spentTokens: {
    value: 200_000,
    because:
      'Tokens that results and reports of helpers give, for a short question. In 25 books such a question costs 300,000 and more, or nothing that is told.',
  },
} as const;

/** A short question, and the helpers or tools that were set on it report a fortune in tokens. */
export function judgeSpentTokens({ items }: Conversation): FindingDraft<'spent_tokens'>[] {
  const asked = items.find((item) => item.kind === 'message' && item.role === 'user' && !item.synthetic);
  if (asked?.kind !== 'message' || asked.run.hidden || !isSmall(asked.text)) return [];
  const spent = items.flatMap((item) => {
    const tokens = item === asked ? 0 : toReportedTokens(toText(item));
    return tokens > 0 ? [{ item, tokens }] : [];
  });
  const [first] = spent;
  const total = spent.reduce((sum, { tokens }) => sum + tokens, 0);
  if (!first || total < SPENT_THRESHOLDS.spentTokens.value) return [];
  return [
    {
      message: 'spent_tokens',
      data: { tokens: toCount(total), asked: asked.text.trim().slice(0, SHOWN_CHARS) },
      severity: 'medium',
      level: 'runtime_event',
      certainty: 0.85,
      events: cite([asked, ...spent.slice(0, CITED).map(({ item }) => item)]),
      beganAt: first.item.eventId,
      counts: { n: spent.length },
      wasted: [],
    },
  ];
}

const CITED = 5;
const SHOWN_CHARS = 120;
const MOST_CHARS = 4_000;
const SHORT_CHARS = 200;

/** A short message that asks something, or says that little is enough, and wants no research. */
const isSmall = (text: string): boolean =>
  text.length <= SHORT_CHARS && (/[?？]/.test(text) || QUICK.test(text)) && !LARGE.test(text);
const QUICK =
  /(?<!\p{L})(?:quick(?:ly)?|brief(?:ly)?|just|kurz|schnell|vite|rapidement|rápid[oa]|rapid[oa]|veloce|snel|even|szybko|krótko|быстро|коротко|kısaca|hızlıca)(?!\p{L})|快速|简单|ざっと|簡単に|간단히|빨리/iu;
const LARGE =
  /(?<!\p{L})(?:research|investigate|thorough\p{L}*|in depth|in detail|deep|sub-?agents?|helpers|gründlich|ausführlich|recherch\p{L}*|approfondi\p{L}*|a fondo|en detalle|investiga|pesquis\p{L}*|approfondit\p{L}*|grondig|uitgebreid|dokładnie|подробно|исследуй|ayrıntılı|araştır)(?!\p{L})|详细|深入|研究|詳しく|調査|자세히|조사/iu;

const toText = (item: Item): string =>
  item.kind === 'tool_call'
    ? (item.result?.text ?? '')
    : item.kind === 'message' && item.role === 'user'
      ? item.text
      : '';

/** "tokens: 412,300", "tokens=39102", `"tokens": {"input": 223508, "output": 22041}`. */
function toReportedTokens(text: string): number {
  if (!text.includes('tokens')) return 0;
  let total = 0;
  for (const [, parts, figure] of text.slice(0, MOST_CHARS).matchAll(TOKENS)) {
    const figures = parts === undefined ? [figure ?? ''] : (parts.match(/\d{1,9}/g) ?? []);
    for (const one of figures) total += Number(one.replaceAll(/\D/g, ''));
  }
  return total;
}

const TOKENS =
  /(?<![\p{L}_])tokens(?: used)?"?\s{0,2}[:=]\s{0,2}(?:\{([^{}]{1,200})\}|"?(\d{1,3}(?:[,.' ]\d{3}){1,3}|\d{1,9})(?!\d))/gu;
