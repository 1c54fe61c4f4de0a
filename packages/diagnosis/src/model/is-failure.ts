import type { ToolResult } from './execution.ts';

/** Whether a call did not do what it was to do, by its outcome alone: it failed, or was kept from being carried out. */
export function isFailure(result: ToolResult | null): boolean {
  return result?.outcome === 'failed' || result?.outcome === 'blocked';
}
