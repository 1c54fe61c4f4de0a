import { ATTRIBUTION } from '../lexicon/hypothetical.ts';
import { findQuotation } from '../origins/find-quotation.ts';
import type { Answer, ValueCheck } from './value-check.ts';

/** Words in quotation marks that are presented as somebody's, and that no text of the record holds. */
export function checkQuotations({ stated, index, text }: Answer): ValueCheck[] {
  return stated.flatMap(({ value, origin }): ValueCheck[] => {
    if (value.kind !== 'quotation' || origin !== 'none') return [];
    const { coverage, source } = findQuotation(value.normal, index.triples());
    const near = coverage >= SIMILAR ? index.sources[source] : undefined;
    const isAttributed = ATTRIBUTION.test(text.slice(Math.max(0, value.start - 120), value.start + 1));
    return [
      {
        value,
        verdict: near ? 'contradicted' : 'ungrounded',
        strength: isAttributed && index.hasResults && !index.isPartial ? 'strong' : 'weak',
        ...(near ? { against: { eventId: near.eventId, text: near.text.slice(0, 300) } } : {}),
        because: near ? 'the source has other words' : 'no text of the record has these words',
      },
    ];
  });
}

/** A third of the words in runs of three is the same passage, changed. */
const SIMILAR = 0.3;
