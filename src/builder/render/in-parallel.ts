/**
 * Works on all items, at most `concurrency` of them at a time: one iterator, many takers, each of
 * which takes the next item when its last one is done. After a failure none takes another, and it is
 * thrown when all are done.
 */
export async function inParallel<T>(
  items: Iterable<T>,
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const take = async () => {
    while (failures.length === 0) {
      const next = queue.next();
      if (next.done) return;
      await work(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, take));
  if (failures.length > 0) throw failures[0];
}
