/** The version that all tests run against. */
export const TESTED_OPENCLAW = '2026.9.6';
/** The oldest OpenClaw whose plugins can see what the recorder needs. */
export const MIN_OPENCLAW = '2026.9.0';

export function isOlderOpenClaw(version: string): boolean {
  return version.localeCompare(MIN_OPENCLAW, 'en', { numeric: true }) < 0;
}

/** The version in the output of `openclaw --version`. */
export function openClawVersionIn(text: string): string | undefined {
  return /\b\d{4}\.\d+\.\d+\S*/.exec(text)?.[0];
}
