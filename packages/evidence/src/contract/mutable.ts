/** Things while they are being read: their parts arrive in several events. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
