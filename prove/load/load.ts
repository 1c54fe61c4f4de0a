import { type Campaign, type Part, toFigure } from '../part.ts';
import { type Delay, type Kill, playRound, type Round, type Size } from './round.ts';

const KILLS: readonly Kill[] = ['nothing', 'clients', 'supervisor', 'gateway', 'supervisor and gateway'];
const SIZE: Size = { conversations: 20, turns: 5, callsPerTurn: 20 };
const SHORT_SIZE: Size = { conversations: 4, turns: 2, callsPerTurn: 5 };
const CALLS = 10_000;
/** The campaign must end: after this long no further round begins. */
const BUDGET_MS = 12 * 60_000;

/** A real gateway under load, and kills. */
export const load: Part = {
  name: 'load',
  title: 'Load and kills',
  about: [
    'The real OpenClaw gateway under `critiqor monitor` with a scripted model, 20 conversations at once, 20 tool calls in each turn (`read` and `exec`) with',
    'outputs from 1 byte to 5 MB. In turns nothing, clients, the supervisor, the gateway with all its agents, or both are killed (SIGKILL) in the middle of the',
    'work. The log of the model is the truth: every tool call whose result the model received must be in the sealed evidence exactly once, call and',
    'result. The delay of the event loop of the gateway is measured in it, with and without the recorder, with the same work.',
  ],
  async run(campaign) {
    const { isShort, say } = campaign;
    const size = isShort ? SHORT_SIZE : SIZE;
    const rounds: Round[] = [];
    const bare: Round[] = [];
    const began = performance.now();
    const askedSoFar = (): number => rounds.reduce((sum, { compared }) => sum + (compared?.asked ?? 0), 0);
    const kills = isShort ? [campaign.random.pick(KILLS.slice(2))] : KILLS;
    for (
      let number = 0;
      isShort ? number < 1 : askedSoFar() < CALLS && performance.now() - began < BUDGET_MS;
      number += 1
    ) {
      const kill = kills[number % kills.length] ?? 'nothing';
      // Side by side: what the machine does meanwhile should hit both.
      if (kill === 'nothing') bare.push(await playRound(campaign, size, 'nothing', false));
      const round = await playRound(campaign, size, kill);
      rounds.push(round);
      say(
        `killed ${kill}: ${round.compared?.asked} calls in ${Math.round(round.seconds)} s, ${round.compared?.shown} shown, ${round.compared?.missing.length} missing, ${round.compared?.repeated.length} repeated; ${round.verified}`,
      );
    }
    return toFindings(campaign, rounds, bare);
  },
};

function toFindings({ isShort }: Campaign, rounds: readonly Round[], bare: readonly Round[]) {
  const sum = (pick: (round: Round) => number): number => rounds.reduce((total, round) => total + pick(round), 0);
  const asked = sum(({ compared }) => compared?.asked ?? 0);
  const missing = rounds.flatMap(({ compared, kill }) =>
    (compared?.missing ?? []).map((what) => `missing after killing ${kill}: ${what}`),
  );
  const repeated = rounds.flatMap(({ compared, kill }) =>
    (compared?.repeated ?? []).map((what) => `repeated after killing ${kill}: ${what}`),
  );
  const unverified = rounds
    .filter(({ verified }) => verified !== 'consistent')
    .map(({ kill, verified }) => `after killing ${kill}: ${verified}`);
  return {
    figures: [
      isShort
        ? toFigure('tool calls', asked)
        : toFigure('tool calls', asked, `at least ${CALLS.toLocaleString('en-US')}`, asked >= CALLS),
      toFigure(
        'of these shown without doubt',
        sum(({ compared }) => compared?.shown ?? 0),
      ),
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
        rows: rounds.map(({ kill, answered, compared, seconds }) => [
          kill,
          answered,
          compared?.asked ?? 0,
          compared?.shown ?? 0,
          compared?.missing.length ?? 0,
          compared?.repeated.length ?? 0,
          Math.round(seconds),
        ]),
      },
      ...(bare.length > 0
        ? [
            {
              title: 'Delay of the event loop of the gateway, in ms',
              columns: ['', 'p50', 'p99', 'max', 'seconds'],
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
      ...(isShort || asked >= CALLS
        ? []
        : [`${asked} of ${CALLS} tool calls fitted into ${BUDGET_MS / 60_000} minutes on this machine`]),
    ],
  };
}

function toDelayRow(name: string, { delay, seconds }: Round): (string | number)[] {
  const toText = (pick: keyof Delay): string => (delay ? delay[pick].toFixed(1) : 'not measured');
  return [name, toText('p50'), toText('p99'), toText('max'), Math.round(seconds)];
}
