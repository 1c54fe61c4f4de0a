import { replaceQuery } from '../app/route.ts';

export interface SortColumn {
  readonly title: string;
  /** What a column can be sorted by; some hold two values. */
  readonly sorts?: readonly { readonly by: string; readonly title: string }[];
  readonly right?: boolean;
}

/** The head of a column; what it is sorted by is stored in the address. `first` is the order without a choice. */
export function SortHead({
  title,
  sorts,
  right,
  query,
  first,
}: SortColumn & { readonly query: URLSearchParams; readonly first: string }) {
  const sorted = query.get('sort') ?? first;
  const order = query.get('order') === 'asc' ? 'asc' : 'desc';
  const isSorted = sorts?.some(({ by }) => by === sorted) ?? false;
  const spoken = isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined;
  return (
    <th scope="col" className={right ? 'right' : undefined} aria-sort={spoken}>
      {sorts
        ? sorts.map(({ by, title: name }) => (
            <button
              key={by}
              type="button"
              onClick={() =>
                replaceQuery({ sort: by, order: by === sorted && order === 'desc' ? 'asc' : 'desc', offset: null })
              }
            >
              {name}
              <span aria-hidden="true">{by === sorted ? (order === 'asc' ? ' ↑' : ' ↓') : ''}</span>
            </button>
          ))
        : title}
    </th>
  );
}
