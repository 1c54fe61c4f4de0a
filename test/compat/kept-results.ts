import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from './fact-rows.ts';
import type { Played } from './played.ts';

/** What was found about one version in one entry point. */
export interface Cell {
  readonly version: string;
  readonly entryPoint: string;
  readonly node: string;
  readonly facts: Readonly<Record<string, Comparison>>;
  /** The script, the rows or the recorder have changed since. */
  readonly isOlder?: true;
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

/** What was played, beside the installed versions: rows can then change without playing it all again. */
const PLAYED = join(import.meta.dirname, '../../.cache/compat');
const toPlayedPath = (name: string): string => join(PLAYED, `${name.replace(' ', '-')}.json`);

export function keepPlayed(name: string, played: Played): void {
  mkdirSync(PLAYED, { recursive: true });
  writeFileSync(toPlayedPath(name), JSON.stringify(played));
}

export function readPlayed(name: string): Played | undefined {
  const path = toPlayedPath(name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Played) : undefined;
}
