/** Whether a request only asks something: the answer then describes a state, not a deed. */
export function isQuestion(asked: string): boolean {
  const request = asked.trim();
  return request.endsWith('?') && !ASKS_FOR_DEEDS.test(request);
}

const ASKS_FOR_DEEDS = /\b(?:can|could|would|will) you\b|\bplease\b|\bmind\b|\bhow about\b/i;
