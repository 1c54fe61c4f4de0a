import { describeLink } from '@critiqor/diagnosis/causes/describe-causes';
import { describeCases } from '@critiqor/diagnosis/model/cases';
import type { CostAnalysis, Diagnosis, Finding, Waste } from '@critiqor/diagnosis/model/diagnosis';
import { formatDuration } from '@critiqor/diagnosis/model/format';
import { countOf, formatNumber, formatUsd } from '@critiqor/diagnosis/model/words';
import { countFindings } from '@critiqor/diagnosis/report/count-findings';
import { describeDamage } from '@critiqor/evidence/read/note-kinds';
import { withPrintableTexts } from '../format.ts';
import { indentText } from '../wrap-text.ts';
import type { DescribeOptions } from './describe-run.ts';
import { type Paint, SEVERITY_MARKS, toPaint } from './marks.ts';

interface DetailOptions extends DescribeOptions {
  /** What is known about the time before the seal. */
  readonly witness?: string;
}

/** Findings printed in full; the rest are counted and are in `diagnosis.json`. */
const SHOWN_FINDINGS = 6;
const LABEL_WIDTH = 10;
const ADVICE_INDENT = ' '.repeat('    change  '.length);

/** What is behind a verdict: the findings with their evidence and what to change, causes, cost, blind spots, seal. */
export function describeDetails(recorded: Diagnosis, { width, stream, witness }: DetailOptions): string {
  const diagnosis = withPrintableTexts(recorded);
  const paint = toPaint(stream);
  const { findings, coverage, integrity } = diagnosis;
  const label = (name: string, text: string): string[] =>
    indentText(text, width, ' '.repeat(LABEL_WIDTH + 2), paint('dim', `  ${name.padEnd(LABEL_WIDTH)}`));
  return [
    ...indentText(diagnosis.executive_summary.summary, width, '  '),
    ...findings.slice(0, SHOWN_FINDINGS).flatMap((finding) => ['', ...describeFinding(finding, width, paint)]),
    ...(findings.length > SHOWN_FINDINGS
      ? ['', `  ${countOf(countFindings(diagnosis) - SHOWN_FINDINGS, 'more finding')} in diagnosis.json`]
      : []),
    '',
    ...describeCauses(diagnosis).flatMap((text, index) => label(index === 0 ? 'why' : '', text)),
    ...describeSigns(diagnosis.scores.risks).flatMap((text, index) => label(index === 0 ? 'signs' : '', text)),
    ...label('cost', describeCost(diagnosis.cost_analysis)),
    ...label('not seen', describeNotSeen(coverage)),
    ...(integrity ? label('seal', describeIntegrity(integrity)) : []),
    ...(witness === undefined ? [] : label('witness', witness)),
  ].join('\n');
}

function describeFinding(finding: Finding, width: number, paint: Paint): string[] {
  const { mark, style } = SEVERITY_MARKS[finding.severity];
  const points = finding.impact > 0 ? paint('dim', `  −${finding.impact} points`) : '';
  const lines = [`  ${paint(style, `${mark} ${finding.severity}  ${finding.title}`)}${points}`];
  lines.push(...indentText(finding.explanation, width, '    '));
  for (const { event_id, text } of finding.quotes) {
    const begins = event_id === finding.began_at_event_id ? '◆ ' : '  ';
    lines.push(
      ...indentText(text, width, ' '.repeat(18), `    ${begins}${paint('dim', event_id.padEnd(12))}`).slice(0, 2),
    );
  }
  lines.push(...indentText(finding.remedy, width, ADVICE_INDENT, `    ${paint('cyan', 'change')}  `));
  lines.push(...indentText(finding.verification, width, ADVICE_INDENT, `    ${paint('cyan', 'verify')}  `));
  return lines;
}

/** How findings led to each other, worst first. */
function describeCauses({ findings, causal_graph }: Diagnosis): string[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const shown = causal_graph.edges.flatMap((edge) => {
    const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
    return from && to ? [describeLink(edge, from, to)] : [];
  });
  return shown.slice(0, SHOWN_FINDINGS);
}

/** Signs printed in full; they are weak, so the first few are enough. */
const SHOWN_SIGNS = 4;

/** What is no finding and lowers the score a little. */
function describeSigns(risks: Diagnosis['scores']['risks']): string[] {
  const shown = risks
    .slice(0, SHOWN_SIGNS)
    .map(
      ({ rule, points, cases }) => `${rule} −${countOf(points, 'point')}${cases ? `; ${describeCases(cases)}` : ''}`,
    );
  const left = risks.length - SHOWN_SIGNS;
  return left > 0 ? [...shown, `${countOf(left, 'more sign')} in diagnosis.json`] : shown;
}

function describeCost(cost: CostAnalysis): string {
  const parts = [
    countOf(cost.model_calls, 'model call'),
    countOf(cost.tool_calls, 'tool call'),
    cost.tokens.total === null ? 'tokens not reported' : `${formatNumber(cost.tokens.total)} tokens`,
    cost.cost_usd === null ? 'price unknown' : formatUsd(cost.cost_usd),
  ];
  const waste = describeWaste(cost.waste);
  return `${parts.join(', ')}${waste ? `; wasted: ${waste}` : ''}`;
}

function describeWaste({ tool_calls, model_calls, tokens, cost_usd, duration_ms }: Waste): string {
  return [
    ...(tool_calls > 0 ? [countOf(tool_calls, 'tool call')] : []),
    ...(model_calls > 0 ? [countOf(model_calls, 'model call')] : []),
    ...(tokens === null ? [] : [`${formatNumber(tokens)} tokens`]),
    ...(cost_usd === null ? [] : [formatUsd(cost_usd)]),
    ...(duration_ms === null ? [] : [formatDuration(duration_ms)]),
  ].join(', ');
}

function describeNotSeen({ not_captured, lost_events, open_runs }: Diagnosis['coverage']): string {
  const parts = [
    ...(lost_events > 0 ? [`${countOf(lost_events, 'event')} lost`] : []),
    ...(open_runs > 0 ? [`the end of ${countOf(open_runs, 'run')}`] : []),
    ...not_captured,
  ];
  return parts.length === 0 ? 'nothing is known to be missing' : parts.join('; ');
}

function describeIntegrity({ signed, damage }: NonNullable<Diagnosis['integrity']>): string {
  const seal = signed ? 'sealed and signed' : 'sealed, not signed';
  const damaged = describeDamage(damage);
  return damaged === null ? seal : `${seal}; damaged before the seal: ${damaged}`;
}
