/** Whether a request only asks something: what the answer tells is then a state of affairs, not a deed. */
export function isQuestion(asked: string): boolean {
  const request = asked.trim();
  return request.endsWith('?') && !ASKS_FOR_DEEDS.test(request);
}

const ASKS_FOR_DEEDS = /\b(?:can|could|would|will) you\b|\bplease\b|\bmind\b|\bhow about\b/i;
