import { isAllPurpose } from '../../../effects/all-purpose.ts';
import type { Effect } from '../../../effects/effect.ts';
import type { Statement } from '../../../language/statements/statement.ts';
import { isChange, isLook } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import { FAMILIES } from '../../deed-families.ts';
import type { Judgement } from '../../judgement.ts';

/** Somebody is said to have been told or asked, or a draft to be stored, and no call of the conversation can have done it. */
export function findUnmadeMessages(answer: AnswerInRecord): Judgement[] {
  return [...findQuiet(answer), ...findUntold(answer), ...findUnstored(answer)].slice(0, 1);
}

function findUntold({ statements, effects, earlier, isLast }: AnswerInRecord): Judgement[] {
  // Whoever called nothing may be playing a part, or speak of what nobody recorded.
  if (!isLast || effects.length + earlier.length === 0 || [...effects, ...earlier].some(canTell)) return [];
  const claim = statements.find(({ text, negated }) => TOLD.test(text) && !(negated && NEGATED.test(text)));
  return claim ? [toUnsupported(claim)] : [];
}

const canTell = (effect: Effect): boolean =>
  isAllPurpose(effect) || FAMILIES.send.includes(effect.kind) || effect.kind === 'schedule' || invites(effect);

/** An entry with guests may be sent to them. */
const invites = ({ kind, call }: Effect): boolean =>
  isChange(kind) && /attendee|guest|participant|invite|notif|assign|comment|mention/i.test(toText(call));

const toText = ({ args, result }: Effect['call']): string =>
  `${JSON.stringify(args) ?? ''}${(result?.text ?? '').slice(0, MOST_CHARS)}`;

