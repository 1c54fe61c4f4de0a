import type { KeyObject } from 'node:crypto';
import { type FindingJudgement, JUDGEMENTS } from '@critiqor/api/annotations';
import { VISIBILITIES, type Visibility } from '@critiqor/api/runs';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { isAsWritten } from '@critiqor/evidence/read/line-hash';
import { readPlainText } from '../system/open-plain-file.ts';
import { type Appended, appendToChain } from './append-to-chain.ts';
import { isCutOff, toChainedLines } from './chained-lines.ts';

/** What can be said about a run after it was sealed. What the seal says stays; readers show the newest. */
export interface Annotation {
  readonly labels?: Readonly<Record<string, string>>;
  readonly visibility?: Visibility;
  readonly note?: string;
  readonly feedback?: string;
  readonly judgement?: FindingJudgement;
}

interface Annotations {
  readonly list: readonly (Annotation & { readonly at: string })[];
  readonly count: number;
  /** Hash of the last line; the seal itself when there is none. */
  readonly head: string;
  /** The first line that was changed, removed or put in. */
  readonly brokenAt: number | null;
}

/** Adds a line to `annotations.jsonl`, chained to the seal of the run. Call it under the lock of the runs directory. */
export function appendAnnotation(
  { annotations }: RunPaths,
  seal: string,
  annotation: Annotation & { readonly at: string },
  signingKey?: KeyObject,
): Appended {
  return appendToChain({ path: annotations, start: seal, signingKey }, [{ ...annotation }]);
}

export function readAnnotations({ annotations }: RunPaths, seal: string): Annotations {
  const list: (Annotation & { at: string })[] = [];
  let head = seal;
  let brokenAt: number | null = null;
  let count = 0;
  const text = readPlainText(annotations);
  for (const [number, line] of toChainedLines(text)) {
    count += 1;
    const parsed = parseObject(line);
    const isNext = parsed && isAsWritten(line, parsed) && parsed.prev_hash === head && parsed.seq === count;
    if (!parsed || !isNext) {
      brokenAt ??= number;
      continue;
    }
    head = String(parsed.hash);
    list.push(toAnnotation(parsed));
  }
  if (isCutOff(text)) brokenAt ??= count;
  return { list, count, head, brokenAt };
}

function toAnnotation({
  at,
  labels,
  visibility,
  note,
  feedback,
  judgement,
}: Readonly<Record<string, unknown>>): Annotation & { at: string } {
  const shown = VISIBILITIES.find((known) => known === visibility);
  const judged = toJudgement(judgement);
  return {
    at: String(at),
    ...(labels ? { labels: Object(labels) } : {}),
    ...(shown ? { visibility: shown } : {}),
    ...(note === undefined ? {} : { note: String(note) }),
    ...(feedback === undefined ? {} : { feedback: String(feedback) }),
    ...(judged ? { judgement: judged } : {}),
  };
}

/** What somebody said about a finding; undefined when it is not that. The chain says that it was written like this. */
function toJudgement(value: unknown): FindingJudgement | undefined {
  const { finding_id, type, answer } = Object(value) as Readonly<Record<string, unknown>>;
  const known = JUDGEMENTS.find((one) => one === answer);
  if (!known || typeof finding_id !== 'string' || typeof type !== 'string') return undefined;
  return { finding_id, type: type as FindingJudgement['type'], answer: known };
}
