import type { Strip } from '@critiqor/api/overview';
import type { Resource } from '../../api/use-resource.ts';
import { runHref } from '../../app/route.ts';
import { useWidth } from '../../charts/use-width.ts';
import { Mark } from '../../parts/mark.tsx';
import { ResourceView } from '../../parts/resource-view.tsx';
import { formatClock, formatOptionalDuration, plural } from '../../words/format.ts';
import type { Tone } from '../../words/verdicts.ts';

const HEIGHT = 46;

/** The whole run from left to right: activity, failed calls, and where findings began. */
export function RunStrip({ run, strip }: { run: string; strip: Resource<Strip> }) {
  return (
    <section className="card strip" aria-label="Run at a glance">
      <ResourceView of={strip} bones={[100]}>
        {(data) => <Bars strip={data} run={run} />}
      </ResourceView>
    </section>
  );
}

function Bars({ strip, run }: { strip: Strip; run: string }) {
  const [place, width] = useWidth<HTMLDivElement>();
  const span = Math.max(1, strip.to_ms - strip.from_ms);
  const at = (ms: number) => ((ms - strip.from_ms) / span) * 100;
  const most = Math.max(1, ...strip.buckets.map(({ count }) => count));
  const step = width / Math.max(1, strip.buckets.length);
  // Square root, so that a single busy moment does not flatten the rest.
  const height = (count: number) => (count === 0 ? 0 : Math.max(2, Math.sqrt(count / most) * HEIGHT));
  const total = strip.buckets.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="strip-body" ref={place}>
      <ol className="strip-marks" aria-label="Where findings began">
        {strip.findings.slice(0, 40).map((finding) => (
          <li key={finding.finding_id} style={{ left: `${at(finding.at_ms)}%` }}>
            <a
              href={runHref(run, 'diagnosis', { finding: finding.finding_id })}
              title={`${finding.title}, ${formatClock(finding.at_ms)}`}
              aria-label={`${finding.severity} finding: ${finding.title}`}
            >
              <Mark tone={finding.severity as Tone} size={14} />
            </a>
          </li>
        ))}
      </ol>
      <a className="strip-link" href={runHref(run, 'timeline')}>
        <span className="sr">
          {plural(total, 'event')} in {formatOptionalDuration(span)}. Open the timeline.
        </span>
        <svg width={width} height={HEIGHT + 6} aria-hidden="true">
          {strip.buckets.map(({ count, errors }, index) =>
            count === 0 ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is identified by its place
              <g key={index}>
                <rect
                  className="strip-bar"
                  x={index * step}
                  y={HEIGHT - height(count)}
                  width={Math.max(1.5, step - 1)}
                  height={height(count)}
                  rx="1"
                />
                {errors > 0 ? (
                  <rect
                    className="strip-error"
                    x={index * step}
                    y={HEIGHT + 2}
                    width={Math.max(2, step - 1)}
                    height="4"
                  />
                ) : null}
              </g>
            ),
          )}
          {strip.findings.flatMap(({ finding_id, severity, cited_buckets }) =>
            cited_buckets.map((bucket) => (
              <rect
                key={`${finding_id} ${bucket}`}
                className={`strip-cited tone-${severity}`}
                x={bucket * step}
                y={0}
                width={Math.max(2, step - 1)}
                height={HEIGHT}
              />
            )),
          )}
          {strip.compactions.map(({ event_id, at_ms }) => (
            <line
              key={event_id}
              className="strip-compaction"
              x1={(at(at_ms) / 100) * width}
              x2={(at(at_ms) / 100) * width}
              y1="0"
              y2={HEIGHT}
            />
          ))}
        </svg>
      </a>
      <div className="strip-scale">
        <span>{formatClock(strip.from_ms)}</span>
        <span>{formatOptionalDuration(span)}</span>
        <span>{formatClock(strip.to_ms)}</span>
      </div>
    </div>
  );
}
