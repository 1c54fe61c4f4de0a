import type { Strip } from '@critiqor/api/overview';
import { useResource } from '../../api/use-resource.ts';
import type { RunPageProps } from '../../app/page-props.ts';
import { runHref } from '../../app/route.ts';
import { ReaderCards } from '../../parts/reader-card.tsx';
import { Empty, Notice } from '../../parts/states.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { FailureCard } from './failure-card.tsx';
import { IntegrityCard } from './integrity-card.tsx';
import { NextCard } from './next-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { RunStrip } from './run-strip.tsx';
import { TaskCard } from './task-card.tsx';
import { VerdictCard } from './verdict-card.tsx';

/** Can I trust this run, what went wrong, what do I do next: answered without scrolling. */
export function Overview({ detail, mayWrite }: RunPageProps) {
  const { run, diagnosis } = detail;
  const strip = useResource<Strip>(detail.sealed && diagnosis ? `/api/runs/${run.run_id}/strip?buckets=240` : null);
  if (!diagnosis) return <NotJudged detail={detail} />;
  return (
    <>
      {detail.anonymous ? (
        <Notice tone="none">This run is anonymous: contents, names and paths are hidden.</Notice>
      ) : null}
      <VerdictCard diagnosis={diagnosis} run={run} />
      <TaskCard detail={detail} />
      {detail.sealed ? <RunStrip run={run.run_id} strip={strip} /> : null}
      <div className="columns lead stretch">
        <FailureCard diagnosis={diagnosis} run={run.run_id} sealed={detail.sealed} />
        <NextCard diagnosis={diagnosis} detail={detail} />
      </div>
      <ReaderCards detail={detail} />
      <FactsCard diagnosis={diagnosis} />
      <div className="columns stretch">
        <CoverageCard coverage={diagnosis.coverage} />
        {/* Checking a large run needs a whole processor, so what is visible first is loaded first. */}
        <IntegrityCard run={run.run_id} sealed={detail.sealed} isTime={strip.data !== null || strip.error !== null} />
      </div>
      {detail.sealed && !detail.anonymous ? <NotesCard detail={detail} mayWrite={mayWrite} /> : null}
    </>
  );
}

function NotJudged({ detail: { run, withheld, sealed } }: { detail: RunPageProps['detail'] }) {
  if (run.is_live) {
    return (
      <Empty title="This run is still active">
        <p>The verdict follows when it is finalized. Until then you can watch it.</p>
        <a className="button primary" href={runHref(run.run_id, 'live')}>
          Watch it live
        </a>
      </Empty>
    );
  }
  if (withheld) return <IntegrityCard run={run.run_id} sealed={sealed} />;
  return (
    <Empty title="This run has no diagnosis">
      <p className="said">{run.problem ?? 'There is no readable diagnosis.'}</p>
      <p>
        <code>critiqor diagnose {run.run_id}</code> makes one from the sealed evidence.
      </p>
    </Empty>
  );
}
