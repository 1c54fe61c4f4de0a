/** One specific thing that a text states: a number, a date, an address, a name made of letters and digits, a quotation. */
export interface Value {
  readonly kind: ValueKind;
  /** Where it is in the text that was read. */
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** One spelling for all notations of the same value. */
  readonly normal: string;
  /** "about", "rund", "約": rounding is announced. */
  readonly approximate: boolean;
  /** For everything that is counted or measured. */
  readonly amount?: Amount;
  readonly date?: CalendarDate;
  /** Minutes since midnight. */
  readonly minutes?: number;
}

export type ValueKind =
  | 'number'
  | 'money'
  | 'percent'
  | 'size'
  | 'duration'
  | 'quantity'
  | 'date'
  | 'weekday'
  | 'time'
  | 'email'
  | 'url'
  | 'host'
  | 'ip'
  | 'path'
  | 'identifier'
  | 'version'
  | 'phone'
  | 'quotation';

export interface Amount {
  /** More than one where the separators are ambiguous: "1.284" is 1.284 or 1284. */
  readonly readings: readonly number[];
  /** The value of the last digit that is given. */
  readonly step: number;
  /** Digits without leading and trailing zeros. */
  readonly digits: number;
  /** Currency code, unit, or empty. */
  readonly unit: string;
  /** What one of the unit is in its base: seconds, or bytes (1000 and 1024 are both meant). Absent for other units. */
  readonly base?: readonly number[];
}

/** What is not said stays absent. Weekday 0 is Sunday. */
export interface CalendarDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly weekday?: number;
  /** "11/12" can be 11 December or 12 November. */
  readonly swappable?: boolean;
}