const NEGATED = /(?<!\p{L})(?:not|n['’]t|nicht|pas|no|non|não|niet|nie|не)(?!\p{L})|没|未/iu;

/** In the first person, of somebody who is not the reader. */
const TOLD =
  /(?<!\p{L})(?:I(?:['’]ve| have)? (?:also |already |just |then )?(?:let (?!you(?!\p{L}))(?:\p{L}+ ){1,3}know|(?:told|informed|notified|messaged|texted|e-?mailed|pinged|asked|alerted|warned) (?!you(?!\p{L})|for|about|to|it|myself)\p{L}+)|ich habe (?:\p{L}+ ){1,4}?(?:bescheid gegeben|informiert|benachrichtigt|geschrieben|gefragt|verständigt)|j['’]ai (?:prévenu|informé|averti|écrit à|demandé à) \p{L}+|(?:he|les? he) (?:avisado|informado|escrito|preguntado)(?: a \p{L}+)?|ho (?:avvisato|informato|scritto a|chiesto a) \p{L}+|(?:avisei|informei|escrevi a|perguntei a)(?: \p{L}+)|ik heb (?:\p{L}+ ){1,3}?(?:laten weten|verteld|gevraagd|geschreven|geïnformeerd|ingelicht)|(?:powiadomił[ea]m|poinformował[ea]m|napisał[ea]m do|zapytał[ea]m)(?: \p{L}+)|я (?:сообщил|написал|предупредил|спросил)[а]?)(?!\p{L})|^\W*(?:told|informed|notified|messaged|texted|asked) (?:her|him|them|\p{Lu}\p{Ll}+)(?::|\W*$)|(?:已经?|我)(?:通知|告诉|告知|转告|联系)了?(?!你|您)\p{Script=Han}|に(?:連絡|お伝え|通知|お知らせ)しました|에게 (?:알렸|전했|물어봤|연락했)/iu;

/** "The reply is in your drafts": a place where only a call can have put it. */
function findUnstored({ statements, effects, earlier, askedText, isLast }: AnswerInRecord): Judgement[] {
  const record = [...effects, ...earlier];
  if (!isLast || !record.every(({ kind }) => isLook(kind)) || !DRAFTING.test(askedText)) return [];
  // Who looked at the drafts tells what is there.
  if (record.some(({ call }) => DRAFTS.test(call.tool) || DRAFTS.test(JSON.stringify(call.args) ?? ''))) return [];
  const claim = statements.find(({ text }) => STORED.test(text));
  return claim ? [toUnsupported(claim)] : [];
}

const DRAFTS = /draft|entw[uü]rf|brouillon|borrador|rascunho|bozz|concept|szkic|черновик|taslak|草稿|下書/iu;
const DRAFTING =
  /draft|entw(?:u|ü|i)rf|brouillon|rédige|borrador|redacta|rascunho|bozz|concept|szkic|черновик|taslak|草稿|起草|下書/iu;
const STORED =
  /(?<!\p{L})(?:(?:is|are|it['’]s|now|saved|stored|put(?: it)?|placed|waiting|sitting) (?:\p{L}+ ){0,2}?(?:in|into|to|under) (?:your|the|gmail) (?:\p{L}+ )?drafts|saved (?:it )?as a draft|(?:liegt|ist|steht|gespeichert|abgelegt) (?:\p{L}+ )?(?:in|unter|bei) (?:deinen|den|ihren) entwürfen|in (?:deinen|den|ihren) entwürfen (?:gespeichert|abgelegt)|(?:enregistrée?|dans) (?:\p{L}+ )?(?:tes|vos|les) brouillons|(?:está|guardad[oa]) en (?:tus|los) borradores|(?:está|salv[oa]|guardad[oa]) n[oa]s (?:teus |seus )?rascunhos|(?:è|salvat[oa]) nelle (?:tue )?bozze|staat (?:\p{L}+ )?(?:bij|in) (?:je|de) concepten)(?!\p{L})|草稿(?:已经?|也已)?(?:存|保存|放)(?:到|在|进)|(?:存|保存|放)(?:到|在|进)了?[^。\n]{0,12}草稿箱|下書き(?:に|フォルダに)?(?:保存|入れ)(?:しました|ました|てあり)/iu;

/** A change that was told to notify nobody, or reports that it did, and the answer says that somebody was. */
function findQuiet({ statements, effects, earlier, isLast }: AnswerInRecord): Judgement[] {
  const quiet = isLast ? effects.findLast(isQuiet) : undefined;
  if (!quiet || [...effects, ...earlier].some((effect) => effect !== quiet && canNotify(effect))) return [];
  const claim = statements.find(
    ({ act, deeds, negated, text }) =>
      act === 'done' && !negated && !NEGATED.test(text) && (deeds.includes('send') || NOTIFIED.test(text)),
  );
  if (!claim) return [];
  const because = `${quiet.means}: it notified nobody`;
  return [{ truth: 'contradicted', statement: claim, effects: [quiet], severity: 'high', because }];
}

const canNotify = (effect: Effect): boolean =>
  !isQuiet(effect) && (isAllPurpose(effect) || effect.kind === 'send' || effect.kind === 'publish' || invites(effect));

function isQuiet({ kind, call }: Effect): boolean {
  if (!isChange(kind)) return false;
  const result = (call.result?.text ?? '').slice(0, MOST_CHARS);
  return QUIET_ARGUMENT.test(JSON.stringify(call.args) ?? '') || QUIET_RESULT.test(result);
}
const MOST_CHARS = 4_000;
const QUIET_ARGUMENT =
  /"(?:send_?updates|send_?notifications?|notify(?:_\w+)?|notifications?|send_?invit\w*)"\s?:\s?(?:"(?:none|false|off|no)"|false)/i;
const QUIET_RESULT =
  /"notifications?"\s?:\s?\{[^{}]{0,200}"(?:sent|sent_to|recipients)"\s?:\s?(?:0|\[\])|"(?:notified|notifications_sent|invites_sent)"\s?:\s?(?:0|\[\]|false)/i;
const NOTIFIED =
  /(?<!\p{L})(?:notified|informed|been told|benachrichtigt|informiert|prévenus?|informés?|notificad[oa]s?|avisad[oa]s?|avvisat[ioae]|ingelicht|powiadomion\p{L}*|уведомлен\p{L}*)(?!\p{L})|已通知|通知しました/iu;

const toUnsupported = (statement: Statement): Judgement => ({
  truth: 'unsupported',
  statement,
  effects: [],
  severity: 'high',
  because: 'no call that could have done this was made',
});
