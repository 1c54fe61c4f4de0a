import type { ReactNode } from 'react';
import type { Tone } from '../words/verdicts.ts';
import { Mark } from './mark.tsx';

/** What a page shows when it has no content. */
export function Empty(props: { title: string; children?: ReactNode; tone?: Tone; heading?: 'h1' | 'h2' }) {
  const { title, children, tone = 'none', heading: Heading = 'h1' } = props;
  return (
    <div className="state">
      <Mark tone={tone} size={28} />
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}

/** Placeholders as high as the content will be, so that nothing jumps. */
export function Bones({ heights }: { heights: readonly number[] }) {
  return (
    <div className="stack" role="status" aria-label="Loading">
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity and never move
        <div className="bone" key={index} style={{ height }} />
      ))}
    </div>
  );
}

export function Failure(props: { message: string; retry?: () => void; heading?: 'h1' | 'h2' }) {
  const { message, retry, heading: Heading = 'h2' } = props;
  return (
    <div className="state" role="alert">
      <Mark tone="critical" size={28} />
      <Heading>This could not be loaded</Heading>
      <p className="said">{message}</p>
      {retry ? (
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      ) : null}
    </div>
  );
}

export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={`notice tone-${tone}`} role="note">
      <Mark tone={tone} />
      <div>{children}</div>
    </div>
  );
}
