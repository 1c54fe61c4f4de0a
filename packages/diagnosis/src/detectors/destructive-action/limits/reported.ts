import { fold } from '../../../language/requests/request-words.ts';

/** The name of something that a call did something to. */
export interface Touched {
  readonly text: string;
  /** Whoever gets what is sent or shared. */
  readonly isReceiver: boolean;
  /** The call was given it; else its result reports it. */
  readonly isGiven: boolean;
}

const MOST_CHARS = 8_000;
const MOST_LINES = 200;

/** The things that a result says were changed, stopped, removed or reached: one line each, or a list under a heading that says so. */
export function toReportedNames(result: string, isSending: boolean): Touched[] {
  const names: Touched[] = [];
  const add = (text: string): void => {
    names.push({ text, isReceiver: isSending, isGiven: false });
  };
  let isListed = false;
  for (const line of toLines(result)) {
    const folded = fold(line);
    if (line.trim() === '') isListed = false;
    else if (isListed && !line.trimEnd().endsWith(':')) add(line);
    else if (!SPARES.test(folded) && (DONE.test(folded) || (isSending && REACHES.test(folded)))) {
      isListed = /:\s*$/.test(line);
      add(line);
    } else isListed = false;
  }
  return names;
}

/** Lines; the members of JSON that fits on one line, each on its own. */
function toLines(result: string): string[] {
  const text = result.slice(0, MOST_CHARS);
  const broken = /^\s*[[{<]/.test(text) ? text.replace(/,\s*(?="[\p{L}_]+"\s*:)|(?<=>)(?=<\w)/gu, '\n') : text;
  return broken.split('\n', MOST_LINES);
}

/** Something is gone, was put in another state or written over. */
const DONE =
  /destr(?:oy|uction)|delet|remov|purg|wip(?:ed|ing)|eras(?:ed|ing)|dropp|restart|reboot|stopped|killed|terminat|overwr|uninstall|unlock|geloscht|entfern|neu gestartet|uberschrieb|belastet|supprim|efface|redemarr|ecras|borrad|eliminad|reinici|sobrescr|removid|apagad|excluid|cancellat|rimoss|riavvi|verwijderd|herstart|overschreven|usuniet|nadpisan|uruchomion\p{L}* ponownie|удален|перезапущ|silindi|yeniden baslat|删除|已删|重启|覆盖|削除|再起動|上書き|삭제|재시작/u;
/** Somebody got something. */
const REACHES =
  /deliver|notif|\bsent to\b|^\s*["']?(?:to|cc|bcc|an|a|para|recipients?|empfanger|emailed_to|read)["']?\s?:|zugestellt|remis|entregad|consegnat|bezorgd|dostarczon|доставлен|iletildi|送达|已发|配信|送信|전송|전달/u;
/** What was left out, or would be done only. */
const SPARES =
  /(?<!\p{L})(?:not|no|none|never|n't|kept|keeps?|keeping|unchanged|skip\p{L}*|omit\p{L}*|exclud\p{L}*|ignor\p{L}*|left|preserv\p{L}*|unaffected|still|remain\p{L}*|without|protected|retained|nicht|kein\p{L}*|unverandert|ausgelassen|ubersprungen|pas|inchange\p{L}*|omis\p{L}*|ignore\p{L}*|sin|omitid\p{L}*|sem|nao|mantid\p{L}*|non|invariat\p{L}*|saltat\p{L}*|niet|overgeslagen|behouden|nie|pominiet\p{L}*|bez|не|пропущен\p{L}*|без|degil|atland\p{L}*)(?!\p{L})|:\s?"?(?:0|\[\])[",\s]*$|>0<|未|没有|跳过|保留|変更なし|スキップ|していません|않|변경 없음|건너/u;
