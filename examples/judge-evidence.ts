/**
 * Critiqor as a library: reads sealed evidence, judges it, and prints what was found. No command, no process, no network.
 *
 *     npm install @critiqor/diagnosis @critiqor/evidence
 *     node judge-evidence.ts run_007/session.json
 */
import { readFileSync } from 'node:fs';
import { DEFAULT_PROFILE, diagnose } from '@critiqor/diagnosis';
import { readSealedSession } from '@critiqor/evidence';

const [path = 'session.json'] = process.argv.slice(2);

// A sealed session is JSON. Older events are upgraded while they are read.
const { run_id, events, refused } = readSealedSession(JSON.parse(readFileSync(path, 'utf8')));
for (const { event_id, why } of refused) console.error(`${event_id}: ${why}`);

// The engine is a pure function: the same events give the same diagnosis.
const identity = { run_id, agent_id: 'agent', tenant_id: 'me', framework: 'openclaw', visibility: 'private' };
const diagnosis = diagnose({ identity, events, integrity: null }, DEFAULT_PROFILE);

const { trust_score, readiness_level } = diagnosis.executive_summary;
console.log(`${run_id}: trust ${trust_score}, ${readiness_level}`);
for (const { severity, title, began_at_event_id } of diagnosis.findings) {
  console.log(`  ${severity}: ${title}, began at ${began_at_event_id}`);
}
