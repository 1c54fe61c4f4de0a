import type { ReactNode } from 'react';

interface Props {
  /** Names of the columns: first those with words, then those with numbers, which are aligned to the right. */
  readonly words: readonly string[];
  readonly numbers: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table that scrolls by itself where it does not fit. */
export function DataTable({ words, numbers, children }: Props) {
  return (
    <div className="table-wrap">
      <table className="data figures">
        <thead>
          <tr>
            {words.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {numbers.map((name) => (
              <th key={name} scope="col" className="right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
