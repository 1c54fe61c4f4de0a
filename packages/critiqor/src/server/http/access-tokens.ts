import { createHash, randomBytes } from 'node:crypto';

/** Keys to the dashboard: each opens one session, and only soon after it was issued. */
export interface AccessTokens {
  /** A new token. `onEnd` is called once it is of no use any more. */
  issue(onEnd?: () => void): string;
  /** Whether a token opens a session. It never does so again. */
  redeem(token: string): boolean;
  /** Ends all that are left. */
  close(): void;
}

const SECRET_BYTES = 32;
/** As long as a person needs to copy an address from a terminal into a browser. */
export const TOKEN_LIFE_MS = 120_000;

export const createSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export function createAccessTokens(lifeMs = TOKEN_LIFE_MS): AccessTokens {
  /** By hash: how long a lookup takes says nothing about a token. */
  const ends = new Map<string, () => void>();
  return {
    issue(onEnd = () => {}) {
      const token = createSecret();
      const key = toKey(token);
      const timer = setTimeout(() => ends.get(key)?.(), lifeMs);
      timer.unref();
      ends.set(key, () => {
        clearTimeout(timer);
        ends.delete(key);
        onEnd();
      });
      return token;
    },
    redeem(token) {
      const end = ends.get(toKey(token));
      end?.();
      return end !== undefined;
    },
    close() {
      for (const end of [...ends.values()]) end();
    },
  };
}

const toKey = (token: string): string => createHash('sha256').update(token).digest('hex');
