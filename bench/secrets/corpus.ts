import { eighthLookAlikes } from './eighth-look-alikes.ts';
import { eighthSecrets } from './eighth-secrets.ts';
import { eleventhLookAlikes } from './eleventh-look-alikes.ts';
import { eleventhSecrets } from './eleventh-secrets.ts';
import { fifthLookAlikes } from './fifth-look-alikes.ts';
import { fifthSecrets } from './fifth-secrets.ts';
import { fourthLookAlikes } from './fourth-look-alikes.ts';
import { fourthSecrets } from './fourth-secrets.ts';
import type { Grammar } from './grammar.ts';
import { ninthLookAlikes } from './ninth-look-alikes.ts';
import { ninthSecrets } from './ninth-secrets.ts';
import { secondLookAlikes } from './second-look-alikes.ts';
import { secondSecrets } from './second-secrets.ts';
import { seenLookAlikes } from './seen-look-alikes.ts';
import { seenSecrets } from './seen-secrets.ts';
import { seventhLookAlikes } from './seventh-look-alikes.ts';
import { seventhSecrets } from './seventh-secrets.ts';
import { sixthLookAlikes } from './sixth-look-alikes.ts';
import { sixthSecrets } from './sixth-secrets.ts';
import { tenthLookAlikes } from './tenth-look-alikes.ts';
import { tenthSecrets } from './tenth-secrets.ts';
import { thirdLookAlikes } from './third-look-alikes.ts';
import { thirdSecrets } from './third-secrets.ts';
import { thirteenthLookAlikes } from './thirteenth-look-alikes.ts';
import { thirteenthSecrets } from './thirteenth-secrets.ts';
import { twelfthLookAlikes } from './twelfth-look-alikes.ts';
import { twelfthSecrets } from './twelfth-secrets.ts';
import { wideLookAlikes } from './wide-look-alikes.ts';
import { wideSecrets } from './wide-secrets.ts';

export interface Half {
  readonly name: 'seen' | 'read later' | 'unseen';
  readonly secrets: readonly Grammar[];
  readonly lookAlikes: readonly Grammar[];
}

/**
 * The grammars that the patterns were written with; those of nine other authors, which were measured unread first and read afterwards; and
 * those of the eleventh and thirteenth author, which no author of a pattern has read.
 */
export const HALVES: readonly Half[] = [
  {
    name: 'seen',
    secrets: [...seenSecrets, ...secondSecrets, ...wideSecrets],
    lookAlikes: [...seenLookAlikes, ...secondLookAlikes, ...wideLookAlikes],
  },
  {
    name: 'read later',
    secrets: [
      ...thirdSecrets,
      ...fourthSecrets,
      ...fifthSecrets,
      ...sixthSecrets,
      ...seventhSecrets,
      ...eighthSecrets,
      ...ninthSecrets,
      ...tenthSecrets,
      ...twelfthSecrets,
    ],
    lookAlikes: [
      ...thirdLookAlikes,
      ...fourthLookAlikes,
      ...fifthLookAlikes,
      ...sixthLookAlikes,
      ...seventhLookAlikes,
      ...eighthLookAlikes,
      ...ninthLookAlikes,
      ...tenthLookAlikes,
      ...twelfthLookAlikes,
    ],
  },
  {
    name: 'unseen',
    secrets: [...eleventhSecrets, ...thirteenthSecrets],
    lookAlikes: [...eleventhLookAlikes, ...thirteenthLookAlikes],
  },
];
