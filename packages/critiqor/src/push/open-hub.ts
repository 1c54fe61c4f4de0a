import { type HubIdentity, PUSH_PATHS } from '@critiqor/api/push';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { CritiqorError } from '../system/errors.ts';
import type { HubClient } from './hub-client.ts';
import { openPushedList, type PushedList } from './pushed-list.ts';

/** The project that a token belongs to, and what its hub has acknowledged so far. */
interface OpenHub {
  readonly project: string;
  readonly pushed: PushedList;
}

export async function openHub(client: HubClient, runsDir: string): Promise<OpenHub> {
  const reply = await client.ask<HubIdentity>('GET', PUSH_PATHS.who);
  if ('refused' in reply) {
    throw new CritiqorError('export_failed', `${client.place} refused the token: ${reply.refused.message}`, {
      remedy: 'Ask whoever runs the hub for a token with the scope push.',
    });
  }
  const { project } = reply.answer;
  return { project, pushed: openPushedList(toRunPaths(runsDir, 'run_001').state, client.place, project) };
}
