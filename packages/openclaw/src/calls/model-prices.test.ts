import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceOf, toModelPrices, withPrice } from './model-prices.ts';
import { usageOf } from './model-usage.ts';

const PRICES = toModelPrices({
  'gpt-5': { input: 1.25, output: 10, cache_read: 0.125 },
  'azure/gpt-5': { input: 2, output: 20 },
  'half-a-price': { input: 1 },
  nonsense: 'free',
});
const TOKENS = { input: 1_000, output: 100, cacheRead: 8_000, cacheWrite: 400 };

test('dollars per million tokens, of the model or of the provider and the model', () => {
  assert.equal(priceOf(PRICES, 'openai', 'gpt-5', TOKENS), 0.00375);
  assert.equal(priceOf(PRICES, 'azure', 'gpt-5', TOKENS), 0.0208);
  for (const model of ['gpt-4', 'half-a-price', 'nonsense', undefined])
    assert.equal(priceOf(PRICES, 'openai', model, TOKENS), undefined, model);
});

test('a price of the user replaces the cost of the host; without one that stays', () => {
  const usage = { input: 1_000, output: 100, cacheRead: 8_000, cacheWrite: 400, cost: { total: 9 } };
  const message = { provider: 'openai', model: 'gpt-5', usage };
  assert.equal(usageOf(message, { prices: PRICES })?.cost_usd, 0.00375);
  assert.equal(usageOf({ ...message, model: 'other' }, { prices: PRICES })?.cost_usd, 9);
  assert.equal(usageOf(message)?.cost_usd, 9);
});

test('an event of an import gets its cost', () => {
  const usage = { input: 1_000, output: 100, cache_read: 8_000, cache_write: 400 };
  const draft = { event_type: 'after_provider_response', source: 'x', payload: { model: 'gpt-5', usage } } as const;
  assert.equal(withPrice(draft, PRICES).payload.cost_usd, 0.00375);
  assert.equal(withPrice({ ...draft, event_type: 'input' }, PRICES).payload.cost_usd, undefined);
  assert.equal(withPrice(draft, new Map()), draft);
});
