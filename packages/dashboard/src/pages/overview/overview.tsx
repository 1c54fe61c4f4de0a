import type { Strip } from '@critiqor/api/overview';
import { useResource } from '../../api/use-resource.ts';
import type { RunPageProps } from '../../app/page-props.ts';
import { runHref } from '../../app/route.ts';
import { Empty, Notice } from '../../parts/states.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { FailureCard } from './failure-card.tsx';
import { IntegrityCard } from './integrity-card.tsx';
import { NextCard } from './next-card.tsx';
import { RunStrip } from './run-strip.tsx';
import { VerdictCard } from './verdict-card.tsx';

/** Can I trust this run, what went wrong, what do I do: answered without scrolling. */
export function Overview({ detail }: RunPageProps) {
  const { run, diagnosis } = detail;
  const strip = useResource<Strip>(detail.sealed && diagnosis ? `/api/runs/${run.run_id}/strip?buckets=240` : null);
  if (!diagnosis) return <NotJudged detail={detail} />;
  return (
    <>
      {detail.anonymous ? (
        <Notice tone="none">This run is anonymous: contents, names and paths are hidden everywhere.</Notice>
      ) : null}
      <VerdictCard diagnosis={diagnosis} run={run} />
      {detail.sealed ? <RunStrip run={run.run_id} strip={strip} /> : null}
      <div className="columns lead stretch">
        <FailureCard diagnosis={diagnosis} run={run.run_id} sealed={detail.sealed} />
        <NextCard diagnosis={diagnosis} detail={detail} />
      </div>
      <FactsCard diagnosis={diagnosis} />
      <div className="columns stretch">
        <CoverageCard coverage={diagnosis.coverage} />
        {/* Checking a large run takes all that a processor has: what is seen first goes first. */}
        <IntegrityCard run={run.run_id} sealed={detail.sealed} isTime={strip.data !== null || strip.error !== null} />
      </div>
    </>
  );
}

function NotJudged({ detail: { run } }: { detail: RunPageProps['detail'] }) {
  if (run.is_live) {
    return (
      <Empty title="This run is still under way">
        <p>The verdict comes when it is finalized. Until then you can watch it.</p>
        <a className="button primary" href={runHref(run.run_id, 'live')}>
          Watch it live
        </a>
      </Empty>
    );
  }
  return (
    <Empty title="This run has not been judged">
      <p className="said">{run.problem ?? 'It has no diagnosis that can be read.'}</p>
      <p>
        <code>critiqor diagnose {run.run_id}</code> makes one from the sealed evidence.
      </p>
    </Empty>
  );
}
