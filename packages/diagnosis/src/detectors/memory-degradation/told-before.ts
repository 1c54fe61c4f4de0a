import type { Conversation, Message } from '../../model/execution.ts';
import { cite } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';

/** The agent asks for something, and the person answers that they had said it: nobody else can know that better. */
export function judgeToldBefore({ items }: Conversation): FindingDraft<'told_before'>[] {
  const messages = items.filter((item): item is Message => item.kind === 'message' && !item.synthetic);
  const asked = messages.flatMap((message, index): Pair[] => {
    const question = messages[index - 1];
    if (message.role !== 'user' || question?.role !== 'assistant' || index < 2) return [];
    if (!/[?？]/.test(question.text) || !TOLD.test(message.text.slice(0, MOST_CHARS))) return [];
    return [{ question, message }];
  });
  const [first] = asked;
  if (!first || first.question.run.hidden) return [];
  const events = cite(asked.slice(0, CITED).flatMap(({ question, message }) => [question, message]));
  return [
    {
      message: 'told_before',
      data: { times: asked.length, said: first.message.text.trim().slice(0, SHOWN_CHARS) },
      severity: 'medium',
      level: 'runtime_event',
      certainty: 0.85,
      events,
      beganAt: first.question.eventId,
      counts: { n: asked.length },
      wasted: [],
    },
  ];
}

interface Pair {
  readonly question: Message;
  readonly message: Message;
}

const CITED = 3;
const MOST_CHARS = 400;
const SHOWN_CHARS = 120;

/** "I told you": first person, past, and often "already" or "at the start". */
const TOLD =
  /(?<!\p{L})(?:(?:as )?i (?:already |just )?(?:told you|said (?:all )?(?:that|so|it)|mentioned (?:that|it)|gave you (?:that|it))|i['’]ve (?:already )?(?:told you|said (?:that|so|it))|(?:das )?(?:hab(?:e)?|hatte) ich (?:dir |ihnen )?(?:doch |schon |bereits |ja )+(?:alles )?(?:gesagt|geschrieben)|je (?:te |vous )?l['’]ai (?:déjà )?dit|(?:ya )?te lo (?:dije|he dicho)|ya lo (?:dije|he dicho)|(?:eu )?já (?:te )?(?:disse|falei)|te l['’]ho (?:già )?detto|l['’]ho già detto|(?:dat )?(?:heb|had) ik (?:je )?(?:al|toch) (?:gezegd|verteld)|już (?:ci )?mówił[ea]m|я (?:же|уже) (?:говорил|сказал|писал)а?|(?:zaten|sana) söyle(?:dim|miştim))(?!\p{L})|我(?:已经|刚才)?(?:说过|告诉过你)|(?:さっき|もう)(?:言|伝え)|(?:이미|아까) 말했|말했잖아/iu;
