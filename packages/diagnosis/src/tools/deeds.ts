import { DEEDS, type Deed } from '../model/deeds.ts';

export type { Deed } from '../model/deeds.ts';

/** Checks answer whether something works; a build also leaves files behind, which nobody minds. */
export const isCheck = (deed: Deed): boolean => CHECKS.has(deed);

/** Whether nothing outside the agent is different after it. */
export const isLook = (deed: Deed): boolean => LOOKS.has(deed);

/** Whether it changes something outside the agent, as far as its name shows. `run` and `other` may. */
export const isChange = (deed: Deed): boolean => CHANGES.has(deed);

const CHECKS: ReadonlySet<Deed> = new Set<Deed>(['test', 'build', 'lint', 'check']);
const LOOKS: ReadonlySet<Deed> = new Set<Deed>(['look_up', 'read', 'recall', 'query', 'wait', 'think', 'tell']);
const CHANGES: ReadonlySet<Deed> = new Set(
  DEEDS.filter((deed) => !CHECKS.has(deed) && !LOOKS.has(deed) && deed !== 'run' && deed !== 'other'),
);
