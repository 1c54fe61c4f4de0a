/** A word, number, mark or masked stretch of a text. `text` is lower case; what is masked (code, quotation, path …) has a sign instead. */
export interface Unit {
  readonly text: string;
  readonly kind: UnitKind;
  readonly start: number;
  readonly end: number;
}

export type UnitKind =
  | 'word'
  | 'ideograph'
  | 'number'
  | 'mark'
  | 'emoji'
  | 'box'
  | 'code'
  | 'command'
  | 'quotation'
  | 'url'
  | 'email'
  | 'path'
  | 'id';
