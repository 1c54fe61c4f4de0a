import type { FleetHome, FleetRuns, FleetTrends } from '@critiqor/api/fleet';
import { useResource } from '../../api/use-resource.ts';
import type { FleetPageProps } from '../../app/page-props.ts';
import { pageHref, replaceQuery } from '../../app/route.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { FilterField } from '../../parts/filter-fields.tsx';
import { ResourceView } from '../../parts/resource-view.tsx';
import { Empty } from '../../parts/states.tsx';
import { formatCount, formatMoney, formatPercent, plural } from '../../words/format.ts';
import { NoFleetRuns } from '../parts/no-runs.tsx';
import { DAY_MS } from '../parts/spread.ts';
import { FailureShareChart } from '../trends/trend-charts.tsx';
import { FleetNewsCard, LowestTrust, RecurringCard, WorseCard } from './fleet-home-cards.tsx';

const PERIODS = [1, 7, 30];
const WORDS: Readonly<Record<number, string>> = { 1: 'The last day', 7: 'The last week', 30: 'The last 30 days' };

/** What happened on all machines, what is new, and what got worse, against as many days before. */
export function FleetHomePage({ route: { query } }: FleetPageProps) {
  const days = PERIODS.find((period) => String(period) === query.get('days')) ?? 7;
  const home = useResource<FleetHome>(`/api/v1/fleet/home?days=${days}`, { keep: true });
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{WORDS[days]}</h1>
          <p className="num">{home.data ? sayPeriod(home.data) : 'Loading…'}</p>
        </div>
        <FilterField title="Period">
          <select value={days} onChange={({ target }) => replaceQuery({ days: target.value })}>
            {PERIODS.map((period) => (
              <option key={period} value={period}>
                {WORDS[period]}
              </option>
            ))}
          </select>
        </FilterField>
      </div>
      <ResourceView of={home} bones={[96, 220, 220]}>
        {(data) => <Answer home={data} />}
      </ResourceView>
    </>
  );
}

const sayPeriod = ({ now, before }: FleetHome): string =>
  `${plural(now.runs, 'run')} of ${plural(now.machines, 'machine')}; ${formatCount(before.runs)} in the time before`;

function Answer({ home }: { home: FleetHome }) {
  const { now, before } = home;
  if (now.runs === 0 && before.runs === 0) return <NothingRecent days={home.days} />;
  return (
    <>
      <Figures home={home} />
      {now.runs === 0 ? (
        <Empty title="No machine sent a run in this time" heading="h2">
          <a className="button" href={pageHref('runs')}>
            Older runs
          </a>
        </Empty>
      ) : (
        <Details home={home} />
      )}
    </>
  );
}

/** Older runs may be there all the same. */
function NothingRecent({ days }: { days: number }) {
  const runs = useResource<FleetRuns>('/api/v1/fleet/runs?limit=1');
  return (
    <ResourceView of={runs} bones={[220]}>
      {({ total }) =>
        total === 0 ? (
          <NoFleetRuns query={new URLSearchParams()} />
        ) : (
          <Empty title={`Nothing arrived in the last ${plural(2 * days, 'day')}`} heading="h2">
            <a className="button" href={pageHref('runs')}>
              {plural(total, 'older run')}
            </a>
          </Empty>
        )
      }
    </ResourceView>
  );
}

function Figures({ home: { now, before } }: { home: FleetHome }) {
  const share = (count: number, of: number) => (of === 0 ? '–' : formatPercent(count / of));
  const trust = (value: number | null) => (value === null ? '–' : formatCount(value));
  const was = (text: string) => `${text} before`;
  return (
    <FactList
      label="Figures"
      facts={[
        { name: 'Runs', value: formatCount(now.runs), note: was(formatCount(before.runs)) },
        { name: 'Machines', value: formatCount(now.machines), note: was(formatCount(before.machines)) },
        { name: 'With failures', value: share(now.failed, now.judged), note: was(share(before.failed, before.judged)) },
        { name: 'Unsafe', value: formatCount(now.unsafe), note: was(formatCount(before.unsafe)) },
        { name: 'Mean trust', value: trust(now.trust), note: was(trust(before.trust)) },
        { name: 'Cost', value: formatMoney(now.cost_usd), note: was(formatMoney(before.cost_usd)) },
      ]}
    />
  );
}

function Details({ home }: { home: FleetHome }) {
  const { days, worse, new_failures, came_back, news } = home;
  // By the hour, so that a page that is looked at again does not ask for something else every time.
  const since = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - days * DAY_MS).toISOString();
  const step = days === 1 ? 'hour' : 'day';
  const trends = useResource<FleetTrends>(`/api/v1/fleet/trends?${new URLSearchParams({ since, step })}`);
  const lowest = useResource<FleetRuns>(
    `/api/v1/fleet/runs?${new URLSearchParams({ since, sort: 'trust', order: 'asc', limit: '5' })}`,
  );
  return (
    <>
      <ResourceView of={trends} bones={[240]}>
        {(data) => (
          <section className="card" aria-label="Failures over time">
            <FailureShareChart trends={data} />
          </section>
        )}
      </ResourceView>
      <div className="home-cards">
        <WorseCard worse={worse} since={since} />
        <RecurringCard
          id="new"
          title="New failures"
          failures={new_failures}
          none="No failure that older runs do not have."
        />
        {came_back.length > 0 ? (
          <RecurringCard id="came-back" title="Resolved, and back" failures={came_back} none="" />
        ) : null}
        <FleetNewsCard news={news} />
        <ResourceView of={lowest} bones={[220]}>
          {({ runs }) => <LowestTrust runs={runs} />}
        </ResourceView>
      </div>
    </>
  );
}
