/** Does what may fail without harm. Answers whether it was done. */
export function attempt(step: () => void): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}
