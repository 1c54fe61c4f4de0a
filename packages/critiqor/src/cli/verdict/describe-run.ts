import type { Diagnosis, Finding } from '@critiqor/diagnosis/model/diagnosis';
import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import { formatDuration } from '@critiqor/diagnosis/model/format';
import { countOf, formatNumber, formatUsd, toOneLine } from '@critiqor/diagnosis/model/words';
import { countFindings } from '@critiqor/diagnosis/report/count-findings';
import { toFit, toPrintable, withPrintableTexts } from '../format.ts';
import { indentText } from '../wrap-text.ts';
import { describeVerdict, type Paint, SEVERITY_MARKS, toPaint } from './marks.ts';

/** What a summary of a run says besides its diagnosis. */
export interface ShownRun {
  readonly task: string | null;
  readonly answer: string | null;
  /** From the start of the process until the agent began to work; null when unknown. */
  readonly startupMs: number | null;
  /** Commands that show more, with what they show. */
  readonly more: readonly (readonly [command: string, shows: string])[];
}

export interface DescribeOptions {
  readonly width: number;
  /** Whether colours are shown. */
  readonly stream: NodeJS.WriteStream;
}

const LABEL_WIDTH = 10;
/** Findings in the summary; the others are counted. */
const SHOWN_FINDINGS = 6;
/** A task or an answer takes at most two lines. */
const SHOWN_CHARS = 150;

/** A run in ten seconds: the verdict, what was asked and answered, one line per finding, counts, the next step, and where to read on. */
export function describeRun(recorded: Diagnosis, run: ShownRun, { width, stream }: DescribeOptions): string {
  const diagnosis = withPrintableTexts(recorded);
  const paint = toPaint(stream);
  const label = (name: string, text: string): string[] =>
    indentText(text, width, ' '.repeat(LABEL_WIDTH + 2), paint('dim', `  ${name.padEnd(LABEL_WIDTH)}`));
  const findings = diagnosis.findings.filter(({ part_of }) => part_of === null);
  const parts = diagnosis.findings.length - findings.length;
  const left = countFindings(diagnosis) - parts - Math.min(findings.length, SHOWN_FINDINGS);
  const missing = describeMissing(diagnosis);
  return [
    `  ${describeVerdict(diagnosis, paint)}`,
    '',
    ...label('task', run.task === null ? 'not recorded' : `“${toOneLine(run.task, SHOWN_CHARS)}”`),
    ...label('answer', run.answer === null ? 'none' : `“${toOneLine(run.answer, SHOWN_CHARS)}”`),
    '',
    ...(findings.length === 0 ? describeNothing(diagnosis, width) : []),
    ...findings.slice(0, SHOWN_FINDINGS).map((finding) => describeFinding(finding, width, paint)),
    ...(left > 0 ? [`    ${countOf(left, 'more finding')}`] : []),
    ...describeDeductions(diagnosis, width, paint),
    '',
    ...label('work', describeWork(diagnosis, run.startupMs)),
    ...(missing === null ? [] : label('not seen', missing)),
    ...label('next', diagnosis.recommendations.next_action),
    ...describeMore(run.more, width, paint),
  ].join('\n');
}

/** One finding in one line: how bad, how many points, what. */
function describeFinding({ severity, impact, title, explanation }: Finding, width: number, paint: Paint): string {
  const { mark, style } = SEVERITY_MARKS[severity];
  const head = `  ${mark} ${severity.padEnd(8)} ${(impact > 0 ? `−${impact}` : '').padStart(4)}  `;
  const text = toFit(`${title}: ${toOneLine(explanation, 2 * width)}`, Math.max(20, width - head.length));
  const rest = text.slice(title.length);
  return `${paint(style, head.trimEnd())}${head.slice(head.trimEnd().length)}${text.startsWith(title) ? `${paint('bold', title)}${rest}` : text}`;
}

/** Without a finding, the summary says why, such as that nothing was recorded. */
const describeNothing = ({ executive_summary }: Diagnosis, width: number): string[] =>
  indentText(executive_summary.summary.split(' The run took ')[0] ?? '', width, '  ');

/** What else lowered the score, in one line. */
function describeDeductions({ scores: { cap, risks } }: Diagnosis, width: number, paint: Paint): string[] {
  const points = risks.reduce((sum, risk) => sum + risk.points, 0);
  const parts = [
    ...(points > 0 ? [`${countOf(risks.length, 'weak sign')} −${formatNumber(points)}`] : []),
    ...(cap ? [cap.rule] : []),
  ];
  return parts.length === 0 ? [] : [paint('dim', toFit(`    ${parts.join('; ')}`, width))];
}

function describeWork({ cost_analysis: cost, evidence_summary: seen }: Diagnosis, startupMs: number | null): string {
  const failed = seen.tool_calls_failed > 0 ? ` (${formatNumber(seen.tool_calls_failed)} failed)` : '';
  const parts = [
    countOf(cost.model_calls, 'model call'),
    `${countOf(cost.tool_calls, 'tool call')}${failed}`,
    ...(cost.tokens.total === null ? [] : [`${formatNumber(cost.tokens.total)} tokens`]),
    ...(cost.cost_usd === null ? [] : [formatUsd(cost.cost_usd)]),
    ...(seen.duration_ms === null ? [] : [formatDuration(seen.duration_ms)]),
  ];
  return `${parts.join(', ')}${startupMs === null ? '' : `; start-up ${formatDuration(startupMs)}`}`;
}

/** Only what matters for this run: something is missing that it had, or a detector broke. Null for nothing. */
function describeMissing({ coverage, failure_analysis }: Diagnosis): string | null {
  const broken = failure_analysis.detectors.filter(({ outcome }) => outcome === 'error');
  const parts = [
    ...(coverage.lost_events > 0 ? [`${countOf(coverage.lost_events, 'event')} lost`] : []),
    ...(coverage.open_runs > 0 ? [`the end of ${countOf(coverage.open_runs, 'run')}`] : []),
    ...(coverage.imported_from === undefined ? [] : ['whatever its source does not store: the run was imported']),
    ...broken.map(({ type }) => `${toFailureTitle(type)}: its detector failed`),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}

function describeMore(more: ShownRun['more'], width: number, paint: Paint): string[] {
  const longest = Math.max(0, ...more.map(([command]) => command.length));
  return more.map(([command, shows], index) => {
    const name = paint('dim', `  ${(index === 0 ? 'more' : '').padEnd(LABEL_WIDTH)}`);
    const isWide = LABEL_WIDTH + 4 + longest + shows.length <= width;
    return `${name}${toPrintable(command)}${isWide ? paint('dim', `${' '.repeat(longest - command.length + 2)}${shows}`) : ''}`;
  });
}
