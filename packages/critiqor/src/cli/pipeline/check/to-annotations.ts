import { relative } from 'node:path';
import type { PolicyReport } from '../../../policy/policy-report.ts';

/** Workflow commands that GitHub shows beside the line of the policy. */
export function toAnnotations(reports: readonly PolicyReport[], folder: string): string[] {
  return reports.flatMap(({ run_id, rules, policy }) =>
    rules
      .filter(({ status }) => status === 'fail' || status === 'not_judgeable')
      .map(({ rule, status, message, finding, line }) => {
        const file = policy === null ? [] : [`file=${escapeProperty(relative(folder, policy))}`];
        const place = [...file, ...(line === null || policy === null ? [] : [`line=${line}`])];
        const properties = [...place, `title=${escapeProperty(`critiqor ${run_id}: ${rule}`)}`];
        const text = finding ? `${message} (${finding.event_id}: ${finding.title})` : message;
        return `::${status === 'fail' ? 'error' : 'warning'} ${properties.join(',')}::${escapeData(text)}`;
      }),
  );
}

/** Recorded text must not become a command of its own: a line break would begin one. */
const escapeData = (text: string): string =>
  text
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ');

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
