/** Tasks that this document goes on with: one that fails here again must not load it once more. */
const resumed = new Set<string>();

/** Whether the host answers for the address: where it does not, a full load would lose the page on screen. */
export async function canLoad(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD" })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Loads the document again because the script for a task did not come, for example after a deploy.
 * The new document gets what `value` answers from `resume`: it travels with the entry of the history,
 * which needs no storage. Answers false where nothing is loaded: the host does not answer, or this
 * document has been loaded for the task already.
 */
export async function loadAgainFor(task: string, value: () => unknown): Promise<boolean> {
  if (resumed.has(task) || !(await canLoad())) return false;
  history.replaceState({ ...history.state, [task]: value() }, "");
  location.reload();
  return true;
}

/** What the document before this one has left to do; it is answered once. */
export function resume<Value>(task: string): Value | undefined {
  const { [task]: value, ...state } = history.state ?? {};
  if (value !== undefined) {
    resumed.add(task);
    history.replaceState(state, "");
  }
  return value;
}
