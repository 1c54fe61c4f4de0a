import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure, Kept, Part, Table } from './part.ts';
import { PARTS } from './parts.ts';

/** Where results are kept, and the page that is made from them. */
export const RESULTS = 'prove/results';
export const PAGE = 'docs/reliability.md';

export function writePage(root: string): void {
  writeFileSync(join(root, PAGE), toPage(root));
}

/** The page as the kept results say it. */
export function toPage(root: string): string {
  return [
    '# Reliability',
    '',
    '<!-- Made by `npm run prove` from prove/results. Do not edit. -->',
    '',
    'A campaign tries to break Critiqor with load and kills, faults of the machine, hostile input, an agent that attacks its own evidence, and growth.',
    '`npm run prove` runs all of it (at most 30 minutes), `npm run prove -- PART` one part; `--seed` repeats the random choices of an earlier run. A short',
    'form is part of `npm test`; the figures below are from the long form. Parts may have been measured separately: each names its own command, machine,',
    'load and time. The figures show what was observed there; they guarantee nothing elsewhere.',
    '',
    ...toTotal(PARTS.flatMap(({ name }) => readKept(root, name) ?? [])),
    ...PARTS.flatMap((part) => toSection(part, readKept(root, part.name))),
  ].join('\n');
}

/** What the whole campaign needs of a machine. */
function toTotal(all: readonly Kept[]): string[] {
  if (all.length < PARTS.length || all.some(({ cpuSeconds }) => !cpuSeconds)) return [];
  const seconds = all.reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0);
  return [
    `All parts together took ${Math.ceil(seconds / 60)} minutes of processor time; two cores supply two minutes of it per minute.`,
    '',
  ];
}

function readKept(root: string, part: string): Kept | null {
  const path = join(root, RESULTS, `${part}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : null;
}

function toSection({ title, about, picture }: Part, kept: Kept | null): string[] {
  const head = [`## ${title}`, '', ...about, ''];
  if (!kept) return [...head, 'Not measured yet.', ''];
  const machine = Object.entries(kept.machine).map(([name, value]) => `${name} ${value}`);
  return [
    ...head,
    `\`${kept.command}\`, ${toTime(kept)}; ${machine.join(', ')}.`,
    '',
    ...(picture ? [picture, ''] : []),
    ...toTable({ title: '', columns: ['figure', 'value', 'bar', ''], rows: kept.figures.map(toRow) }),
    ...(kept.tables ?? []).flatMap((table) => [`### ${table.title}`, '', ...toTable(table)]),
    ...(kept.misses.length > 0 ? ['What does not hold:', '', ...kept.misses.map((miss) => `- ${miss}`), ''] : []),
  ];
}

const toTime = ({ seconds, cpuSeconds }: Kept): string =>
  `${seconds} s${!cpuSeconds ? '' : `, of which ${cpuSeconds} s on the processors`}`;

const toRow = ({ what, value, bar = '', holds }: Figure): string[] => [
  what,
  value,
  bar,
  holds === undefined ? '' : holds ? 'holds' : '**missed**',
];

function toTable({ columns, rows }: Table): string[] {
  const toLine = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [toLine(columns), `|${columns.map(() => '---').join('|')}|`, ...rows.map(toLine), ''];
}

if (import.meta.main) writePage(join(import.meta.dirname, '..'));
