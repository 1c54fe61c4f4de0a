import { holdsAmount, isComputed } from '../origins/find-origins.ts';
import { createNumberPool, joinPools } from '../origins/number-pool.ts';
import { toSourceNumbers } from '../origins/scan-source-numbers.ts';
import type { Source } from '../source.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/** A line gives a figure and the page that it is from; the page was fetched, and no text that belongs to the page holds the figure. */
export function contradictReference({ stated, index }: CheckedAnswer): ValueCheck[] {
  if (index.isPartial) return [];
  const lines = new Set(stated.filter(isFigure).map(({ segment }) => segment));
  const pages = stated
    .filter(({ value, segment }) => value.kind === 'url' && lines.has(segment) && !LOCAL.test(value.normal))
    .slice(0, MOST_PAGES);
  return pages.flatMap((page) => {
    const line = stated.filter(({ segment }) => segment === page.segment);
    if (line.filter(({ value }) => value.kind === 'url').length !== 1) return [];
    const texts = textsOf(page.value.normal, index.sources);
    const fetched = texts.find(({ role }) => role === 'arguments');
    if (!fetched || !texts.some(({ role }) => role === 'result')) return [];
    // What follows from the page's own figures is the page's.
    const figures = createNumberPool(
      fetchedFrom(page.value.normal, texts).flatMap(({ text }) => index.read(toSourceNumbers, text).alone),
    );
    const asked = index.sources.filter(({ role }) => role === 'task' || role === 'user');
    const pool = joinPools([...texts, ...asked].map(({ text }) => index.read(toSourceNumbers, text).pool));
    return line
      .filter((one) => isFigure(one) && !holdsAmount(one.value, pool) && !isComputed(one.value, figures))
      .map(({ value }): ValueCheck => {
        return {
          value,
          verdict: 'contradicted',
          strength: 'strong',
          against: { eventId: fetched.eventId, text: page.value.raw },
          because: 'the page cited as its source does not contain it',
        };
      });
  });
}

/** A server of one's own is started, not cited. */
const LOCAL = /^(?:\w+:\/\/)?(?:localhost|127\.|0\.0\.0\.0|\[?::1)/;

/** Each page is looked up in all texts. */
const MOST_PAGES = 40;

const fetchedFrom = (page: string, texts: readonly Source[]): Source[] => {
  const calls = new Set(
    texts.filter(({ role, text }) => role === 'arguments' && text.toLowerCase().includes(page)).map(({ call }) => call),
  );
  return texts.filter(({ role, call, failed }) => role === 'result' && failed !== true && calls.has(call));
};

/** What mentions the page, and the result of every call that asked for it. */
function textsOf(page: string, sources: readonly Source[]): Source[] {
  const mentions = sources.filter(({ text, role }) => role !== 'system' && text.toLowerCase().includes(page));
  const calls = new Set(
    mentions.flatMap(({ role, call }) => (role === 'arguments' && call !== undefined ? [call] : [])),
  );
  const mentioning = new Set(mentions);
  return sources.filter((source) => mentioning.has(source) || (source.call !== undefined && calls.has(source.call)));
}

const isFigure = ({ value, isReported }: Stated): boolean =>
  isReported &&
  value.amount !== undefined &&
  !value.approximate &&
  (value.kind === 'percent' || value.kind === 'money' || value.amount.digits >= 3) &&
  !/^(?:19|20)\d\d$/.test(value.raw);
