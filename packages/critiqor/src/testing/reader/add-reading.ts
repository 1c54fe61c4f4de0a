import { loadReaderRecord } from '../../reader/load-record.ts';
import { makeReading } from '../../reader/make-reading.ts';
import { readOffline } from '../../reader/read-offline.ts';
import { READER_DEFAULTS, type ReaderOptions } from '../../reader/reader-options.ts';
import { toRunRequests } from '../../reader/requests.ts';
import { storeReading } from '../../reader/store/stored-readings.ts';

/** What a model says about a run whose events it knows by their kind, such as `answer` or `result`. */
export interface GivenAnswer {
  readonly model: string;
  toAnswer(idsOf: (kind: string) => readonly string[]): object;
}

/** For tests: a stored reading of a sealed run, made from this answer as from one of an endpoint. */
export async function addReading(runsDir: string, runId: string, { model, toAnswer }: GivenAnswer): Promise<void> {
  const { budgetTokens, windowTokens, answerTokens } = READER_DEFAULTS;
  const options: ReaderOptions = {
    ...{ model, budgetTokens, windowTokens, answerTokens },
    ...{ format: 'json_schema', priceIn: 3, priceOut: 15 },
  };
  const loaded = await loadReaderRecord(runsDir, runId);
  const sent = toRunRequests(loaded.record, runId, loaded.seal, options);
  const idsOf = (kind: string): string[] =>
    loaded.record.entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const content = JSON.stringify(toAnswer(idsOf));
  const answers = sent.requests.map(({ custom_id }) => ({
    ...{ requestId: custom_id, content },
    ...{ promptTokens: 1_850, answerTokens: 240 },
  }));
  const asked = readOffline(answers, loaded.seal, sent.estimatedTokens);
  const createdAt = '2026-11-16T09:00:00.000Z';
  storeReading(loaded.paths, makeReading({ loaded, sent, asked, options, endpoint: 'offline', createdAt }));
}
