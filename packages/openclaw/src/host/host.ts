/** What we use of the host, as far as we rely on it. Everything is optional: another version may lack it. */
export interface HostApi {
  readonly registrationMode?: string;
  readonly rootDir?: string;
  readonly config?: unknown;
  readonly pluginConfig?: unknown;
  readonly on?: (
    hook: string,
    handler: (event: unknown, context: unknown) => void,
    options?: { readonly priority?: number },
  ) => void;
  /** The host's own log. */
  readonly logger?: { readonly warn?: (message: string) => void };
  readonly runtime?: {
    readonly version?: string;
    readonly events?: {
      readonly onAgentEvent?: (listener: (event: unknown) => void) => unknown;
      readonly onSessionTranscriptUpdate?: (listener: (update: unknown) => void) => unknown;
    };
  };
}

/** An object of the host, of which nothing is certain. */
export type HostObject = Readonly<Record<string, unknown>>;

const NOTHING: HostObject = Object.freeze({});

export const asObject = (value: unknown): HostObject =>
  typeof value === 'object' && value !== null ? (value as HostObject) : NOTHING;

export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const asBoolean = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/**
 * Members that the host may not have given, as members of an event. Nothing is copied: what is undefined stays absent, because the
 * encoder leaves it out.
 */
export function given<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return fields as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** The text of a message or a tool result: a string, or the text parts of its content. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  let text = '';
  for (const part of asArray(content)) {
    const { type, text: piece } = asObject(part);
    if ((type === 'text' || type === undefined) && typeof piece === 'string') text += text ? `\n${piece}` : piece;
  }
  return text;
}

/** Ids and names of the tools that a message asks for. */
export function toolCallsOf(message: HostObject): HostObject[] {
  return asArray(message.content).flatMap((part) => {
    const { type, id, name } = asObject(part);
    return type === 'toolCall' ? [given({ id: asText(id), name: asText(name) })] : [];
  });
}
