/** What can be wrong with a line, in words for people; the keys are for machines. */
export const NOTE_KINDS = {
  torn_line: 'The line is incomplete: its writer was stopped while writing it.',
  garbage_line: 'The line is not an event.',
  oversized_line: 'The line is too long to be an event and was skipped.',
  invalid_utf8: 'The line contains bytes that are not UTF-8.',
  future_version: 'The line was written by a newer recorder.',
  altered_line: 'Hash mismatch: this line was modified.',
  broken_chain: 'The line does not follow the one before it: a line was replaced or inserted.',
  replaced_line: 'A different line was announced to the supervisor here: the lines of this writer were rewritten.',
  missing_lines: 'Lines of this writer are missing before this one.',
  missing_tail: 'The last lines of this writer are missing.',
  duplicate_line: 'The line is a duplicate of an earlier one.',
  reordered_line: 'The line is in the wrong place.',
  rewritten_line: 'The line has the same content, but not the bytes that the recorder wrote.',
  journal_replaced: 'The journal was removed, shortened or replaced while the agent ran.',
  unannounced_writer:
    'This writer was never announced to the supervisor: it is another OpenClaw that the agent started, or a forger.',
  late_line: 'The line was added after its writer had ended.',
  conflicting_announcement:
    'Two different lines were announced to the supervisor for one place: something other than the recorder sent one of them.',
  changed_record: 'Something other than the supervisor changed the record of the run while the agent ran.',
  refused_file: 'Something that is not a file of the recorder was in place of the journal.',
} as const;

export type NoteKind = keyof typeof NOTE_KINDS;

/** What a killed or newer recorder leaves. Everything else was done to the journal by somebody. */
const EXPECTED: readonly string[] = ['torn_line', 'future_version'] satisfies NoteKind[];

/** Whether a note means that the evidence was tampered with or is incomplete; so does a kind that this version does not know. */
export const isDamage = (kind: string): boolean => !EXPECTED.includes(kind);

/** The damage among counted notes, in one line such as “2 × missing lines, 1 × late line”; null without any. */
export function describeDamage(counts: Readonly<Record<string, number>>): string | null {
  const kinds = Object.entries(counts).filter(([kind]) => isDamage(kind));
  return kinds.length === 0 ? null : kinds.map(([kind, count]) => `${count} × ${kind.replaceAll('_', ' ')}`).join(', ');
}
