import { styleText } from 'node:util';
import type { Diagnosis, Readiness } from '@critiqor/diagnosis/model/diagnosis';
import type { Severity } from '@critiqor/diagnosis/model/failure-types';

type Style = Parameters<typeof styleText>[0];
export type Paint = (style: Style, text: string) => string;

/** Colours where the stream shows them. */
export const toPaint =
  (stream: NodeJS.WriteStream): Paint =>
  (style, text) =>
    styleText(style, text, { stream });

/** Worse is louder. Each severity also has its own shape, for readers who see no colours. */
export const SEVERITY_MARKS: Readonly<Record<Severity, { readonly mark: string; readonly style: Style }>> = {
  critical: { mark: '✖', style: ['red', 'bold'] },
  high: { mark: '▲', style: 'red' },
  medium: { mark: '●', style: 'yellow' },
  low: { mark: '○', style: 'dim' },
};

const VERDICTS: Readonly<Record<Readiness, { readonly words: string; readonly style: Style }>> = {
  ready_for_runtime: { words: '✔ NO PROBLEMS FOUND', style: ['green', 'bold'] },
  review_recommended: { words: '▲ REVIEW', style: ['yellow', 'bold'] },
  unsafe_for_production: { words: '✖ UNSAFE', style: ['red', 'bold'] },
  insufficient_evidence: { words: '? NOT ENOUGH EVIDENCE', style: ['magenta', 'bold'] },
};

/** The verdict in one line: `✖ UNSAFE 1/100 · confidence 90`. */
export function describeVerdict({ executive_summary: summary, scores }: Diagnosis, paint: Paint): string {
  const { trust_score: trust, readiness_level, confidence_score } = summary;
  const { words, style } = VERDICTS[readiness_level];
  const title = summary.verified_by ? '✔ VERIFIED' : words;
  const score = trust === null ? '' : ` ${trust}/100`;
  const profile = scores.profile === 'default' ? '' : ` · profile ${scores.profile}`;
  return `${paint(style, `${title}${score}`)} · confidence ${confidence_score}${profile}`;
}
