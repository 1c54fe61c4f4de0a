import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Campaign } from '../part.ts';
import { createScene, type Scene } from './scene.ts';

/** A fault of the machine, and what became of the agent, the evidence and the commands. `null`: this machine cannot make the fault. */
export type Fault = (campaign: Campaign) => Promise<Seen | null>;

export interface Seen {
  readonly scene: Scene;
  /** What was checked, and whether it held. */
  readonly checks: Readonly<Record<string, boolean>>;
  /** What the user was told while the fault lasted; empty when nothing needed to be said. */
  readonly told: string;
  /** Commands were refused, so there must be words that fit. */
  readonly words?: RegExp;
}

const HERE = import.meta.dirname;
const NOBODY = 65_534;
const slow = ['--import', join(HERE, 'slow-disk.ts')];
const clock = ['--import', join(HERE, 'jumping-clock.ts')];
const isOnce = (facts: readonly number[]): boolean => new Set(facts).size === facts.length;

/** The agent ended as it would have, and every fact that the recorder took is sealed exactly once. */
function checkFacts(scene: Scene, agentCode: number | null): Record<string, boolean> {
  const truth = scene.truth();
  const facts = existsSync(join(scene.runsDir, 'run_001/session.json')) ? scene.sealedFacts() : [];
  return {
    'the agent ended as always': agentCode === 0 && truth !== null,
    'every fact that was taken is sealed exactly once':
      isOnce(facts) && (truth?.taken ?? []).every((fact) => facts.includes(fact)),
  };
}

const finalize = ['finalize', '--no-dashboard'];

