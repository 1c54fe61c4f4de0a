/**
 * How many tokens a text is, estimated without anybody's tokenizer. Chosen to be too high for prose, JSON and logs in common tokenizers (3 to 4
 * characters of ASCII a token, about one token a character elsewhere), so that what is estimated to fit does fit.
 */
export function estimateTokens(text: string): number {
  let ascii = 0;
  let digits = 0;
  let others = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127) others += 1;
    else if (code >= 48 && code <= 57) digits += 1;
    else ascii += 1;
  }
  return Math.ceil(ascii / ASCII_CHARS + digits / DIGIT_CHARS + others);
}

const ASCII_CHARS = 3.2;
/** Ids and figures are cut into short pieces. */
const DIGIT_CHARS = 2;
