import type { FindingAnswer, FindingJudgement, ShownAnnotation } from '@critiqor/api/annotations';
import type { ShownFinding } from '@critiqor/api/overview';
import { useState } from 'react';
import { annotate } from './annotate.ts';

const ANSWERS: readonly { readonly answer: Exclude<FindingAnswer, 'withdrawn'>; readonly words: string }[] = [
  { answer: 'right', words: 'Right' },
  { answer: 'not_a_problem', words: 'Not a problem' },
  { answer: 'wrong', words: 'Wrong' },
];

/** The newest answer about a finding; null when there is none, or when it was taken back. */
function judgementOf(annotations: readonly ShownAnnotation[], findingId: string): FindingAnswer | null {
  const last = annotations.findLast(({ judgement }) => judgement?.finding_id === findingId)?.judgement?.answer ?? null;
  return last === 'withdrawn' ? null : last;
}

interface Props {
  readonly finding: ShownFinding;
  readonly run: string;
  readonly annotations: readonly ShownAnnotation[];
}

/** What the reader says about a finding. It is kept beside the evidence and never changes the verdict. */
export function Judge({ finding, run, annotations }: Props) {
  const [said, setSaid] = useState(() => judgementOf(annotations, finding.id));
  const [problem, setProblem] = useState<string | null>(null);
  const say = (answer: FindingJudgement['answer']) => {
    const judgement = { finding_id: finding.id, type: finding.type, answer };
    annotate(run, { judgement }).then(
      (list) => {
        setSaid(judgementOf(list.annotations, finding.id));
        setProblem(null);
      },
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <fieldset className="judge row">
      <legend className="sr">Your judgement of this finding</legend>
      <span className="small muted">Is this right?</span>
      {ANSWERS.map(({ answer, words }) => (
        <button
          key={answer}
          type="button"
          className="button"
          aria-pressed={said === answer}
          onClick={() => say(said === answer ? 'withdrawn' : answer)}
        >
          {words}
        </button>
      ))}
      <span role="status" className="small muted">
        {problem ?? (said ? 'Kept in annotations.jsonl; the verdict does not change.' : '')}
      </span>
    </fieldset>
  );
}
