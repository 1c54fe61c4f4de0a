import { CritiqorError } from '../../system/errors.ts';

/** The version that all tests run against: the newest that was tried. */
export const TESTED_OPENCLAW = '2026.9.6';
/** The oldest OpenClaw that is supported; `docs/compatibility.md` says what each version shows. */
const MIN_OPENCLAW = '2026.7.0';

const compare = (left: string, right: string): number => left.localeCompare(right, 'en', { numeric: true });

export function isOlderOpenClaw(version: string): boolean {
  return compare(version, MIN_OPENCLAW) < 0;
}

/** Newer than anything that was tested: tried, and judged by what arrives. */
export function isUntestedOpenClaw(version: string): boolean {
  return compare(version, TESTED_OPENCLAW) > 0;
}

/** Refuses what cannot be recorded before anything is started: 2026.3 would even fail because of the overlay. */
export function assertSupportedOpenClaw(version: string): void {
  if (!isOlderOpenClaw(version)) return;
  throw new CritiqorError('openclaw_too_old', `OpenClaw ${version} is too old to be recorded.`, {
    remedy: `${NEEDED_OPENCLAW} Update it (npm install --global openclaw), or run it without Critiqor.`,
  });
}

export const NEEDED_OPENCLAW = `The recorder needs OpenClaw ${MIN_OPENCLAW.replace(/\.0$/, '')} or newer.`;

/** The oldest OpenClaw whose `agent exec` loads plugins: 2026.8 has the command without them, 2026.7 does not have it. */
const MIN_OPENCLAW_EXEC = '2026.9.2';

/** Refuses `agent exec` where it would run without the recorder. */
export function assertExecLoadsPlugins(version: string): void {
  if (compare(version, MIN_OPENCLAW_EXEC) >= 0) return;
  throw new CritiqorError(
    'openclaw_too_old',
    `agent exec of OpenClaw ${version} loads no plugins, so it cannot be recorded.`,
    {
      remedy: `Use OpenClaw ${MIN_OPENCLAW_EXEC} or newer, or run: critiqor monitor openclaw -- agent --local --agent main --message "…"`,
    },
  );
}

/** The version in the output of `openclaw --version`. */
export function openClawVersionIn(text: string): string | undefined {
  return /\b\d{4}\.\d+\.\d+\S*/.exec(text)?.[0];
}
