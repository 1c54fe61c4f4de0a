import { performance } from 'node:perf_hooks';
import type { RunJob } from '@critiqor/evidence/contract/open-run';
import { setBounded } from '../calls/bounded-map.ts';
import { channelOf, cronJobOf, isSubagentKey, kindOfKey } from './conversation-kind.ts';
import { type JobSurroundings, type OpenJob, openJob } from './open-job.ts';

/** The open runs of a process, and which of them a turn or a conversation belongs to. */
interface JobList {
  /** The run of a turn, if the turn is known. */
  ofTurn(turnId: string | undefined): OpenJob | undefined;
  /** The run that a conversation is in at this moment; none when it is over. */
  inConversation(key: string | undefined): OpenJob | undefined;
  /** The same, begun if need be. A null key is a conversation that the host does not name. */
  forConversation(key: string | null, agentId: string | undefined, trigger?: string): OpenJob;
  /** A run of its own within a conversation that goes on. */
  apart(kind: RunJob['kind'], key: string | null, agentId: string | undefined, jobId: string | undefined): OpenJob;
  hasTurnIn(key: string): boolean;
  bind(turnId: string, job: OpenJob): void;
  turnStarted(turnId: string, key: string | undefined, job: OpenJob): void;
  turnEnded(turnId: string, key: string | undefined, job: OpenJob): void;
  subagentStarted(key: string, job: OpenJob): void;
  subagentEnded(key: string): void;
  /** The conversation goes on as another run, whatever is still under way in this one. */
  detach(job: OpenJob): void;
  /** Closes everything that is over. */
  tick(): void;
  all(): Iterable<OpenJob>;
}

/** Events that belong to a turn or a conversation arrive this much later at most, with a margin for a busy machine. */
const LATE_MS = 3_000;
/** A job of one turn may still get the answer of a subagent, as a turn of its own. */
const FINISHED_MS = 15_000;
/** A turn of which nothing is heard for this long is not under way any more. */
const STUCK_MS = 24 * 3_600_000;
/** Each has an open file. */
const MAX_OPEN = 200;
const MAX_TURNS = 4_096;

export function createJobList(
  surroundings: JobSurroundings,
  onOpen: (job: OpenJob, key: string | null) => void,
): JobList {
  const jobs = new Set<OpenJob>();
  const byTurn = new Map<string, OpenJob>();
  const byConversation = new Map<string, OpenJob>();
  /** Turns under way, by conversation: a heartbeat takes place in a conversation and is a run of its own. */
  const turnIn = new Map<string, { readonly turnId: string; readonly job: OpenJob }>();

  const detach = (job: OpenJob): void => {
    for (const [key, known] of byConversation) if (known === job && !job.subagents.has(key)) byConversation.delete(key);
  };
  const close = (job: OpenJob, closedBy: string): void => {
    jobs.delete(job);
    for (const map of [byConversation, byTurn]) for (const [key, known] of map) if (known === job) map.delete(key);
    for (const [key, turn] of turnIn) if (turn.job === job) turnIn.delete(key);
    job.close(closedBy);
  };
  const open = (job: RunJob, agentId: string | undefined): OpenJob => {
    if (jobs.size >= MAX_OPEN) closeOldest();
    const opened = openJob(job, agentId, surroundings);
    jobs.add(opened);
    onOpen(opened, job.conversation_key);
    return opened;
  };
  const closeOldest = (): void => {
    let oldest: OpenJob | undefined;
    for (const job of jobs) {
      if (oldest && isBusy(job) && !isBusy(oldest)) continue;
      const isBetter = !oldest || (isBusy(oldest) && !isBusy(job)) || silenceOf(job) > silenceOf(oldest);
      if (isBetter) oldest = job;
    }
    if (oldest) close(oldest, 'limit');
  };
  const current = (key: string | undefined): OpenJob | undefined => {
    const job = key === undefined ? undefined : (turnIn.get(key)?.job ?? byConversation.get(key));
    if (!job) return undefined;
    const closedBy = whyOver(job, surroundings.idleMs) ?? (job.isTaken() ? 'taken' : null);
    if (closedBy !== null) close(job, closedBy);
    else if (job.closing === null || isBusy(job)) return job;
    else detach(job);
    return undefined;
  };

  return {
    ofTurn: (turnId) => (turnId === undefined ? undefined : byTurn.get(turnId)),
    inConversation: current,
    forConversation(key, agentId, trigger) {
      const known = current(key ?? undefined);
      if (known) return known;
      const kind = key === null ? 'conversation' : kindOfKey(key);
      const job = open(toJob(kind, key, trigger, surroundings), agentId);
      if (key !== null) byConversation.set(key, job);
      return job;
    },
    apart: (kind, key, agentId, jobId) =>
      open({ ...toJob(kind, key, kind, surroundings), ...(jobId === undefined ? {} : { job_id: jobId }) }, agentId),
    hasTurnIn: (key) => turnIn.has(key),
    bind(turnId, job) {
      setBounded(byTurn, turnId, job, MAX_TURNS);
    },
    turnStarted(turnId, key, job) {
      job.turns.add(turnId);
      if (key !== undefined) turnIn.set(key, { turnId, job });
    },
    turnEnded(turnId, key, job) {
      job.turns.delete(turnId);
      job.hasEnded = true;
      if (key !== undefined && turnIn.get(key)?.turnId === turnId) turnIn.delete(key);
    },
    subagentStarted(key, job) {
      job.subagents.add(key);
      byConversation.set(key, job);
    },
    subagentEnded(key) {
      byConversation.get(key)?.subagents.delete(key);
    },
    detach,
    tick() {
      for (const job of jobs) {
        const closedBy = whyOver(job, surroundings.idleMs);
        if (closedBy !== null) close(job, closedBy);
      }
    },
    all: () => jobs,
  };
}

/** Whether a turn or a subagent of it is under way. */
export const isBusy = ({ turns, subagents }: OpenJob): boolean => turns.size > 0 || subagents.size > 0;

/** Without an event for, by the clock that shows more: one stands still while a machine sleeps, the other may be set back. */
const silenceOf = ({ lastAt }: OpenJob): number =>
  Math.max(performance.now() - lastAt.monotonic, Date.now() - lastAt.wall);

function whyOver(job: OpenJob, idleMs: number): string | null {
  const silence = silenceOf(job);
  if (isBusy(job)) return silence >= STUCK_MS ? 'idle' : null;
  if (job.closing !== null) return silence >= LATE_MS ? job.closing : null;
  if (job.job.kind !== 'conversation' && job.hasEnded) return silence >= FINISHED_MS ? 'finished' : null;
  return silence >= idleMs ? 'idle' : null;
}

function toJob(
  kind: RunJob['kind'],
  key: string | null,
  trigger: string | undefined,
  { gatewayLog }: JobSurroundings,
): RunJob {
  return {
    kind,
    conversation_key: key,
    channel: key === null || isSubagentKey(key) ? null : channelOf(key),
    trigger: trigger ?? (kind === 'conversation' ? null : kind),
    job_id: key === null ? null : cronJobOf(key),
    gateway: gatewayLog() ?? null,
  };
}
