import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HubRefusal } from '../hub-refusal.ts';
import { readBody } from '../ingest/read-body.ts';
import { findDiagnosis, findEvidence, rebuildEvidence } from '../ingest/rebuild-evidence.ts';
import { fromStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import { audit } from '../tenancy/audit.ts';
import { DEFAULT_REQUESTS_PER_MINUTE, type NewToken, SCOPES } from '../tenancy/tokens.ts';
import { parseJson, toSeal, unknownRun } from './push-routes.ts';
import type { HubRoute } from './route.ts';

const MAX_BODY_BYTES = 16 * 1024;
const MAX_REQUESTS_PER_MINUTE = 100_000;

/** Tokens, the audit log, and the stored evidence itself. */
export const TENANCY_ROUTES: readonly HubRoute[] = [
  {
    method: 'GET',
    path: '/api/v1/tokens',
    scopes: ['admin'],
    handle: async ({ tenancy }) => ({ body: { tokens: await tenancy.listTokens() } }),
  },
  {
    method: 'POST',
    path: '/api/v1/tokens',
    scopes: ['admin'],
    handle: async ({ request, tenancy, database, grant, remote }) => {
      const wanted = toNewToken(parseJson((await readBody(request, MAX_BODY_BYTES)).bytes.toString('utf8')));
      const created = await tenancy.createToken(wanted);
      await audit(database, {
        actor: grant.token_id,
        action: 'token_created',
        subject: created.token_id,
        detail: wanted.scopes.join(),
        remote,
      });
      return { status: 201, body: created };
    },
  },
  {
    method: 'DELETE',
    path: '/api/v1/tokens/:token',
    scopes: ['admin'],
    handle: async ({ parts: [tokenId = ''], tenancy, database, grant, remote }) => {
      await tenancy.revokeToken(tokenId);
      await audit(database, { actor: grant.token_id, action: 'token_revoked', subject: tokenId, remote });
      return { body: { revoked: tokenId } };
    },
  },
  {
    method: 'GET',
    path: '/api/v1/audit',
    scopes: ['admin'],
    handle: async ({ database }) => {
      const entries = await database.rows<{ readonly at: string }>(
        `SELECT at, actor, action, subject, detail, remote FROM ${DATABASE}.audit WHERE project = {project:String} ORDER BY at DESC LIMIT 1000`,
      );
      return { body: { entries: entries.map((entry) => ({ ...entry, at: fromStoredTime(entry.at) })) } };
    },
  },
  {
    method: 'GET',
    path: '/api/v1/runs/:seal/evidence',
    scopes: ['read'],
    handle: async ({ database, parts, response }) => {
      const seal = toSeal(parts);
      const run = await findEvidence(database, seal);
      if (!run) throw unknownRun();
      response.setHeader('Content-Type', 'application/json');
      await pipeline(Readable.from(rebuildEvidence(database, seal, run)), response);
      return undefined;
    },
  },
  {
    method: 'GET',
    path: '/api/v1/runs/:seal/diagnosis',
    scopes: ['read'],
    handle: async ({ database, parts }) => {
      const seal = toSeal(parts);
      const run = await findEvidence(database, seal);
      const text = run ? await findDiagnosis(database, seal, run.judged_by) : null;
      if (text === null) throw unknownRun();
      return { body: JSON.parse(text) };
    },
  },
];

function toNewToken(value: unknown): Omit<NewToken, 'project'> {
  const {
    name,
    scopes,
    requests_per_minute = DEFAULT_REQUESTS_PER_MINUTE,
  } = Object(value) as Readonly<Record<string, unknown>>;
  const chosen = Array.isArray(scopes) ? SCOPES.filter((scope) => scopes.includes(scope)) : [];
  const isWhole = Array.isArray(scopes) && chosen.length === scopes.length && chosen.length > 0;
  const isLimit =
    Number.isInteger(requests_per_minute) &&
    Number(requests_per_minute) >= 1 &&
    Number(requests_per_minute) <= MAX_REQUESTS_PER_MINUTE;
  if (typeof name !== 'string' || name.length > 200 || !isWhole || !isLimit)
    throw new HubRefusal(
      400,
      'bad_request',
      `A token needs a name, scopes (${SCOPES.join(', ')}) and at most ${MAX_REQUESTS_PER_MINUTE} requests_per_minute.`,
    );
  return { name, scopes: chosen, requests_per_minute: Number(requests_per_minute) };
}
