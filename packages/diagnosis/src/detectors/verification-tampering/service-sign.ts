import type { ToolCall } from '../../model/execution.ts';
import type { Past } from '../past.ts';

export type ServiceFamily =
  | 'option'
  | 'approval'
  | 'guard'
  | 'split'
  | 'muted'
  | 'reading'
  | 'formula'
  | 'plugged'
  | 'backdated';

/** Something that a call to a service did to a rule, a monitor, a reading or a figure. */
export interface ServiceSign {
  readonly family: ServiceFamily;
  readonly mark: string;
  /** The call whose result it gets round or changes. */
  readonly against: ToolCall | null;
}

/** What was before the call, the words of its tool, and the calls that a rule had turned down. */
export interface Context {
  readonly past: Past;
  readonly words: readonly string[];
  readonly refused: readonly ToolCall[];
}
