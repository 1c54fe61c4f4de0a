import type { EventDraft } from '@critiqor/evidence/contract/event';
import { asNumber, asObject, asText } from '../host/host.ts';

/** Dollars per million tokens. */
interface ModelPrice {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}

/** What the user pays for models, by `model` or `provider/model`. */
export type ModelPrices = ReadonlyMap<string, ModelPrice>;

interface TokenCounts {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}

/** From a configuration that may hold anything; what has no price for input and output is left out. Without its own price the cache costs what input costs. */
export function toModelPrices(config: unknown): ModelPrices {
  return new Map(
    Object.entries(asObject(config)).flatMap(([model, value]) => {
      const price = asObject(value);
      const [input, output] = [asNumber(price.input), asNumber(price.output)];
      if (input === undefined || output === undefined) return [];
      const { cache_read: read, cache_write: write } = price;
      return [[model, { input, output, cacheRead: asNumber(read) ?? input, cacheWrite: asNumber(write) ?? input }]];
    }),
  );
}

/** What a call cost at these prices; undefined when they have none for its model. */
export function priceOf(
  prices: ModelPrices,
  provider: string | undefined,
  model: string | undefined,
  tokens: TokenCounts,
): number | undefined {
  if (prices.size === 0 || model === undefined) return undefined;
  const price = prices.get(`${provider}/${model}`) ?? prices.get(model);
  if (!price) return undefined;
  const { input, output, cacheRead, cacheWrite } = tokens;
  const sum = input * price.input + output * price.output + cacheRead * price.cacheRead + cacheWrite * price.cacheWrite;
  // A billionth of a dollar; the rest is noise of the computation.
  return Math.round(sum * 1_000) / 1e9;
}

/** An event with its cost at these prices, if it is the end of a model call that names its model and its tokens. */
export function withPrice(draft: EventDraft, prices: ModelPrices): EventDraft {
  const { usage, provider, model } = draft.payload;
  if (prices.size === 0 || draft.event_type !== 'after_provider_response' || usage === undefined) return draft;
  const { input = 0, output = 0, cache_read: cacheRead = 0, cache_write: cacheWrite = 0 } = asObject(usage);
  const counts = { input, output, cacheRead, cacheWrite } as TokenCounts;
  const cost = priceOf(prices, asText(provider), asText(model), counts);
  return cost === undefined ? draft : { ...draft, payload: { ...draft.payload, cost_usd: cost } };
}
