/**
 * Critiqor as a library: reads sealed evidence, judges it, and prints what was found. No command, no process, no network.
 *
 *     node examples/judge-evidence.ts run_007/session.json
 */
import { readFileSync } from 'node:fs';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { isJournalEvent } from '@critiqor/evidence/contract/event';
import { upgradeEvent } from '@critiqor/evidence/contract/upgrade-event';

const [path = 'session.json'] = process.argv.slice(2);

// A sealed session is JSON with one event per line. Older events are upgraded while they are read.
const { run_id, events } = JSON.parse(readFileSync(path, 'utf8'));
const evidence = events.flatMap(({ event_id, event: _, ...line }: { event_id: string; event: string }) => {
  const upgraded = upgradeEvent(line);
  return 'event' in upgraded && isJournalEvent(upgraded.event) ? [{ ...upgraded.event, event_id }] : [];
});

// The engine is a pure function: the same events give the same diagnosis.
const identity = { run_id, agent_id: 'agent', tenant_id: 'me', framework: 'openclaw', visibility: 'private' };
const diagnosis = diagnose({ identity, events: evidence, integrity: null }, DEFAULT_PROFILE);

const { trust_score, readiness_level } = diagnosis.executive_summary;
console.log(`${run_id}: trust ${trust_score}, ${readiness_level}`);
for (const { severity, title, began_at_event_id } of diagnosis.findings) {
  console.log(`  ${severity}: ${title}, began at ${began_at_event_id}`);
}
