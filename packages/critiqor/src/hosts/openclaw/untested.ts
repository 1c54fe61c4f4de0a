import { isUntestedOpenClaw, TESTED_OPENCLAW } from './version.ts';

/** What every version that was tested shows of a run in every entry point. */
const BASICS: Readonly<Record<string, string>> = {
  agent_start: 'the beginning of a run',
  agent_end: 'the end of a run',
  input: 'user messages',
  before_provider_request: 'model calls',
  after_provider_response: 'results of model calls',
  message_end: 'assistant messages',
};

/** What the user should know about a version that nobody has tested, once its agent has ended; null for a tested one. */
export interface UntestedVersion {
  readonly message: string;
  /** Whether something that should have arrived did not. */
  readonly isIncomplete: boolean;
}

/** Judges a newer version by what arrived from it, counted by type of event. */
export function judgeUntested(
  version: string,
  arrived: Readonly<Record<string, number>>,
  wasCut: boolean,
): UntestedVersion | null {
  if (!isUntestedOpenClaw(version)) return null;
  const missing = Object.keys(BASICS).filter((type) => !arrived[type] && !(wasCut && type === 'agent_end'));
  const newer = `OpenClaw ${version} is newer than ${TESTED_OPENCLAW}, the newest tested version.`;
  if (missing.length === Object.keys(BASICS).length)
    return { message: `${newer} Nothing that an agent does arrived.`, isIncomplete: true };
  if (missing.length === 0)
    return { message: `${newer} Everything that every tested version shows arrived.`, isIncomplete: false };
  return {
    message: `${newer} Not everything arrived; missing: ${missing.map((type) => BASICS[type]).join(', ')}.`,
    isIncomplete: true,
  };
}
