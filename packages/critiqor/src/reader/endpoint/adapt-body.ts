import type { RequestBody } from '../requests.ts';

/** The request without the parameter that an endpoint says it does not know; null when it names none that can be given up. */
export function adaptBody(body: RequestBody, refused: string): RequestBody | null {
  const { max_tokens, temperature: _, response_format, ...rest } = body;
  if (max_tokens !== undefined && refused.includes('max_completion_tokens'))
    return { ...without(body, 'max_tokens'), max_completion_tokens: max_tokens };
  if (body.temperature !== undefined && /\btemperature\b/.test(refused)) return without(body, 'temperature');
  if (response_format !== undefined && /response_format|json_schema|json_object|grammar/.test(refused))
    return without(body, 'response_format');
  return rest.max_completion_tokens !== undefined && refused.includes('max_completion_tokens')
    ? without(body, 'max_completion_tokens')
    : null;
}

function without(body: RequestBody, name: keyof RequestBody): RequestBody {
  return Object.fromEntries(Object.entries(body).filter(([member]) => member !== name)) as unknown as RequestBody;
}
