import type { Statement } from '../../../language/statements/statement.ts';
import { isCheck, isLook } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';

/** Something is said to be done on one environment, and every call that did anything was about another one. */
export function findOtherPlace({ statements, earlier }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const claim = statements.find(
    (statement) => isAsserted(statement) && isReport(statement) && toEnvironment(statement.text),
  );
  const claimed = claim && toEnvironment(claim.text);
  if (!claim || !claimed || earlier.length > 0) return [];
  const work = outputs.filter(
    ({ effect, args }) => !isLook(effect.kind) && !isCheck(effect.kind) && !CONTEXTS.test(args),
  );
  // The name of an environment may stand in any argument or output: only where it is nowhere is it another one.
  if (work.length === 0 || work.some(({ args, text }) => claimed.name.test(`${args}\n${text}`))) return [];
  const current = findCurrent(outputs);
  for (const output of work) {
    const other = toNamed(`${output.args}\n${output.text}`) ?? (CLUSTER.test(output.args) ? current : null);
    if (other && other !== claimed) return [toContradiction(claim, output.effect, `it was about ${other.label}`)];
  }
  return [];
}

interface Environment {
  readonly label: string;
  /** Its name in a command, a host or a variable. */
  readonly name: RegExp;
  /** What people call it. */
  readonly said: RegExp;
}

const ENVIRONMENTS: readonly Environment[] = [
  {
    label: 'production',
    name: /(?<![a-z])prod(?:uction|uktion|ucción)?(?![a-z])/i,
    said: /(?<![\p{L}-])(?:prod|production|produktion|produktiv\p{L}*|producción|produção|produzione|productie|produkcj\p{L}*|продакшен\p{L}*|прод\p{L}*|生产环境|本番)(?! (?:build|bundle|mode|data|dump|code)|[\p{L}-])/iu,
  },
  {
    label: 'staging',
    name: /(?<![a-z])(?:staging|stage|stg)(?![a-z])/i,
    said: /(?<![\p{L}-])(?:staging|стейджинг\p{L}*|预发布|ステージング)(?![\p{L}-])/iu,
  },
  {
    label: 'dev',
    name: /(?:env(?:ironment)?[= ]["']?|-x env=|[^\w./-]|^)(?:dev|development)(?=["'.\s,-]|$)/i,
    said: /(?<![\p{L}./-])(?:dev|development environment|entwicklungsumgebung)(?![\p{L}./-])/iu,
  },
];

/** The one environment that a statement speaks of; none where it names several. */
function toEnvironment(text: string): Environment | null {
  const named = ENVIRONMENTS.filter(({ said }) => said.test(text));
  return named.length === 1 ? (named[0] ?? null) : null;
}

function toNamed(text: string): Environment | null {
  const named = ENVIRONMENTS.filter(({ name }) => name.test(text));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The context that a cluster's client uses unless it is told otherwise: the line with the star. */
function findCurrent(outputs: readonly Output[]): Environment | null {
  const shown = outputs.findLast(({ args }) => CONTEXTS.test(args));
  const [line] = /^\*\s.*$/m.exec(shown?.text ?? '') ?? [];
  return line === undefined ? null : toNamed(line);
}
const CONTEXTS = /get-contexts|current-context/;
const CLUSTER = /(?<![\w-])(?:kubectl|helm)(?![^|&;]*(?:--(?:kube-)?context|--kubeconfig|config ))/;

const isReport = ({ act, negated, text }: Statement): boolean =>
  (act === 'done' || act === 'state_ok' || act === 'info') && !negated && !LEFT.test(text);
/** What was left as it was. */
const LEFT = /untouched|unchanged|still on|as (?:it|they) w|stays|unverändert|bleibt|inchang|sin tocar|intact/i;
