import type { PolicyReport, RuleResult } from '../../../policy/policy-report.ts';

/** Reports as JUnit XML: a suite for each run, a case for each rule. What cannot be judged is an error, not a failure. */
export function toJunit(reports: readonly PolicyReport[]): string {
  const cases = reports.flatMap(({ rules }) => rules);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="critiqor" ${toCounts(cases)}>`,
    ...reports.flatMap((report) => [
      `  <testsuite name="${escapeXml(report.run_id)}" ${toCounts(report.rules)} skipped="${count(report.rules, 'skipped')}">`,
      ...report.rules.map((rule) => toCase(report, rule)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

const count = (rules: readonly RuleResult[], status: RuleResult['status']): number =>
  rules.filter((rule) => rule.status === status).length;

const toCounts = (rules: readonly RuleResult[]): string =>
  `tests="${rules.length}" failures="${count(rules, 'fail')}" errors="${count(rules, 'not_judgeable')}"`;

function toCase({ run_id }: PolicyReport, { rule, status, message, finding }: RuleResult): string {
  const head = `    <testcase classname="critiqor.${escapeXml(run_id)}" name="${escapeXml(rule)}"`;
  if (status === 'pass') return `${head}/>`;
  const text = `message="${escapeXml(message)}"`;
  if (status === 'skipped') return `${head}><skipped ${text}/></testcase>`;
  const name = status === 'fail' ? 'failure' : 'error';
  const detail = finding ? `${finding.event_id}: ${finding.title}\n` : '';
  const body = escapeXml(`${detail}critiqor show ${run_id}`);
  return `${head}><${name} ${text} type="${escapeXml(finding?.type ?? rule)}">${body}</${name}></testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML has characters that cannot be written at all. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
