import { clsx } from "./clsx.ts";

export { clsx as twJoin, clsx as twMerge };
