import type { RunsPage } from '@critiqor/api/runs';
import { useResource } from '../../api/use-resource.ts';
import { replaceQuery } from '../../app/route.ts';
import { FilterField } from '../../parts/filter-fields.tsx';

const MAX_RUNS = 8;

export function RunPicker({ chosen }: { chosen: readonly string[] }) {
  const list = useResource<RunsPage>('/api/runs?limit=200');
  const ids = (list.data?.runs ?? []).filter(({ is_live }) => !is_live).map(({ run_id }) => run_id);
  const places = Math.min(MAX_RUNS, Math.max(2, chosen.length));
  const put = (place: number, run: string) => {
    const next = Array.from({ length: places }, (_, index) => (index === place ? run : (chosen[index] ?? '')));
    replaceQuery({ runs: next.filter(Boolean).join(',') });
  };
  const free = ids.find((id) => !chosen.includes(id));
  return (
    <div className="row filters">
      {Array.from({ length: places }, (_, place) => place).map((place) => (
        <FilterField key={place} title={place === 0 ? 'Baseline' : place === places - 1 ? 'Now' : `Then ${place}`}>
          <select value={chosen[place] ?? ''} onChange={({ target }) => put(place, target.value)}>
            <option value="">Choose…</option>
            {chosen[place] && !ids.includes(chosen[place]) ? <option>{chosen[place]}</option> : null}
            {ids.map((id) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </FilterField>
      ))}
      {/* Reserves its space before the list of runs is loaded, so that nothing below moves. */}
      {chosen.length >= 2 && chosen.length < MAX_RUNS ? (
        <button
          type="button"
          className="button"
          disabled={!free}
          onClick={() => replaceQuery({ runs: [...chosen, free].join(',') })}
        >
          Add a run
        </button>
      ) : null}
      {chosen.length === 2 ? (
        <button
          type="button"
          className="button quiet"
          onClick={() => replaceQuery({ runs: [...chosen].reverse().join(',') })}
        >
          Swap
        </button>
      ) : null}
    </div>
  );
}
