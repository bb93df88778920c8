// @ts-check
import { env } from "node:process";

/** Loaded into a process with `--import`: sets its clock ahead by `CLOCK_DAYS` days, or back. */
const offset = Number(env.CLOCK_DAYS ?? 0) * 24 * 60 * 60 * 1000;
const Real = Date;

class Shifted extends Real {
  /** @param {[] | [value: number | string | Date]} values */
  constructor(...values) {
    const [value = Real.now() + offset] = values;
    super(value);
    if (values.length > 1) this.setTime(Reflect.construct(Real, values).getTime());
  }

  static now() {
    return Real.now() + offset;
  }
}

// The type of `Date` has a call without `new` that no class has.
globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (Shifted));
