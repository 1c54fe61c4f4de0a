import type { Effect } from '../effects/effect.ts';
import { isCheck } from '../tools/deeds.ts';
import type { Theme } from './sign.ts';

export const UNCHECKED_CHANGE: Theme = {
  title: 'No check or run succeeded after the last change of a program',
  look({ effects }) {
    const at = effects.findLastIndex(isProgramChange);
    const last = effects[at];
    return last && at > effects.findLastIndex(isGoodCheck) ? [last.call.eventId] : null;
  },
};

const isGoodCheck = ({ kind, ending }: Effect): boolean => ending === 'succeeded' && (isCheck(kind) || kind === 'run');
const isProgramChange = ({ kind, ending, objects }: Effect): boolean =>
  (kind === 'change' || kind === 'create') && ending !== 'failed' && objects.some(({ text }) => PROGRAM.test(text));

/** Files whose change wants a check: programs and what configures them, not prose. */
const PROGRAM =
  /\.(?:[cm]?[jt]sx?|py|ipynb|go|rs|rb|php|java|kt|scala|swift|c|cc|cpp|h|hpp|cs|sh|bash|pl|lua|ex|exs|vue|svelte|sql|tf|ya?ml|toml|json|cfg|conf|html|css)$/i;
