import type { TraceEvent } from '@critiqor/diagnosis/intake/read-trace';
import { type BookRun, type Change, withEvents } from './book-run.ts';

export const toLoginShell: Change = (run) =>
  rewriteCommands(run, (command) => `bash -lc '${command.replaceAll("'", `'\\''`)}'`);

/** The command after a change to the folder in which it would have run anyway. */
export const toInFolder: Change = (run) =>
  rewriteCommands(run, (command) => (/\bcd\s|^#!/.test(command) ? command : `cd ${WORKSPACE} && ${command}`));

/** Commands that usually need it, and were not refused before, with `sudo`. */
export const toSudo: Change = (run) =>
  rewriteCommands(run, (command) =>
    /^(?:apt(?:-get)?|systemctl|docker|nginx|journalctl|ufw|mount)\s/.test(command) ? `sudo ${command}` : command,
  );

/** File tools with the whole path. */
export const toAbsolutePaths: Change = (run) => {
  const paths = new Map<string, string>();
  const events = run.events.map((event): TraceEvent => {
    if (event.type === 'tool_result') return toAbsoluteEcho(event, paths.get(event.call_id ?? ''));
    const path = (event.args as { path?: unknown } | undefined)?.path;
    if (event.type !== 'tool_call' || !FILE_TOOLS.has(event.tool ?? '') || typeof path !== 'string') return event;
    if (/^(?:[/~$]|[A-Za-z]:|\.\.?\/)|:\/\//.test(path)) return event;
    paths.set(event.call_id ?? '', path);
    return { ...event, args: { ...(event.args as object), path: `${WORKSPACE}/${path}` } };
  });
  return withEvents(run, events);
};

const WORKSPACE = '/home/agent/workspace';
const FILE_TOOLS = new Set(['read', 'write', 'edit']);

/** A tool repeats the path that it was given: "Wrote 12 bytes to notes.md". */
function toAbsoluteEcho(event: TraceEvent, path: string | undefined): TraceEvent {
  if (path === undefined || event.tool === 'read' || !event.text?.includes(path)) return event;
  return { ...event, text: event.text.replace(path, `${WORKSPACE}/${path}`) };
}

function rewriteCommands(run: BookRun, toCommand: (command: string) => string): BookRun | null {
  return withEvents(
    run,
    run.events.map((event) => {
      const command = (event.args as { command?: unknown } | undefined)?.command;
      if (event.type !== 'tool_call' || event.tool !== 'exec' || typeof command !== 'string') return event;
      const other = toCommand(command);
      return other === command ? event : { ...event, args: { ...(event.args as object), command: other } };
    }),
  );
}
