import type { KeyObject } from 'node:crypto';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { type Coverage, createWriterSurvey } from '@critiqor/evidence/read/coverage';
import { createEventLog, type EventLog } from '../sealed/event-log.ts';
import { type Integrity, type SessionHeader, SUPERVISOR } from '../sealed/sealed-format.ts';
import { openSealedSession } from '../sealed/sealed-reader.ts';
import type { SessionMetrics } from '../sealed/session-metrics.ts';
import type { WitnessReport } from '../verify/check-witness.ts';
import { checkEvidence, type VerificationReport } from '../verify/verify-evidence.ts';

/** The content of a sealed file, as its summary and the run's record need it. */
export interface SealedContent {
  readonly events: number;
  readonly sizeBytes: number;
  readonly metrics: SessionMetrics;
  readonly integrity: Integrity;
  readonly coverage: Coverage;
  readonly witness: WitnessReport;
  readonly eventLog: EventLog;
}

/** The same, read from disk and verified event by event. */
export interface ReadBack extends SealedContent {
  readonly report: VerificationReport;
  readonly header: SessionHeader;
  /** The lifecycle events, as lines. */
  readonly supervisorLines: readonly string[];
}

/** Reads and checks a sealed file in one pass, and collects what the run's record and the summary need. */
export function readBack(path: string, publicKey: KeyObject | undefined, onBytes: (bytes: number) => void): ReadBack {
  const session = openSealedSession(path);
  session.close();
  const { metrics, integrity } = session.footer as { metrics: SessionMetrics; integrity: Integrity };
  const { sizeBytes } = session;
  const header = session.header as unknown as SessionHeader;
  const read = readEvents(path, publicKey, onBytes);
  const { events, witness } = read.report;
  return { header, metrics, integrity, sizeBytes, events, witness, ...read };
}

type ReadEvents = Pick<ReadBack, 'report' | 'coverage' | 'eventLog' | 'supervisorLines'>;

/** Coverage is made from the recorders' events while they pass by: evidence does not fit into memory. */
function readEvents(path: string, publicKey: KeyObject | undefined, onBytes: (bytes: number) => void): ReadEvents {
  const read = (prepare: (event: JournalEvent) => JournalEvent): ReadEvents => {
    const eventLog = createEventLog();
    const supervisorLines: string[] = [];
    const survey = createWriterSurvey({ counts: true });
    const checking = checkEvidence(path, { publicKey }, onBytes);
    for (let next = checking.next(); ; next = checking.next()) {
      if (next.done) {
        const { report, openEnds } = next.value;
        const coverage = { ...survey.toWriters(), ...openEnds };
        return { report, coverage, eventLog: eventLog.toLog(report.events), supervisorLines };
      }
      const record = next.value;
      eventLog.add(record);
      if (record.journal.writer === SUPERVISOR) supervisorLines.push(record.text);
      else survey.add(prepare(record.journal));
    }
  };
  try {
    return read((event) => event);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    // A forged payload can hold an object that cannot become text; coverage does without such members.
    return read(withPlainPayload);
  }
}

function withPlainPayload(event: JournalEvent): JournalEvent {
  const members = Object.entries(event.payload).flatMap(([name, value]): [string, unknown][] => {
    if (Array.isArray(value)) return [[name, value.filter((item) => typeof item !== 'object')]];
    return typeof value === 'object' ? [] : [[name, value]];
  });
  return { ...event, payload: Object.fromEntries(members) };
}
