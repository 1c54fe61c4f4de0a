import type { Severity } from '@critiqor/diagnosis/model/failure-types';
import type { ReactNode } from 'react';
import { readinessWords, severityWord, type Tone } from '../words/verdicts.ts';
import { Mark } from './mark.tsx';

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`badge tone-${tone}`}>
      <Mark tone={tone} size={12} />
      {children}
    </span>
  );
}

export function SeverityBadge({ severity }: { severity: Severity }) {
  return <Badge tone={severity}>{severityWord(severity)}</Badge>;
}

export function ReadinessBadge({ level }: { level: string | null | undefined }) {
  const { tone, short } = readinessWords(level);
  return <Badge tone={tone}>{short}</Badge>;
}

/** A neutral tag. */
export function Tag({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span className="badge tag" title={title}>
      {children}
    </span>
  );
}
