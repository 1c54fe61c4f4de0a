/** For tests, loaded before a program: its clock is wrong by `SHIFT_CLOCK_MS`. */
const shift = Number(process.env.SHIFT_CLOCK_MS ?? 0);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args: readonly unknown[]) {
    if (args.length === 0) super(RealDate.now() + shift);
    else super(...(args as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;
