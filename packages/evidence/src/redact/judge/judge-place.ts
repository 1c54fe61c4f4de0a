import type { Certainty } from './judge-secret.ts';

export interface Place {
  readonly quote: string;
  readonly before: string;
  readonly next: string;
  /** What follows on its line. */
  readonly after: string;
  readonly match: RegExpExecArray;
}

/** How a quoted value is meant; undefined if it belongs to something else than the name. */
export function certaintyOfQuoted(value: string, kind: string, name: string, place: Place): Certainty | undefined {
  const { assign, call, space } = place.match.groups ?? {};
  const closesEarlierQuote = /^(?:\s|\\+[nrt](?:#|\s|\w+ )|[,;)\]}]+(?:\s|\\+[nrt]|$)|\.\w+\()/.test(value);
  const isVerb = space !== undefined && /^pass$/i.test(name) && !AFTER_USER.test(place.before);
  const isTypeUnion = assign === '|' && place.quote !== '`';
  const isLookup = call === '(' && (kind !== 'password' || LOOKUP.test(name)) && place.quote !== '`';
  const opens = kind === 'password' ? /\([ \t]*\\*["'`]$/ : /[([][ \t]*\\*["'`]$/;
  const isListOfNames =
    call === ',' && !name.startsWith('-') && !opens.test(place.before) && !/values\s*\([^)]*$/i.test(place.before);
  // def login(self, password):⏎ """…
  const isDocumentation = /\)[ \t]*:[ \t]*\r?\n/.test(place.match[0]);
  // NetUserPass("userid"), CHECK_PASS "works": a name that ends so is a result or a passing as well.
  const isPass = assign === undefined && /pass$/i.test(name) && /^[a-z]*(?:[-_][a-z]+)*$/i.test(value);
  if (closesEarlierQuote || isVerb || isTypeUnion || isLookup || isListOfNames || isDocumentation || isPass)
    return undefined;
  return space === undefined || kind === 'password' ? 'literal' : 'likely';
}

/** get_password('…'): what is given is the name of what is wanted. */
const LOOKUP =
  /(?:^|[._-])(?:get|read|fetch|find|load|lookup|has|ask|prompt|delete|remove|retrieve|resolve|query|need)[_-]?[A-Za-z]*$/i;

/** `user ada pass …`: here it is no verb. */
const AFTER_USER = /(?:user(?:name)?|login|network|ssid|wi-?fi)[ :=]{1,3}\S{0,63}[^\s.;:!?][\s,]{1,4}$/i;

/** How an unquoted value is meant; undefined if it belongs to something else than the name. */
export function certaintyOfUnquoted(value: string, kind: string, name: string, place: Place): Certainty | undefined {
  const { before, next, match } = place;
  const { assign = '', space, login } = match.groups ?? {};
  if (/^[[({<]|^[A-Za-z_$]{1,3}\}(?:[=;,)\s.]|$)/.test(value) && !isBraced(value, assign, next)) return undefined;
  // A number of JSON counts something: the place of a word in a vocabulary.
  if (kind === 'password' && assign === ':' && match[0].includes('"') && /^\d{1,5}$/.test(value)) return undefined;
  // Pins of a board
  if (kind === 'pin' && (next === ';' || BOARD.test(before) || ON_BOARD.test(place.after))) return undefined;
  if (kind === 'pin' && /area|district|city|village|post/i.test(match[0])) return undefined;
  // registry/auth-api:20261103-48cf39b is an image, and `auth: method=oauth2` leads to another setting.
  if (kind !== 'password' && assign === ':' && (/[\w.-]\/$/.test(before) ? !/\s/.test(match[0]) : SETTING.test(value)))
    return undefined;
  const isElement = /(?:>|\[CDATA\[)$/.test(assign) && !/^[:=]/.test(assign);
  if (space !== undefined && (/^--?[a-z]/i.test(value) || (/^[\w.-]+=$/.test(value) && /["'`]/.test(next))))
    return undefined;
  // The command, and whose password it changes
  if (space === '' && /^passwd$/i.test(name) && /(?:^|[\n$#%;&|❯➜]|sudo)[ \t]*$/.test(before)) return undefined;
  // redis> DEL auth:9f8e…
  if (kind === 'credential' && assign === ':' && !/[\s"']/.test(match[0]) && ID.test(value)) return undefined;
  if (space !== undefined && /\bTO\b/.test(space)) return undefined;
  if (space !== undefined && /^pass$/i.test(name)) return AFTER_USER.test(before) ? 'literal' : undefined;
  if (isElement && (!/[<\]]/.test(next) || /<\/[\w.:-]*$/.test(before + name))) return undefined;
  const isCommand = name.startsWith('-') || /(?:\bENV|\blogin \S+)\s+$/.test(before);
  if (assign === '=' && /--set(?:-string)?[ =]"?(?:\S{1,80},)?$/.test(before)) return 'literal';
  if (space !== undefined && isCommand) return 'literal';
  if (space !== undefined) return space === '' || kind === 'password' ? 'loose' : 'likely';
  if (login !== undefined || isElement || assign === ':-' || assign.includes('value')) return 'literal';
  const isArgument = /[,)]/.test(next) && /^[A-Za-z_]+\d?$/.test(value);
  if (assign === '=' && !/\s/.test(match[0])) return isArgument ? 'likely' : 'literal';
  const isYaml = kind === 'password' && assign === ':' && /(?:^|\n|\\n)[ \t-]*["']?$/.test(before);
  const isSetting = /^[A-Z\d]+_[A-Z\d_]+$/.test(name) || (isYaml && /^[a-z]{6,}$/.test(value));
  return isSetting && /[\r\n\\"']/.test(next) ? 'literal' : 'likely';
}

const ID = /^(?:[\w-]{1,40}:)*(?:[\da-f]{8}-[\da-f-]{27}|[\da-f]{16,64}|\d+)(?::[\w-]{1,40})*$/;
const ON_BOARD = /connector|header|gpio|board|(?:out|in)put|pull-?up|voltage|chip|"mode"|wire|jumper/i;
const BOARD =
  /(?:gpio|led|u?int\d{0,2}(?:_t)?|byte|const|let|var|digital|analog|output|input|bcm|physical|header|connector|data|clock|relay|button|sensor)[\s_-]{1,2}$/i;
const SETTING = /^[a-z][a-z_]{1,20}=[^=]/;

/** `Pwd={…};`: ODBC puts a value with signs into braces. */
function isBraced(value: string, assign: string, next: string): boolean {
  // <password>{…}</password> of Jenkins
  if (assign.endsWith('>') && /^\{[A-Za-z\d+/]{40,190}={0,2}\}$/.test(value)) return true;
  return (
    assign === '=' &&
    /^\{[^{}]{4,}\}$/.test(value) &&
    /[;\s]/.test(next) &&
    /\d/.test(value) &&
    !/^\{[\w.]+\}$/.test(value)
  );
}

/** `resource "random_password" "main" {`, `secret "db-7f9c" created`. */
const NAMES_SOMETHING =
  /^\\*["'`](?:[ \t]{0,2}\{[ \t]*(?:\r?\n|$)|[ \t](?:was |is |has been |already |successfully )?(?:created|deleted|configured|unchanged|updated|patched|not found|exists|labeled|annotated|rotated|removed|missing|expired)\b)/;

/** Whether what ends here in quotes is the name of a block or of something that was made or lost. */
export function isNameOfSomething(text: string, end: number): boolean {
  return NAMES_SOMETHING.test(text.slice(end, end + 40));
}
