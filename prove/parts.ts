import { faults } from './faults/faults.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { growth } from './growth/growth.ts';
import { load } from './load/load.ts';
import type { Part } from './part.ts';
import { tampering } from './tampering/tampering.ts';

/** In the order in which they run: what takes longest comes last. */
export const PARTS: readonly Part[] = [growth, tampering, faults, fuzz, load];
