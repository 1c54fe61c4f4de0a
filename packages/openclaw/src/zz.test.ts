import { test } from 'node:test';
import { RECORDINGS, readRecording } from './recording.ts';
import { record } from './replayed-host.ts';
import { toSteps } from './replay-steps.ts';
const pick = process.env['REC'];
for (const name of RECORDINGS.filter((n) => !pick || n.startsWith(pick))) for (const entryPoint of ['agent_local', 'agent_exec'] as const) test(name+entryPoint, async (t) => {
  const ev = await record(t, toSteps(readRecording(name), 'late'), { entryPoint });
  if (pick) for (const f of process.env['RAW'] ? ev.events : ev.facts) if (!/recorder_sta/.test(f.event_type)) console.log(f.seq, f.event_type, f.refines ? `>${f.refines}`:'', f.source, f.outcome ?? '', f.tool_name ?? '', f.tool_call_id ?? '', f.duration_ms ?? '', f.error ?? '', JSON.stringify(f.payload).slice(0, 220));
  const bad = ev.events.filter((e) => e.event_type === 'recorder_fault');
  console.log(name, entryPoint, ev.events.length, bad.length, ev.report.notes.length, bad.map((b) => b.error+JSON.stringify(b.payload)).join());
});
