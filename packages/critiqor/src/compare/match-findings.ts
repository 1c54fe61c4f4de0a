import type { FindingChange, FindingSide } from '@critiqor/api/compare';
import type { Finding } from '@critiqor/diagnosis/model/diagnosis';
import { SEVERITIES } from '@critiqor/diagnosis/model/failure-types';
import type { RunSide } from './run-side.ts';

/** The findings of two runs, matched by type and place; the worst first. Ids of findings and events of different runs do not correspond. */
export function matchFindings(before: RunSide, after: RunSide): FindingChange[] {
  const [old, now] = [toGroups(before), toGroups(after)];
  const keys = new Set([...old.keys(), ...now.keys()]);
  return [...keys]
    .flatMap((key) => pairUp(old.get(key) ?? [], now.get(key) ?? []))
    .sort((left, right) => rankOf(right) - rankOf(left));
}

interface LocatedFinding {
  readonly type: string;
  readonly place: string | null;
  readonly side: FindingSide;
}

/** Parts belong to another finding and are not counted again. */
function toGroups({ diagnosis, places }: RunSide): ReadonlyMap<string, readonly LocatedFinding[]> {
  const groups = new Map<string, LocatedFinding[]>();
  for (const finding of diagnosis?.findings ?? []) {
    if (finding.part_of !== null) continue;
    const place = places.get(finding.began_at_event_id) ?? null;
    const key = JSON.stringify([finding.type, place]);
    const group = groups.get(key) ?? [];
    group.push({ type: finding.type, place, side: toFindingSide(finding) });
    groups.set(key, group);
  }
  for (const group of groups.values()) group.sort((left, right) => severityOf(right.side) - severityOf(left.side));
  return groups;
}

const toFindingSide = ({ id, severity, impact, title, began_at_event_id }: Finding): FindingSide => ({
  finding_id: id,
  severity,
  impact,
  title,
  event_id: began_at_event_id,
});

/** Of one type at one place, the worst of both runs correspond. */
function pairUp(old: readonly LocatedFinding[], now: readonly LocatedFinding[]): FindingChange[] {
  return Array.from({ length: Math.max(old.length, now.length) }, (_, index) => {
    const [before, after] = [old[index], now[index]];
    const { type, place } = (before ?? after) as LocatedFinding;
    const change =
      before && after ? (before.side.severity === after.side.severity ? 'kept' : 'changed') : after ? 'gained' : 'lost';
    return { type, place, change, before: before?.side ?? null, after: after?.side ?? null };
  });
}

export const severityOf = ({ severity }: FindingSide): number => SEVERITIES.indexOf(severity);

const rankOf = ({ before, after }: FindingChange): number =>
  Math.max(before ? severityOf(before) : -1, after ? severityOf(after) : -1);
