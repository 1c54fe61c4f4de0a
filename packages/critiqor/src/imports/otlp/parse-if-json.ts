/** Arguments are often JSON in a text. */
export function parseIfJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    // It only looked like it.
    return text;
  }
}
