/** Preloaded with `--import`, also through NODE_OPTIONS: the wall clock jumps by up to a day, forward and back, again and again. */
const original = Date.now;
const DAY_MS = 86_400_000;
const EVERY = 7;
let calls = 0;
let offset = 0;
const now = (): number => {
  calls += 1;
  if (calls % EVERY === 0) offset = Math.round((Math.random() - 0.5) * 2 * DAY_MS);
  return original() + offset;
};
Date.now = now;
const OriginalDate = Date;
globalThis.Date = new Proxy(OriginalDate, {
  construct: (target, args) => (args.length === 0 ? new target(now()) : Reflect.construct(target, args)),
});
