export function inParallel<T>(
  items: Iterable<T>,
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  return runWorkers(
    items,
    Array.from({ length: concurrency }, () => work),
  );
}

/** Workers take items from one queue. After an error the others finish their current item. */
export async function runWorkers<T>(
  items: Iterable<T>,
  workers: readonly ((item: T) => Promise<void>)[],
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const runWorker = async (work: (item: T) => Promise<void>) => {
    while (failures.length === 0) {
      const next = queue.next();
      if (next.done) return;
      await work(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(workers.map(runWorker));
  if (failures.length > 0) throw failures[0];
}
