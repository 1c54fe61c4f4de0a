import { VERSION } from '@critiqor/evidence/contract/product';

/** OTLP in its JSON encoding: ids in hex, 64-bit integers as decimal text, enumerations as numbers. */

type Attribute = string | number | boolean | readonly string[];
/** What is undefined or null is left out. */
export type Attributes = Readonly<Record<string, Attribute | null | undefined>>;

export interface OtlpEvent {
  readonly name: string;
  readonly timeMs: number;
  readonly attributes: Attributes;
}

export interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly name: string;
  /** A call to somebody else, or work inside. */
  readonly kind: 'client' | 'internal';
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Attributes;
  readonly events: readonly OtlpEvent[];
  /** What failed; null when nothing did. */
  readonly error: string | null;
}

const KINDS = { internal: 1, client: 3 } as const;
const STATUS_ERROR = 2;

/** The body of one request. */
export function toOtlpRequest(spans: readonly OtlpSpan[], resource: Attributes): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: toKeyValues(resource) },
        scopeSpans: [{ scope: { name: 'critiqor', version: VERSION }, spans: spans.map(toSpanJson) }],
      },
    ],
  };
}

function toSpanJson(span: OtlpSpan): object {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId === null ? {} : { parentSpanId: span.parentSpanId }),
    name: span.name,
    kind: KINDS[span.kind],
    startTimeUnixNano: toNanos(span.startMs),
    endTimeUnixNano: toNanos(Math.max(span.startMs, span.endMs)),
    attributes: toKeyValues(span.attributes),
    events: span.events.map(({ name, timeMs, attributes }) => ({
      name,
      timeUnixNano: toNanos(timeMs),
      attributes: toKeyValues(attributes),
    })),
    ...(span.error === null ? {} : { status: { code: STATUS_ERROR, message: span.error } }),
  };
}

/** Milliseconds do not fit into a double once they are nanoseconds. */
const toNanos = (ms: number): string => `${BigInt(Math.round(ms * 1_000)) * 1_000n}`;

function toKeyValues(attributes: Attributes): object[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [{ key, value: toAnyValue(value) }],
  );
}

function toAnyValue(value: Attribute): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value !== 'number') return { arrayValue: { values: value.map(toAnyValue) } };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
