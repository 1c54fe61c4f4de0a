import { styleText } from 'node:util';
import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import { toOneLine } from '@critiqor/diagnosis/model/words';
import type { PolicyReport, RuleResult, RuleStatus } from '../../../policy/policy-report.ts';
import { toPrintable } from '../../format.ts';
import type { DescribeOptions } from '../../verdict/describe-run.ts';
import { indentText } from '../../wrap-text.ts';

const STATUS: Readonly<
  Record<
    RuleStatus,
    { readonly mark: string; readonly word: string; readonly style: 'red' | 'green' | 'magenta' | 'dim' }
  >
> = {
  pass: { mark: '✔', word: 'passes', style: 'green' },
  fail: { mark: '✖', word: 'FAILS', style: 'red' },
  not_judgeable: { mark: '?', word: 'NOT JUDGEABLE', style: 'magenta' },
  skipped: { mark: '–', word: 'skipped', style: 'dim' },
};

/** A report as text: the reason in three lines (rule, finding with its event, command that shows more), then every rule. */
export function describeCheck(report: PolicyReport, { width, stream }: DescribeOptions): string {
  const { mark, word, style } = STATUS[report.status];
  const broken = findReason(report);
  const head = broken
    ? `${mark} ${report.run_id} ${word}: ${broken.rule}: ${broken.message}${describePlace(report, broken)}`
    : `${mark} ${report.run_id} ${word}`;
  const reason = broken ? [describeFinding(report, broken), `  critiqor show ${report.run_id}`] : [];
  const file =
    report.policy === null ? 'none found; only unsafe runs fail. Write one with: critiqor init' : report.policy;
  return [
    styleText([style, 'bold'], toPrintable(head), { stream }),
    ...reason.map(toPrintable),
    '',
    ...report.rules.flatMap((rule) => {
      const own = STATUS[rule.status];
      const text = `${rule.rule}: ${rule.message}`;
      return indentText(toPrintable(text), width, '    ', `  ${styleText(own.style, own.mark, { stream })} `);
    }),
    ...indentText(toPrintable(`policy: ${file}`), width, '  '),
    ...(report.profile_note === null ? [] : indentText(report.profile_note, width, '  ')),
  ].join('\n');
}

/** The rule that decided. */
export const findReason = ({ status, rules }: PolicyReport): RuleResult | undefined =>
  status === 'pass' ? undefined : rules.find((rule) => rule.status === status);

const describePlace = ({ policy }: PolicyReport, { line }: RuleResult): string =>
  policy === null || line === null ? '' : ` (${policy}:${line})`;

function describeFinding({ task }: PolicyReport, { finding }: RuleResult): string {
  if (finding)
    return `  ${finding.event_id}  ${toFailureTitle(finding.type)} (${finding.severity}): ${toOneLine(finding.title, 100)}`;
  return task === null ? '  no finding: the rule is about the run as a whole' : `  task: ${toOneLine(task, 100)}`;
}