export const FAULTS: Readonly<Record<string, Fault>> = {
  'disk full while recording, then freed': async ({ workshop }) => {
    const disk = workshop.mountDisk(600);
    if (!disk) return null;
    const scene = createScene(workshop, disk);
    const fill = `cat /dev/zero > '${disk}/filler' 2>/dev/null; true`;
    const { code } = await scene.monitor({ FAULT: fill, REPAIR: `rm '${disk}/filler'`, FACTS: '120' });
    const ended = await scene.critiqor(finalize);
    return {
      scene,
      told: '',
      checks: {
        ...checkFacts(scene, code),
        'finalize works afterwards': ended.code === 0,
        'the gap is in the evidence': readFileSync(join(scene.runsDir, 'run_001/session.json'), 'utf8').includes(
          'recorder_fault',
        ),
      },
    };
  },
  'disk full while sealing, then freed': async ({ workshop }) => {
    const disk = workshop.mountDisk(1_200);
    if (!disk) return null;
    const scene = createScene(workshop, disk);
    const { code } = await scene.monitor();
    execFileSync('/bin/sh', ['-c', `cat /dev/zero > '${disk}/filler' 2>/dev/null; true`]);
    const refused = await scene.critiqor(finalize);
    const listed = await scene.critiqor(['runs']);
    rmSync(join(disk, 'filler'));
    const ended = await scene.critiqor(finalize);
    return {
      scene,
      told: refused.stderr,
      words: /full|space/i,
      checks: {
        ...checkFacts(scene, code),
        'sealing is refused': refused.code !== 0,
        'runs works meanwhile': listed.code === 0,
        'finalize works afterwards': ended.code === 0,
      },
    };
  },
  'disk full from the beginning': async ({ workshop }) => {
    const disk = workshop.mountDisk(64);
    if (!disk) return null;
    const scene = createScene(workshop, disk);
    execFileSync('/bin/sh', ['-c', `cat /dev/zero > '${disk}/filler' 2>/dev/null; true`]);
    const refused = await scene.monitor();
    rmSync(join(disk, 'filler'));
    const next = await scene.critiqor(['runs']);
    return {
      scene,
      told: refused.stderr,
      words: /full|space/i,
      checks: {
        'monitor refuses before it starts the agent': refused.code === 1 && scene.truth() === null,
        'the next command works': next.code === 0,
      },
    };
  },
  'read-only before sealing, then writable': async ({ workshop }) => {
    const disk = workshop.mountDisk(4_000);
    if (!disk) return null;
    const scene = createScene(workshop, disk);
    // While a file is open for writing, as the journal is, nobody can make its file system read-only.
    const { code } = await scene.monitor();
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const isReadOnly = isWriteRefused(disk);
    const refused = await scene.critiqor(finalize);
    const listed = await scene.critiqor(['runs']);
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    const ended = await scene.critiqor(finalize);
    return {
      scene,
      told: refused.stderr,
      words: /read-only/i,
      checks: {
        ...checkFacts(scene, code),
        'sealing is refused': isReadOnly && refused.code !== 0,
        'runs works meanwhile': listed.code === 0,
        'finalize works afterwards': ended.code === 0,
      },
    };
  },
  'read-only, after the seal': async ({ workshop }) => {
    const disk = workshop.mountDisk(4_000);
    if (!disk) return null;
    const scene = createScene(workshop, disk);
    const { code } = await scene.monitor();
    await scene.critiqor(finalize);
    const before = scene.digest();
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const shown = await scene.critiqor(['show']);
    const refused = await scene.critiqor(['annotate', 'latest', '--note', 'x']);
    const monitored = await scene.monitor();
    const isSame = scene.digest() === before;
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    return {
      scene,
      told: `${refused.stderr}${monitored.stderr}`,
      words: /read-only/i,
      checks: {
        ...checkFacts(scene, code),
        'show works': shown.code === 0,
        'annotate and monitor refuse': refused.code === 1 && monitored.code === 1,
        'no sealed byte changed': isSame,
      },
    };
  },
  'slow disk': async ({ workshop }) => {
    const scene = createScene(workshop);
    const env = { DELAY_MS: '40' };
    const { code } = await scene.monitor(env, { preload: slow });
    const ended = await scene.critiqor(finalize, { preload: slow, env });
    return {
      scene,
      told: '',
      checks: {
        ...checkFacts(scene, code),
        'finalize works': ended.code === 0,
        'the agent did not wait for the supervisor': (scene.truth()?.slowestMs ?? 1e9) < 5_000,
      },
    };
  },
  'directory removed while recording': async ({ workshop }) => {
    const scene = createScene(workshop);
    const { code, stderr } = await scene.monitor({ FAULT: `rm -rf '${scene.runsDir}'` });
    const ended = await scene.critiqor(finalize);
    const listed = await scene.critiqor(['runs']);
    const again = await scene.monitor();
    return {
      scene,
      told: `${stderr}${ended.stderr}`,
      words: /no longer exists/,
      checks: {
        'the agent ended as always': code === 0 && scene.truth() !== null,
        'runs works': listed.code === 0,
        'the next run works': again.code === 0,
      },
    };
  },
  'permissions taken away while recording, then given back': async ({ workshop }) => {
    if (process.getuid?.() !== 0) return null;
    const place = workshop.folder('nobody');
    execFileSync('chown', [String(NOBODY), place]);
    openWay(place);
    const scene = createScene(workshop, place);
    execFileSync('chown', ['-R', String(NOBODY), scene.folder]);
    openWay(scene.folder);
    const as = { uid: NOBODY };
    const { code } = await scene.monitor({ FAULT: `chmod 000 '${scene.runsDir}'` }, as);
    const refused = await scene.critiqor(finalize, as);
    const listed = await scene.critiqor(['runs'], as);
    chmodSync(scene.runsDir, 0o700);
    const ended = await scene.critiqor(finalize, as);
    return {
      scene,
      told: `${refused.stderr}${listed.stderr}`,
      words: /EACCES|permission/i,
      checks: {
        ...checkFacts(scene, code),
        'commands refuse': refused.code === 1 && listed.code === 1,
        'finalize works afterwards': ended.code === 0,
      },
    };
  },
  'clock jumping by up to a day': async ({ workshop }) => {
    const scene = createScene(workshop);
    const env = { NODE_OPTIONS: clock.join(' ') };
    const { code } = await scene.monitor(env);
    const ended = await scene.critiqor(finalize, { env });
    const verified = await scene.critiqor(['verify', 'latest']);
    const facts = scene.sealedFacts();
    return {
      scene,
      told: '',
      checks: {
        ...checkFacts(scene, code),
        'finalize works': ended.code === 0,
        'it verifies': verified.code === 0,
        'a writer’s own order is kept': facts.every((fact, index) => fact === index + 1),
      },
    };
  },
  'a newer Critiqor on the same directory': async ({ workshop }) => {
    const scene = createScene(workshop);
    const newer = join(scene.folder, 'newer');
    cpSync(join(HERE, '../../packages/critiqor/dist'), newer, { recursive: true });
    for (const name of readdirSync(newer).filter((file) => file.endsWith('.js'))) {
      const path = join(newer, name);
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replaceAll(/critiqor\.(session|diagnosis)\.v1/g, 'critiqor.$1.v9'),
      );
    }
    const program = join(newer, 'critiqor.js');
    const first = await scene.monitor({}, { program });
    await scene.critiqor(finalize, { program });
    const before = scene.digest();
    const shown = await scene.critiqor(['show', 'run_001']);
    const verified = await scene.critiqor(['verify', 'run_001']);
    const second = await scene.monitor();
    const own = await scene.critiqor(finalize);
    const listed = await scene.critiqor(['runs']);
    const theirs = await scene.critiqor(['show', 'run_002'], { program });
    return {
      scene,
      told: `${shown.stdout}${shown.stderr}${verified.stdout}`,
      words: /version|newer/i,
      checks: {
        'both agents ended as always': first.code === 0 && second.code === 0,
        'the older one gives no verdict on a newer run': shown.code !== 0 && verified.code !== 0,
        'its own run is sealed': own.code === 0,
        'runs lists both': listed.code === 0 && /run_001/.test(listed.stdout) && /run_002/.test(listed.stdout),
        'the newer one refuses in words or reads it': !theirs.timedOut,
        'no sealed byte changed': scene.digest() === before,
      },
    };
  },
  'unsynced tail of the journal cut at random': async ({ workshop, random, isShort }) => {
    const first = createScene(workshop);
    await first.monitor({ FACTS: '60' });
    const held: Record<string, boolean> = {};
    const size = readFileSync(join(first.runsDir, 'run_001/events.jsonl')).length;
    const told: string[] = [];
    for (let round = 0; round < (isShort ? 1 : 8); round += 1) {
      const scene = createScene(workshop);
      cpSync(first.runsDir, scene.runsDir, { recursive: true });
      const cut = random.below(size);
      const journal = join(scene.runsDir, 'run_001/events.jsonl');
      truncateSync(journal, cut);
      const whole = [...readFileSync(journal, 'utf8').matchAll(/"text":"fact (\d+);[^\n]*\n/g)].map(([, fact]) =>
        Number(fact),
      );
      const ended = await scene.critiqor(finalize);
      const facts = scene.sealedFacts();
      held[`cut at ${cut} of ${size}: every whole line is sealed once, and what is missing is noticed`] =
        isOnce(facts) && whole.every((fact) => facts.includes(fact)) && ended.code === 4;
      told.push(ended.stdout, ended.stderr);
    }
    return { scene: first, told: told.join(''), words: /missing/, checks: held };
  },
  'unsynced tails of the other files cut at random': async ({ workshop, random, isShort }) => {
    const first = createScene(workshop);
    const { code } = await first.monitor({ FACTS: '60' });
    await first.critiqor(finalize);
    const held: Record<string, boolean> = { 'the agent ended as always': code === 0 };
    const told: string[] = [];
    const files = ['run_001/session.json', 'run_001/diagnosis.json', 'run_001.json', 'seals.jsonl'];
    for (const file of isShort ? [random.pick(files)] : files) {
      const scene = createScene(workshop);
      cpSync(first.runsDir, scene.runsDir, { recursive: true });
      const path = join(scene.runsDir, file);
      chmodSync(path, 0o600);
      truncateSync(path, random.below(readFileSync(path).length));
      const [shown, verified, listed, next] = [
        await scene.critiqor(['show', 'run_001']),
        await scene.critiqor(['verify', 'run_001']),
        await scene.critiqor(['runs']),
        await scene.monitor({ FACTS: '10' }),
      ];
      held[`${file}: no verdict`] = shown.code !== 0 && verified.code !== 0;
      held[`${file}: runs and the next run work`] =
        listed.code === 0 && next.code === 0 && (await scene.critiqor(finalize)).code === 0;
      told.push(shown.stdout, shown.stderr);
    }
    return { scene: first, told: told.join(''), words: /NO VERDICT|is not a readable/, checks: held };
  },
  'no descriptors left in the agent': async ({ workshop }) => {
    const scene = createScene(workshop);
    const { code } = await scene.monitor({ WITHOUT_DESCRIPTORS: '1' }, { before: 'ulimit -n 80' });
    const ended = await scene.critiqor(finalize);
    return { scene, told: '', checks: { ...checkFacts(scene, code), 'finalize works afterwards': ended.code === 0 } };
  },
  'few descriptors for the commands': async ({ workshop, isShort }) => {
    const scene = createScene(workshop);
    const { code } = await scene.monitor();
    const words: string[] = [];
    const held: Record<string, boolean> = {};
    for (const limit of isShort ? [24] : [20, 22, 24, 26, 30]) {
      for (const args of [['runs'], ['status'], finalize]) {
        const { code: end, stderr, stdout } = await scene.critiqor(args, { before: `ulimit -n ${limit}` });
        if (end !== 0 && end !== null && stderr !== '') words.push(stderr);
        held[`${args[0]} with ${limit}: works or says why`] = end === 0 || stderr !== '' || stdout !== '';
      }
    }
    const ended = await scene.critiqor(finalize);
    const done = await scene.critiqor(['show']);
    return {
      scene,
      told: words.join(''),
      checks: {
        ...checkFacts(scene, code),
        ...held,
        'it works without the limit': ended.code === 0 || done.code === 0,
      },
    };
  },
  'little memory for sealing': async ({ workshop, isShort }) => {
    const scene = createScene(workshop);
    const { code } = await scene.monitor({ FACTS: isShort ? '500' : '20000' });
    const ended = await scene.critiqor(finalize, { preload: ['--max-old-space-size=64'] });
    const verified = await scene.critiqor(['verify', 'latest'], { preload: ['--max-old-space-size=64'] });
    return {
      scene,
      told: '',
      checks: {
        ...checkFacts(scene, code),
        'sealing works with 64 MB of heap': ended.code === 0,
        'so does verifying': verified.code === 0,
      },
    };
  },
  'killed for lack of memory while sealing': async ({ workshop, isShort }) => {
    const scene = createScene(workshop);
    const { code } = await scene.monitor({ FACTS: isShort ? '500' : '5000' });
    // What the kernel does to a process that takes too much.
    await scene.critiqor(finalize, { before: '(sleep 0.25; kill -9 $$) &' });
    const ended = await scene.critiqor(finalize);
    const shown = await scene.critiqor(['show']);
    return {
      scene,
      told: '',
      checks: { ...checkFacts(scene, code), 'finalize works afterwards': shown.code === 0 && !ended.timedOut },
    };
  },
};

function isWriteRefused(disk: string): boolean {
  try {
    mkdirSync(join(disk, 'probe'));
    rmSync(join(disk, 'probe'), { recursive: true });
    return false;
  } catch {
    return true;
  }
}

/** Another user may pass through the folders above. */
function openWay(path: string): void {
  chmodSync(join(path, '..'), 0o711);
}
