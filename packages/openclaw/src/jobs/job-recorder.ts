import { performance } from 'node:perf_hooks';
import { asNumber, asObject, asText, type HostObject, textOf } from '../host/host.ts';
import type { Recorder } from '../observe/recorder.ts';
import { DIAGNOSTIC_OBSERVERS } from '../observe/seam-map.ts';
import { isSubagentKey, kindOfTrigger } from './conversation-kind.ts';
import type { GatewayLog } from './gateway-log.ts';
import { createHeldEvents } from './held-events.ts';
import { createJobList, isBusy } from './job-list.ts';
import type { JobSurroundings, OpenJob } from './open-job.ts';

/** A recorder that gives every job a run of its own. */
interface JobRecorder extends Recorder {
  /** The host has another configuration: no run goes on with it. */
  reloaded(registration: HostObject): void;
  /** Closes what has ended; called from time to time. */
  tick(): void;
}

type Show = (recorder: Recorder) => void;

/** Hooks that concern no turn: alone they begin no run. */
const PRELUDES = new Set(['session_start', 'message_received']);

/** How the host begins the message with which it wakes an agent. */
const HEARTBEAT_POLL = /^\[OpenClaw heartbeat\b/;
const MAX_FIRST_EVENTS = 16;
const MAX_PRELUDES = 4;

/**
 * Routes everything that the host shows to the recorder of the run that it belongs to: by the turn where the host names it, otherwise by the
 * conversation. Each run has its own recorder, journal and memory, so that conversations cannot mix.
 */
export function createJobRecorder(surroundings: JobSurroundings, gateway: GatewayLog | null): JobRecorder {
  /** The first events of a turn, before the host says which conversation it is in. */
  const heldTurns = createHeldEvents<Show>(MAX_FIRST_EVENTS);
  /** What was shown of a conversation before its first turn, or of a subagent before its parent was named. */
  const preludes = createHeldEvents<Show>(MAX_PRELUDES);
  const jobs = createJobList(surroundings, (job, key) => {
    const { job_id } = job.job;
    for (const name of [key, job_id && `cron ${job_id}`])
      if (name) for (const show of preludes.take(name)) show(job.recorder);
  });
  let isStopping = false;

  /** Nothing here may throw into the host. What fails is counted where a person finds it. */
  const guard = (seam: string, act: () => void): void => {
    try {
      act();
    } catch (cause) {
      gateway?.failed(seam, cause);
    }
  };

  const show = (job: OpenJob, event: Show): void => {
    job.lastAt = { monotonic: performance.now(), wall: Date.now() };
    event(job.recorder);
  };

  /** The run of a turn. A turn that is heard of for the first time belongs to its conversation. */
  const ofTurn = (turnId: string, key: string | undefined, source: HostObject, context = source): OpenJob => {
    const known = jobs.ofTurn(turnId);
    if (known) return known;
    const agentId = asText(source.agentId) ?? asText(context.agentId);
    const trigger = asText(context.trigger);
    const kind = kindOfTrigger(trigger);
    const isApart = kind !== undefined && !(kind === 'cron' && key?.includes(':cron:'));
    // A compaction within a turn, and the turn that takes the answer of a subagent, name the turn that they come from.
    const outer = turnId.includes(':')
      ? turnId
          .split(':')
          .map((part) => jobs.ofTurn(part))
          .find((found) => found !== undefined)
      : undefined;
    const job =
      outer ??
      (isApart
        ? jobs.apart(kind, key ?? null, agentId, asText(context.jobId))
        : jobs.forConversation(key ?? null, agentId, trigger));
    jobs.bind(turnId, job);
    for (const event of heldTurns.take(turnId)) show(job, event);
    for (const event of preludes.take(`poll ${key}`)) show(job, event);
    return job;
  };

  const agentEvent = (event: HostObject): void => {
    const turnId = asText(event.runId);
    if (!turnId || asNumber(event.seq) === undefined) return;
    const key = asText(event.sessionKey);
    // Of a heartbeat the host shows what it prepares before it says where; that leaves no line in the journal.
    if (event.stream === 'run_status' && !jobs.ofTurn(turnId)) {
      heldTurns.hold(turnId, (recorder) => recorder.agentEvent(event));
      return;
    }
    const job = ofTurn(turnId, key, event);
    const phase = event.stream === 'lifecycle' ? asObject(event.data).phase : undefined;
    if (phase === 'start') jobs.turnStarted(turnId, key, job);
    show(job, (recorder) => recorder.agentEvent(event));
    if (phase === 'end' || phase === 'error') jobs.turnEnded(turnId, key, job);
  };

  const transcript = (update: HostObject): void => {
    const message = asObject(update.message);
    if (message.role !== 'user' && message.role !== 'assistant') return;
    const turnId = asText(update.runId) ?? asText(asObject(message.__openclaw).runId);
    const key = asText(update.sessionKey);
    const event: Show = (recorder) => recorder.transcript(update);
    // The host stores the message of a heartbeat in the conversation seconds before the turn that it belongs to.
    const isPoll = !turnId && message.role === 'user' && HEARTBEAT_POLL.test(textOf(message.content));
    if (isPoll && key && !jobs.hasTurnIn(key)) {
      preludes.hold(`poll ${key}`, event);
      // If no turn follows, it is in the log of the gateway, without its text.
      if (gateway) event(gateway.recorder);
      return;
    }
    const known = jobs.ofTurn(turnId) ?? jobs.inConversation(key);
    // The task of a subagent is stored a moment before the host says whose subagent it is.
    if (!known && key && isSubagentKey(key) && !turnId) preludes.hold(key, event);
    else if (known) show(known, event);
    else if (turnId) show(ofTurn(turnId, key, update), event);
    else if (key) show(jobs.forConversation(key, asText(update.agentId)), event);
  };

  const diagnostic = (event: HostObject): void => {
    gateway?.health(event);
    const seam = DIAGNOSTIC_OBSERVERS.get(event.type);
    if (!seam || seam.concerns?.(event) === false) return;
    const turnId = asText(event.runId);
    const key = asText(event.sessionKey);
    const job = turnId ? ofTurn(turnId, key, event) : (jobs.inConversation(key) ?? onlyBusy());
    if (job) show(job, (recorder) => recorder.diagnostic(event));
    else gateway?.recorder.diagnostic(event);
  };

  /** The end of a process names no turn, and in some versions no conversation: it is clear only if a single run is under way. */
  const onlyBusy = (): OpenJob | undefined => {
    const busy = [...jobs.all()].filter(({ turns }) => turns.size > 0);
    return busy.length === 1 ? busy[0] : undefined;
  };

  const hook = (name: string, event: HostObject, context: HostObject): void => {
    const key = asText(event.sessionKey) ?? asText(context.sessionKey);
    const turnId = asText(event.runId) ?? asText(context.runId);
    const seen: Show = (recorder) => recorder.hook(name, event, context);
    const special = HOOKS[name];
    if (special) special(event, context, key, seen);
    else if (PRELUDES.has(name)) prelude(name, key, seen, event, context);
    else if (turnId && name !== 'message_sent') show(ofTurn(turnId, key, event, context), seen);
    else {
      const job = jobs.ofTurn(turnId) ?? jobs.inConversation(key);
      if (job) show(job, seen);
      else if (name === 'before_compaction' && key) show(jobs.forConversation(key, asText(context.agentId)), seen);
      else if (gateway) seen(gateway.recorder);
    }
  };

  const prelude = (name: string, key: string | undefined, seen: Show, event: HostObject, context: HostObject): void => {
    const job = jobs.inConversation(key);
    if (job) show(job, seen);
    else {
      if (key) preludes.hold(key, seen);
      gateway?.recorder.hook(name, event, context);
    }
  };

  /** A conversation that is over; `why` is the host's word. */
  const endConversation = (key: string | undefined, seen: Show, closedBy: string): void => {
    const job = jobs.inConversation(key);
    if (!job) {
      if (gateway) seen(gateway.recorder);
      return;
    }
    show(job, seen);
    // Late events of its turns still belong to it; the conversation does not.
    job.closing ??= job.wasReset ? 'reset' : closedBy;
    jobs.detach(job);
  };

  const HOOKS: Readonly<
    Record<string, (event: HostObject, context: HostObject, key: string | undefined, seen: Show) => void>
  > = {
    gateway_start: (_event, _context, _key, seen) => {
      isStopping = false;
      if (gateway) seen(gateway.recorder);
    },
    gateway_stop: (event, _context, _key, seen) => {
      if (gateway) seen(gateway.recorder);
      const isReplaced = asText(event.reason) === 'plugin replacement';
      isStopping = !isReplaced;
      for (const job of jobs.all()) job.closing ??= isReplaced ? 'reload' : 'gateway_stop';
    },
    before_reset: (_event, _context, key, seen) => {
      const job = jobs.inConversation(key);
      if (job) job.wasReset = true;
      if (job) show(job, seen);
      else if (gateway) seen(gateway.recorder);
    },
    session_end: (_event, _context, key, seen) =>
      endConversation(key, seen, isStopping ? 'gateway_stop' : 'session_end'),
    cron_changed: (event, _context, key, seen) => {
      if (gateway) seen(gateway.recorder);
      const job = jobs.inConversation(key);
      const jobId = asText(event.jobId);
      if (job) show(job, seen);
      else if (event.action === 'started' && jobId) preludes.hold(`cron ${jobId}`, seen);
    },
    subagent_spawned: (event, context, _key, seen) => {
      const parent = asText(context.requesterSessionKey);
      const child = asText(event.childSessionKey);
      const job = parent === undefined ? undefined : jobs.forConversation(parent, asText(event.agentId));
      if (!job) return;
      show(job, seen);
      if (!child) return;
      jobs.subagentStarted(child, job);
      for (const held of preludes.take(child)) show(job, held);
    },
    subagent_ended: (event, context, _key, seen) => {
      const child = asText(event.targetSessionKey);
      const job = jobs.inConversation(child) ?? jobs.inConversation(asText(context.requesterSessionKey));
      if (job) show(job, seen);
      if (child) jobs.subagentEnded(child);
    },
  };

  return {
    agentEvent: (event) => guard('agent_event', () => agentEvent(asObject(event))),
    transcript: (update) => guard('transcript', () => transcript(asObject(update))),
    diagnostic: (event) => guard('diagnostic', () => diagnostic(asObject(event))),
    hook: (name, event, context) => guard(`hook.${name}`, () => hook(name, asObject(event), asObject(context))),
    registered(about) {
      guard('register', () => {
        gateway?.recorder.registered(about);
        for (const job of jobs.all()) if (isBusy(job)) job.recorder.registered(about);
      });
    },
    reloaded(registration) {
      guard('reload', () => {
        gateway?.reloaded(registration);
        for (const job of jobs.all()) job.closing ??= 'reload';
      });
    },
    tick: () => guard('tick', jobs.tick),
    close() {
      guard('close', () => {
        for (const job of [...jobs.all()]) job.close(job.closing ?? (gateway && isStopping ? 'gateway_stop' : 'exit'));
        gateway?.recorder.close();
      });
    },
  };
}
