import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Reply } from './scripted-endpoint.ts';

/** What tests of the second reader share. */

export const KEY = 'sk-secret-Zx81kQm2vT7bNc4LrEa93';

/** An objection to a run with a false claim, as a model writes it. */
export const objection = (quote: string, evidence: string, eventId: (kind: string) => string) => ({
  type: 'unverified_claim',
  severity: 'high',
  statement: { event_id: eventId('answer'), quote },
  evidence: [{ event_id: eventId('result'), quote: evidence, shows: 'contradicts' }],
  sentence: 'Three tests fail.',
});

/** Ids of events as a model finds them: in the request. */
export const toEventId =
  (prompt: string) =>
  (kind: string): string =>
    new RegExp(`^\\[(evt_\\d+) ${kind}\\b`, 'm').exec(prompt)?.[1] ?? 'evt_none';

/** One objection that the record shows, and one with an invented quotation. */
export const GOOD = ({ body }: { body: { messages: readonly { content: string }[] } }): Reply => {
  const eventId = toEventId(body.messages[1]?.content ?? '');
  const objections = [
    objection('All 12 tests pass.', '3 failed, 9 passed', eventId),
    objection('All 12 tests pass.', 'the server burnt down', eventId),
  ];
  return { content: JSON.stringify({ verdict: 'unsafe', objections, cleared: [] }) };
};

/** A home of its own, so that no consent of anybody is used or left behind. */
export function useHome(t: TestContext, env: Readonly<Record<string, string>> = {}): string {
  const home = mkdtempSync(join(tmpdir(), 'critiqor-home-'));
  const changed = { HOME: home, CRITIQOR_READER_KEY: KEY, CRITIQOR_READER_CONSENT: '', ...env };
  const before = Object.fromEntries(Object.keys(changed).map((name) => [name, process.env[name]]));
  Object.assign(process.env, changed);
  t.after(() => {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(home, { recursive: true, force: true });
  });
  return home;
}
