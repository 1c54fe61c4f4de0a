import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import { DROP_REASONS, type ModelReading } from '@critiqor/diagnosis/model/model-reading';
import { toReaderVerdict } from '@critiqor/diagnosis/reader/merge-answers';
import type { ReportBlock } from './report-block.ts';

/** What a second reader said, beside the engine's verdict and marked as its own. */
export function toReadingBlocks(reading: ModelReading, diagnosis: Diagnosis): ReportBlock[] {
  const { readiness, agrees, overlooked } = toReaderVerdict(reading, diagnosis);
  const { objections, dropped, model, prompt_revision } = reading;
  const say = (name: string): string => name.replaceAll('_', ' ');
  const counts = [...Map.groupBy(dropped, ({ reason }) => reason)];
  const verdict = readiness === null ? 'no verdict' : say(readiness);
  return [
    { kind: 'section', text: `Second reader: ${model}` },
    {
      kind: 'text',
      text: 'A model read the run. Its statements were checked against the evidence. It is a separate opinion: the verdict of record is the engine’s.',
    },
    {
      kind: 'table',
      head: ['Who', 'Verdict'],
      rows: [
        ['Engine', say(diagnosis.executive_summary.readiness_level)],
        [`Reader (prompt ${prompt_revision})`, `${verdict}; ${agrees ? 'they agree' : 'they differ'}`],
        ...(overlooked.length === 0 ? [] : [['Ignored by the reader', overlooked.join(', ')]]),
      ],
    },
    ...objections.flatMap(({ type, severity, support, sentence, statement, evidence }): ReportBlock[] => [
      { kind: 'subsection', text: `Reader, ${severity}: ${toFailureTitle(type)}` },
      {
        kind: 'text',
        text: `${sentence} ${support === 'shown' ? 'The record shows it.' : 'Nothing in the record refutes it; judge yourself.'}`,
      },
      {
        kind: 'list',
        items: [...(statement ? [statement] : []), ...evidence].map(({ event_id, quote }) => `${event_id}: ${quote}`),
      },
    ]),
    ...(counts.length === 0
      ? []
      : ([
          { kind: 'text', text: `Dropped, because the evidence does not support it: ${dropped.length}` },
          { kind: 'list', items: counts.map(([reason, list]) => `${list.length} × ${DROP_REASONS[reason]}`) },
        ] as const)),
  ];
}
