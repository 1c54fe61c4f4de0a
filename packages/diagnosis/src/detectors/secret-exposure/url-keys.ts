import type { ToolCall } from '../../model/execution.ts';

/** The keys in the addresses of a published text that an earlier result had shown: a name nobody redacts by, but a key all the same. */
export function findUrlKeys(call: ToolCall, calls: readonly ToolCall[]): string[] {
  const given = toKeys(JSON.stringify(call.args) ?? '');
  if (given.length === 0) return [];
  const shown = new Set(
    calls.flatMap(({ position, result }) => (position < call.position && result ? toKeys(result.text) : [])),
  );
  return given.filter((key) => shown.has(key));
}

const MOST_CHARS = 60_000;

function toKeys(text: string): string[] {
  return [...text.slice(0, MOST_CHARS).matchAll(KEY)].map(([, key = '']) => key).filter(isRandom);
}

/** The parameters by which services take a key. A token of a link that is there to be shared has other names. */
const KEY =
  /[?&](?:key|api_?key|apikey|appid|access_key|client_secret|subscription-key|password|passwd)=([\w.~-]{16,200})/gi;
const isRandom = (key: string): boolean => /\d/.test(key) && /[a-z]/i.test(key);
