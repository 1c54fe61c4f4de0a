import { redactText } from '@critiqor/evidence/redact/redact-text';
import { findSecretMarks, type SecretMark } from '../language/secret-marks.ts';
import { toDigest } from '../model/excerpt.ts';
import type { Execution, Message, ToolCall } from '../model/execution.ts';
import { createReading } from '../model/reading.ts';

/** Secrets in one message, or in the arguments or the result of one call. */
export interface SecretPlace {
  readonly where: 'message' | 'arguments' | 'result';
  readonly item: Message | ToolCall;
  readonly marks: readonly SecretMark[];
}

/** Where secrets occur, in order. In evidence they are already redacted; a trace of another recorder may contain them in plain text. */
export function toSecretPlaces(execution: Execution): readonly SecretPlace[] {
  const places: SecretPlace[] = [];
  const reading = createReading();
  const findMarks = execution.source === 'trace' ? findSecrets : findSecretMarks;
  const findInArguments = (call: ToolCall): SecretMark[] => findMarks(toGivenText(call));
  const add = (where: SecretPlace['where'], item: Message | ToolCall, marks: readonly SecretMark[]): void => {
    if (marks.length > 0) places.push({ where, item, marks });
  };
  for (const { items } of execution.conversations) {
    for (const item of items) {
      if (item.kind === 'message') add('message', item, reading.text(findMarks, item.text));
      else if (item.kind === 'tool_call') {
        const isAsKeyed = item.executedArgs === null;
        add('arguments', item, isAsKeyed ? reading.call(findInArguments, item) : findInArguments(item));
        if (item.result) add('result', item, reading.text(findMarks, item.result.text));
      }
    }
  }
  return places;
}

const toGivenText = ({ args, executedArgs }: ToolCall): string => `${toGivenJson(args)}\n${toGivenJson(executedArgs)}`;
/** Arguments without what an edit removes: removing a secret does not expose it. */
const toGivenJson = (args: unknown): string =>
  args === null
    ? ''
    : (JSON.stringify(args, (name, value) => (/^old_?(?:str|string|text)$/i.test(name) ? undefined : value)) ?? '');
const findSecrets = (text: string): SecretMark[] =>
  findSecretMarks(redactText(text, { count: 0, fingerprint: (secret) => toDigest(secret).slice(0, 8) }));
