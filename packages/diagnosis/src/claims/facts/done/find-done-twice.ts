import { isChange, isLook } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import { isClaim } from '../../claim.ts';
import type { Judgement } from '../../judgement.ts';
import { type Output, toContradiction, toMembers } from '../outputs.ts';

/** A call got no answer and was made again; the list that was looked at afterwards shows the thing twice, and the answer speaks of one. */
export function findDoneTwice({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const lost = outputs.findIndex(({ effect, text }) => isChange(effect.kind) && UNANSWERED.test(text));
  const again = outputs.findLastIndex(({ effect }) => isChange(effect.kind) && effect.ending !== 'failed');
  if (lost < 0 || again <= lost) return [];
  const list = outputs.slice(again + 1).findLast(({ effect, json }) => isLook(effect.kind) && json !== null);
  const twins = list ? findTwins(list) : [];
  const claim = statements.find(isClaim);
  const said = statements.map(({ text }) => text).join('\n');
  if (!list || !claim || twins.length < 2 || TWO.test(said)) return [];
  const named = twins.filter((ids) => ids.some((id) => said.includes(id)));
  if (named.length === twins.length) return [];
  return [toContradiction(claim, list.effect, `it is listed ${twins.length} times`)];
}

const UNANSWERED =
  /time[d-]?\s?out|gateway time|\b50[234]\b|no response|connection (?:reset|closed|lost)|ETIMEDOUT|ECONNRESET/i;

/** The ids of the records of a list that are the same but for their id and their time. */
function findTwins({ json }: Output): string[][] {
  const groups = new Map<string, string[][]>();
  for (const { object, path } of toMembers(json)) {
    const members = Object.entries(object).filter(([, value]) => typeof value !== 'object');
    const rest = members.filter(([key]) => !ITS_OWN.test(key));
    if (rest.length === 0 || rest.length === members.length || !rest.some(([, value]) => VALUED.test(String(value))))
      continue;
    const key = JSON.stringify([path, rest]);
    const ids = members.filter(([name]) => ITS_OWN.test(name)).map(([, value]) => String(value));
    groups.set(key, [...(groups.get(key) ?? []), ids]);
  }
  return [...groups.values()].find((group) => group.length >= 2) ?? [];
}

const ITS_OWN =
  /^(?:.{0,20}_)?(?:id|no|nr|number|ref|reference|key|created|created_at|createdAt|at|date|time|timestamp|order_no|code)$/i;
/** An amount or a name of goods: a state alone makes no twins. */
const VALUED = /\d/;

const TWO =
  /(?<!\p{L})(?:twice|two|both|double[ds]?|doubled|duplicat\w*|second (?:charge|order|payment|refund|one) (?:too|as well|also)|zwei(?:mal)?|doppelt\w*|beide|deux|double|doublon|dos|doble|duplicad\w*|dois|duas|dobro|due|doppi\w*|dubbel\w*|twee(?:maal)?|dwa|dwie|dwukrotnie|podwójn\w*|два(?:жды)?|две|дважды|двойн\w*|iki|çift|mükerrer)(?!\p{L})|两|二重|重复|重複|2\s?[件回次笔]|두 |중복|이중/iu;
