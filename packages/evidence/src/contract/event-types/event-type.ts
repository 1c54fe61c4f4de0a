/** Which side showed an event: the host's timeline, its tools, or the process that supervises it. */
export const SOURCE_LAYERS = ['extension_api', 'tool_hooks', 'supervisor'] as const;
export type SourceLayer = (typeof SOURCE_LAYERS)[number];

/**
 * `content` is what people and tools wrote: redacted, and withheld under the `metadata` capture policy. A `fact` is always kept: numbers,
 * ids, names and enumerations of the host, in which nobody writes free text.
 */
export interface PayloadField {
  readonly kind: 'content' | 'fact';
  readonly type: string;
  readonly is: string;
}

export interface EventTypeContract {
  readonly layer: SourceLayer;
  readonly is: string;
  readonly payload: Readonly<Record<string, PayloadField>>;
}

export const fact = (type: string, is: string): PayloadField => ({ kind: 'fact', type, is });
export const content = (type: string, is: string): PayloadField => ({ kind: 'content', type, is });
