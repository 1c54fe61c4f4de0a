import type { ProcessRecord } from '../model/execution.ts';

/** Why a run cannot be judged, and what to do about it. */
export interface WhyNothing {
  readonly reason: string;
  readonly nextAction: string;
}

const NOTHING = 'No tool call, model call or answer was recorded.';
const NOTHING_BEFORE = 'before any tool call, model call or answer was recorded.';
const AGAIN = 'run the agent again under `critiqor monitor openclaw`';

/** What ended the agent from outside, as the supervisor noted it, and what to do about that. */
const CUTS: Readonly<Record<string, WhyNothing>> = {
  launch: {
    reason: 'The agent could not be launched.',
    nextAction: `Make the command work without Critiqor first, then ${AGAIN}.`,
  },
  timeout: {
    reason: `The time limit ended the agent ${NOTHING_BEFORE}`,
    nextAction: 'Give the agent more time (`--timeout`): loading alone takes 5 to 20 seconds.',
  },
  abort: {
    reason: `The run was aborted ${NOTHING_BEFORE}`,
    nextAction: `If that was not intended, ${AGAIN}.`,
  },
  finalize: {
    reason: `The agent was stopped by \`critiqor finalize --stop\` ${NOTHING_BEFORE}`,
    nextAction: `Wait for the agent to end before finalizing, and ${AGAIN}.`,
  },
  interrupt: {
    reason: `The agent was interrupted ${NOTHING_BEFORE}`,
    nextAction: `If that was not intended, ${AGAIN}.`,
  },
  signal: {
    reason: `The agent was killed ${NOTHING_BEFORE}`,
    nextAction: `Find out what killed it, then ${AGAIN}.`,
  },
};

const SILENT: WhyNothing = {
  reason: NOTHING,
  nextAction: `Check with \`critiqor doctor\` that the recorder is loaded, then ${AGAIN}.`,
};

/**
 * The reason for a run in which nothing was seen, by what the supervisor noted and by the entry points of the recorders. `hasBegun`: the
 * host began a run of the agent.
 */
export function whyNothing(
  processes: readonly ProcessRecord[],
  entryPoints: readonly string[],
  hasBegun = false,
): WhyNothing {
  const troubles = processes.filter(({ what }) => what === 'trouble');
  const isIdleChat = entryPoints.includes('chat') && !hasBegun;
  for (const { source } of troubles.toReversed()) {
    const cut = source !== null && Object.hasOwn(CUTS, source) ? CUTS[source] : undefined;
    // To interrupt a chat is how people leave it.
    if (cut && !(isIdleChat && source === 'interrupt')) return cut;
  }
  if (hasBegun) {
    return {
      reason: `The agent began to work, and its process disappeared ${NOTHING_BEFORE}`,
      nextAction: `Find out what ended the process, then ${AGAIN}.`,
    };
  }
  if (isIdleChat) {
    return {
      reason: `${NOTHING} The recorder was attached to a chat in which the agent was asked nothing. OpenClaw does not show plugins a command that a person runs there with !, and does not store it.`,
      nextAction: 'Ask the agent something in the chat: only what the agent does can be judged.',
    };
  }
  if (entryPoints.length > 0) {
    return {
      reason: `${NOTHING} The recorder was attached (${entryPoints.join(', ')}), and the agent was asked nothing.`,
      nextAction: 'Send the agent a message while it is monitored.',
    };
  }
  const silence = troubles.findLast(({ source }) => source === 'recorder')?.message;
  return silence ? { ...SILENT, reason: `${NOTHING} ${silence}` } : SILENT;
}
