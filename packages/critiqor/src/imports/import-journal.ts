import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { EVIDENCE_VERSION, type EventDraft } from '@critiqor/evidence/contract/event';
import { VERSION } from '@critiqor/evidence/contract/product';
import { FILE_MODE } from '@critiqor/evidence/contract/run-directory';
import type { CapturePolicy } from '@critiqor/evidence/write/capture-policy';
import { CHAIN_START, toChainedLine } from '@critiqor/evidence/write/chain';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';
import { toModelPrices, withPrice } from '../../../openclaw/src/calls/model-prices.ts';
import type { FoundRun, RecordAt } from './import-source.ts';

const WRITER = 'import';
const BUFFER_CHARS = 1 << 18;
const KEY_BYTES = 32;

/** What the configuration adds to redaction and excepts from it, and what the user pays for models. */
export interface UserRules {
  readonly redact?: unknown;
  readonly prices?: unknown;
}

/**
 * Writes the journal of an imported run: redacted, bounded and chained like a recorder's. It needs no care for a crash: what is not
 * sealed is thrown away and imported again.
 */
export function writeImportJournal(path: string, run: FoundRun, capture: CapturePolicy, user: UserRules = {}): void {
  const fd = openSync(path, 'wx', FILE_MODE);
  let text = '';
  const flush = (): void => {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; ) written += writeSync(fd, bytes, written);
    text = '';
  };
  try {
    const record = createRecord(run.host, capture, user, (line) => {
      text += `${line}\n`;
      if (text.length > BUFFER_CHARS) flush();
    });
    record(toHeader(run, capture), run.startedAt);
    run.play(record);
    flush();
  } finally {
    closeSync(fd);
  }
}

function createRecord(host: string, capture: CapturePolicy, user: UserRules, put: (line: string) => void): RecordAt {
  const key = randomBytes(KEY_BYTES);
  const digest = (text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 16);
  const encode = createEventEncoder(capture, digest, host, user.redact);
  const position = { seq: 1, writer: WRITER, prevHash: CHAIN_START, timestamp: '' };
  const prices = toModelPrices(user.prices);
  let latest = Number.NEGATIVE_INFINITY;
  return (draft, at) => {
    // Sources round their times and note some late; what comes later in them did not happen earlier.
    latest = Math.max(latest, at);
    position.timestamp = new Date(latest).toISOString();
    const { line, hash } = toChainedLine(encode(withPrice(draft, prices), position));
    put(line);
    position.prevHash = hash;
    return position.seq++;
  };
}

/** Who wrote what follows, and what its source contains: readers take coverage from it. */
function toHeader({ source, identity, hostVersion, shownFacts }: FoundRun, capture: CapturePolicy): EventDraft {
  return {
    event_type: 'recorder_start',
    source: 'import',
    payload: {
      recorder_version: VERSION,
      evidence_version: EVIDENCE_VERSION,
      ...(hostVersion === undefined ? {} : { host_version: hostVersion }),
      entry_point: 'unknown',
      capture,
      digest_scope: 'run',
      imported: { source, id: identity },
      shown_facts: shownFacts,
    },
  };
}
