import { diagnose } from '../diagnose.ts';
import type { Diagnosis } from '../model/diagnosis.ts';
import type { Scenario } from './scenario.ts';

/** Judges events as those of a usual run. */
export function diagnoseScenario({ events }: Pick<Scenario, 'events'>): Diagnosis {
  const identity = {
    run_id: 'run_001',
    agent_id: 'openclaw_agent',
    tenant_id: 'default',
    framework: 'openclaw',
    visibility: 'private',
  };
  return diagnose({ identity, events, integrity: null });
}
