import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { HubError } from '../hub-error.ts';
import { type Database, fromStoredTime, toNextVersion, toStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';

export const SCOPES = ['push', 'read', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a token allows. */
export interface TokenGrant {
  readonly token_id: string;
  readonly project: string;
  readonly scopes: readonly Scope[];
  readonly requests_per_minute: number;
}

export interface TokenRow extends TokenGrant {
  readonly name: string;
  readonly created_at: string;
  readonly revoked: boolean;
  readonly last_used: string | null;
}

export interface NewToken {
  readonly project: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly requests_per_minute: number;
}

export const DEFAULT_REQUESTS_PER_MINUTE = 6_000;
const TOKEN = /^cqh_([0-9a-f]{16})_([\w-]{43})$/;
const NOBODY = '0'.repeat(64);

/** Creates a token. The secret is in the answer and nowhere else: only its hash is stored. */
export async function createToken(
  database: Database,
  wanted: NewToken,
): Promise<{ readonly token_id: string; readonly token: string }> {
  const token_id = randomBytes(8).toString('hex');
  const token = `cqh_${token_id}_${randomBytes(32).toString('base64url')}`;
  await database.insert('tokens', [
    {
      ...wanted,
      token_id,
      hash: hash('sha256', token),
      created_at: toStoredTime(Date.now()),
      revoked: 0,
      version: `${Date.now()}`,
    },
  ]);
  return { token_id, token };
}

/** The tokens of a project, without their secrets, which nobody has. */
export async function listTokens(database: Database, project: string): Promise<TokenRow[]> {
  const rows = await database.rows<StoredToken & { readonly last_used: string }>(
    `SELECT t.*, u.last_used AS last_used FROM (SELECT * FROM ${DATABASE}.tokens FINAL WHERE project = {project:String}) AS t
     LEFT JOIN (SELECT token_id, max(last_used) AS last_used FROM ${DATABASE}.token_uses GROUP BY token_id) AS u ON t.token_id = u.token_id
     ORDER BY t.created_at, t.token_id`,
    { project },
  );
  return rows.map(({ last_used, ...row }) => ({
    ...toTokenRow(row),
    last_used: last_used.startsWith('1970') ? null : fromStoredTime(last_used),
  }));
}

/** From now on the token opens nothing; replicas that have seen it forget it within seconds. */
export async function revokeToken(database: Database, project: string, tokenId: string): Promise<void> {
  const [row] = await findToken(database, tokenId);
  if (!row || row.project !== project) {
    throw new HubError('unknown_token', `${project} has no token ${tokenId}.`, {
      remedy: 'List them with: critiqor hub token list',
    });
  }
  await database.insert('tokens', [{ ...row, revoked: 1, version: toNextVersion(row.version) }]);
}

/** What a token allows now; undefined when it is none, or none any more. */
export async function readGrant(database: Database, token: string): Promise<TokenGrant | undefined> {
  const [, tokenId] = TOKEN.exec(token) ?? [];
  const [row] = tokenId === undefined ? [] : await findToken(database, tokenId);
  // Compared even if there is nothing to compare with: the time says nothing about which ids exist.
  const isSame = timingSafeEqual(Buffer.from(hash('sha256', token)), Buffer.from(row?.hash ?? NOBODY));
  return row && isSame ? toGrant(row) : undefined;
}

/** What the token of a session allows now. */
export async function readGrantById(database: Database, tokenId: string): Promise<TokenGrant | undefined> {
  const [row] = await findToken(database, tokenId);
  return row && toGrant(row);
}

function toGrant(row: StoredToken): TokenGrant | undefined {
  const { token_id, project, scopes, requests_per_minute, revoked } = toTokenRow(row);
  return revoked ? undefined : { token_id, project, scopes, requests_per_minute };
}

export const noteTokenUse = (database: Database, tokenId: string, at: number): Promise<void> =>
  database.insert('token_uses', [{ token_id: tokenId, last_used: toStoredTime(at) }]);

interface StoredToken {
  readonly token_id: string;
  readonly project: string;
  readonly name: string;
  readonly hash: string;
  readonly scopes: readonly string[];
  readonly requests_per_minute: number;
  readonly created_at: string;
  readonly revoked: number;
  readonly version: string | number;
}

const findToken = (database: Database, tokenId: string): Promise<StoredToken[]> =>
  database.rows<StoredToken>(`SELECT * FROM ${DATABASE}.tokens FINAL WHERE token_id = {tokenId:String}`, { tokenId });

function toTokenRow({ hash: _, version: __, ...row }: StoredToken): Omit<TokenRow, 'last_used'> {
  return {
    ...row,
    created_at: fromStoredTime(row.created_at),
    scopes: SCOPES.filter((scope) => row.scopes.includes(scope)),
    revoked: row.revoked === 1,
  };
}
