import { hash } from 'node:crypto';
import type { Database } from '../store/database.ts';
import { createMinuteCounter } from './request-limits.ts';
import { readSession } from './sessions.ts';
import { noteTokenUse, readGrant, type TokenGrant } from './tokens.ts';

interface Refused {
  readonly refused: 'unauthorized' | 'too_many_requests';
  readonly why: string;
}

type Authorization = { readonly grant: TokenGrant } | Refused;

export interface Authorizer {
  /** `session`: the secret of a browser that signed in; it counts only where no token is given. */
  authorize(header: string | undefined, remote: string, session?: string | null): Promise<Authorization>;
  /** From now on the session opens nothing here. */
  forget(session: string): void;
}

/** How long a replica trusts what it knows about a token: a revoked one works no longer than this. */
export const GRANT_LIFE_MS = 5_000;
const MAX_GRANTS = 10_000;
/** Wrong tokens of one address in a minute; then it must wait, with right ones too. */
const MAX_FAILURES = 20;
/** Sessions that have ended: a page that is still open asks a few times before it shows the sign-in. */
const MAX_ENDED = 200;
const USE_NOTED_MS = 60_000;

/** Reads tokens of requests, remembers them for seconds, and slows down whoever guesses. */
export function createAuthorizer(database: Database): Authorizer {
  const grants = new Map<string, { readonly grant: TokenGrant; readonly until: number }>();
  const noted = new Map<string, number>();
  const failures = createMinuteCounter();
  const ended = createMinuteCounter();
  const requests = createMinuteCounter();

  const find = async (secret: string, read: typeof readGrant): Promise<TokenGrant | undefined> => {
    const key = hash('sha256', secret);
    const known = grants.get(key);
    if (known && known.until > Date.now()) return known.grant;
    const grant = await read(database, secret);
    if (grants.size >= MAX_GRANTS) grants.clear();
    if (grant) grants.set(key, { grant, until: Date.now() + GRANT_LIFE_MS });
    else grants.delete(key);
    return grant;
  };
  const noteUse = (tokenId: string): void => {
    const now = Date.now();
    if (now - (noted.get(tokenId) ?? 0) < USE_NOTED_MS) return;
    if (noted.size >= MAX_GRANTS) noted.clear();
    noted.set(tokenId, now);
    // Nothing depends on it; the next use is noted again.
    noteTokenUse(database, tokenId, now).catch(() => noted.delete(tokenId));
  };

  const findByToken = async (header: string | undefined, remote: string): Promise<TokenGrant | Refused> => {
    if (failures.isFull(remote, MAX_FAILURES))
      return { refused: 'too_many_requests', why: 'Too many wrong tokens came from this address.' };
    const [, token] = /^Bearer (\S{1,200})$/.exec(header ?? '') ?? [];
    const grant = token === undefined ? undefined : await find(token, readGrant);
    if (grant) return grant;
    failures.take(remote, MAX_FAILURES);
    return { refused: 'unauthorized', why: 'The token is missing, wrong or revoked.' };
  };
  const findBySession = async (session: string, remote: string): Promise<TokenGrant | Refused> => {
    if (ended.isFull(remote, MAX_ENDED))
      return { refused: 'too_many_requests', why: 'Too many sessions that have ended came from this address.' };
    const grant = await find(session, readSession);
    if (grant) return grant;
    ended.take(remote, MAX_ENDED);
    return { refused: 'unauthorized', why: 'The session has ended.' };
  };

  return {
    forget: (session) => void grants.delete(hash('sha256', session)),
    async authorize(header, remote, session = null) {
      const isSession = header === undefined && session !== null;
      const grant = isSession ? await findBySession(session, remote) : await findByToken(header, remote);
      if ('refused' in grant) return grant;
      if (!requests.take(grant.token_id, grant.requests_per_minute))
        return {
          refused: 'too_many_requests',
          why: `This token may make ${grant.requests_per_minute} requests a minute.`,
        };
      noteUse(grant.token_id);
      return { grant };
    },
  };
}
