import type { Random } from './random.ts';
import type { Workshop } from './workshop.ts';

/** One part of the campaign. It measures and says what does not hold; the page is made from what it gives. */
export interface Part {
  readonly name: string;
  readonly title: string;
  /** What the part does and what must hold, for the page. */
  readonly about: readonly string[];
  /** Shown once there are results. */
  readonly picture?: string;
  run(campaign: Campaign): Promise<Findings>;
}

export interface Campaign {
  /** The short form is part of `npm test`. */
  readonly isShort: boolean;
  readonly seed: number;
  readonly random: Random;
  readonly workshop: Workshop;
  /** Shows progress; never part of the results. */
  say(text: string): void;
}

export interface Findings {
  readonly figures: readonly Figure[];
  readonly tables?: readonly Table[];
  /** What does not hold, one sentence each. */
  readonly misses: readonly string[];
  /** Drawings by file name, for docs/images. */
  readonly drawings?: Readonly<Record<string, string>>;
}

export interface Figure {
  readonly what: string;
  readonly value: string;
  /** What must hold, where something must. */
  readonly bar?: string;
  readonly holds?: boolean;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** What is kept of a part, in `prove/results`. */
export interface Kept extends Omit<Findings, 'drawings'> {
  readonly part: string;
  readonly form: 'long' | 'short';
  readonly command: string;
  readonly seed: number;
  readonly seconds: number;
  /** Of everything that the part started; says more than seconds do where the machine was busy. */
  readonly cpuSeconds: number | null;
  readonly machine: Readonly<Record<string, string | number>>;
}

export const toFigure = (what: string, value: string | number, bar?: string, holds?: boolean): Figure => ({
  what,
  value: typeof value === 'number' ? value.toLocaleString('en-US') : value,
  ...(bar === undefined ? {} : { bar, holds: holds ?? true }),
});
