import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FeedbackCounts } from '@critiqor/api/annotations';
import type { IndexBuilding } from '@critiqor/api/answer';
import type { RunDetail } from '@critiqor/api/overview';
import type { Privacy } from '@critiqor/api/privacy';
import type { About } from '@critiqor/api/session';
import { VERSION } from '@critiqor/evidence/contract/product';
import { countFeedback, readFeedback } from '../../runs/feedback/read-feedback.ts';
import { CritiqorError } from '../../system/errors.ts';
import type { Audience } from '../../visibility/audience.ts';
import { addAnnotation, toAnnotationList } from '../answers/annotations.ts';
import { chooseRuns, toComparison } from '../answers/comparison.ts';
import { toConversation } from '../answers/conversation.ts';
import { toCostSeries } from '../answers/cost-series.ts';
import { toEventDetail, toTextSlice } from '../answers/event-detail.ts';
import { toEventFacets, toEventsPage } from '../answers/events-page.ts';
import { toHome } from '../answers/home.ts';
import { toPrivacy } from '../answers/privacy.ts';
import { toRecurring } from '../answers/recurring.ts';
import { toRunDetail } from '../answers/run-detail.ts';
import { toRunsPage, toTrend } from '../answers/runs-page.ts';
import { toStrip } from '../answers/strip.ts';
import { toTimelineSlice } from '../answers/timeline.ts';
import { ApiFailure } from '../api-failure.ts';
import type { EvidenceIndex } from '../index/evidence-index.ts';
import { createIndexStore, isBuilding } from '../index/index-store.ts';
import { createLiveRuns } from '../live/live-runs.ts';
import { type QueryParams, toQueryParams } from '../query-params.ts';
import { type CataloguedRun, createRunCatalogue } from '../run-catalogue.ts';
import { createRunView, type RunView } from '../run-view.ts';
import { createVerificationStore, isChecking } from '../verification-store.ts';
import { sendJson } from './responses.ts';

export interface DashboardApi {
  /** Answers an authorized request. */
  answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
  /** Adds what an authorized request says about a run, and answers with all that was said. */
  annotate(response: ServerResponse, pathname: string, members: Readonly<Record<string, unknown>>): Promise<void>;
  /** Starts building the index of a run before it is requested. */
  prepare(wanted: string): void;
  /** Reads the list of runs before it is requested. */
  prepareList(): void;
  close(): void;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly params: QueryParams;
  /** The variable parts of the path. */
  readonly parts: readonly string[];
}

/** Returns the value to answer with; nothing if it has answered itself. */
type Handler = (asked: Asked) => unknown;

const RETRY_MS = 300;

interface ApiOptions {
  readonly runsDir: string;
  readonly version: string;
  readonly audience?: Audience | undefined;
  /** What the page sends with annotations; null when nothing may be written. */
  readonly writeToken: string | null;
  readonly present?: RunPresenter;
  /** What does not fit between versions. Only the owner is told. */
  readonly notices?: (() => readonly string[]) | undefined;
}

/** How a run is shown whose files were brought here from elsewhere. */
export interface RunPresenter {
  detail(detail: RunDetail): RunDetail;
  privacy(privacy: Privacy): Privacy;
}

const AS_IT_IS: RunPresenter = { detail: (detail) => detail, privacy: (privacy) => privacy };

const ANNOTATIONS = /^\/api\/runs\/([^/]+)\/annotations$/;

