/** Payloads come from anywhere: what is not of the wanted kind is unknown. */

export const toText = (value: unknown): string | null => (isText(value) ? value : null);
export const toNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The texts of a list; the list itself when it holds nothing else, for lists of tools are long and come with every run. */
export const toTexts = (values: readonly unknown[]): readonly string[] =>
  values.every(isText) ? values : values.filter(isText);

const isText = (value: unknown): value is string => typeof value === 'string';
