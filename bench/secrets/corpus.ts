import type { Grammar } from './grammar.ts';
import { seenLookAlikes } from './seen-look-alikes.ts';
import { seenSecrets } from './seen-secrets.ts';
import { unseenLookAlikes } from './unseen-look-alikes.ts';
import { unseenSecrets } from './unseen-secrets.ts';

export interface Half {
  readonly name: string;
  readonly secrets: readonly Grammar[];
  readonly lookAlikes: readonly Grammar[];
}

/** The grammars that the patterns were written with, and those that were kept apart. */
export const HALVES: readonly Half[] = [
  { name: 'seen', secrets: seenSecrets, lookAlikes: seenLookAlikes },
  { name: 'unseen', secrets: unseenSecrets, lookAlikes: unseenLookAlikes },
];
