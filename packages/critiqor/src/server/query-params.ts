import { ApiFailure } from './api-failure.ts';

/** The parameters of a request. Invalid values are refused; unknown parameters are ignored. */
export interface QueryParams {
  text(name: string): string | undefined;
  list(name: string): readonly string[];
  integer(name: string, range: { readonly min: number; readonly max: number; readonly fallback: number }): number;
  /** A time in ms, or undefined. */
  time(name: string): number | undefined;
  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
}

/** Longer than anything that a user types or the app repeats. */
const MAX_TEXT_CHARS = 1_000;
const MAX_VALUES = 100;

export function toQueryParams(params: URLSearchParams): QueryParams {
  const text = (name: string): string | undefined => {
    const value = params.get(name);
    if (value === null || value === '') return undefined;
    if (value.length > MAX_TEXT_CHARS) throw refuse(name, `is longer than ${MAX_TEXT_CHARS} characters`);
    return value;
  };
  return {
    text,
    list(name) {
      const values = params.getAll(name).filter((value) => value !== '');
      if (values.length > MAX_VALUES) throw refuse(name, `is given more than ${MAX_VALUES} times`);
      return values;
    },
    integer(name, { min, max, fallback }) {
      const value = text(name);
      if (value === undefined) return fallback;
      const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
      if (!(number >= min && number <= max)) throw refuse(name, `must be a whole number from ${min} to ${max}`);
      return number;
    },
    time(name) {
      const value = text(name);
      if (value === undefined) return undefined;
      const number = /^-?\d{1,16}(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
      if (Number.isNaN(number)) throw refuse(name, 'must be a time in milliseconds since 1970');
      return number;
    },
    oneOf(name, choices) {
      const value = text(name);
      if (value === undefined) return undefined;
      const choice = choices.find((one) => one === value);
      if (choice === undefined) throw refuse(name, `must be one of ${choices.join(', ')}`);
      return choice;
    },
  };
}

const refuse = (name: string, why: string): ApiFailure => new ApiFailure(400, 'bad_request', `${name} ${why}.`);
