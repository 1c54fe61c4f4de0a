import type { ToolCall } from '../../model/execution.ts';
import type { Family } from './file-signs.ts';
import type { ServiceFamily } from './service-sign.ts';

/** Something that was done to a check, with what it was done against. */
export interface TamperingSign {
  readonly family: Family | ServiceFamily | 'bypassed' | 'snapshot' | 'reference' | 'faked';
  readonly call: ToolCall;
  readonly mark: string;
  readonly against: ToolCall | null;
  /** One line among many, which a fair person may have reasons for. */
  readonly isSlight: boolean;
  /** The program that was run again, less strict. */
  readonly rerun?: string;
}
