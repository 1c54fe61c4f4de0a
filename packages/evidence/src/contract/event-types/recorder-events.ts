import { content, type EventTypeContract, fact } from './event-type.ts';

/** What the recorder and its supervisor write about themselves and the process. */
export const RECORDER_EVENTS = {
  recorder_start: {
    layer: 'extension_api',
    is: 'first line of a writer: who wrote what follows, and what it could see',
    payload: {
      recorder_version: fact('string', 'version of the recorder'),
      evidence_version: fact('number', 'version of this contract'),
      host_version: fact('string', 'version of the host'),
      node_version: fact('string', 'version of Node'),
      platform: fact('string', 'operating system and processor'),
      pid: fact('number', 'process of the writer'),
      ppid: fact('number', 'its parent'),
      entry_point: fact('string', 'agent_local, agent_exec, chat, gateway or unknown'),
      event_source: fact('string', 'CRITIQOR_EVENT_SOURCE, as the supervisor set it: openclaw'),
      visibility: fact('string', 'CRITIQOR_VISIBILITY, as the supervisor set it'),
      clock: fact('object', 'wall (ms since 1970) and monotonic (ms) at this line'),
      subscribed: fact('array', 'seams that the recorder listens to'),
      refused: fact('array', 'seams that this host refused or does not have'),
      conversation_access: fact('boolean', 'whether the host grants access to hooks with conversation content'),
      capture: fact('string', 'capture policy: standard, full or metadata'),
      digest_scope: fact('string', 'run: digests compare across writers; process: only within this one'),
      rehearsal_ms: fact('number', 'duration of the rehearsal before the recorder listened; not part of handler_ms'),
      registration: fact('object', 'mode and number of this registration in the process'),
      imported: fact('object', 'only of an import: its source, and the id of the run there'),
      shown_facts: fact('array', 'only of an import: the facts that such a source contains'),
      job: fact('object', 'only without a supervisor: what this is a run of, as the entry of the open run says it'),
      gateway_log: fact(
        'object',
        'only in a gateway without a supervisor: log, and seq of its last line at this moment',
      ),
    },
  },
  recorder_status: {
    layer: 'extension_api',
    is: 'the recorder reports on itself: another registration (a reload of the host), or its own cost so far',
    payload: {
      reason: fact('string', 'registered, run_ended, gateway_stopped, run_closed or exit'),
      closed_by: fact(
        'string',
        'only of run_closed, why: idle, reset, session_end, finished, gateway_stop, reload, exit or limit',
      ),
      gateway_log: fact(
        'object',
        'only in a gateway without a supervisor: log, and seq of its last line at this moment',
      ),
      registration: fact('object', 'mode and number of the registration in the process'),
      subscribed: fact('array', 'seams that the recorder listens to now'),
      conversation_access: fact('boolean', 'whether the host grants access to hooks with conversation content'),
      host_events: fact('number', 'events that the host has shown so far'),
      written: fact('number', 'lines written so far'),
      handler_ms: fact('number', 'time spent in our handlers so far'),
      handler_median_us: fact('number', 'median time of a host event in our handlers, in microseconds'),
      faults: fact('object', 'handler faults so far, by seam'),
      delivered: fact('array', 'seams that have shown something so far; written when one was added'),
    },
  },
  recorder_fault: {
    layer: 'extension_api',
    is: 'a gap: events that could not be written, or that the host numbered and the recorder did not see',
    payload: {
      reason: fact('string', 'write_failed, file_removed, host_gap, handler_failed, or of an import source_unreadable'),
      code: fact('string', 'error code of the system, such as ENOSPC'),
      lost_events: fact('number', 'how many events are missing'),
      lost_by_type: fact('object', 'the same by event type'),
      restored_lines: fact('number', 'lines that were written again after the file had been removed'),
      seam: fact('string', 'where it happened'),
      from: fact('string', 'time of the first missing event'),
      to: fact('string', 'time of the last missing event'),
    },
  },
  state_transition: {
    layer: 'supervisor',
    is: 'a monitored run changes its state',
    payload: {
      state: fact('string', 'IDLE, MONITORING, FINALIZING, COMPLETED or ABORTED'),
      message: fact('string', 'why'),
    },
  },
  process_start: {
    layer: 'supervisor',
    is: 'the supervisor launched the agent',
    payload: {
      command: content('array', 'program and arguments'),
      pid: fact('number', 'process that was launched; the agent itself is its descendant'),
    },
  },
  process_end: {
    layer: 'supervisor',
    is: 'that process ended',
    payload: {
      pid: fact('number', 'process that was launched'),
      exit_code: fact('number', 'its exit code; absent when a signal ended it'),
      signal: fact('string', 'signal that ended it'),
      duration: fact('number', 'seconds that it ran'),
    },
  },
  error_event: {
    layer: 'supervisor',
    is: 'something went wrong around the agent: it could not be launched, ran into the time limit, or failed',
    payload: {
      source: fact(
        'string',
        'launch, timeout, interrupt (a signal that the supervisor got), abort or finalize (another command), signal, exit, recorder (it never attached) or evidence (it was damaged)',
      ),
      message: content('string', 'what happened'),
    },
  },
} as const satisfies Record<string, EventTypeContract>;
