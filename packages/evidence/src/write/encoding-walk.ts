import type { Redaction } from '../redact/redact-text.ts';
import type { CaptureLimits } from './capture-policy.ts';

/** What is left to be used up, and what has happened so far, while the values of one event are encoded. */
export interface Walk extends Redaction {
  readonly limits: CaptureLimits;
  readonly digest: (text: string) => string;
  truncations: number;
  charsLeft: number;
  nodesLeft: number;
  /** Ids that hold no secret and nothing that a name may not have, known from earlier events, and how they are written. */
  readonly cleanIds: Map<string, string>;
  /** The containers around the current value. */
  readonly ancestors: object[];
}

export function createWalk(
  limits: CaptureLimits,
  digest: Walk['digest'],
  fingerprint: Walk['fingerprint'],
  cleanIds: Walk['cleanIds'],
  own?: Walk['own'],
): Walk {
  const { eventChars: charsLeft, nodes: nodesLeft } = limits;
  return {
    limits,
    digest,
    fingerprint,
    count: 0,
    clean: '',
    truncations: 0,
    charsLeft,
    nodesLeft,
    cleanIds,
    ancestors: [],
    own,
  };
}

/** Whether an event has become so large that even the stubs of further texts are too much. */
export function isSpent(walk: Walk): boolean {
  return walk.nodesLeft <= 0 || walk.charsLeft < -walk.limits.eventChars;
}
