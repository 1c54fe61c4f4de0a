import type { EventDraft } from '@critiqor/evidence/contract/event';
import { asArray, asNumber, asObject, asText, given, type HostObject } from '../host/host.ts';
import { type ModelPrices, priceOf } from './model-prices.ts';

/** What an assistant message says about the call that produced it. */

/** Token counts and cost as payload of an event, or undefined when the provider reported none: zero is not "free". */
export function usageOf(
  message: HostObject,
  { contextBudget, prices }: { readonly contextBudget?: number | undefined; readonly prices?: ModelPrices } = {},
): EventDraft['payload'] | undefined {
  const usage = asObject(message.usage);
  if (
    isNonsense(usage.input) ||
    isNonsense(usage.output) ||
    isNonsense(usage.cacheRead) ||
    isNonsense(usage.cacheWrite)
  )
    return { reported_usage: withoutCost(usage) };
  const input = asNumber(usage.input) ?? 0;
  const output = asNumber(usage.output) ?? 0;
  const cacheRead = asNumber(usage.cacheRead) ?? 0;
  const cacheWrite = asNumber(usage.cacheWrite) ?? 0;
  const total = input + output + cacheRead + cacheWrite;
  if (total === 0) return undefined;
  const counts = { input, output, cacheRead, cacheWrite };
  const own = prices && priceOf(prices, asText(message.provider), asText(message.model), counts);
  const cost = own ?? asNumber(asObject(usage.cost).total) ?? 0;
  return given({
    usage: { input, output, cache_read: cacheRead, cache_write: cacheWrite, total },
    cost_usd: cost > 0 ? cost : undefined,
    context_used: input + cacheRead + cacheWrite,
    context_budget: contextBudget,
  });
}

/** A number that cannot be a count of tokens: then nothing is known, and the reported value is kept unchanged. */
export const isNonsense = (count: unknown): boolean =>
  typeof count === 'number' && !(Number.isSafeInteger(count) && count >= 0);

function withoutCost({ input, output, cacheRead, cacheWrite, totalTokens }: HostObject): HostObject {
  return given({ input, output, cache_read: cacheRead, cache_write: cacheWrite, total: totalTokens });
}

/** What a failed assistant message says about the failure. */
export function failureOf(message: HostObject): {
  readonly error?: string;
  readonly http_status?: number;
  readonly failure?: string;
  readonly tool_calls_refused?: string;
} {
  const code = message.errorCode;
  const status =
    asNumber(code) ?? (/^\d{3}$/.test(String(code)) ? Number(code) : leadingStatus(asText(message.errorMessage)));
  return given({
    error: asText(message.errorMessage),
    http_status: status,
    failure: asText(message.errorType),
    tool_calls_refused: refusalOf(message),
  });
}

/** Why the host refused the tool calls of a response: its error is all that is left of them. */
export function refusalOf(message: HostObject): 'malformed' | 'too_large' | undefined {
  const error = asText(message.errorMessage) ?? '';
  if (/^Provider returned an incomplete or malformed tool call\b/.test(error)) return 'malformed';
  return /^Exceeded tool-call argument buffer limit\b/.test(error) ? 'too_large' : undefined;
}

/** What the model thought before it answered, in the parts of its message that say so. */
export function reasoningOf(message: HostObject): string {
  let text = '';
  for (const part of asArray(message.content)) {
    const { type, thinking } = asObject(part);
    if (type === 'thinking' && typeof thinking === 'string') text += text ? `\n${thinking}` : thinking;
  }
  return text;
}

/** Providers' errors begin with their status: "500 boom". */
function leadingStatus(error: string | undefined): number | undefined {
  const status = /^([45]\d\d)\b/.exec(error ?? '')?.[1];
  return status === undefined ? undefined : Number(status);
}

/** Whether the host calls this the message of a call that failed. */
export const isErrorMessage = ({ stopReason }: HostObject): boolean =>
  stopReason === 'error' || stopReason === 'aborted';

/** Whether the host wrote the message itself, such as its copy of what a tool delivered: no model was asked for it. */
export const isHostMessage = ({ provider, model }: HostObject): boolean =>
  provider === 'openclaw' && (model === 'delivery-mirror' || model === 'gateway-injected');

/** Whether the message is one that a model ended itself. */
export const isModelMessage = ({ stopReason }: HostObject): boolean =>
  stopReason === 'stop' || stopReason === 'toolUse' || stopReason === 'length';
