/**
 * Places that hold a secret without a name right before it: a word to look for, and the form of what is there. The first group is the secret.
 * Every form is tried only where its word is, and is bounded.
 */
export interface PlaceForm {
  /** Lower case; the text may have it in any case. */
  readonly word: string;
  /** How it is written, for a short word that is looked for as it is. */
  readonly written?: string;
  readonly form: RegExp;
  readonly kind: string;
}

/** Letters and digits or signs, as passwords that people choose have. */
export const STRONG = /(?=[^\s"']{0,60}(?:\d|[!?#*^~$%&@]))(?=[^\s"']{0,60}[A-Za-z])/.source;

/** Twelve letters and digits in a row, as what a machine made has them and the names of themes and releases have not. */
export const RANDOM_PART = /(?=[^\s;"']{0,200}?(?=[A-Za-z]{0,11}\d)(?=\d{0,11}[A-Za-z])[A-Za-z\d]{12})/.source;

/** Where a line or a command ends: words of a sentence go on. */
export const AT_LINE_END = /(?=(?:\\*["'`])?[ \t;]{0,4}(?:[\r\n|&#│]|$|<\/|\]\]>|(?<=["'`])[,}\])]))/.source;

/** The words of four letters that sentences are made of. Random groups of four letters hardly ever are such a word. */
const WORDS =
  'able also area away back been best both call came case city come data date days does done down each easy even ever face fact feel file find five form four free from full game gave give goes good gone half hand hard have head hear help here high hold home hour idea into item join just keep kept kind knew know land last late lead left less life like line link list live load long look lost made make many mean meet mind mode more most move much must name near need next once only open over page part pass past plan play plus post read real rest room runs safe said same save seem seen self send sent show side sign site size some soon sort such sure take tell test text than that them then they this thus time told took tool true turn type unit upon used user very view wait want ways week well went were what when whom wide will wish with word work year your zero'
    .split(' ')
    .join('|');
export const NO_WORDS = `(?!(?:[a-z]{4} ){0,3}(?:${WORDS})(?![a-z]))`;
