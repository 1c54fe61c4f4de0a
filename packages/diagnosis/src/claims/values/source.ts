/** A text of the record that a value of the answer can come from. Texts are bounded by whoever reads the record. */
export interface Source {
  readonly eventId: string;
  readonly role: 'task' | 'user' | 'system' | 'arguments' | 'result';
  readonly text: string;
  /** The tool and the number of its call, the same for arguments and result. */
  readonly tool?: string;
  readonly call?: number;
  readonly failed?: boolean;
  /** Part of the text was not kept: what is not found here may have been there. */
  readonly cut?: boolean;
}
