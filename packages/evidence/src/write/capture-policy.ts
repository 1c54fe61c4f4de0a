/** How much of what people and tools wrote is kept. All three are redacted. */
export const CAPTURE_POLICIES = {
  /** Enough to judge a run by; 16 KB of a text shows its beginning and its end, where results and errors are. */
  standard: { withholdContent: false, textChars: 16_384, eventChars: 262_144, nodes: 20_000 },
  /** All that the host gave. The limit on nodes only ends structures that share their parts. */
  full: {
    withholdContent: false,
    textChars: Number.POSITIVE_INFINITY,
    eventChars: Number.POSITIVE_INFINITY,
    nodes: 5_000_000,
  },
  /** No prompt, argument or output: keyed digests instead, so that repetition stays visible. */
  metadata: { withholdContent: true, textChars: 16_384, eventChars: 262_144, nodes: 20_000 },
} as const satisfies Record<string, CaptureLimits>;

export type CapturePolicy = keyof typeof CAPTURE_POLICIES;

export interface CaptureLimits {
  /** Replace content fields by a keyed digest and their length. */
  readonly withholdContent: boolean;
  /** Characters of one text that are kept, half from its head and half from its tail. */
  readonly textChars: number;
  /** Characters of one event after which every further text is cut to a stub; at twice as many, containers are closed early. */
  readonly eventChars: number;
  /** Values in one event after which containers are closed early. */
  readonly nodes: number;
}

/** Reads a policy name; anything unknown falls back to the strictest, because a typo must not store what was to be withheld. */
export function toCapturePolicy(name: string | undefined): CapturePolicy {
  if (name === undefined || name === '') return 'standard';
  return Object.hasOwn(CAPTURE_POLICIES, name) ? (name as CapturePolicy) : 'metadata';
}
