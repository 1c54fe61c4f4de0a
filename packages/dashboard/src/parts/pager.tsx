import { replaceQuery } from '../app/route.ts';
import { formatCount } from '../words/format.ts';

/** Steps through a long list; the place is stored in the address. */
export function Pager({ offset, total, limit }: { offset: number; total: number; limit: number }) {
  if (total <= limit) return null;
  return (
    <nav className="row pager" aria-label="Pages of the list">
      <button
        type="button"
        className="button"
        disabled={offset === 0}
        onClick={() => replaceQuery({ offset: String(Math.max(0, offset - limit)) })}
      >
        Newer
      </button>
      <span className="num muted">
        {formatCount(offset + 1)} to {formatCount(Math.min(total, offset + limit))} of {formatCount(total)}
      </span>
      <button
        type="button"
        className="button"
        disabled={offset + limit >= total}
        onClick={() => replaceQuery({ offset: String(offset + limit) })}
      >
        Older
      </button>
    </nav>
  );
}
