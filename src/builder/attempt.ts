/** Runs a step whose failure has no consequences. Returns whether it succeeded. */
export function attempt(step: () => void): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}
