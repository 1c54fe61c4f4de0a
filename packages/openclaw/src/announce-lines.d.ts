import type { JournalWriterOptions } from '@critiqor/evidence/write/journal-writer';
export type Announce = NonNullable<JournalWriterOptions['announce']>;
/**
 * Tells the supervisor that started this process the hash of each line, so that lines that are changed later are noticed. It uses the one
 * descriptor that the supervisor passed for it, and never connects or listens. Null where there is no supervisor: the agent's own tools
 * inherit the variables, but they are not children of the supervisor. Neither function throws or waits.
 */
export declare function openAnnouncer(writer: string, env: NodeJS.ProcessEnv): Announce | null;
