import { loadReaderConfig } from '../../config/read-reader.ts';
import type { ReadRun } from '../../keep/read-unread.ts';
import { readConfigured } from './read-configured.ts';

/** How the keeper lets runs be read; undefined when `reader` in critiqor.yaml does not say so. */
export function toKeeperReader(runsDir: string): ReadRun | undefined {
  const config = loadReaderConfig();
  if (config === null || (Array.isArray(config.values.on) && !config.values.on.includes('keep'))) return undefined;
  return async (runId) => {
    const made = await readConfigured('keep', runsDir, runId);
    if (made?.reading?.state === 'failed') return `${runId} was not read: the endpoint gave no answer that can be used`;
    return made?.reading ? null : `${runId} was ${made?.note ?? 'not read'}`;
  };
}
