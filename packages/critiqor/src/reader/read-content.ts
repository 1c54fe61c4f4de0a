import type { ReaderAnswer, ReadPart } from '@critiqor/diagnosis/model/model-reading';
import type { RequestMarks } from '@critiqor/diagnosis/reader/prompt';
import { readAnswer } from '@critiqor/diagnosis/reader/read-answer';

/** What a model wrote, read: an answer, or why it is none. */
type ReadContent =
  | { readonly state: 'read'; readonly answer: ReaderAnswer }
  | { readonly state: Exclude<ReadPart['state'], 'read' | 'failed'>; readonly problem: string };

/** Reads what a model wrote. An answer that contains what only the prompt contained shows that the model was made to talk about its prompt. */
export function readContent(content: string, { boundary, canary }: RequestMarks): ReadContent {
  if (content.includes(canary) || content.includes(boundary))
    return { state: 'leaked', problem: 'the answer repeats what only the prompt contains' };
  const answer = readAnswer(content);
  return 'problem' in answer ? { state: 'malformed', problem: answer.problem } : { state: 'read', answer };
}
