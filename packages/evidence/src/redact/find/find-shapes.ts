import { isStandIn } from '../judge/judge-value.ts';
import { groupName, type Search } from '../secret.ts';
import { SHAPES } from '../secret-patterns.ts';

/** Finds secrets by what stands around them. */
export function findShapes({ text, found, end: searched }: Search): void {
  for (const [anchor, shape] of SHAPES) {
    for (let at = text.indexOf(anchor); at >= 0 && at < searched; at = text.indexOf(anchor, at + 1)) {
      shape.lastIndex = at;
      const match = shape.exec(text);
      if (match === null) continue;
      const kind = groupName(match);
      const [start, end] = match.indices?.groups?.[kind] ?? [at, at];
      if (kind === 'private_key' || !isStandIn(text.slice(start, end))) found.push({ start, end, kind });
      at = Math.max(at, end);
    }
  }
}
