import { type HubIdentity, type KnownSeals, PUSH_LIMITS, PUSH_PATHS, type PushAnswer } from '@critiqor/api/push';
import { VERSION } from '@critiqor/evidence/contract/product';
import { HubRefusal } from '../hub-refusal.ts';
import { eraseRun } from '../ingest/erase-run.ts';
import { findRuns } from '../ingest/find-runs.ts';
import { listQuarantine } from '../ingest/quarantine.ts';
import { decompress, readBody } from '../ingest/read-body.ts';
import { isDigest } from '../ingest/read-push.ts';
import { receiveRun } from '../ingest/receive-run.ts';
import { listParts, storePart } from '../ingest/upload-parts.ts';
import { audit } from '../tenancy/audit.ts';
import { SCOPES } from '../tenancy/tokens.ts';
import type { HubRequest, HubRoute } from './route.ts';

const MAX_SEALS = 1_000;
const SMALL_BODY_BYTES = 256 * 1024;

/** Sending runs, asking which are there, and erasing them. */
export const PUSH_ROUTES: readonly HubRoute[] = [
  {
    method: 'GET',
    path: PUSH_PATHS.who,
    scopes: SCOPES,
    handle: async ({ grant: { project, scopes } }) => ({
      body: { project, scopes, version: VERSION } satisfies HubIdentity,
    }),
  },
  {
    method: 'POST',
    path: PUSH_PATHS.runs,
    scopes: ['push'],
    handle: async (asked) => {
      const { request, database, tenancy, grant, workFolder } = asked;
      const body = await readBody(request, PUSH_LIMITS.bodyBytes);
      const project = await tenancy.project();
      const answer = await asked
        .withSlot(() => receiveRun(database, body, { project, tokenId: grant.token_id, workFolder }))
        .catch(async (cause) => {
          if (cause instanceof HubRefusal && cause.failure.code === 'quarantined') await noteQuarantine(asked, cause);
          throw cause;
        });
      return { status: answer.state === 'accepted' ? 201 : 200, body: answer satisfies PushAnswer };
    },
  },
  {
    method: 'POST',
    path: PUSH_PATHS.known,
    scopes: ['push', 'read'],
    handle: async ({ request, database }) => {
      const seals = parseJson(
        (await decompress(await readBody(request, SMALL_BODY_BYTES), SMALL_BODY_BYTES)).toString('utf8'),
      );
      if (!Array.isArray(seals) || seals.length > MAX_SEALS || !seals.every(isDigest))
        throw new HubRefusal(400, 'bad_request', `The body must be a list of at most ${MAX_SEALS} seals.`);
      const runs = await findRuns(database, seals);
      const sealsOf = (erased: boolean) => runs.filter((run) => run.erased === erased).map(({ seal }) => seal);
      return { body: { known: sealsOf(false), erased: sealsOf(true) } satisfies KnownSeals };
    },
  },
  {
    method: 'GET',
    path: `${PUSH_PATHS.parts}/:seal`,
    scopes: ['push'],
    handle: async ({ database, parts }) => ({ body: { parts: await listParts(database, toSeal(parts)) } }),
  },
  {
    method: 'PUT',
    path: `${PUSH_PATHS.parts}/:seal/:digest`,
    scopes: ['push'],
    handle: async ({ request, database, parts }) => {
      const [, digest] = parts;
      if (!isDigest(digest)) throw new HubRefusal(400, 'bad_request', 'The digest is not one.');
      await storePart(database, toSeal(parts), digest, await readBody(request, PUSH_LIMITS.bodyBytes));
      return { status: 201, body: { digest } };
    },
  },
  {
    method: 'DELETE',
    path: `${PUSH_PATHS.runs}/:seal`,
    scopes: ['admin'],
    handle: async ({ database, parts, grant, remote }) => {
      const seal = toSeal(parts);
      if (!(await eraseRun(database, seal))) throw unknownRun();
      await audit(database, { actor: grant.token_id, action: 'run_erased', subject: seal, remote });
      return { body: { erased: seal } };
    },
  },
  {
    method: 'GET',
    path: '/api/v1/quarantine',
    scopes: ['read', 'admin'],
    handle: async ({ database }) => ({ body: { uploads: await listQuarantine(database) } }),
  },
];

const noteQuarantine = ({ database, grant, remote }: HubRequest, { failure }: HubRefusal): Promise<void> =>
  audit(database, {
    actor: grant.token_id,
    action: 'run_quarantined',
    subject: '',
    detail: (failure.reasons ?? []).join(),
    remote,
  });

export function toSeal([seal]: readonly string[]): string {
  if (!isDigest(seal)) throw new HubRefusal(400, 'bad_request', 'The seal is not one.');
  return seal;
}

export const unknownRun = (): HubRefusal => new HubRefusal(404, 'not_found', 'The project has no such run.');

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HubRefusal(400, 'bad_request', 'The body is not JSON.');
  }
}
