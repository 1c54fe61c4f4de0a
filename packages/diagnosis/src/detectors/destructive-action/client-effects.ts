import type { Effect } from '../../effects/effect.ts';
import { toClientChange } from '../../tools/commands/service-clients.ts';

/**
 * Effects, with those of programs that no table knows by the verb of their subcommand: `shelf orders cancel 12` cancels. That is enough to
 * weigh against what a person ruled out, and too little to say how it ended.
 */
export function toClientEffects(effects: readonly Effect[]): readonly Effect[] {
  if (!effects.some(isUnknown)) return effects;
  return effects.map((effect) => {
    const deed = isUnknown(effect) ? toClientChange(effect.means, toWords(effect)) : null;
    return deed === null ? effect : { ...effect, kind: deed };
  });
}

const isUnknown = ({ kind, isDryRun }: Effect): boolean => kind === 'run' && !isDryRun;

/** What a command is given before the first path or address. */
function toWords({ objects }: Effect): string[] {
  const end = objects.findIndex(({ kind }) => kind !== 'name');
  return objects.slice(0, end < 0 ? objects.length : end).map(({ text }) => text);
}
