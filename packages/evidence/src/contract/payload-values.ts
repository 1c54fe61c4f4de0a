import { toCleanName } from './clean-name.ts';

/** Payloads come from anywhere: what is not of the wanted kind is unknown. */

export const toText = (value: unknown): string | null => (isText(value) ? value : null);
/** The name of something that others named. */
export const toName = (value: unknown): string | null => (isText(value) ? toCleanName(value) : null);
export const toNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export const toNames = (values: readonly unknown[]): readonly string[] => values.filter(isText).map(toCleanName);

const isText = (value: unknown): value is string => typeof value === 'string';
