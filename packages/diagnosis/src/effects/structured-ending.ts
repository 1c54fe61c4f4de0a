import { type Deed, isLook } from '../tools/deeds.ts';
import { type Counts, type Ending, NOT_FINISHED, NOTHING_CHANGED, REPORTED_SUCCESS, type Verdict } from './effect.ts';
import { readEchoes } from './read-echoes.ts';
import { readLook } from './read-look.ts';
import { type Field, toFieldQuote } from './result-fields.ts';
import { type Signs, toResultSigns } from './result-signs.ts';

/** Reads how a call ended off the members of its result. */
export function readStructuredEnding(deed: Deed, verb: string, fields: readonly Field[], args: unknown): Verdict {
  if (isLook(deed)) return readLook(fields);
  const kept = EXCLUDES.test(JSON.stringify(args) ?? '') ? fields.filter(({ name }) => !LEFT_OUT.has(name)) : fields;
  const signs = toResultSigns(deed, verb, kept);
  readEchoes(signs, verb, fields, args);
  if (signs.doneCount === 0 && DEFINES.test(JSON.stringify(args) ?? '')) signs.doneCount = null;
  return toVerdict(deed, signs);
}

/** What the call itself left out has not failed. */
const EXCLUDES = /"\w{0,20}(?:exclude|except|skip|ignore|omit)\w{0,20}"\s?:/i;
const LEFT_OUT: ReadonlySet<string> = new Set(['skipped', 'ignored', 'excluded', 'omitted']);

/** What changes tables and not rows reports no rows. */
const DEFINES = /"\s*(?:drop|create|alter|truncate|grant|revoke|rename)\s/i;

function toVerdict(deed: Deed, signs: Signs): Verdict {
  const { failedCount, doneCount, total, bad, pending, partial } = signs;
  const counts = toCounts(deed, signs);
  const give = (ending: Ending, text: string, field: Field | null): Verdict => ({
    ending,
    because: { text, quote: field ? toFieldQuote(field) : null },
    counts,
  });
  const some = (doneCount ?? 0) > 0;
  if (failedCount > 0 && (some || (signs.good !== null && bad === null)))
    return give('partial', 'some of it failed', signs.failedField);
  if (failedCount > 0) return give('failed', 'all of it failed', signs.failedField);
  if (bad && some) return give('partial', 'some of it failed', bad);
  if (bad && !pending) return give('failed', 'the result reports a failure', bad);
  if (partial) return give('partial', 'the result reports partial completion', partial);
  if (pending) return give('unknown', NOT_FINISHED, pending);
  if (total !== null && doneCount !== null && doneCount < total)
    return give('partial', `${doneCount} of ${total}`, signs.doneField);
  if (doneCount === 0) return give('failed', NOTHING_CHANGED, signs.doneField);
  return give(
    'succeeded',
    signs.good || signs.doneField
      ? REPORTED_SUCCESS
      : `the ${deed === 'other' ? 'call' : deed.replace('_', ' ')} gave a result`,
    signs.good ?? signs.doneField,
  );
}

function toCounts(deed: Deed, { failedCount, doneCount, total, warnings, failedField }: Signs): Counts | null {
  const counts: { -readonly [Name in keyof Counts]: Counts[Name] } = {};
  if (failedField) counts.failed = failedCount;
  if (doneCount !== null) counts.items = doneCount;
  if (total !== null && (doneCount !== null || failedField || deed === 'send')) counts.total = total;
  if (warnings > 0) counts.warnings = warnings;
  return Object.keys(counts).length === 0 ? null : counts;
}
