import type { TraceEvent } from '@critiqor/diagnosis/intake/read-trace';
import { type BookRun, type Change, toAnswerPlace, withEvents } from './book-run.ts';

/** A look at the clock, the folder or a version right before the final answer. */
export const addLast =
  (command: string, output: string): Change =>
  (run) =>
    insertBeforeAnswer(run, toCommand(command, output, 'last'));

/** A file that was read, and not changed since, is read once more before the final answer. */
export const addLastReread: Change = (run) => {
  const place = run.events.findLastIndex(
    ({ type, tool, is_error }) => type === 'tool_result' && tool === 'read' && is_error === false,
  );
  const result = run.events[place];
  const call = run.events.find(({ type, call_id }) => type === 'tool_call' && call_id === result?.call_id);
  const path = (call?.args as { path?: unknown } | undefined)?.path;
  if (!result || !call || typeof path !== 'string') return null;
  // After any other call that names the file it may read otherwise, and a folder of changes may hold it.
  const later = run.events.slice(place + 1).filter(({ type }) => type === 'tool_call');
  if (later.some(({ tool }) => tool !== 'read' && tool !== 'web_fetch' && tool !== 'web_search')) return null;
  return insertBeforeAnswer(run, [
    { ...call, call_id: 'reread' },
    { ...result, call_id: 'reread' },
  ]);
};

/** A look at the folder before anything else. */
export const addFirst: Change = (run) => {
  const place = run.events.findIndex(({ type }) => type === 'tool_call');
  return place < 0 ? null : insertAt(run, place, toCommand('pwd', '/home/agent/workspace\n', 'first'));
};

/** A look at a version between two calls. */
export const addMiddle: Change = (run) => {
  const places = run.events.flatMap(({ type }, place) => (type === 'tool_call' ? [place] : []));
  const place = places[Math.floor(places.length / 2)];
  if (places.length < 2 || place === undefined) return null;
  // Calls that were made at once have their results together; nothing comes between them.
  if (run.events[place - 1]?.type === 'tool_call') return null;
  return insertAt(run, place, toCommand('node --version', 'v22.14.0\n', 'middle'));
};

function insertBeforeAnswer(run: BookRun, added: readonly TraceEvent[]): BookRun | null {
  const place = toAnswerPlace(run);
  // What a call that is still open returned would come after the look.
  return place < 0 || run.events[place - 1]?.type === 'tool_call' ? null : insertAt(run, place, added);
}

const insertAt = (run: BookRun, place: number, added: readonly TraceEvent[]): BookRun | null =>
  withEvents(run, [...run.events.slice(0, place), ...added, ...run.events.slice(place)]);

const toCommand = (command: string, text: string, call_id: string): TraceEvent[] => [
  { i: 0, type: 'tool_call', tool: 'exec', args: { command }, call_id },
  { i: 0, type: 'tool_result', tool: 'exec', call_id, text, is_error: false, exit_code: 0 },
];
