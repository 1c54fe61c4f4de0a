import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIRECTORY_MODE } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { writeFileAtomically } from '../../runs/runs-directory.ts';
import { tryReadPlainText } from '../../system/open-plain-file.ts';
import { READER_DEFAULTS } from '../reader-options.ts';
import type { ReaderEndpoint } from './reader-endpoint.ts';
import { describeVariable } from './reader-key.ts';

/** For pipelines, where nobody can be asked: the address that may get recorded text. A project's files cannot consent for its user. */
export const CONSENT_VARIABLE = 'CRITIQOR_READER_CONSENT';

/** Consent is for an address and for where its key comes from: a project that names another variable must not get its value. */
type Asking = Pick<ReaderEndpoint, 'place' | 'keySource'>;

const toPath = (home: string): string => join(home, '.critiqor', 'reader-consent.json');

/** Whether the user has agreed that recorded text goes to this endpoint. */
export function hasConsent({ place, keySource }: Asking, home: string, env: NodeJS.ProcessEnv): boolean {
  if (isConsentedBy(env[CONSENT_VARIABLE], place) && UNSURPRISING.includes(keySource)) return true;
  return readGrants(home)[place]?.key === keySource;
}

/** Keys that are meant for a reader, whatever a project's file says. */
const UNSURPRISING = ['no key', describeVariable(READER_DEFAULTS.keyVariable)];

/** The variable may hold the address as it was given or as it is shown. */
function isConsentedBy(address: string | undefined, place: string): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return [`${origin}${path}`, `${origin}${path}/chat/completions`].includes(place);
}

/** Remembers that the user has agreed. */
export function grantConsent({ place, keySource }: Asking, home: string, now: Date): void {
  mkdirSync(join(home, '.critiqor'), { recursive: true, mode: DIRECTORY_MODE });
  const grants = { ...readGrants(home), [place]: { key: keySource, granted_at: now.toISOString() } };
  writeFileAtomically(toPath(home), `${JSON.stringify({ endpoints: grants }, null, 2)}\n`);
}

function readGrants(home: string): Readonly<Record<string, { readonly key?: unknown }>> {
  const text = tryReadPlainText(toPath(home));
  const { endpoints } = (text === null ? null : parseObject(text)) ?? {};
  const entries = Object.entries(Object(endpoints)).map(([place, grant]) => [place, Object(grant)] as const);
  return Object.fromEntries(entries);
}
