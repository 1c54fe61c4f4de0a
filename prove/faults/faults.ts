import { type Part, toFigure } from '../part.ts';
import { FAULTS, type Seen } from './all-faults.ts';
import { STACK } from './scene.ts';

/** Enough for a test. */
const SHORT: readonly string[] = [
  'disk full while sealing, then freed',
  'read-only before sealing, then writable',
  'directory removed while recording',
  'unsynced tail of the journal cut at random',
  'clock jumping by up to a day',
];
const AT_ONCE = 2;

interface Tried {
  readonly name: string;
  readonly seen: Seen | null;
  readonly wrong: readonly string[];
}

/** What a machine does to everybody. */
export const faults: Part = {
  name: 'faults',
  title: 'Faults of the machine',
  about: [
    'A real recorder runs in its own agent with the real commands around it, and a fault occurs in the middle. The agent must end as usual, every fact that',
    'the recorder received must be in the sealed evidence exactly once (facts that it could not write are counted there), no sealed byte may change, a message',
    'must say what is wrong, and the next command must work. Disks are small file systems in memory; a slow disk delays every call that writes; a jumping',
    'clock jumps for every process of the run.',
  ],
  async run({ isShort, say, ...campaign }) {
    const waiting = Object.entries(FAULTS).filter(([name]) => !isShort || SHORT.includes(name));
    const tried: Tried[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [name, fault] = next;
        const seen = await fault({ ...campaign, isShort, say });
        const wrong = seen ? findWrong(seen) : [];
        say(`${seen ? (wrong.length > 0 ? `MISS ${wrong.join('; ')}` : 'ok') : 'not possible here'}: ${name}`);
        tried.push({ name, seen, wrong });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const ordered = Object.keys(FAULTS).flatMap((name) => tried.filter((one) => one.name === name));
    const made = ordered.filter(({ seen }) => seen !== null);
    const checks = made.reduce((sum, { seen }) => sum + Object.keys(seen?.checks ?? {}).length, 0);
    const wrong = ordered.flatMap((one) => one.wrong.map((why) => `${one.name}: ${why}`));
    return {
      figures: [
        toFigure('faults made', made.length),
        toFigure('things checked', checks),
        toFigure('things that did not hold', wrong.length, '0', wrong.length === 0),
      ],
      tables: [
        {
          title: 'Faults',
          columns: ['fault', 'result', 'what the user was told'],
          rows: ordered.map(({ name, seen, wrong: found }) => [
            name,
            seen ? (found.length > 0 ? `**${found.join('; ')}**` : 'holds') : 'not possible on this machine',
            seen ? toFirstWords(seen) : '',
          ]),
        },
      ],
      misses: wrong,
    };
  },
};

function findWrong({ scene, checks, told, words }: Seen): string[] {
  return [
    ...Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [what])),
    ...(scene.said.some((text) => STACK.test(text))
      ? [`a stack trace: ${scene.said.find((text) => STACK.test(text))?.slice(0, 300)}`]
      : []),
    ...(words && !words.test(told) ? [`the user is not told: ${told.slice(0, 200)}`] : []),
  ];
}

/** The first sentence that begins with our name, without places of this machine. */
function toFirstWords({ told, words }: Seen): string {
  const line =
    told.split('\n').find((text) => words?.test(text) && text.trim() !== '') ??
    told.split('\n').find((text) => text.startsWith('critiqor: ')) ??
    '';
  return line
    .trim()
    .replace(/^critiqor: /, '')
    .replaceAll(/\/\S*\/(?=runs)/g, '')
    .slice(0, 160);
}
