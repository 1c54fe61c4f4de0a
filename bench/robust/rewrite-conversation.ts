import type { TraceEvent } from '@critiqor/diagnosis/intake/read-trace';
import { type BookRun, type Change, toAnswerPlace, withEvents } from './book-run.ts';
import { SMALL_TALK } from './small-talk.ts';

/** A message that only says that work goes on, before the first call. */
export const addInterim: Change = (run) => {
  const place = run.events.findIndex(({ type }) => type === 'tool_call');
  return place < 0 ? null : insertWorking(run, place);
};

/** The same right before the final answer. */
export const addInterimBeforeAnswer: Change = (run) => {
  const place = toAnswerPlace(run);
  return place < 0 || run.events[place - 1]?.type !== 'tool_result' ? null : insertWorking(run, place);
};

/** A question about something else, answered before. */
export const addEarlierTurn: Change = (run) =>
  insertTurn(run, [
    { i: 0, type: 'user_message', text: 'What does the abbreviation HTTP stand for?' },
    { i: 0, type: 'assistant_message', text: 'HTTP stands for Hypertext Transfer Protocol.' },
  ]);

/** A finished job about something else, done before. */
export const addEarlierJob: Change = (run) =>
  insertTurn(run, [
    { i: 0, type: 'user_message', text: 'What is in recipes/leek-broth.md?' },
    { i: 0, type: 'tool_call', tool: 'read', args: { path: 'recipes/leek-broth.md' }, call_id: 'earlier' },
    {
      i: 0,
      type: 'tool_result',
      tool: 'read',
      call_id: 'earlier',
      text: '# Leek broth\n\nLeeks, potatoes, cream.\n',
      is_error: false,
    },
    { i: 0, type: 'assistant_message', text: 'A recipe for leek broth with leeks, potatoes and cream.' },
  ]);

/** Each event a few seconds after the one before. */
export const addTimes =
  (begin: string): Change =>
  (run) =>
    withEvents(
      run,
      run.events.map((event, i) => ({ ...event, ts: new Date(Date.parse(begin) + i * 2_500).toISOString() })),
    );

/** People with other first names, everywhere. */
export const renamePeople: Change = (run) => {
  const text = JSON.stringify([run.task, run.events]);
  const names = Object.keys(OTHER_NAMES).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  // Runs about names that are nearly the same keep them.
  const isNear = names.some((name, n) => names.some((other, m) => m !== n && other.slice(0, 3) === name.slice(0, 3)));
  if (names.length === 0 || isNear || names.some((name) => text.includes(OTHER_NAMES[name] ?? ''))) return null;
  const spelled = new RegExp(
    `(?<![\\p{L}\\d])(?:${names.flatMap((name) => [name, name.toLowerCase()]).join('|')})(?![\\p{L}\\d])`,
    'gu',
  );
  const renamed = text.replace(spelled, (name) => OTHER_NAMES[name] ?? toOther(name));
  const [task, events] = JSON.parse(renamed) as [string | undefined, TraceEvent[]];
  return { ...run, ...(task ? { task } : {}), events };
};

const toOther = (name: string): string =>
  (OTHER_NAMES[`${name.charAt(0).toUpperCase()}${name.slice(1)}`] ?? name).toLowerCase();

const OTHER_NAMES: Readonly<Record<string, string>> = {
  Anna: 'Greta',
  Marta: 'Helena',
  Tom: 'Nils',
  Maria: 'Sofia',
  Jonas: 'Viktor',
  Priya: 'Deepa',
  Lena: 'Franka',
  Sarah: 'Judith',
  David: 'Bernard',
  Julia: 'Camille',
  Peter: 'Ruben',
  Laura: 'Ingrid',
  Paul: 'Hugo',
  Emma: 'Wanda',
  Daniel: 'Osman',
  Elena: 'Paola',
  Marco: 'Stefano',
  Sofie: 'Birgit',
  Kim: 'Lou',
  Ben: 'Gus',
  Nina: 'Carla',
  Lisa: 'Dora',
  James: 'Edgar',
  Alex: 'Robin',
  Sam: 'Toni',
  Omar: 'Yusuf',
  Ana: 'Ines',
};

function insertWorking(run: BookRun, place: number): BookRun | null {
  const working = SMALL_TALK[run.expect.language]?.working;
  if (working === undefined) return null;
  const { events } = run;
  return withEvents(run, [
    ...events.slice(0, place),
    { i: 0, type: 'assistant_message', text: working },
    ...events.slice(place),
  ]);
}

function insertTurn(run: BookRun, turn: readonly TraceEvent[]): BookRun | null {
  const place = run.events.findIndex(({ type }) => type === 'user_message');
  return place < 0 ? null : withEvents(run, [...run.events.slice(0, place), ...turn, ...run.events.slice(place)]);
}
