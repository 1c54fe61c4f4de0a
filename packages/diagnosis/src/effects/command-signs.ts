import { toClientDeed } from '../tools/commands/service-clients.ts';
import type { SimpleCommand } from '../tools/commands/shell-line.ts';
import { type Deed, isChange } from '../tools/deeds.ts';
import { type Counts, type Ending, NOTHING_CHANGED, type Verdict } from './effect.ts';
import { toResultFields, toStateFields } from './result-fields.ts';
import { readStructuredEnding } from './structured-ending.ts';

/** What programs print about how they went, by what they do. The first one found decides; null if there is none. */
export function findCommandSign(command: SimpleCommand, deed: Deed, text: string, isClean: boolean): Verdict | null {
  const own = SIGNS.get(deed);
  const found = own ? findSign(own, text) : null;
  // An exit code of 0 that is its own is believed before a word of trouble: warnings use the same words.
  if (found && !(isClean && found.ending === 'failed')) return found;
  if (deed === 'query' || SQL_PROGRAMS.has(command.program)) {
    const rows = readRows(deed, text);
    if (rows) return rows;
  }
  if (HTTP_PROGRAMS.has(command.program)) return readHttp(command, deed, text);
  const done = deed === 'run' ? toClientDeed(command.args) : deed;
  return done !== null && isChange(done) ? readReport(done, text) : null;
}

/** What a client of a service says about the state of what it did, unless that is success: its exit code says as much. */
function readReport(deed: Deed, text: string): Verdict | null {
  const fields = (toResultFields(text) ?? toStateFields(text))?.filter(({ name }) => STATE_NAME.test(name)) ?? [];
  if (fields.length === 0) return null;
  const verdict = readStructuredEnding(deed, '', fields, null);
  return verdict.ending === 'succeeded' ? null : verdict;
}

const STATE_NAME = /(?:^|_)(?:state|status|result|outcome|phase)$/;

interface CommandMark {
  readonly mark: string;
  readonly pattern: RegExp;
  readonly ending: Ending;
  readonly says: string;
}

function findSign(signs: readonly CommandMark[], text: string): Verdict | null {
  for (const { mark, pattern, ending, says } of signs) {
    if (!text.includes(mark)) continue;
    const match = pattern.exec(text);
    if (match) return { ending, because: { text: says, quote: match[0].trim().slice(0, 200) }, counts: null };
  }
  return null;
}

const bad = (mark: string, pattern: RegExp, says = 'the program reports a failure'): CommandMark => ({
  mark,
  pattern,
  ending: 'failed',
  says,
});
const good = (mark: string, pattern: RegExp, says = 'the program reports success'): CommandMark => ({
  mark,
  pattern,
  ending: 'succeeded',
  says,
});
const open = (mark: string, pattern: RegExp, says: string): CommandMark => ({ mark, pattern, ending: 'unknown', says });

const GIT_ERRORS: readonly CommandMark[] = [
  bad('fatal: ', /^fatal: [^\n]*$/m),
  bad('hook id:', /^- hook id: [^\n]*$/m, 'a hook stopped it'),
  bad('CONFLICT', /^CONFLICT [^\n]*$/m, 'conflicts'),
];

