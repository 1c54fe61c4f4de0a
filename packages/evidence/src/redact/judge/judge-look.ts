import { isIdentifier } from './judge-identifier.ts';
import { isGibberish, PGP_ID, PUBLIC_POINT } from './judge-secret.ts';
import { DOUBTFUL, keyStrength, passwordStrength } from './judge-strength.ts';
import { isLabel, isLocation, isStandIn } from './judge-value.ts';
import { isCamelPhrase, isEqualPhrase, isOddlyCased, isWordPhrase } from './judge-words.ts';

/** Kinds whose values people choose; all others are made by machines. */
const CHOSEN = new Set(['password', 'secret', 'credential', 'passphrase']);
const HEX = /^(?=[\da-f]*[a-f])(?=[a-f]*\d)[\da-f]{12,64}$/;
/** gitlab+deploy-token-42: the name of one. */
const LABEL = /^[a-z\d+._-]{0,30}[-_+.](?:token|password|secret|key|credential)s?(?:[-_]\d{1,4})?$/;
/** `p99=120ms`: another setting. */
const SETTING = /^[+-]?[A-Za-z_][\w.-]{0,40}=[^=]/;
/** `%22%2C%22top%22%3A46%7D`: the signs after a value, which are read once they are decoded. */
const ENCODED_SIGNS = /^%(?:2[027C]|3[AB]|5D|7D)/i;
const SIGNS = /[!#$%^&*?@~+={}[\]();,<>|]/;
const CODE = /^\w+\(|^[\w$]+(?:\.[\w$]+)+[([]|=>|\$\{|\{\{|^[[{(].*[\]})]$|\w\[\w*\]$|^[\w.]+=|^<|;$/;

/**
 * How much a value looks like a secret of a kind, where its place does not yet say so: 2 like little else, 1 like one, 0 not. Inside quotes or in
 * a line of its own, its ends are certain, so signs of any sort count.
 */
export function lookOf(value: string, kind: string, hasEnds: boolean): number {
  if (
    LABEL.test(value) ||
    isIdentifier(value) ||
    isStandIn(value) ||
    (!hasEnds && SETTING.test(value) && !(kind === 'password' && isEqualPhrase(value)))
  )
    return 0;
  if (ENCODED_SIGNS.test(value)) return 0;
  // The id of a key that signs; named otherwise, its name has been enough.
  if (kind === 'api_key' && PGP_ID.test(value)) return 0;
  if (/(?:key|token)$/.test(kind) && PUBLIC_POINT.test(value)) return 0;
  const key = keyStrength(value);
  if (!CHOSEN.has(kind)) return key > 0 || !/\d$/.test(value) || !isWordPhrase(value) ? key : DOUBTFUL;
  const strength = Math.max(passwordStrength(value), kind === 'password' && !hasEnds ? 0 : key);
  if (strength > 0 || value.length < 8 || value.length > 120) return strength;
  if (isLocation(value) || isLabel(value)) return 0;
  if (isWordPhrase(value) || HEX.test(value)) return DOUBTFUL;
  if (isCamelPhrase(value) || isOddlyCased(value) || isEqualPhrase(value)) return DOUBTFUL;
  if (/^[A-Za-z]{10,64}$/.test(value)) return isGibberish(value) ? DOUBTFUL : 0;
  return hasEnds && isSigned(value) ? DOUBTFUL : 0;
}

/** Letters and digits among signs of any sort, as generated passwords have them. */
function isSigned(value: string): boolean {
  return !/\s/.test(value) && /[A-Za-z]/.test(value) && /\d/.test(value) && SIGNS.test(value) && !CODE.test(value);
}
