import { tellLink } from '@critiqor/diagnosis/causes/tell-causes';
import { tellCases } from '@critiqor/diagnosis/model/cases';
import type { CostAnalysis, Diagnosis, Finding, Waste } from '@critiqor/diagnosis/model/diagnosis';
import { formatDuration } from '@critiqor/diagnosis/model/format';
import { countOf, formatNumber, formatUsd } from '@critiqor/diagnosis/model/words';
import { countFindings } from '@critiqor/diagnosis/report/count-findings';
import { describeDamage } from '@critiqor/evidence/read/note-kinds';
import { withPrintableTexts } from '../format.ts';
import { indentText } from '../wrap-text.ts';
import { type Paint, SEVERITY_MARKS, toPaint } from './marks.ts';
import type { TellOptions } from './tell-run.ts';

interface DetailOptions extends TellOptions {
  /** What is known about the time before the seal. */
  readonly witness?: string;
}

/** Findings printed in full; the rest are counted and are in `diagnosis.json`. */
const TOLD_FINDINGS = 6;
const LABEL_WIDTH = 10;
const ADVICE_INDENT = ' '.repeat('    change  '.length);

/** What is behind a verdict: the findings with their evidence and what to change, causes, cost, blind spots, seal. */
export function tellDetails(recorded: Diagnosis, { width, stream, witness }: DetailOptions): string {
  const diagnosis = withPrintableTexts(recorded);
  const paint = toPaint(stream);
  const { findings, coverage, integrity } = diagnosis;
  const label = (name: string, text: string): string[] =>
    indentText(text, width, ' '.repeat(LABEL_WIDTH + 2), paint('dim', `  ${name.padEnd(LABEL_WIDTH)}`));
  return [
    ...indentText(diagnosis.executive_summary.summary, width, '  '),
    ...findings.slice(0, TOLD_FINDINGS).flatMap((finding) => ['', ...tellFinding(finding, width, paint)]),
    ...(findings.length > TOLD_FINDINGS
      ? ['', `  ${countOf(countFindings(diagnosis) - TOLD_FINDINGS, 'more finding')} in diagnosis.json`]
      : []),
    '',
    ...tellCauses(diagnosis).flatMap((told, index) => label(index === 0 ? 'why' : '', told)),
    ...tellSigns(diagnosis.scores.risks).flatMap((told, index) => label(index === 0 ? 'signs' : '', told)),
    ...label('cost', tellCost(diagnosis.cost_analysis)),
    ...label('not seen', tellNotSeen(coverage)),
    ...(integrity ? label('seal', tellIntegrity(integrity)) : []),
    ...(witness === undefined ? [] : label('witness', witness)),
  ].join('\n');
}

function tellFinding(finding: Finding, width: number, paint: Paint): string[] {
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
function tellCauses({ findings, causal_graph }: Diagnosis): string[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const told = causal_graph.edges.flatMap((edge) => {
    const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
    return from && to ? [tellLink(edge, from, to)] : [];
  });
  return told.slice(0, TOLD_FINDINGS);
}

/** Signs printed in full; they are weak, so the first few are enough. */
const TOLD_SIGNS = 4;

/** What is no finding and lowers the score a little. */
function tellSigns(risks: Diagnosis['scores']['risks']): string[] {
  const told = risks
    .slice(0, TOLD_SIGNS)
    .map(({ rule, points, cases }) => `${rule} −${countOf(points, 'point')}${cases ? `; ${tellCases(cases)}` : ''}`);
  const left = risks.length - TOLD_SIGNS;
  return left > 0 ? [...told, `${countOf(left, 'more sign')} in diagnosis.json`] : told;
}

function tellCost(cost: CostAnalysis): string {
  const parts = [
    countOf(cost.model_calls, 'model call'),
    countOf(cost.tool_calls, 'tool call'),
    cost.tokens.total === null ? 'tokens not reported' : `${formatNumber(cost.tokens.total)} tokens`,
    cost.cost_usd === null ? 'price unknown' : formatUsd(cost.cost_usd),
  ];
  const waste = tellWaste(cost.waste);
  return `${parts.join(', ')}${waste ? `; wasted: ${waste}` : ''}`;
}

function tellWaste({ tool_calls, model_calls, tokens, cost_usd, duration_ms }: Waste): string {
  return [
    ...(tool_calls > 0 ? [countOf(tool_calls, 'tool call')] : []),
    ...(model_calls > 0 ? [countOf(model_calls, 'model call')] : []),
    ...(tokens === null ? [] : [`${formatNumber(tokens)} tokens`]),
    ...(cost_usd === null ? [] : [formatUsd(cost_usd)]),
    ...(duration_ms === null ? [] : [formatDuration(duration_ms)]),
  ].join(', ');
}

function tellNotSeen({ not_captured, lost_events, open_runs }: Diagnosis['coverage']): string {
  const parts = [
    ...(lost_events > 0 ? [`${countOf(lost_events, 'event')} lost`] : []),
    ...(open_runs > 0 ? [`the end of ${countOf(open_runs, 'run')}`] : []),
    ...not_captured,
  ];
  return parts.length === 0 ? 'nothing is known to be missing' : parts.join('; ');
}

function tellIntegrity({ signed, damage }: NonNullable<Diagnosis['integrity']>): string {
  const seal = signed ? 'sealed and signed' : 'sealed, not signed';
  const damaged = describeDamage(damage);
  return damaged === null ? seal : `${seal}; damaged before the seal: ${damaged}`;
}
