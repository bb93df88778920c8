/** Tasks of the previous document: if one fails here again, the document is not reloaded again. */
const resumed = new Set<string>();

/** Whether the server responds for the current URL: if it does not, a reload would lose the page. */
export async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD" })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads the document because a script for a task is missing, for example after a deploy. The new
 * document gets `value()` from `takeResumedTask`; it is stored in the history entry.
 *
 * @returns false if nothing is reloaded: the server does not respond, or this document was already
 * loaded for the task
 */
export async function reloadToResume(task: string, value: () => unknown): Promise<boolean> {
  if (resumed.has(task) || !(await isServerReachable())) return false;
  history.replaceState({ ...history.state, [task]: value() }, "");
  location.reload();
  return true;
}

/** The value that the previous document left for a task. Defined only for the first call. */
export function takeResumedTask<Value>(task: string): Value | undefined {
  const { [task]: value, ...state } = history.state ?? {};
  if (value !== undefined) {
    resumed.add(task);
    history.replaceState(state, "");
  }
  return value;
}
