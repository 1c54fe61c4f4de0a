import type { ChildProcess, StdioOptions } from 'node:child_process';
import type { Readable } from 'node:stream';
import { WITNESS_VARIABLES } from '@critiqor/evidence/contract/announcement';
import { createWitnessKeeper, type WitnessKeeper } from '../../witness/keeper.ts';

/** Listens to the recorder in an agent that we start, over a pair of sockets of which the agent inherits one. */
export interface AgentWitness {
  /** How the agent must be started. */
  readonly stdio: StdioOptions;
  readonly variables: Readonly<Record<string, string>>;
  listen(agent: ChildProcess): void;
  /** Once the agent is gone: takes what it had announced last. */
  settle(): Promise<void>;
  readonly toStatement: WitnessKeeper['toStatement'];
}

/** The agent's first descriptor behind its terminal. */
const DESCRIPTOR = 3;
/** What a dead agent announced is in the kernel already; only a process that it left behind can keep the socket open. */
const SETTLE_MS = 500;

export function createAgentWitness(): AgentWitness {
  const keeper = createWitnessKeeper();
  let socket: Readable | null = null;
  return {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    variables: {
      [WITNESS_VARIABLES.descriptor]: String(DESCRIPTOR),
      [WITNESS_VARIABLES.supervisor]: String(process.pid),
    },
    listen(agent) {
      socket = (agent.stdio[DESCRIPTOR] as Readable | null) ?? null;
      // An agent that is killed resets the connection; all that it had announced was delivered before.
      socket?.on('data', keeper.take).on('error', () => {});
    },
    async settle() {
      const open = socket;
      if (!open || open.closed) return;
      await new Promise<void>((resolve) => {
        const timeout = setTimeout(resolve, SETTLE_MS);
        open.once('close', () => {
          clearTimeout(timeout);
          resolve();
        });
      });
      open.destroy();
    },
    toStatement: keeper.toStatement,
  };
}
