import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createScriptedModel, type ScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { readWriters } from '../../packages/critiqor/src/runs/writer-processes.ts';
import { OPENCLAW, waitFor } from '../../test/openclaw/host.ts';
import type { Campaign } from '../part.ts';
import type { Random } from '../random.ts';
import { type Compared, compareWithTruth } from './compare-with-truth.ts';
import { type Delay, type Installation, installOpenClaw } from './installation.ts';
import { follow, isAlive, tryKill } from './processes.ts';
import { scriptConversation } from './work.ts';

/** A gateway that needs longer was not only kept waiting by a busy machine. */
const START_MS = 900_000;
/** Without a model call for this long the work hangs. On a busy machine a turn of all conversations takes minutes. */
const STALL_MS = 600_000;
const END_MS = 120_000;

export type Kill = 'nothing' | 'clients' | 'agents' | 'supervisor' | 'gateway' | 'supervisor and gateway';

export interface Size {
  readonly conversations: number;
  readonly turns: number;
  readonly callsPerTurn: number;
}

export interface Round {
  readonly kill: Kill;
  readonly seconds: number;
  /** Conversations that were begun, and those that came to their end. */
  readonly begun: number;
  readonly answered: number;
  readonly compared: Compared | null;
  readonly verified: string;
  readonly delay: Delay | null;
}

/** One gateway, many conversations at once, and somebody who kills in the middle of the work. */
export async function playRound(campaign: Campaign, size: Size, kill: Kill, recorded = true): Promise<Round> {
  const { random, say, workshop } = campaign;
  const began = performance.now();
  const seconds = (): number => Math.round((performance.now() - began) / 1_000);
  const model = await createScriptedModel();
  const place = await installOpenClaw(workshop, model, size.conversations);
  try {
    const gateway = place.start(recorded ? place.monitor('gateway', 'run') : [OPENCLAW, 'gateway', 'run']);
    await waitForGateway(place, gateway);
    // What a gateway loads for its first message is no part of the delays.
    scriptConversation(model, 'WARM-UP-END', random, 1, 2);
    await place.ask('WARM-UP-END');
    say(`the gateway answers after ${seconds()} s`);
    // Not before: a gateway answers a while before its recorder has written the first line.
    const agents = recorded ? readWriters(join(place.runsDir, 'run_001/events.jsonl')).map(({ pid }) => pid) : [];
    for (const pid of agents) workshop.keepPid(pid);
    if (recorded && !agents.some(isAlive))
      throw new Error('The recorder of the gateway says of no process that it lives.');
    place.beginDelays();
    const answered = await converse(place, model, size, random, (stops) =>
      killSome(kill, random, { supervisor: gateway.pid ?? 0, agents, stops }),
    );
    const delay = place.readDelay();
    await stopAll(gateway, agents);
    const verified = recorded ? await place.seal() : '';
    const compared = recorded ? compareWithTruth(place.runsDir, 'run_001', model.exchanges) : null;
    return { kill, seconds: seconds(), begun: size.conversations, answered, compared, verified, delay };
  } finally {
    await model.close();
    place.remove();
  }
}

async function waitForGateway(place: Installation, gateway: ChildProcess): Promise<void> {
  const { text, isOver } = follow(gateway);
  const isReady = async (): Promise<boolean> => isOver() || (await place.isUp());
  await waitFor('the gateway', isReady, START_MS).catch((cause: Error) => {
    throw new Error(`${cause.message}: ${text()}`);
  });
  if (isOver()) throw new Error(`The gateway ended: ${text()}`);
}

/** All conversations at once, with a kill at a random moment of the work; how many came to their end. */
async function converse(
  place: Installation,
  model: ScriptedModel,
  { conversations, turns, callsPerTurn }: Size,
  random: Random,
  kill: (stops: readonly AbortController[]) => void,
): Promise<number> {
  const markers = Array.from({ length: conversations }, (_, index) => `LOAD-${index}-END`);
  for (const marker of markers) scriptConversation(model, marker, random, turns, callsPerTurn);
  const stops = markers.map(() => new AbortController());
  // Not before the first results are shown, and before the last are.
  const killAfter = model.exchanges.length + conversations * (1 + random.next() * (turns - 1));
  let isKilled = false;
  let last = { count: -1, at: performance.now() };
  const timer = setInterval(() => {
    const count = model.exchanges.length;
    if (count > last.count) last = { count, at: performance.now() };
    if (!isKilled && count > killAfter) {
      isKilled = true;
      kill(stops);
    }
    if (performance.now() - last.at > STALL_MS) for (const stop of stops) stop.abort();
  }, 20);
  const answers = await Promise.all(markers.map((marker, index) => place.ask(marker, stops[index]?.signal)));
  clearInterval(timer);
  // What clients left behind goes on for a moment.
  if (stops.some(({ signal }) => signal.aborted)) await settle(() => model.exchanges.length);
  return answers.filter(Boolean).length;
}

async function settle(count: () => number): Promise<void> {
  for (let last = -1; last !== count(); ) {
    last = count();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
}

function killSome(
  kill: Kill,
  random: Random,
  { supervisor, agents, stops }: { supervisor: number; agents: readonly number[]; stops: readonly AbortController[] },
): void {
  if (kill === 'clients') for (const stop of stops) if (random.chance(0.4)) stop.abort();
  if (kill.startsWith('supervisor')) tryKill(supervisor, 'SIGKILL');
  if (kill.endsWith('gateway')) for (const agent of agents) tryKill(agent, 'SIGKILL');
}

/** The agents first: a supervisor that lives notes how they ended. */
export async function stopAll(gateway: ChildProcess, agents: readonly number[]): Promise<void> {
  const pids = [...agents, gateway.pid ?? 0].filter((pid) => pid > 0);
  for (const pid of agents.length > 0 ? agents : pids) tryKill(pid, 'SIGTERM');
  await waitFor('the end of the gateway', () => pids.every((pid) => !isAlive(pid)), END_MS);
  // What a killed supervisor leaves running keeps its output open.
  gateway.stdout?.destroy();
  gateway.stderr?.destroy();
}
