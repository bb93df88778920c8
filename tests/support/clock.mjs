// @ts-check
import { env } from "node:process";

/** Load it with `--import`: moves the clock by `CLOCK_DAYS` days. */
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

// `Date` can be called without `new`, which no class allows.
globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (Shifted));
