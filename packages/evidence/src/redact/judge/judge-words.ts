/** Words that names of resources, files and settings are made of, and passwords hardly ever. */
export const TECHNICAL = new Set(
  `access account action active add address admin agent all alpha amd api app application arm artifact asset async audit auth aws azure back backend
  backup base basic batch beta bin block body bool branch browser bucket build builder bundle bytes cache call card cert certificate chain channel check ci
  cipher class cli client cloud cmd code column command common compose config configmap connection console container content context controller crypto cryptography
  cookie core count cred credential credentials cron crud csrf css current custom daemon dashboard data database date db debug default delete demo deploy
  deployment detail dev device dict dir disk dist dns doc docker docs domain drop edge email enable enabled encryption endpoint engine enterprise entity
  entry env error event example exec expired export external factory false feature fetch field file files filter flag flow fn folder forgot form format
  frontend full func function gateway gcp generate generic get gh git github gitlab global go google graph group guest handler hash header health helm
  helper home hook host html http https id image import in index info ingress init initial input install int internal invalid io ip item java job
  js json jwt key keys keyword kind kube kubernetes label lambda lang layer legacy len length level lib library limit linux list live load local lock log login
  logs mac mail main manager map master max member memory message meta method min mode model module mongo monitor mount my mysql name namespace
  native net network new next node none not npm null number oauth object of off old on online openid operator option options order org os out output
  owner package page param params parser part pass passphrase password passwd path payload pending permission pg pid pipeline pkg place plain plan platform
  plugin pod policy pool port postgres prefix preview primary private prod production profile project prompt property protected provider proxy public
  pull push py python query queue random read reader ready real record redis ref refresh region registry release remote replica repo report request required
  reset resource response rest result role root route router row rsa rule run runner runtime s3 sample sandbox scan schema scope script sdk search
  secret secrets section secure security select self send sentry server service session set setting settings setup shared shell sign signature site size slot
  smtp socket source spec sql src ssh ssl sso stage staging standard start state static status step storage store stream string stub subject sub
  suffix sync system tab table tag target task team temp template tenant terraform test tests text theme thread time timeout tls tmp token tokens tool
  topic total trace track transport true type types ui unit unknown update upload uri url usage use user username users util uuid v1 v2 valid validation
  value values var vault vendor verify version view vm volume wait warning web webhook wifi window with worker workflow workspace wrapper write x xml
  yaml your zone foo bar baz qux`.split(/\s+/),
);

const PARTS =
  /^[A-Za-z]{3,14}(?:([-_. ])(?:[A-Za-z]{3,14}|\d{1,4}\1[A-Za-z]{3,14}))(?:\1(?:[A-Za-z]{2,14}|\d{1,4}(?=\1))){0,6}(?:\1?\d{1,4})?[!?.]?$/;

/**
 * Whether a value is a few plain words, joined in one way, that do not make the name of a resource: `comet-hammock-pickle-0`, `Velvet_Onion_7`,
 * `tiger-fjord-0-lantern`.
 */
export function isWordPhrase(value: string): boolean {
  if (value.length > 100 || !PARTS.test(value)) return false;
  const words = value.split(/[-_. ]/).map((word) => word.replace(/[\d!?.]+$/, ''));
  const plain = words.filter((word) => word !== '');
  return plain.length >= (/\d/.test(value) ? 2 : 3) && !plain.some((word) => TECHNICAL.has(word.toLowerCase()));
}

/** Whether a value is at least three such words without a number, each of them long: no `easy-to-remember`. */
export function isLongPhrase(value: string): boolean {
  return /^[A-Za-z]{4,14}([-_.])[A-Za-z]{4,14}(?:\1[A-Za-z]{4,14}){1,6}$/.test(value) && isWordPhrase(value);
}

/** Velvet=8161MAG, thistle=island1217, Sommer2021=nectar: a word, a sign of equality and something that no setting is set to. */
const EQUAL_PHRASE =
  /^(?:[A-Za-z]{4,14}=(?=[A-Za-z\d]{0,12}\d\d)(?:[A-Za-z]{3,14}\d{2,6}|\d{3,6}[A-Z]{2,4}|\d{4})|[A-Z][a-z]{2,14}\d{2,4}=[a-z]{3,14}|[A-Z][a-z]{2,14}(?:[A-Z][a-z]{2,14})?\d{2,4}=|[A-Z]\d[a-z]{3,14}=[A-Z][a-z]{2,14})[!?]?$/;

