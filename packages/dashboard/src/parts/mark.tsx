import type { ReactNode } from 'react';
import type { Tone } from '../words/verdicts.ts';

/** Severity by shape as well as by colour: octagon, triangle, diamond, ring, tick, question. */
export function Mark({ tone, size = 16 }: { tone: Tone; size?: number }) {
  return (
    <svg className={`mark tone-${tone}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {SHAPES[tone]}
    </svg>
  );
}

const octagon = (
  <>
    <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" fill="var(--tone)" />
    <path d="M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8" stroke="var(--surface)" strokeWidth="1.7" strokeLinecap="round" />
  </>
);
const triangle = (
  <>
    <path d="M8 1.3l7.1 12.9H.9z" fill="var(--tone)" stroke="var(--tone)" strokeWidth="1.2" strokeLinejoin="round" />
    <path d="M8 6v3.8M8 12v.1" stroke="var(--surface)" strokeWidth="1.7" strokeLinecap="round" />
  </>
);
const diamond = <path d="M8 1.2L14.8 8 8 14.8 1.2 8z" fill="var(--tone)" />;
const ring = <circle cx="8" cy="8" r="5.4" fill="none" stroke="var(--tone)" strokeWidth="2.6" />;
const tick = (
  <>
    <circle cx="8" cy="8" r="7.2" fill="var(--tone)" />
    <path
      d="M4.8 8.3l2.2 2.2 4.2-4.6"
      fill="none"
      stroke="var(--surface)"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
const question = (
  <>
    <circle cx="8" cy="8" r="6.6" fill="none" stroke="var(--tone)" strokeWidth="1.6" strokeDasharray="2.6 2" />
    <path
      d="M6.2 6.4a1.9 1.9 0 1 1 2.7 1.8c-.6.3-.9.6-.9 1.2M8 11.6v.1"
      fill="none"
      stroke="var(--tone)"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </>
);

const SHAPES: Readonly<Record<Tone, ReactNode>> = {
  critical: octagon,
  unsafe: octagon,
  high: triangle,
  review: triangle,
  medium: diamond,
  low: ring,
  ok: tick,
  none: question,
};
