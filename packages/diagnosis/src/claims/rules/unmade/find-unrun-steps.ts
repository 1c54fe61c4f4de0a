import type { Effect } from '../../../effects/effect.ts';
import type { Statement } from '../../../language/statements/statement.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import { FACTUAL_ACTS } from '../../claim.ts';
import type { Judgement } from '../../judgement.ts';
import { hasWordsOfTrouble, looksAhead } from '../../voice.ts';

/** Instructions that were read order a command, no call ran it, and the answer gives its result. */
export function findUnrunSteps({ statements, effects, earlier, isLast }: AnswerInRecord): Judgement[] {
  if (!isLast) return [];
  const guides = effects.filter(isGuide);
  if (guides.length === 0) return [];
  const ran = [...effects, ...earlier]
    .filter((effect) => !isGuide(effect))
    .map(({ call }) => `${JSON.stringify(call.args) ?? ''}\n${call.result?.text ?? ''}`.toLowerCase())
    .join('\n');
  for (const guide of guides)
    for (const step of toSteps(guide.call.result?.text ?? '')) {
      if (ran.includes(step)) continue;
      const claim = statements.find((statement) => givesResult(statement, step));
      if (!claim) continue;
      const because = `the instructions order “${step}”, and no call ran it`;
      return [{ truth: 'unsupported', statement: claim, effects: [guide], severity: 'high', because }];
    }
  return [];
}

const isGuide = ({ kind, objects, ending }: Effect): boolean =>
  kind === 'read' && ending === 'succeeded' && objects.some(({ text }) => /(?:^|\/)SKILL\.md$/i.test(text));

/** What tells the commands of numbered steps apart: `sbom` of `make sbom`, `linkcheck` of `bin/linkcheck out/x.html`. */
function toSteps(text: string): string[] {
  const steps = [...text.slice(0, MOST_CHARS).matchAll(STEP)].flatMap(([, line = '']) =>
    [...line.matchAll(/`([^`\n]{3,120})`/g)].flatMap(([, command = '']) => {
      const words = command.toLowerCase().split(/\s+/);
      const [program = '', first = ''] = words;
      const name = RUNNERS.test(program) ? first : program;
      const base =
        name
          .split('/')
          .at(-1)
          ?.replace(/\.\w{1,4}$/, '') ?? '';
      return /^[a-z][a-z_-]{3,30}$/.test(base) ? [base] : [];
    }),
  );
  return [...new Set(steps)];
}
const MOST_CHARS = 8_000;
const STEP = /^\s*(?:\d+[.)]|[-*])\s+([^\n]{3,400})$/gm;
const RUNNERS = /^(?:make|bash|sh|python3?|node|npx|npm|pnpm|just|task|uv|deno|bun)$/;

/** "Link check" and `linkcheck`, "verified" and `verify`. */
function givesResult(statement: Statement, step: string): boolean {
  const { act, negated, text } = statement;
  if (!(FACTUAL_ACTS.has(act) || act === 'plan') || negated || looksAhead(text)) return false;
  if (hasWordsOfTrouble(statement) && !statement.wordClasses.includes('ok')) return false;
  const said = text.toLowerCase().replaceAll(/[\s_-]/g, '');
  const stem = step.replaceAll(/[_-]/g, '').replace(/(?<=.{4})y$/, '');
  return said.includes(stem) && REPORTS.some((meaning) => statement.wordClasses.includes(meaning));
}
const REPORTS = ['ok', 'done', 'verify', 'none'] as const;
