/** SpanAttributes of a span or a resource as plain values. */
export type SpanAttributes = ReadonlyMap<string, unknown>;

const MAX_DEPTH = 16;

/** Reads a list of OTLP attributes; what is none is left out. */
export function toAttributes(list: unknown): SpanAttributes {
  const attributes = new Map<string, unknown>();
  for (const item of Array.isArray(list) ? list : []) {
    const { key, value } = Object(item);
    if (typeof key === 'string') attributes.set(key, toPlainValue(value, 0));
  }
  return attributes;
}

/** An OTLP AnyValue as a plain value. Whole numbers are texts in OTLP/JSON. */
function toPlainValue(value: unknown, depth: number): unknown {
  const { stringValue, intValue, doubleValue, boolValue, arrayValue, kvlistValue, bytesValue } = Object(value);
  if (typeof stringValue === 'string') return stringValue;
  if (intValue !== undefined) return Number(intValue);
  if (typeof doubleValue === 'number') return doubleValue;
  if (typeof boolValue === 'boolean') return boolValue;
  if (typeof bytesValue === 'string') return bytesValue;
  if (depth >= MAX_DEPTH) return null;
  const { values } = Object(arrayValue ?? kvlistValue);
  if (!Array.isArray(values)) return null;
  if (arrayValue !== undefined) return values.map((item) => toPlainValue(item, depth + 1));
  return Object.fromEntries(
    values.map((item) => [String(Object(item).key), toPlainValue(Object(item).value, depth + 1)]),
  );
}
