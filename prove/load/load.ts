import { type Campaign, type Part, toFigure } from '../part.ts';
import { playAgents } from './agents-round.ts';
import { type Kill, playRound, type Round, type Size } from './round.ts';

const KILLS: readonly Kill[] = ['nothing', 'clients', 'supervisor', 'gateway', 'supervisor and gateway', 'agents'];
const SIZE: Size = { conversations: 20, turns: 5, callsPerTurn: 28 };
const SHORT_SIZE: Size = { conversations: 3, turns: 2, callsPerTurn: 5 };
const AGENTS = 3;
const CALLS = 10_000;
/** The campaign must end, also where kills come so early that rounds are short. */
const MAX_ROUNDS = 12;

/** A real gateway under load, and kills. */
export const load: Part = {
  name: 'load',
  title: 'Load and kills',
  about: [
    'The real OpenClaw gateway under `critiqor monitor` with a scripted model, 20 conversations at once, 28 tool calls in each turn (`read` and `exec`) with',
    'outputs from 1 byte to 5 MB. Rounds alternate: at a random moment nothing, the clients, the supervisor, the gateway with all its agents, or both are killed',
    '(SIGKILL); later rounds use agents without a gateway. The log of the model is the truth: every tool call whose result the model received must be in the sealed',
    'evidence exactly once, call and result. The event-loop delay of the gateway and its processor time are measured inside it, with and without the recorder, for',
    'the same work.',
  ],
  async run(campaign) {
    const { isShort, random } = campaign;
    const rounds: Round[] = [];
    const bare: Round[] = [];
    const asked = (): number => rounds.reduce((sum, { compared }) => sum + (compared?.asked ?? 0), 0);
    // A test has time for one gateway only.
    if (isShort) rounds.push(await play(campaign, random.pick(KILLS.slice(2, 5)), rounds));
    else
      for (let number = 0; number < KILLS.length || (asked() < CALLS && number < MAX_ROUNDS); number += 1) {
        const kill = KILLS[number % KILLS.length] ?? 'nothing';
        // Side by side: what the machine does meanwhile should hit both.
        if (kill === 'nothing') bare.push(await play(campaign, kill, bare, false));
        rounds.push(await play(campaign, kill, rounds));
      }
    return toFindings(campaign, rounds, bare);
  },
};

async function play(campaign: Campaign, kill: Kill, before: readonly Round[], recorded = true): Promise<Round> {
  const { isShort, say } = campaign;
  const size = isShort ? SHORT_SIZE : SIZE;
  say(`round ${before.length + 1}, killing ${kill}${recorded ? '' : ', without the recorder'}`);
  const round =
    kill === 'agents'
      ? await playAgents(campaign, AGENTS, size.turns, size.callsPerTurn)
      : await playRound(campaign, size, kill, recorded);
  const { seconds, answered, begun, compared, verified } = round;
  say(
    `${answered} of ${begun} conversations ended in ${seconds} s${compared ? `: ${compared.asked} calls, ${compared.shown} shown, ${compared.missing.length} missing, ${compared.repeated.length} repeated; ${verified}` : ''}`,
  );
  return round;
}

function toFindings({ isShort }: Campaign, rounds: readonly Round[], bare: readonly Round[]) {
  const sum = (pick: (round: Round) => number): number => rounds.reduce((total, round) => total + pick(round), 0);
  const asked = sum(({ compared }) => compared?.asked ?? 0);
  const missing = rounds.flatMap(({ compared, kill }) =>
    (compared?.missing ?? []).map((what) => `missing after killing ${kill}: ${what}`),
  );
  const repeated = rounds.flatMap(({ compared, kill }) =>
    (compared?.repeated ?? []).map((what) => `repeated after killing ${kill}: ${what}`),
  );
  // Where nobody killed what it needs, every conversation ends; otherwise the work was not the work that this page describes.
  const unfinished = [...bare, ...rounds]
    .filter(({ kill, begun, answered }) => (kill === 'nothing' || kill === 'supervisor') && answered < begun)
    .map(({ kill, begun, answered }) => `killing ${kill}: ${answered} of ${begun} conversations came to their end`);
  // A kill that came too late, or hit nobody, proves nothing. So little work as in the short form may be done before a busy machine kills.
  const unharmed = rounds
    .filter(
      ({ kill, begun, answered }) => !isShort && (kill === 'clients' || kill.endsWith('gateway')) && answered === begun,
    )
    .map(({ kill }) => `killing ${kill} ended no conversation`);
  const shown = sum(({ compared }) => compared?.shown ?? 0);
  const isShown = isShort ? shown > 0 : shown >= asked / 2;
  const unverified = rounds
    .filter(({ verified }) => verified !== 'consistent')
    .map(({ kill, verified }) => `after killing ${kill}: ${verified}`);
  return {
    figures: [
      isShort
        ? toFigure('tool calls', asked)
        : toFigure('tool calls', asked, `at least ${CALLS.toLocaleString('en-US')}`, asked >= CALLS),
      toFigure('of these shown without doubt', shown, isShort ? 'some' : 'at least half', isShown),
      toFigure('shown and not in the sealed evidence', missing.length, '0', missing.length === 0),
      toFigure('in the sealed evidence more than once', repeated.length, '0', repeated.length === 0),
      toFigure('runs that do not verify', unverified.length, '0', unverified.length === 0),
      toFigure(
        'sealed lines',
        sum(({ compared }) => compared?.events ?? 0),
      ),
    ],
    tables: [
      {
        title: 'Rounds',
        columns: ['killed', 'conversations finished', 'calls', 'shown', 'missing', 'repeated', 'seconds'],
        rows: rounds.map(({ kill, begun, answered, compared, seconds }) => [
          kill,
          `${answered} of ${begun}`,
          compared?.asked ?? 0,
          compared?.shown ?? 0,
          compared?.missing.length ?? 0,
          compared?.repeated.length ?? 0,
          seconds,
        ]),
      },
      ...(bare.length > 0
        ? [
            {
              title: 'The gateway with and without the recorder',
              columns: ['', 'delay of the event loop, p50, ms', 'p99, ms', 'max, ms', 'seconds on the processor'],
              rows: [
                ...bare.map((round) => toDelayRow('without the recorder', round)),
                ...rounds
                  .filter(({ kill }) => kill === 'nothing')
                  .map((round) => toDelayRow('with the recorder', round)),
              ],
            },
          ]
        : []),
    ],
    misses: [
      ...missing.slice(0, 20),
      ...repeated.slice(0, 20),
      ...unverified,
      ...unfinished,
      ...unharmed,
      ...(isShown ? [] : [`only ${shown} of ${asked} calls were shown`]),
      ...(isShort || asked >= CALLS ? [] : [`only ${asked} of ${CALLS} tool calls were made`]),
    ],
  };
}

function toDelayRow(name: string, { delay }: Round): (string | number)[] {
  const toText = (pick: 'p50' | 'p99' | 'max'): string => (delay ? delay[pick].toFixed(1) : 'not measured');
  return [name, toText('p50'), toText('p99'), toText('max'), delay ? Math.round(delay.cpuMs / 1_000) : 'not measured'];
}
