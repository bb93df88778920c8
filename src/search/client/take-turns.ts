/** Does work when its turn comes. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so much work be under way at a time; the rest waits in order. */
export function takeTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next, if there is one.
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
