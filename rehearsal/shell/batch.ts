/** How many texts go to a program at once. */
const size = 200;

/**
 * Collects what is asked in one turn of the event loop, so that a program that takes long to start is
 * started once for all of it.
 */
export function batched<T>(
  run: (texts: readonly string[]) => Promise<readonly T[]>,
): (text: string) => Promise<T> {
  let waiting: { text: string; resolve: (value: T) => void; reject: (error: unknown) => void }[] =
    [];
  const flush = async () => {
    const batch = waiting;
    waiting = [];
    for (let start = 0; start < batch.length; start += size) {
      const part = batch.slice(start, start + size);
      try {
        const answers = await run(part.map(({ text }) => text));
        for (const [index, { resolve }] of part.entries()) resolve(answers[index] as T);
      } catch (error) {
        for (const { reject } of part) reject(error);
      }
    }
  };
  return (text) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) setTimeout(() => void flush(), 5);
      waiting.push({ text, resolve, reject });
    });
}