/** Everything under `/api` that needs the session. */
export function createDashboardApi(options: ApiOptions): DashboardApi {
  const { runsDir, version, audience = 'owner', writeToken, present = AS_IT_IS, notices = () => [] } = options;
  const verifications = createVerificationStore();
  const catalogue = createRunCatalogue(runsDir, verifications, { audience });
  const indexes = createIndexStore(runsDir);
  const live = createLiveRuns(catalogue);
  const views = new WeakMap<EvidenceIndex, { readonly diagnosis: unknown; readonly view: RunView }>();

  const toView = (run: CataloguedRun, index: EvidenceIndex): RunView => {
    const diagnosis = catalogue.diagnosisOf(run.row.run_id);
    const known = views.get(index);
    if (known && known.diagnosis === diagnosis && known.view.isAnonymous === run.isAnonymous) return known.view;
    const view = createRunView(index, { runId: run.row.run_id, isAnonymous: run.isAnonymous, diagnosis });
    views.set(index, { diagnosis, view });
    return view;
  };
  /** Verifies runs before anything is shown about them; while that takes long, answers with the progress instead. */
  const isVerified = async (runs: readonly CataloguedRun[], response: ServerResponse): Promise<boolean> => {
    for (const { isSealed, paths } of runs) {
      const judged = isSealed ? await verifications.judge(paths) : null;
      if (!judged || !isChecking(judged)) continue;
      const { state: _, ...building } = judged;
      sendJson(response, 202, { building } satisfies IndexBuilding);
      return false;
    }
    return true;
  };
  /** Answers from the index of a sealed run, or with the progress of building it. */
  const withIndex =
    (toAnswer: (view: RunView, asked: Asked, run: CataloguedRun) => unknown): Handler =>
    async (asked) => {
      const run = findSealed(asked.parts[0]);
      if (!(await isVerified([run], asked.response))) return undefined;
      const index = await indexes.use(run.row.run_id);
      if (!isBuilding(index)) return toAnswer(toView(run, index), asked, run);
      const { doneBytes, totalBytes } = index;
      const building: IndexBuilding = {
        building: { done_bytes: doneBytes, total_bytes: totalBytes, retry_ms: RETRY_MS },
      };
      sendJson(asked.response, 202, building);
      return undefined;
    };
  const findSealed = (wanted = ''): CataloguedRun => {
    const run = catalogue.find(wanted);
    if (run.isSealed) return run;
    if (run.row.status === 'UNREADABLE') {
      throw new ApiFailure(409, 'evidence_unreadable', 'The record of this run cannot be read.');
    }
    throw new ApiFailure(
      409,
      'not_sealed',
      `${run.row.run_id} is ${run.row.status}: it has no sealed evidence.`,
      run.row.is_live ? 'Seal it with: critiqor finalize' : undefined,
    );
  };
  const prepare = (wanted: string): void => {
    try {
      // The request that needs the index reports the error.
      indexes.use(findSealed(wanted).row.run_id, 0).catch(() => {});
    } catch {
      // No such run, or nothing sealed: nothing to build.
    }
  };
  const prepareList = (): void => {
    try {
      catalogue.list();
    } catch {
      // The request that needs the list reports the error.
    }
  };
  /** Judgements say nothing about people, but only about runs that may be seen. */
  const toFeedback = (): FeedbackCounts => {
    const seen = new Set(catalogue.list().map(({ row }) => row.run_id));
    return countFeedback(readFeedback(runsDir, (runId) => seen.has(runId)));
  };
  const toAbout = (): About => {
    const runs = catalogue.list();
    const hasAnonymous = runs.some(({ isAnonymous }) => isAnonymous);
    const told = audience === 'owner' ? notices() : [];
    return {
      version,
      engine_version: VERSION,
      runs_dir: hasAnonymous ? null : runsDir,
      runs: runs.length,
      active_run_id: runs.findLast(({ row }) => row.is_live)?.row.run_id ?? null,
      latest_run_id: runs.at(-1)?.row.run_id ?? null,
      write_token: writeToken,
      hub: null,
      // A path may contain a name.
      notices: hasAnonymous ? told.filter((notice) => !/[/\\]/.test(notice)) : told,
    };
  };

  const routes: readonly (readonly [RegExp, Handler])[] = [
    [/^about$/, toAbout],
    [/^home$/, ({ params }) => toHome(catalogue, params)],
    [/^runs$/, ({ params }) => toRunsPage(catalogue, params)],
    [/^feedback$/, () => toFeedback()],
    [/^runs\/recurring$/, () => toRecurring(catalogue)],
    [/^runs\/trend$/, ({ params }) => toTrend(catalogue, params)],
    [
      /^compare$/,
      async ({ params, response }) =>
        (await isVerified(chooseRuns(catalogue, params), response)) ? toComparison(catalogue, params) : undefined,
    ],
    [
      /^runs\/([^/]+)$/,
      async ({ parts: [wanted = ''], response }) => {
        if (!(await isVerified([catalogue.find(wanted)], response))) return undefined;
        prepare(wanted);
        const run = catalogue.find(wanted);
        const checked = run.isSealed ? (verifications.known(run.paths)?.verification ?? null) : null;
        return present.detail(toRunDetail(catalogue, run, checked));
      },
    ],
    [
      /^runs\/([^/]+)\/verification$/,
      async ({ parts }) => {
        const judged = await verifications.judge(findSealed(parts[0]).paths);
        return isChecking(judged) ? judged : judged.verification;
      },
    ],
    [/^runs\/([^/]+)\/privacy$/, withIndex((view, _, run) => present.privacy(toPrivacy(catalogue, run, view)))],
    [/^runs\/([^/]+)\/facets$/, withIndex(toEventFacets)],
    [/^runs\/([^/]+)\/events$/, withIndex((view, { params }) => toEventsPage(view, params))],
    [
      /^runs\/([^/]+)\/events\/([^/]+)$/,
      withIndex((view, { parts }, run) => toEventDetail(view, run.paths.session, parts[1] ?? '')),
    ],
    [
      /^runs\/([^/]+)\/events\/([^/]+)\/text$/,
      withIndex((view, { parts, params }, run) => toTextSlice(view, run.paths.session, parts[1] ?? '', params)),
    ],
    [
      /^runs\/([^/]+)\/conversation$/,
      withIndex((view, { params }, run) => toConversation(view, run.paths.session, params)),
    ],
    [/^runs\/([^/]+)\/strip$/, withIndex((view, { params }) => toStrip(view, params))],
    [/^runs\/([^/]+)\/timeline$/, withIndex((view, { params }) => toTimelineSlice(view, params))],
    [/^runs\/([^/]+)\/cost$/, withIndex((view, { params }) => toCostSeries(view, params))],
    [
      /^runs\/([^/]+)\/live$/,
      ({ parts, request, response }) => live.stream(catalogue.find(parts[0] ?? ''), request, response),
    ],
    [
      /^runs\/([^/]+)\/live\/events\/([^/]+)$/,
      ({ parts }) => live.detail(catalogue.find(parts[0] ?? ''), parts[1] ?? ''),
    ],
  ];

  return {
    async answer(request, response, url) {
      const path = url.pathname.slice('/api/'.length);
      for (const [pattern, handle] of routes) {
        const match = pattern.exec(path);
        if (!match) continue;
        const parts = match.slice(1).map(decodePart);
        const answer = await toApiFailure(() =>
          handle({ request, response, params: toQueryParams(url.searchParams), parts }),
        );
        if (answer !== undefined) sendJson(response, 200, answer);
        return;
      }
      throw new ApiFailure(404, 'not_found', 'This address does not exist.');
    },
    async annotate(response, pathname, members) {
      const wanted = decodePart(ANNOTATIONS.exec(pathname)?.[1] ?? '');
      const found = findSealed(wanted);
      if (!(await isVerified([found], response))) return;
      await toApiFailure(() => addAnnotation(catalogue, found, members));
      const judged = await verifications.judge(found.paths);
      const seal = isChecking(judged) ? null : judged.verification.seal;
      sendJson(response, 200, toAnnotationList(catalogue.find(wanted), seal));
    },
    prepare,
    prepareList,
    close() {
      live.close();
      indexes.close();
      verifications.close();
    },
  };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ApiFailure(400, 'bad_request', 'The address is not encoded properly.');
  }
}

/** File errors are reported without their path. */
async function toApiFailure(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof CritiqorError) {
      throw new ApiFailure(
        409,
        'evidence_unreadable',
        'A file of this run cannot be read.',
        'Run critiqor verify for details.',
      );
    }
    throw cause;
  }
}
