import type { KeyObject } from 'node:crypto';
import { homedir } from 'node:os';
import type { ModelReading } from '@critiqor/diagnosis/model/model-reading';
import { loadReaderConfig } from '../../config/read-reader.ts';
import { hasConsent } from '../../reader/endpoint/consent.ts';
import { loadReaderRecord } from '../../reader/load-record.ts';
import { findStored, readRun } from '../../reader/read-run.ts';
import { toRunRequests } from '../../reader/requests.ts';
import { chooseReader } from './choose-reader.ts';

/** What became of a reading that the configuration asks for. */
export interface ConfiguredReading {
  readonly reading: ModelReading | null;
  /** Why there is none, in a sentence. */
  readonly note: string | null;
}

/** Reads a run if `reader` in `critiqor.yaml` says so for this command; null when it does not. Whatever happens, the run stays as it is. */
export async function readConfigured(
  command: 'finalize' | 'run' | 'check' | 'keep',
  runsDir: string,
  runId: string,
  signingKey?: KeyObject,
): Promise<ConfiguredReading | null> {
  const config = loadReaderConfig();
  if (config === null) return null;
  const { on } = config.values;
  if (Array.isArray(on) && !on.includes(command)) return null;
  try {
    const reader = chooseReader({}, config.values, process.env);
    const loaded = await loadReaderRecord(runsDir, runId);
    const stored = findStored(loaded, reader.options.model);
    if (stored) return { reading: stored, note: null };
    if (!hasConsent(reader.endpoint, homedir(), process.env)) {
      const note = `not read: nobody has agreed to ${reader.endpoint.place}. Agree once with: critiqor read ${runId}`;
      return { reading: null, note };
    }
    const sent = toRunRequests(loaded.record, runId, loaded.seal, reader.options);
    return { reading: await readRun(loaded, sent, { ...reader, signingKey }), note: null };
  } catch (cause) {
    // A reader that fails must not fail the command: the engine's verdict is there.
    return { reading: null, note: `not read: ${(cause as Error).message}` };
  }
}
