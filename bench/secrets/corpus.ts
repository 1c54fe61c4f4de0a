import type { Grammar } from './grammar.ts';
import { secondLookAlikes } from './second-look-alikes.ts';
import { secondSecrets } from './second-secrets.ts';
import { seenLookAlikes } from './seen-look-alikes.ts';
import { seenSecrets } from './seen-secrets.ts';
import { thirdLookAlikes } from './third-look-alikes.ts';
import { thirdSecrets } from './third-secrets.ts';

export interface Half {
  readonly name: 'seen' | 'unseen';
  readonly secrets: readonly Grammar[];
  readonly lookAlikes: readonly Grammar[];
}

/** The grammars that the patterns were written with, and those of another author, which whoever writes patterns does not read. */
export const HALVES: readonly Half[] = [
  { name: 'seen', secrets: [...seenSecrets, ...secondSecrets], lookAlikes: [...seenLookAlikes, ...secondLookAlikes] },
  { name: 'unseen', secrets: thirdSecrets, lookAlikes: thirdLookAlikes },
];
