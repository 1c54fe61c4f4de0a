/** What another session reported: OpenClaw hands it over as if the person had written it. */
export interface SessionReport {
  /** The key of the session that it comes from. */
  readonly session: string;
  /** What was reported, without the host's own remarks. */
  readonly text: string;
}

/** Reads such a message; null for what a person wrote. */
export function readSessionReport(message: string): SessionReport | null {
  const header = HEADER.exec(message);
  if (!header) return null;
  const body = message.slice(header[0].length);
  const results = [...body.matchAll(RESULT)].map(([, text = '']) => text.trim());
  return { session: header[1] ?? '', text: results.length > 0 ? results.join('\n') : body.trim() };
}

const HEADER = /^\s*\[Inter-session message\] sourceSession=(\S{1,200})[^\n]{0,300}(?:\n|$)/;
/** Several children that ended together come in one message, each in a block. */
const RESULT = /^Child result[^\n]{0,200}\n<prompt-data>\n([\s\S]{0,20000}?)\n<\/prompt-data>/gm;
