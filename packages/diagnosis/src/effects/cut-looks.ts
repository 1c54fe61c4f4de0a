import { isLook } from '../tools/deeds.ts';
import type { Effect } from './effect.ts';

/** Looks that showed only the beginning of something, of which nothing else was looked at. */
export function findCutLooks(effects: readonly Effect[]): readonly CutLook[] {
  return effects.flatMap((effect) => {
    const shown = isLook(effect.kind) ? SHOWN.exec((effect.call.result?.text ?? '').slice(-END_CHARS)) : null;
    if (!shown || toNumber(shown[2]) >= toNumber(shown[3]) || toNumber(shown[1]) > 1) return [];
    const isSeenAgain = effects.some(
      (other) =>
        other.call.result?.digest !== effect.call.result?.digest &&
        other.objects.some(({ text }) => effect.objects.some((own) => own.text === text)),
    );
    return isSeenAgain ? [] : [{ effect, quote: shown[0] }];
  });
}

interface CutLook {
  readonly effect: Effect;
  readonly quote: string;
}

const END_CHARS = 400;
/** "[Showing lines 1-200 of 4120. Use offset …]": the remark of a host about what it left out. */
const SHOWN = /\blines? (\d[\d,.]{0,9}) ?(?:-|–|to) ?(\d[\d,.]{0,9}) of (\d[\d,.]{0,9}\d)\b/i;
const toNumber = (digits: string | undefined): number => Number((digits ?? '').replace(/[.,]/g, ''));
