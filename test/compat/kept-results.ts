import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from './fact-rows.ts';

/** What was found about one version in one entry point. */
export interface Cell {
  readonly version: string;
  readonly entryPoint: string;
  readonly node: string;
  readonly facts: Readonly<Record<string, Comparison>>;
}

const PATH = join(import.meta.dirname, '../../bench/results/compat.json');

export function readKept(): readonly Cell[] {
  return existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as { cells: Cell[] }).cells : [];
}

/** Keeps a cell in place of an older one, in the order of the versions. */
export function keep(cell: Cell, order: readonly string[]): void {
  const others = readKept().filter((kept) => toName(kept) !== toName(cell));
  const cells = [...others, cell].sort((left, right) => order.indexOf(toName(left)) - order.indexOf(toName(right)));
  writeFileSync(PATH, `${JSON.stringify({ cells }, null, 1)}\n`);
}

export const toName = ({ version, entryPoint }: Pick<Cell, 'version' | 'entryPoint'>): string =>
  `${version} ${entryPoint}`;
