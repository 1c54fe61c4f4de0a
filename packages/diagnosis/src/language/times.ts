/** once, twice, 3 times. */
export const toTimes = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** 1 call, 2 calls. */
export const toAmount = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
