import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DETECTORS } from '@critiqor/diagnosis/detectors/registry';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { EvidenceEvent } from '@critiqor/diagnosis/intake/read-evidence';

const ROOT = join(import.meta.dirname, '..', '..');

/** Rules that decide recorded runs of OpenClaw, and rules that a publicly reported incident asks for, with where that is so. */
export async function readOtherEvidence(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const evidence = new Map<string, Set<string>>();
  const add = (rule: string, source: string): void => {
    const known = evidence.get(rule) ?? new Set<string>();
    known.add(source);
    evidence.set(rule, known);
  };
  for (const name of readdirSync(join(ROOT, 'fixtures', 'evidence'))) {
    for (const rule of listRulesOfRecording(join(ROOT, 'fixtures', 'evidence', name))) add(rule, 'recorded runs');
  }
  for (const { meta } of DETECTORS) {
    const folder = meta.id.replaceAll('_', '-');
    const path = join(ROOT, 'packages', 'diagnosis', 'src', 'detectors', folder, `${folder}.cases.ts`);
    if (!existsSync(path)) continue;
    const { CASES } = (await import(path)) as {
      readonly CASES: { readonly fires: readonly { readonly name: string; readonly message: string }[] };
    };
    // Cases of our own making prove nothing; those that retell a report carry its number.
    for (const { name, message } of CASES.fires)
      if (/^oc-\d+/.test(name)) add(`${meta.id}.${message}`, 'reported incidents');
  }
  return evidence;
}

function listRulesOfRecording(path: string): string[] {
  const events = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map(
      (line, index): EvidenceEvent => ({ ...JSON.parse(line), event_id: `evt_${String(index + 1).padStart(6, '0')}` }),
    );
  const rules: string[] = [];
  const identity = {
    run_id: 'run_001',
    agent_id: '',
    tenant_id: '',
    framework: 'openclaw',
    visibility: 'private',
  } as const;
  diagnose({ identity, events, integrity: null }, undefined, {
    onDetectorRuns: (runs) => {
      for (const { detector, findings } of runs)
        for (const { message } of findings) rules.push(`${detector.meta.id}.${message}`);
    },
  });
  return rules;
}
