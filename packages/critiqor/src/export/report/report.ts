import type { Diagnosis, Finding } from '@critiqor/diagnosis/model/diagnosis';
import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import { formatDuration } from '@critiqor/diagnosis/model/format';
import { countOf, formatNumber, formatUsd } from '@critiqor/diagnosis/model/words';
import type { ExportSource } from '../export-source.ts';
import { toReadingBlocks } from './reading-blocks.ts';
import type { ReportBlock } from './report-block.ts';

/** One step of the run, as the terminal tells it. */
export interface ReportStep {
  readonly event_id: string;
  readonly at: string;
  readonly kind: string;
  readonly text: string;
  readonly failed: boolean;
}

/** A prompt or an answer can be long; the evidence has the whole. */
const MAX_TEXT_CHARS = 8_000;
const MAX_FINDINGS = 200;

/** Everything that a person wants to read about a run: the verdict, the task, the answer, what went wrong, what it cost, what to do. */
export function toReport(source: ExportSource, steps: readonly ReportStep[] | null): ReportBlock[] {
  const { row, diagnosis, task, answer } = source;
  const { executive_summary: summary, findings, recommendations } = diagnosis;
  const trust = summary.trust_score === null ? 'no trust score' : `trust ${summary.trust_score} of 100`;
  return [
    { kind: 'title', text: `${row.run_id}: ${sayWords(summary.readiness_level)}` },
    {
      kind: 'verdict',
      text: `${trust} · ${sayWords(summary.readiness_level)} · confidence ${summary.confidence_score}`,
      readiness: summary.readiness_level,
    },
    { kind: 'text', text: summary.summary },
    ...(task === null ? [] : [{ kind: 'quote', name: 'Task', text: cutText(task) } as const]),
    ...(answer === null ? [] : [{ kind: 'quote', name: 'Answer', text: cutText(answer) } as const]),
    { kind: 'table', head: ['Fact', 'Value'], rows: toFacts(source) },
    { kind: 'section', text: 'Findings' },
    ...(findings.length === 0 ? [{ kind: 'text', text: 'None.' } as const] : []),
    ...findings.slice(0, MAX_FINDINGS).flatMap(toFindingBlocks),
    ...(findings.length > MAX_FINDINGS
      ? [
          {
            kind: 'text',
            text: `${countOf(findings.length - MAX_FINDINGS, 'more finding')} in the JSON export.`,
          } as const,
        ]
      : []),
    ...source.readings.flatMap((reading) => toReadingBlocks(reading, diagnosis)),
    { kind: 'section', text: 'Next step' },
    { kind: 'text', text: recommendations.next_action },
    { kind: 'section', text: 'Score' },
    ...toScoreBlocks(diagnosis),
    { kind: 'section', text: 'Cost' },
    ...toCostBlocks(diagnosis),
    { kind: 'section', text: 'Not seen' },
    { kind: 'list', items: toNotSeen(diagnosis) },
    ...(steps === null || steps.length === 0
      ? []
      : ([
          { kind: 'section', text: 'Steps' },
          { kind: 'table', head: ['Time', 'Event', 'Who', 'What'], rows: steps.map(toStepRow) },
        ] as const)),
  ];
}

const sayWords = (name: string): string => name.replaceAll('_', ' ');

const cutText = (text: string): string =>
  text.length <= MAX_TEXT_CHARS ? text : `${text.slice(0, MAX_TEXT_CHARS)}… (${formatNumber(text.length)} characters)`;

function toFacts({ row, diagnosis, verification }: ExportSource): (readonly string[])[] {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Run', row.run_id],
    ['Agent', row.agent_id],
    [
      'Labels',
      Object.entries(row.labels)
        .map((pair) => pair.join('='))
        .join(', ') || null,
    ],
    ['Started', row.started_at],
    ['Duration', row.duration_ms === null ? null : formatDuration(row.duration_ms)],
    ['Events', formatNumber(verification.events)],
    ['Evidence', `${verification.status}; witness: ${sayWords(verification.witness)}`],
    ['Seal', verification.seal],
    ['Engine', `${diagnosis.engine_version}, profile ${diagnosis.scores.profile}`],
    ['Visibility', row.visibility],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

function toFindingBlocks(finding: Finding): ReportBlock[] {
  const points = finding.impact > 0 ? ` (−${finding.impact} points)` : '';
  return [
    { kind: 'subsection', text: `${toFailureTitle(finding.severity)}: ${finding.title}${points}` },
    { kind: 'text', text: finding.explanation },
    { kind: 'list', items: finding.quotes.map(({ event_id, text }) => `${event_id}: ${text}`) },
    {
      kind: 'table',
      head: ['Detail', 'Value'],
      rows: [
        ['Type', toFailureTitle(finding.type)],
        ['Began at', finding.began_at_event_id],
        ['Change', finding.remedy],
        ['Verify', finding.verification],
      ],
    },
  ];
}

function toScoreBlocks({ scores }: Diagnosis): ReportBlock[] {
  const rows = [
    ...scores.deductions.map(({ rule, points, event_ids }) => [rule, `−${points}`, event_ids.slice(0, 3).join(', ')]),
    ...scores.risks.map(({ rule, points, event_ids }) => [rule, `−${points}`, event_ids.slice(0, 3).join(', ')]),
  ];
  return [
    ...(rows.length === 0
      ? [{ kind: 'text', text: 'Nothing was deducted.' } as const]
      : [{ kind: 'table', head: ['Rule', 'Points', 'Events'], rows } as const]),
    ...(scores.cap ? [{ kind: 'text', text: `Capped at ${scores.cap.limit}: ${scores.cap.rule}` } as const] : []),
  ];
}

function toCostBlocks({ cost_analysis: cost }: Diagnosis): ReportBlock[] {
  const text = [
    countOf(cost.model_calls, 'model call'),
    countOf(cost.tool_calls, 'tool call'),
    cost.tokens.total === null ? 'tokens not reported' : `${formatNumber(cost.tokens.total)} tokens`,
    cost.cost_usd === null ? 'price unknown' : formatUsd(cost.cost_usd),
  ].join(', ');
  const rows = cost.by_tool.map(({ tool, calls, failed, duplicates }) => [
    tool,
    ...[calls, failed, duplicates].map(formatNumber),
  ]);
  return [
    { kind: 'text', text: `${text}.` },
    ...(rows.length === 0 ? [] : [{ kind: 'table', head: ['Tool', 'Calls', 'Failed', 'Repeated'], rows } as const]),
  ];
}

function toNotSeen({ coverage: { not_captured, lost_events, open_runs } }: Diagnosis): string[] {
  const items = [
    ...(lost_events > 0 ? [`${countOf(lost_events, 'event')} lost`] : []),
    ...(open_runs > 0 ? [`the end of ${countOf(open_runs, 'run')}`] : []),
    ...not_captured.map(sayWords),
  ];
  return items.length === 0 ? ['Nothing is known to be missing.'] : items;
}

const toStepRow = ({ at, event_id, kind, text, failed }: ReportStep): string[] => [
  at.slice(11, 19),
  event_id,
  kind,
  failed ? `failed: ${text}` : text,
];
