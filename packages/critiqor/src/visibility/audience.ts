import type { Visibility } from '@critiqor/api/runs';

/** Whom something is for: the owner of the runs, people the owner shares runs with, or anybody. */
export const AUDIENCES = ['owner', 'shared', 'public'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What each audience may see. An anonymous run identifies nobody, so all may; an unreadable run counts as private. */
const SEEN_BY: Readonly<Record<Audience, readonly Visibility[]>> = {
  owner: ['private', 'shared', 'public', 'anonymous'],
  shared: ['shared', 'public', 'anonymous'],
  public: ['public', 'anonymous'],
};

export const maySee = (audience: Audience, visibility: Visibility): boolean => SEEN_BY[audience].includes(visibility);
