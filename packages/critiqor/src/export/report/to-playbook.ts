import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import type { ExportSource } from '../export-source.ts';
import type { ReportBlock } from './report-block.ts';

/** What to change and how to see that it helped, finding by finding, with the prompt for a coding agent. */
export function toPlaybook({ row, diagnosis }: ExportSource): ReportBlock[] {
  const { playbook, fix_prompt, next_action } = diagnosis.recommendations;
  const byId = new Map(diagnosis.findings.map((finding) => [finding.id, finding]));
  return [
    { kind: 'title', text: `Playbook for ${row.run_id}` },
    { kind: 'text', text: next_action },
    ...playbook.flatMap(({ finding_id, change, verify }): ReportBlock[] => {
      const finding = byId.get(finding_id);
      const title = finding ? `${toFailureTitle(finding.severity)}: ${finding.title}` : finding_id;
      return [
        { kind: 'section', text: title },
        {
          kind: 'table',
          head: ['Step', 'What to do'],
          rows: [
            ['Change', change],
            ['Verify', verify],
          ],
        },
      ];
    }),
    ...(fix_prompt === null
      ? []
      : ([
          { kind: 'section', text: 'Prompt for a coding agent' },
          { kind: 'code', text: fix_prompt },
        ] as const)),
  ];
}
