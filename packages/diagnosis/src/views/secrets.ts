import { redactText } from '@critiqor/evidence/redact-text';
import type { Execution, Item, Message, ToolCall } from '../execution.ts';
import { toDigest } from '../intake/excerpt.ts';
import { findSecretMarks, type SecretMark } from '../text/secret-marks.ts';

/** Secrets in one message, or in the arguments or the result of one call. */
export interface SecretPlace {
  readonly where: 'message' | 'arguments' | 'result';
  readonly item: Message | ToolCall;
  readonly marks: readonly SecretMark[];
}

/** Where secrets stand, in order. Evidence has them replaced already; a trace of another recorder may hold them as they are. */
export function toSecretPlaces(execution: Execution): readonly SecretPlace[] {
  const places: SecretPlace[] = [];
  const add = (where: SecretPlace['where'], item: Message | ToolCall, text: string): void => {
    const marks = findSecretMarks(execution.source === 'trace' ? redact(text) : text);
    if (marks.length > 0) places.push({ where, item, marks });
  };
  for (const { items } of execution.conversations) {
    for (const item of items) {
      if (isMessage(item)) add('message', item, item.text);
      else if (item.kind === 'tool_call') {
        add('arguments', item, `${toGivenJson(item.args)}\n${toGivenJson(item.executedArgs)}`);
        if (item.result) add('result', item, item.result.text);
      }
    }
  }
  return places;
}

const isMessage = (item: Item): item is Message => item.kind === 'message';
/** Arguments without what an edit takes away: a secret that goes is no secret that comes. */
const toGivenJson = (args: unknown): string =>
  args === null
    ? ''
    : (JSON.stringify(args, (name, value) => (/^old_?(?:str|string|text)$/i.test(name) ? undefined : value)) ?? '');
const redact = (text: string): string =>
  redactText(text, { count: 0, fingerprint: (secret) => toDigest(secret).slice(0, 8) });
