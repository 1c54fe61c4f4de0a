import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Campaign, type Part, toFigure } from '../part.ts';
import type { Attack, Expected, Outcome } from './attack.ts';
import { FILE_ATTACKS } from './attack-files.ts';
import { attackFiles, attackRun } from './make-attacks.ts';
import { type PlacedAttack, SHELL_ATTACKS } from './shell-attacks.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const AT_ONCE = 2;
const SHORT_ATTACKS = 4;
/** Of the calls with which `finalize` changes files; later numbers come after its end and do nothing. */
const LAST_CALL = 60;
const LEAST_ATTACKS = 65;
const CALLS_EACH = 6;
/** `ONLY=words npm run prove -- tampering --no-save` makes the attacks whose description matches. */
const ONLY = new RegExp(process.env.ONLY ?? '');

/** An agent that attacks its own evidence. */
export const tampering: Part = {
  name: 'tampering',
  title: 'Tampering by the agent',
  about: [
    'Attacks by processes of the same user on every file of a run: while the agent runs, with a living and with a killed supervisor, between `monitor` and',
    '`finalize`, before random file-system calls while `finalize` works, and after the seal. The commands are the real ones. Each attack must be',
    'detected and located (no verdict, exit code 4), be refused with a message, have no effect on what is sealed, or be listed in',
    '[tampering](tampering.md) or [the witness](witness.md) as out of reach. No command may hang or show a stack trace.',
  ],
  async run(campaign) {
    const { random, isShort, workshop, say } = campaign;
    const during = SHELL_ATTACKS.filter(({ when }) => when === 'during the seal');
    const others = SHELL_ATTACKS.filter(({ when }) => when !== 'during the seal');
    const atCalls = during.flatMap((attack) =>
      Array.from({ length: isShort ? 0 : CALLS_EACH }, () => ({ attack, atCall: 1 + random.below(LAST_CALL) })),
    );
    const chosen: readonly { attack: PlacedAttack; atCall?: number }[] = [
      ...(isShort ? random.shuffle(others).slice(0, SHORT_ATTACKS) : others).map((attack) => ({ attack })),
      ...atCalls,
    ];
    const outcomes: Outcome[] = [];
    const note = (outcome: Outcome): void => {
      outcomes.push(outcome);
      if (outcome.result === 'MISSED') say(`MISSED ${outcome.when}: ${outcome.on}, ${outcome.name}: ${outcome.said}`);
      if (outcomes.length % 20 === 0) say(`${outcomes.length} attacks`);
    };
    const isWanted = (when: string, { on, name }: Attack): boolean => ONLY.test(`${when} ${on} ${name}`);
    for (const attack of FILE_ATTACKS.filter((one) => isWanted('after the seal', one)))
      note(await attackFiles(workshop, attack));
    const waiting = chosen.filter(({ attack }) => isWanted(attack.when, attack));
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        note(await attackRun(workshop, next.attack, next.atCall));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return toFindings(
      campaign,
      outcomes,
      [...FILE_ATTACKS, ...SHELL_ATTACKS].map(({ expected }) => expected),
    );
  },
};

function toFindings({ isShort }: Campaign, outcomes: readonly Outcome[], expected: readonly Expected[]) {
  const missed = outcomes.filter(({ result }) => result === 'MISSED');
  const undocumented = findUndocumented(expected);
  const kinds = new Set(outcomes.map(({ on, name, when }) => `${when.split(', call')[0]} ${on} ${name}`)).size;
  const count = (result: Outcome['result']): number => outcomes.filter((outcome) => outcome.result === result).length;
  const groups = [...Map.groupBy(outcomes, ({ when }) => when.split(', call')[0] ?? '')];
  return {
    figures: [
      isShort
        ? toFigure('different attacks', kinds)
        : toFigure('different attacks', kinds, `at least ${LEAST_ATTACKS}`, kinds >= LEAST_ATTACKS),
      toFigure('attacks made', outcomes.length),
      toFigure('noticed and located', count('noticed and located')),
      toFigure('refused in words', count('refused in words')),
      toFigure('without effect on the evidence', count('without effect')),
      toFigure('out of reach and documented', count('out of reach, documented')),
      toFigure('missed', missed.length, '0', missed.length === 0),
    ],
    tables: [
      {
        title: 'When, and what was attacked',
        columns: ['when', 'attacks', 'on', 'missed'],
        rows: groups.map(([when, of]) => [
          when,
          of.length,
          [...new Set(of.map(({ on }) => on))].join(', '),
          of.filter(({ result }) => result === 'MISSED').length,
        ]),
      },
      {
        title: 'Out of reach',
        columns: ['attack', 'when', 'on'],
        rows: outcomes
          .filter(({ result }) => result === 'out of reach, documented')
          .map(({ name, when, on }) => [name, when, on]),
      },
    ],
    misses: [
      ...missed.map(({ when, on, name, said }) => `${when}: ${on}, ${name}: ${said}`),
      ...undocumented.map((sentence) => `the documentation does not say: ${sentence}`),
    ],
  };
}

/** Sentences that the pages about tampering and the witness do not have. */
function findUndocumented(expected: readonly Expected[]): string[] {
  const pages = ['tampering.md', 'witness.md'].map((name) => readFileSync(join(DOCS, name), 'utf8')).join('\n');
  const sentences = expected.flatMap((one) => ('outOfReach' in one ? [one.outOfReach] : []));
  return [...new Set(sentences)].filter((sentence) => !pages.includes(sentence));
}
