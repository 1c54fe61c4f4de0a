import { fuzz } from './fuzz/fuzz.ts';
import type { Part } from './part.ts';

/** In the order in which they run: what takes longest comes last. */
export const PARTS: readonly Part[] = [fuzz];
