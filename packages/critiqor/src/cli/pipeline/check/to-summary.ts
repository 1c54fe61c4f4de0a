import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import type { ReportBlock } from '../../../export/report/report-block.ts';
import type { PolicyReport, RuleStatus } from '../../../policy/policy-report.ts';
import { findReason } from './describe-check.ts';

const WORDS: Readonly<Record<RuleStatus, string>> = {
  pass: 'pass',
  fail: 'FAIL',
  not_judgeable: 'not judgeable',
  skipped: 'skipped',
};

/** Reports for a job summary. */
export function toSummary(reports: readonly PolicyReport[]): ReportBlock[] {
  return reports.flatMap((report): ReportBlock[] => {
    const reason = findReason(report);
    const trust = report.trust_score === null ? 'no trust score' : `trust ${report.trust_score} of 100`;
    return [
      { kind: 'section', text: `${report.run_id}: ${WORDS[report.status]}` },
      { kind: 'text', text: reason ? `${reason.rule}: ${reason.message}` : trust },
      ...(report.task === null ? [] : [{ kind: 'text', text: `Task: ${report.task.slice(0, 500)}` } as const]),
      {
        kind: 'table',
        head: ['Rule', 'Result', 'Why'],
        rows: report.rules.map(({ rule, status, message }) => [rule, WORDS[status], message]),
      },
      ...(report.findings.length === 0
        ? []
        : [
            {
              kind: 'table',
              head: ['Finding', 'Severity', 'Event', 'What happened'],
              rows: report.findings
                .slice(0, 20)
                .map(({ type, severity, event_id, title }) => [toFailureTitle(type), severity, event_id, title]),
            } as const,
          ]),
    ];
  });
}
