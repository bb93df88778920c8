/**
 * Answers with a function that has `work` done, at once or, where it is under way, once more after
 * it: however often it is asked for meanwhile. `isLast` says whether nothing waits.
 */
export function oneAtATime(work: (isLast: () => boolean) => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWaiting = false;
  return async () => {
    isWaiting = true;
    if (isRunning) return;
    isRunning = true;
    while (isWaiting) {
      isWaiting = false;
      await work(() => !isWaiting);
    }
    isRunning = false;
  };
}
