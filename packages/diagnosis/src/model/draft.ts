/** Things while they are being read: their parts arrive in several events. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };
