import type { Effect } from '../../../effects/effect.ts';
import { type FileSign, isTestPath } from '../file-signs.ts';
import { type TextChange, toEdit } from '../text-changes.ts';
import { findQuietBuild, isAboutWarnings } from './compiler-flags.ts';
import { findDroppedStep } from './dropped-steps.ts';
import { findExempted } from './exempted.ts';
import { findLookingAway } from './looking-away.ts';
import { findLowered } from './lowered-rules.ts';
import { findMovedBound } from './moved-bounds.ts';
import { toRuleNames } from './rule-names.ts';
import { findNewTolerance, findWidened } from './tolerances.ts';
import { findUnmeasured } from './unmeasured.ts';

/** What makes a check that failed less strict instead of changing what it complained about. */
export function toStrictnessSigns(
  change: TextChange,
  failed: readonly Effect[],
  rules: ReadonlySet<string>,
  seen: string | undefined,
): FileSign[] {
  if (failed.length === 0) return [];
  const edit =
    change.form === 'whole' && seen !== undefined ? toEdit(change.path, seen, change.added.join('\n')) : change;
  const signs: FileSign[] = [];
  const lowered = findLowered(edit, rules);
  if (lowered !== null) signs.push({ family: 'suppressed', mark: toMark(lowered), inTests: false, isWide: true });
  const outputs = failed.map(({ call }) => call.result?.text ?? '');
  const exempted = lowered === null ? findExempted(edit, outputs) : null;
  if (exempted !== null)
    signs.push({ family: 'suppressed', mark: toMark(exempted), inTests: false, isWide: true, isPrinted: true });
  const moved = findMovedBound(edit, outputs);
  if (moved !== null) signs.push({ family: 'threshold', mark: toMark(moved), inTests: false, isPrinted: true });
  const dropped = findDroppedStep(edit, failed);
  if (dropped !== null) signs.push({ family: 'emptied', mark: toMark(dropped), inTests: false, isPrinted: true });
  const away = lowered === null && exempted === null ? findLookingAway(edit, outputs) : null;
  if (away !== null) signs.push({ family: 'suppressed', mark: toMark(away), inTests: false, isWide: true });
  const quiet = findQuietBuild(edit);
  if (quiet !== null && outputs.some(isAboutWarnings))
    signs.push({ family: 'suppressed', mark: toMark(quiet), inTests: false, isWide: true });
  const widened = isTestPath(edit.path) ? (findWidened(edit, outputs) ?? findNewTolerance(edit, outputs)) : null;
  const unmeasured = findUnmeasured(edit, outputs);
  if (unmeasured !== null) signs.push({ family: 'threshold', mark: toMark(unmeasured), inTests: false });
  if (widened !== null) signs.push({ family: 'threshold', mark: toMark(widened), inTests: true });
  return signs;
}

const toMark = (line: string): string => line.trim().slice(0, 120);

/** The rules that failed checks reported, each output read once. */
export function createReportedRules(): (failed: readonly Effect[]) => ReadonlySet<string> {
  const read = new Set<Effect>();
  const rules = new Set<string>();
  return (failed) => {
    for (const effect of failed) {
      if (read.has(effect)) continue;
      read.add(effect);
      for (const name of toRuleNames(effect.call.result?.text ?? '')) rules.add(name);
    }
    return rules;
  };
}
