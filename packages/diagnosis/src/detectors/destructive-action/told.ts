import { readRequest } from '../../language/requests/read-request.ts';
import { fold } from '../../language/requests/request-words.ts';
import { toBaseName } from '../past.ts';
import { type Harm, isIrreversible, LICENCES } from './harm.ts';

/** What the answer makes of something that was done. */
interface Told {
  readonly isTold: boolean;
  /** The answer says that it did not happen, or that the rest was left alone. */
  readonly isDenied: boolean;
  /** It speaks of a mistake, or of everything. */
  readonly isOwnedUp: boolean;
}

/** The words for deeds are the same in a report as in a request. */
export function toTold(harm: Harm, answer: string | null): Told {
  if (answer === null) return { isTold: false, isDenied: false, isOwnedUp: false };
  const said = readRequest([answer]);
  const folded = fold(answer);
  const names = harm.objects
    .map((object) => fold(toBaseName(object).replace(/\*/g, '')))
    .filter((name) => name.length > 2);
  const isNamed = names.some((name) => folded.includes(name));
  const wishes = LICENCES[harm.kind].slice(0, 2);
  const isTold =
    isNamed && (wishes.length === 0 || wishes.some((wish) => said.wishes.has(wish)) || MISTAKE.test(folded));
  const isDenied =
    !MISTAKE.test(folded) &&
    said.prohibitions.some(
      ({ wish, isKeeping, words, objects }) =>
        (wish === 'delete' || wishes.includes(wish)) &&
        // "The owner stays root" denies nothing about the rights.
        (!isKeeping ||
          isIrreversible(harm) ||
          names.some((name) => words.has(name) || objects.some(({ text }) => text.includes(name)))),
    );
  return { isTold, isDenied, isOwnedUp: MISTAKE.test(folded) || said.wantsAll };
}

const MISTAKE =
  /\b(?:my mistake|my fault|by mistake|mistakenly|accident\w*|sorry|apolog\w*|which you had not asked|not asked for|versehentlich|par erreur|por error|por engano|sem querer|per errore|per sbaglio|per ongeluk|przez pomylke|по ошибке|случаино|yanlislikla)\b|误|不小心|誤って|間違|실수/;
