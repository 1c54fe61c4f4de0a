import type { CostRow } from '@critiqor/api/fleet';
import { pageHref } from '../../app/route.ts';

export interface CostColumn {
  readonly title: string;
  readonly say: (row: CostRow) => string;
}

interface Props {
  readonly title: string;
  readonly first: string;
  /** The filter of the runs that a name leads to; null: there is none. */
  readonly filter: string | null;
  readonly rows: readonly CostRow[];
  /** What the bars show. */
  readonly weight: (row: CostRow) => number;
  readonly columns: readonly CostColumn[];
}

/** Names with what they cost, the most first. */
export function CostTable({ title, first, filter, rows, weight, columns }: Props) {
  const most = Math.max(Number.MIN_VALUE, ...rows.map(weight));
  const id = `cost-${first.toLowerCase()}`;
  return (
    <section className="card stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? <p className="muted">Nothing was reported.</p> : null}
      {/* Names and figures of a large fleet may be wider than a phone; keys must be able to scroll what has no link. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached by keys */}
      <div className="table-wrap" tabIndex={0}>
        <table className="data costs">
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {columns.map((column) => (
                <th key={column.title} scope="col" className="right">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <td>
                  {filter && row.name ? (
                    <a className="said" href={pageHref('runs', { [filter]: row.name })}>
                      {row.name}
                    </a>
                  ) : (
                    <span className="said">{row.name || 'not reported'}</span>
                  )}
                  <span className="meter cost-share" aria-hidden="true">
                    <span style={{ width: `${(weight(row) / most) * 100}%` }} />
                  </span>
                </td>
                {columns.map((column) => (
                  <td key={column.title} className="right">
                    {column.say(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
