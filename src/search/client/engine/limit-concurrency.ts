type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits the number of tasks that run at a time; the others wait in order. */
export function limitConcurrency(max: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
