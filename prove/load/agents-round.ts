import { join } from 'node:path';
import { createScriptedModel, type ScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { readWriters } from '../../packages/critiqor/src/runs/writer-processes.ts';
import { waitFor } from '../../test/openclaw/host.ts';
import type { Campaign } from '../part.ts';
import { type Compared, compareWithTruth } from './compare-with-truth.ts';
import { installOpenClaw } from './installation.ts';
import { follow, isAlive, tryKill } from './processes.ts';
import type { Round } from './round.ts';
import { scriptConversation } from './work.ts';

const STALL_MS = 900_000;
const END_MS = 120_000;

/** Agents without a gateway, each under a supervisor of its own; each is killed at a random moment of its work. */
export async function playAgents(
  campaign: Campaign,
  agents: number,
  turns: number,
  callsPerTurn: number,
): Promise<Round> {
  const began = performance.now();
  const model = await createScriptedModel();
  try {
    const numbers = Array.from({ length: agents }, (_, index) => index);
    const ended = await Promise.all(numbers.map((index) => playAgent(campaign, model, index, turns, callsPerTurn)));
    const all = ended.map(({ compared }) => compared);
    const sum = (pick: (one: Compared) => number): number => all.reduce((total, one) => total + pick(one), 0);
    return {
      kill: 'agents',
      seconds: Math.round((performance.now() - began) / 1_000),
      begun: agents,
      answered: 0,
      compared: {
        asked: sum(({ asked }) => asked),
        shown: sum(({ shown }) => shown),
        missing: all.flatMap(({ missing }) => missing),
        repeated: all.flatMap(({ repeated }) => repeated),
        events: sum(({ events }) => events),
      },
      verified: ended.find(({ verified }) => verified !== 'consistent')?.verified ?? 'consistent',
      delay: null,
    };
  } finally {
    await model.close();
  }
}

async function playAgent(
  { random, workshop }: Campaign,
  model: ScriptedModel,
  index: number,
  turns: number,
  callsPerTurn: number,
): Promise<{ compared: Compared; verified: string }> {
  const place = await installOpenClaw(workshop, model, 1);
  try {
    const marker = `AGENT-${index}-END`;
    scriptConversation(model, marker, random, turns, callsPerTurn);
    const killAt = 2 + random.below(turns - 1);
    const message = ['--agent', 'main', '--timeout', '7200', '--message', `Please do ${marker}.`];
    const supervisor = place.start(place.monitor('agent', '--local', ...message));
    const { text, isOver } = follow(supervisor);
    await waitFor('the work of an agent', () => isOver() || model.of(marker).length >= killAt, STALL_MS);
    if (isOver()) throw new Error(`An agent ended before it was killed: ${text()}`);
    const pids = readWriters(join(place.runsDir, 'run_001/events.jsonl')).map(({ pid }) => pid);
    for (const pid of pids) tryKill(pid, 'SIGKILL');
    await waitFor('the end of an agent', () => isOver() && pids.every((pid) => !isAlive(pid)), END_MS);
    const verified = await place.seal();
    return { compared: compareWithTruth(place.runsDir, 'run_001', model.of(marker)), verified };
  } finally {
    place.remove();
  }
}
