import type { ReactNode } from 'react';
import type { Resource } from '../api/use-resource.ts';
import { formatPercent } from '../words/format.ts';
import { Bones, Failure } from './states.tsx';

interface Props<T> {
  readonly of: Resource<T>;
  /** Heights of the placeholders. */
  readonly bones: readonly number[];
  readonly children: (data: T) => ReactNode;
}

/** Draws loaded data, or shows why there is none yet. */
export function ResourceView<T>({ of, bones, children }: Props<T>) {
  if (of.data !== null) return <>{children(of.data)}</>;
  if (of.error) {
    return <Failure message={[of.error.message, of.error.remedy].filter(Boolean).join(' ')} retry={of.retry} />;
  }
  if (of.building !== null) {
    return (
      <div className="state" role="status">
        <h2>Reading this run for the first time</h2>
        <p>A large run is indexed once; after that every page opens quickly.</p>
        <progress max={1} value={of.building} aria-label="Progress of the index" />
        <p className="num muted">{formatPercent(of.building)}</p>
      </div>
    );
  }
  return <Bones heights={bones} />;
}
