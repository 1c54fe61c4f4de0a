import type { ReturningFailures } from '@critiqor/api/recurring';
import { useResource } from '../../api/use-resource.ts';
import { pageHref, runHref } from '../../app/route.ts';
import { formatShortDate } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';

/** Failures that came back, with when they were seen first and last. */
export function Recurring() {
  const recurring = useResource<ReturningFailures>('/api/runs/recurring');
  const groups = recurring.data?.groups ?? [];
  return (
    <details className="card">
      <summary>Recurring failures{recurring.data ? `: ${groups.length}` : ''}</summary>
      {recurring.data && groups.length === 0 ? <p className="muted">No failure came back.</p> : null}
      <div className="table-wrap" hidden={groups.length === 0}>
        <table className="data">
          <thead>
            <tr>
              <th scope="col">Failure</th>
              <th scope="col">Agent</th>
              <th scope="col" className="right">
                Runs
              </th>
              <th scope="col">First seen</th>
              <th scope="col">Last seen</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ type, agent, runs, first, last }) => (
              <tr key={`${type} ${agent}`}>
                <td>
                  <a href={pageHref('runs', { failure: type, agent })}>{sayName(type)}</a>
                </td>
                <td className="said">{agent ?? 'hidden'}</td>
                <td className="right">{runs}</td>
                <td>
                  <a href={runHref(first.run_id)}>{formatShortDate(first.at)}</a>
                </td>
                <td>
                  <a href={runHref(last.run_id)}>{formatShortDate(last.at)}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