const SETTING =
  /^\w*(?:name|user|host|mode|type|level|path|file|size|time|port|addr|version|status|state|stage|region|zone|node|role|group|team|count|code)=/i;

/** Whether a value reads like `name=value` and is a password all the same. */
export function isEqualPhrase(value: string): boolean {
  return EQUAL_PHRASE.test(value) && !SETTING.test(value) && !isTechnical(value, 3);
}

/** thunderCompass77, PepperPirate36. */
const CAMEL_PHRASE = /^[A-Za-z][a-z]+(?:[A-Z][a-z]{2,})+\d{2,4}$/;
const CASE_BORDER = /_+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
/** Ribbon_rcalLU: within one part of a name, letters keep one case but for the first. */
const ODD_PART = /_(?:[a-z]+[A-Z]|[A-Z]{2,}[a-z]|[A-Z][a-z]+[A-Z])/;

/** Whether a value is words and a number that are joined as names of code are, and none of the words is technical. */
export function isCamelPhrase(value: string): boolean {
  return CAMEL_PHRASE.test(value) && !isTechnical(value.replace(LITTLE_WORDS, ''));
}

/** Words that sentences have as well as names of code: MyTigerLikesPepper42. */
const LITTLE_WORDS =
  /(?:^|(?<=[a-z]))(?:My|your|Your|my|The|Of|On|In|With|Is|Not|New|Old|Home|Real|All|Off|Out|And|Play|Live)(?=[A-Z])/g;

/** Whether letters change their case as in no name of code: Ribbon_rcalLU, tYvZAUVchK. */
export function isOddlyCased(value: string): boolean {
  if (!/^[A-Za-z_]{8,64}$/.test(value) || /^[A-Z_]+[a-z]?[A-Z_]{4,}$|^[a-z_]+$/.test(value) || isTechnical(value, 3))
    return false;
  if (ODD_PART.test(value)) return true;
  const parts = value.split(CASE_BORDER);
  return parts.filter((part) => part.length <= 2 || !/[aeiouy]/i.test(part)).length >= 2;
}

/** Whether small words, perhaps with numbers, are joined as names of hosts and services are, one of them technical: `hpc-login2`. */
export function isResourceName(value: string): boolean {
  return /^[a-z]+\d{0,3}(?:[-_.][a-z]+\d{0,3})+$/.test(value) && isTechnical(value.replace(/\d+/g, ''), 3);
}

/** Whether any of the words in a value says that it names something technical. */
function isTechnical(value: string, minLength = 1): boolean {
  return value
    .split(/[^A-Za-z\d]+|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .some((word) => word.length >= minLength && TECHNICAL.has(word.toLowerCase()));
}

/** Objects that code has and names of resources have not. */
const OBJECTS = new Set(
  'args argv cfg conf creds ctx data document dto elem event fake faker form formik inputs itertools obj opts os process props req res row rows schema secrets self sequelize state this types vars zod'.split(
    ' ',
  ),
);
/** What follows the name of a file or a host. */
const ENDINGS =
  /^(?:txt|ya?ml|json|toml|ini|conf|cfg|env|pem|key|crt|gpg|asc|age|enc|php|rb|ts|tsx|jsx|md|sh|ps|vue|go|rs|com|net|org|local|internal|lan|corp|dev|io|pw|pwd)$/i;

/** Whether neither part of `left.right` is an object of code, a file or a host. */
export function isPlainMember(left: string, right: string): boolean {
  return !isTechnical(`${left}.${right}`) && !OBJECTS.has(left.toLowerCase()) && !ENDINGS.test(right);
}

/** Whether the letters of `left.right` change their case as in no name of code. */
export function isOddMember(left: string, right: string): boolean {
  const hasBorder = /[A-Za-z][A-Z]/.test(left) || /[A-Za-z][A-Z]/.test(right);
  if (!hasBorder || !/[a-z]/.test(left + right)) return false;
  const parts = [left, right].flatMap((part) => part.split(CASE_BORDER));
  return parts.filter((part) => part.length <= 2 || !/[aeiouy]/i.test(part)).length >= 3;
}
