import { hash, randomBytes } from 'node:crypto';
import { type Database, toStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import { bindToProject } from '../store/project-database.ts';
import { audit } from './audit.ts';
import { readGrantById, type TokenGrant } from './tokens.ts';

/** Sessions of browsers that signed in with a token. */
export interface Sessions {
  /** Begins one and notes it in the audit log. The secret is in the answer and nowhere else; every replica can check it. */
  open(grant: TokenGrant, remote: string): Promise<string>;
  end(secret: string): Promise<void>;
}

/** Long enough for a working week; a revoked token ends its sessions earlier. */
export const SESSION_LIFE_SECONDS = 7 * 24 * 3_600;
const SECRET = /^cqs_[\w-]{43}$/;

interface SessionRow {
  readonly session_hash: string;
  readonly token_id: string;
  readonly created_at: string;
  readonly ended: number;
  readonly version: string | number;
  readonly expires: string;
}

export const createSessions = (database: Database): Sessions => ({
  async open({ token_id, project }, remote) {
    const secret = `cqs_${randomBytes(32).toString('base64url')}`;
    const now = Date.now();
    await database.insert('sessions', [
      {
        session_hash: hash('sha256', secret),
        token_id,
        created_at: toStoredTime(now),
        ended: 0,
        version: `${now}`,
        expires: toStoredTime(now + SESSION_LIFE_SECONDS * 1_000).slice(0, 19),
      },
    ]);
    await audit(bindToProject(database, project), { actor: token_id, action: 'signed_in', subject: token_id, remote });
    return secret;
  },
  async end(secret) {
    const row = await findSession(database, secret);
    if (!row) return;
    const version = Math.max(Date.now(), Number(row.version) + 1);
    await database.insert('sessions', [{ ...row, ended: 1, version: `${version}` }]);
  },
});

/** What a session allows: what its token allows now, except sending runs. Undefined when it has ended. */
export async function readSession(database: Database, secret: string): Promise<TokenGrant | undefined> {
  const row = await findSession(database, secret);
  const grant = row && (await readGrantById(database, row.token_id));
  return grant && { ...grant, scopes: grant.scopes.filter((scope) => scope !== 'push') };
}

async function findSession(database: Database, secret: string): Promise<SessionRow | undefined> {
  if (!SECRET.test(secret)) return undefined;
  const [row] = await database.rows<SessionRow>(
    `SELECT * FROM ${DATABASE}.sessions FINAL WHERE session_hash = {sessionHash:String} AND ended = 0 AND expires > now()`,
    { sessionHash: hash('sha256', secret) },
  );
  return row;
}
