import { loadReaderConfig } from '../../config/read-reader.ts';
import type { PolicyValue } from '../../policy/read-policy.ts';
import { toPrintable } from '../format.ts';
import { loadPolicy } from '../pipeline/check/load-policy.ts';

/** A value of a section of `critiqor.yaml`, and what sets it; without a file it is what applies by default. */
interface SectionValue {
  readonly value: PolicyValue['value'];
  readonly file: string | null;
  readonly line: number | null;
}

interface ConfigSections {
  readonly policy: Readonly<Record<string, SectionValue>>;
  /** Empty when no model reads anything. */
  readonly reader: Readonly<Record<string, SectionValue>>;
}

/** The rules of `critiqor check` and the settings of the second reader. */
export function readSections(): ConfigSections {
  const { file, rules, regression, agents } = loadPolicy(undefined);
  const { line: _, ...compared } = regression ?? { line: 0 };
  const groups: readonly (readonly [string, Readonly<Record<string, PolicyValue>>])[] = [
    ['', rules],
    ['regression.', compared],
    ...Object.entries(agents).map(([agent, own]) => [`agents.${agent}.`, own] as const),
  ];
  const policy = groups.flatMap(([prefix, values]) =>
    Object.entries(values).map(([name, { value, line }]) => [
      `${prefix}${name}`,
      { value, file, line: file === null ? null : line },
    ]),
  );
  const reader = loadReaderConfig();
  const settings = Object.entries(reader?.values ?? {}).map(([name, value]) => [
    name,
    { value, file: reader?.file ?? null, line: reader?.lines[name] ?? null },
  ]);
  return { policy: Object.fromEntries(policy), reader: Object.fromEntries(settings) };
}

/** One line for each value, with its source. */
export function describeSections({ policy, reader }: ConfigSections): string[] {
  const rows = [
    ...Object.entries(policy).map(([name, value]) => ['policy', name, value] as const),
    ...Object.entries(reader).map(([name, value]) => ['reader', name, value] as const),
  ];
  const lines = rows.map(([section, name, { value, file, line }]) => {
    const source = file === null ? 'default' : `${file}:${line}`;
    return toPrintable(`${section.padEnd(11)} ${name}: ${[value].flat().join(', ')}  ${source}`);
  });
  return Object.keys(reader).length > 0 ? lines : [...lines, `${'reader'.padEnd(11)} off  default`];
}
