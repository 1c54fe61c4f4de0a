/**
 * Puts the values of `{name:Type}` into a statement, as a ClickHouse server does with the `param_name` members of a request. The engine's own
 * binding is not safe while queries run in parallel, so each value becomes a literal of its declared type here.
 */
export function bindParameters(sql: string, params: ReadonlyMap<string, string>): string {
  return sql.replaceAll(TOKENS, (token, name: string | undefined, type: string | undefined) => {
    if (name === undefined || type === undefined) return token;
    const value = params.get(name);
    if (value === undefined) throw new MissingParameter(name);
    return toLiteral(value, type.trim());
  });
}

/** A statement names a parameter that the request does not have. */
class MissingParameter extends Error {
  override readonly name = 'MissingParameter';

  constructor(parameter: string) {
    // The text and the number that a ClickHouse server gives.
    super(
      `Code: 456. DB::Exception: Substitution \`${parameter}\` is not set: In scope query parameters. (UNKNOWN_QUERY_PARAMETER)`,
    );
  }
}

/** Strings, quoted names and comments are matched so that nothing inside them is taken for a parameter; one without an end goes to the end. */
const TOKENS =
  /'(?:[^'\\]|\\[\s\S]?)*(?:'|$)|"(?:[^"\\]|\\[\s\S]?)*(?:"|$)|`(?:[^`\\]|\\[\s\S]?)*(?:`|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\{(\w+)\s*:\s*([^{}]+)\}/g;

const NULL = '\\N';
/** Types whose text contains quoted values with escapes of their own. */
const COMPOSITE = /^(?:Array|Map|Tuple|Nested|Variant|JSON)\b/;
/** Types that have no conversion from text; the reader of the format has one. */
const ONLY_BY_FORMAT = /\b(?:Map|Tuple)\(/;

function toLiteral(value: string, type: string): string {
  if (type === 'Identifier') return `\`${escapeText(unescapeField(value), '`')}\``;
  if (value === NULL) return `CAST(NULL AS ${type})`;
  if (ONLY_BY_FORMAT.test(type))
    return `(SELECT value FROM format(TabSeparated, ${quote(`value ${type}`)}, ${quote(`${value}\n`)}))`;
  return `CAST(${quote(COMPOSITE.test(type) ? value : unescapeField(value))} AS ${type})`;
}

const quote = (text: string): string => `'${escapeText(text, "'")}'`;

/** A zero byte would end the statement, which the engine takes as a C string. */
const escapeText = (text: string, mark: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`).replaceAll('\0', '\\0');

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', 0: '\0' };

/** The official client sends values as fields of a tab-separated line. */
const unescapeField = (field: string): string =>
  field.replaceAll(/\\([\s\S])/g, (_, escaped: string) => ESCAPES[escaped] ?? escaped);