const SIGNS: ReadonlyMap<Deed, readonly CommandMark[]> = new Map<Deed, readonly CommandMark[]>([
  [
    'commit',
    [
      ...GIT_ERRORS,
      bad(
        'nothing ',
        /^(?:nothing to commit|nothing added to commit|no changes added to commit)[^\n]*$/m,
        'there was nothing to commit',
      ),
      bad('error: ', /^error: [^\n]*$/m),
      good('] ', /^\[[\w./#-]{1,100}(?: \(root-commit\))? [0-9a-f]{5,40}\] [^\n]*$/m),
    ],
  ],
  [
    'push',
    [
      bad('rejected]', /^[^\n]{0,40}\[(?:remote )?rejected\][^\n]*$/m, 'the push was rejected'),
      bad('failed to push', /^error: failed to push[^\n]*$/m),
      bad('fatal: ', /^fatal: [^\n]*$/m),
      bad('remote: error', /^remote: error[^\n]*$/im),
      good('up-to-date', /^Everything up-to-date$/m, 'there was nothing to push'),
      good(' -> ', /^[^\n]{0,80} [\w./-]{1,200} -> [\w./-]{1,200}$/m),
    ],
  ],
  [
    'merge',
    [
      bad('onflict', /^(?:CONFLICT [^\n]*|Automatic merge failed[^\n]*|error: could not apply[^\n]*)$/m, 'conflicts'),
      bad('CONFLICT', /^CONFLICT [^\n]*$/m, 'conflicts'),
      bad('fatal: ', /^fatal: [^\n]*$/m),
      bad('not mergeable', /^[^\n]{0,120}not mergeable[^\n]*$/im),
      good('Already up', /^Already up[ -]to[ -]date\.?$/m, 'there was nothing to merge'),
      good('Fast-forward', /^Fast-forward$/m),
      good('Merge made', /^Merge made by[^\n]*$/m),
      good('erged pull request', /^[^\n]{0,10}(?:Merged|Squashed and merged|Rebased and merged) pull request[^\n]*$/m),
    ],
  ],
  [
    'install',
    [
      bad('npm err', /^npm (?:ERR!|error)[^\n]*$/m),
      bad('npm ERR', /^npm (?:ERR!|error)[^\n]*$/m),
      bad('ERR_PNPM', /^[^\n]{0,10}ERR_PNPM_\w+[^\n]*$/m),
      bad('E: ', /^E: [^\n]*$/m),
      bad('ERROR: ', /^ERROR: [^\n]*$/m),
      bad('error: ', /^error: [^\n]*$/m),
      good('Successfully installed', /^Successfully installed [^\n]*$/m),
      good('already satisfied', /^Requirement already satisfied[^\n]*$/m, 'it already existed'),
      good(' packages', /^(?:added|changed|up to date|removed)[^\n]{0,120}packages?\b[^\n]*$/m),
      good('is already the newest', /^\S+ is already the newest version[^\n]*$/m, 'it already existed'),
      good('Setting up ', /^Setting up [^\n]*$/m),
    ],
  ],
  [
    'deploy',
    [
      bad(
        'rror',
        /^[^\n]{0,40}(?:Error:|ERROR:|error:|Deployment failed|deploy(?:ment)? (?:failed|error)|Build failed)[^\n]*$/im,
      ),
      bad('ollback', /^[^\n]{0,60}(?:rolled back|rollback|Rolling back)[^\n]*$/im, 'it was rolled back'),
      bad('exceeded its progress deadline', /^[^\n]*exceeded its progress deadline[^\n]*$/m),
      bad('imed out', /^[^\n]{0,120}timed out[^\n]*$/im),
      open('Queued', /^[^\n]{0,40}(?:Queued|queued|pending approval|awaiting approval)[^\n]*$/m, 'it is waiting'),
      good('Apply complete!', /^Apply complete![^\n]*$/m),
      good('successfully rolled out', /^[^\n]*successfully rolled out[^\n]*$/m),
      good('eployed', /^[^\n]{0,60}\b(?:deployed|Deployed)\b[^\n]*$/m),
    ],
  ],
  [
    'check',
    [
      bad('Active: ', /^\s*Active: (?:failed|inactive)[^\n]*$/m, 'it is not running'),
      good('Active: active', /^\s*Active: active[^\n]*$/m, 'it is running'),
      bad('100% packet loss', /^[^\n]*100% packet loss[^\n]*$/m, 'nothing answers'),
      bad('FAILED', /^[^\n]{0,200}: FAILED(?: open or read)?$/m, 'a checksum differs'),
      bad('CrashLoopBackOff', /^[^\n]*CrashLoopBackOff[^\n]*$/m),
      bad('imed out', /^[^\n]{0,120}timed out[^\n]*$/im),
      good('successfully rolled out', /^[^\n]*successfully rolled out[^\n]*$/m),
    ],
  ],
  [
    'start',
    [
      bad('EADDRINUSE', /^[^\n]{0,120}EADDRINUSE[^\n]*$/m),
      bad('already in use', /^[^\n]{0,120}already in use[^\n]*$/m),
      good('istening', /^[^\n]{0,80}\b[Ll]istening (?:on|at)\b[^\n]*$/m, 'it is listening'),
      good('ready in', /^[^\n]{0,80}\bready in \d[^\n]*$/m, 'it is ready'),
      good('unning on', /^[^\n]{0,80}\b[Rr]unning on\b[^\n]*$/m, 'it is running'),
    ],
  ],
  [
    'publish',
    [
      bad('npm err', /^npm (?:ERR!|error)[^\n]*$/m),
      bad('npm ERR', /^npm (?:ERR!|error)[^\n]*$/m),
      bad('denied', /^[^\n]{0,80}denied[^\n]*$/im),
      good('+ ', /^\+ \S+@\d[^\n]*$/m),
    ],
  ],
]);

const SQL_PROGRAMS = new Set(['psql', 'mysql', 'mariadb', 'sqlite3', 'duckdb']);

/** What databases print: `DELETE 37`, `(0 rows)`, `ERROR: relation …`. */
function readRows(deed: Deed, text: string): Verdict | null {
  const error = /^(?:[^\n]{0,40}?)?(?:ERROR[: ]|Error: |FATAL: )[^\n]*$/m.exec(text);
  if (error)
    return {
      ending: 'failed',
      because: { text: 'the database refused', quote: error[0].trim().slice(0, 200) },
      counts: null,
    };
  const changed =
    /^(?:INSERT \d+|UPDATE|DELETE|COPY|MERGE) (\d+)$/m.exec(text) ?? /\bQuery OK, (\d+) rows? affected\b/.exec(text);
  if (changed) return toRowsVerdict(deed, Number(changed[1]), changed[0]);
  const listed = /^\((\d+) rows?\)$/m.exec(text);
  return listed ? toRowsVerdict('query', Number(listed[1]), listed[0]) : null;
}

function toRowsVerdict(deed: Deed, items: number, quote: string): Verdict {
  const counts: Counts = { items };
  const isNothing = items === 0 && deed !== 'query';
  return {
    ending: isNothing ? 'failed' : 'succeeded',
    because: { text: isNothing ? NOTHING_CHANGED : 'the database reports success', quote },
    counts,
  };
}

const HTTP_PROGRAMS = new Set(['curl', 'wget', 'http', 'https', 'xh', 'gh', 'aws', 'gcloud']);

/** The status of an answer: in its header, asked for by itself, or in a structured body. */
function readHttp(command: SimpleCommand, deed: Deed, text: string): Verdict | null {
  const status =
    /^(?:< )?HTTP\/[\d.]+ (\d{3})\b[^\n]*$/m.exec(text) ??
    (asksForStatus(command) ? /(?:^|\D)([1-5]\d\d)(?=\D|$)/.exec(text.slice(-200)) : null);
  if (status) {
    const code = Number(status[1]);
    // Looking whether a page is gone is done when it is gone: what a status means is for the reader.
    const ending: Ending = code >= 400 ? 'failed' : 'succeeded';
    return { ending, because: { text: `HTTP status ${code}`, quote: status[0].trim().slice(0, 200) }, counts: null };
  }
  const refused = /^(?:curl: \(\d+\)|wget: |http: error|[^\n]{0,40}ERROR [45]\d\d:)[^\n]*$/m.exec(text);
  if (refused)
    return {
      ending: 'failed',
      because: { text: 'there was no answer', quote: refused[0].slice(0, 200) },
      counts: null,
    };
  const fields = toResultFields(text);
  return fields === null || fields.length === 0 ? null : readStructuredEnding(deed, '', fields, null);
}

const asksForStatus = ({ args }: SimpleCommand): boolean =>
  args.some((arg) => arg.includes('http_code') || arg.includes('response_code'));

/** A complaint of the program itself about what it was given: `bash: x: command not found`, `rm: cannot remove 'a'`, a traceback. */
export function findOwnError({ program, args }: SimpleCommand, text: string): Verdict | null {
  if (program === '') return null;
  const failed = (says: string, quote: string): Verdict => ({
    ending: 'failed',
    because: { text: says, quote: quote.trim().slice(0, 200) },
    counts: null,
  });
  const missing = text.includes('not found') ? /^[^\n]{0,120}: (?:command not found|not found)$/m.exec(text) : null;
  if (missing?.[0].includes(program)) return failed('there is no such program', missing[0]);
  const given = args.filter((arg) => arg.length > 1 && !arg.startsWith('-'));
  // What a variable or pattern stood for cannot be looked for.
  const named = given.some((arg) => /[$*`]/.test(arg)) ? [] : given;
  const line = text
    .split('\n', MOST_LINES)
    .find(
      (candidate) => candidate.startsWith(`${program}: `) && COMPLAINS.test(candidate) && isAbout(candidate, named),
    );
  if (line !== undefined) return failed('the program complains', line);
  const trace = text.includes(TRACE) && /^(?:python|pypy)/.test(program);
  return trace && isAbout(text, named) ? failed('an exception ended it', TRACE) : null;
}

const TRACE = 'Traceback (most recent call last)';

/** Whether one of the operands is named, by its last part; a complaint without any is anybody's. */
function isAbout(text: string, operands: readonly string[]): boolean {
  return (
    operands.length === 0 || operands.some((operand) => text.includes(operand.slice(operand.lastIndexOf('/') + 1)))
  );
}

const MOST_LINES = 200;
const COMPLAINS =
  /can['’]?t|cannot|denied|no such|not found|error|fail|invalid|illegal|corrupt|unexpected|truncated|refused|unable/i;
