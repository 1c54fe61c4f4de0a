import type { JournalEvent } from '../event.ts';

/** The ways of running OpenClaw that differ in what they show. */
export const ENTRY_POINTS = ['agent_local', 'agent_exec', 'chat', 'gateway'] as const;
export type EntryPoint = (typeof ENTRY_POINTS)[number];

/** `derived`: concluded from other facts, because the host does not say it itself. */
type FactVisibility = 'shown' | 'derived' | 'not_shown';

/** Something that one would like to know about a run, and where it can be known from. */
export interface Fact {
  readonly is: string;
  /** Seams that contribute to it; without any of them it cannot be known, without one of them it may be incomplete. */
  readonly seams: readonly string[];
  /** Seams that add something on some versions of the host: without them it is not called incomplete. */
  readonly extraSeams?: readonly string[];
  readonly where: Readonly<Record<EntryPoint, FactVisibility>>;
  /** The recorded events that show it. Naming their types lets a reader of millions ask few facts about each. */
  readonly seenIn: {
    readonly types: readonly string[];
    /** An additional condition for events of these types; without it every one shows the fact. */
    readonly when?: (event: JournalEvent) => boolean;
  };
  /** Older versions of the host show only a part of it, or nothing (`docs/compatibility.md`). */
  readonly completeSince?: string;
}

export const everywhere = (visibility: FactVisibility): Fact['where'] => ({
  agent_local: visibility,
  agent_exec: visibility,
  chat: visibility,
  gateway: visibility,
});
/** Typed hooks fire in `agent --local` and in a gateway only. */
export const withHooks = (otherwise: FactVisibility = 'not_shown'): Fact['where'] => ({
  agent_local: 'shown',
  agent_exec: otherwise,
  chat: otherwise,
  gateway: 'shown',
});
export const gatewayOnly: Fact['where'] = {
  agent_local: 'not_shown',
  agent_exec: 'not_shown',
  chat: 'not_shown',
  gateway: 'shown',
};

export const isType = (...types: string[]): Fact['seenIn'] => ({ types });
export const has = (type: string, member: string): Fact['seenIn'] => ({
  types: [type],
  when: ({ payload }) => payload[member] !== undefined,
});
export const never: Fact['seenIn'] = { types: [] };
