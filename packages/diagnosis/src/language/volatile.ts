/**
 * Names of values that change with every call without meaning other work: where to go on reading, how long to wait, which request this
 * is. Dates and numbers at large are not among them: asking for another day or another page is other work.
 */
const NAMES =
  'timestamp|ts|nonce|cursor|offset|timeout|timeout_?ms|timeout_?seconds|yield_?ms|request_?id|trace_?id|span_?id|correlation_?id|idempotency_?key|page_?token|next_?token|elapsed|elapsed_?ms|duration|duration_?ms|took|pid|attempt|retry_?count';
const VOLATILE_MEMBER = new RegExp(`^(?:${NAMES})$`, 'i');
/** `--cursor x`, `cursor=x`, `"cursor": "x"`. */
const VOLATILE_VALUE = new RegExp(
  `(?:--(?:${NAMES})[= ]|\\b(?:${NAMES})["']?[:=] {0,2})["']?[^\\s"',;&}]{1,100}`,
  'gi',
);

const TIMESTAMP = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?/g;
const CLOCK_TIME = /\b\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?\b/g;
/** Long numbers, addresses and hexadecimal ids, but not the digest of a text that was cut or withheld: that is content. */
const ID = /(?<!digest )\b(?:[0-9a-f]{8}-[0-9a-f-]{20,40}|0x[0-9a-f]{4,32}|[0-9a-f]{9,128})\b/gi;
const LAPSE = /\b\d{1,9}(?:\.\d{1,9})? ?(?:ms|milliseconds|s|secs?|seconds)\b/g;
/** What a host calls a process that it started. */
const PROCESS = /\b(?:pid|session|process) #?[^\s,;:)]{1,60}(?=[,;)])/gi;

/** A result without what differs from one second to the next: two that are equal then say the same. Spaces do not count. */
export function withoutVolatile(text: string): string {
  return text
    .replace(TIMESTAMP, '<time>')
    .replace(CLOCK_TIME, '<time>')
    .replace(ID, (id) => (/\d/.test(id) ? '<id>' : id))
    .replace(LAPSE, '<lapse>')
    .replace(PROCESS, '<process>')
    .replace(VOLATILE_VALUE, '<any>')
    .replace(/\s+/g, '');
}

/**
 * Arguments as text, without volatile members and spaces: equal texts ask for the same. Inside texts volatile values are left out too,
 * unless the texts are the work itself, as with a file that is written.
 */
export function toStableArguments(args: unknown, areTextsTheWork: boolean): string {
  const text = JSON.stringify(args, (name, value: unknown) => {
    if (VOLATILE_MEMBER.test(name)) return undefined;
    if (typeof value !== 'string') return value;
    return (areTextsTheWork ? value : value.replace(VOLATILE_VALUE, '<any>')).replace(/\s+/g, '');
  });
  return text ?? '';
}
