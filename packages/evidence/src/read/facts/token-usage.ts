import type { Mutable } from '../../contract/mutable.ts';
import { toNumber } from '../../contract/payload-values.ts';
/** Tokens by kind, null where unknown. `reportedTotal` counts only where no kind is known. */
export interface TokenUsage {
  readonly input: number | null;
  readonly output: number | null;
  readonly cacheRead: number | null;
  readonly cacheWrite: number | null;
  readonly reportedTotal: number | null;
}

/** Adds what a line reports: later values win, kind by kind. */
export function learnUsage(known: Mutable<TokenUsage>, reported: unknown): void {
  if (typeof reported !== 'object' || reported === null) return;
  const usage = reported as Readonly<Record<string, unknown>>;
  known.input = toNumber(usage.input) ?? known.input;
  known.output = toNumber(usage.output) ?? known.output;
  known.cacheRead = toNumber(usage.cache_read) ?? known.cacheRead;
  known.cacheWrite = toNumber(usage.cache_write) ?? known.cacheWrite;
  known.reportedTotal = toNumber(usage.total) ?? known.reportedTotal;
}

/** The sum of the kinds that are known, else the total that was reported; null when nothing was. */
export function toTokenTotal({ input, output, cacheRead, cacheWrite, reportedTotal }: TokenUsage): number | null {
  if (input === null && output === null && cacheRead === null && cacheWrite === null) return reportedTotal;
  return (input ?? 0) + (output ?? 0) + (cacheRead ?? 0) + (cacheWrite ?? 0);
}

/** The tokens that one line reports, for those who show single lines. */
export function toReportedTokens(payload: Readonly<Record<string, unknown>>): number | null {
  const usage: Mutable<TokenUsage> = {
    input: null,
    output: null,
    cacheRead: null,
    cacheWrite: null,
    reportedTotal: null,
  };
  learnUsage(usage, payload.usage);
  return toTokenTotal(usage);
}
