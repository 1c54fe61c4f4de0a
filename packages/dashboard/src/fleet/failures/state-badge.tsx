import type { RecurringFailure } from '@critiqor/api/fleet';
import { Badge, Tag } from '../../parts/badges.tsx';

/** What people decided about a failure, or that it came back after that. */
export function StateBadge({ state }: { state: RecurringFailure['state'] }) {
  if (state === 'open') return <Badge tone="high">Open</Badge>;
  if (state === 'came_back') return <Badge tone="critical">Came back</Badge>;
  if (state === 'resolved') return <Badge tone="ok">Resolved</Badge>;
  return <Tag>Muted</Tag>;
}
