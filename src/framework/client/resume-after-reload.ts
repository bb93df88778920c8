/** Tasks that this document resumes after a reload. They do not cause another one. */
const resumed = new Set<string>();

/** A reload without a server would replace the page by the browser's error page. */
export async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD" })).status < 500;
  } catch {
    return false;
  }
}

/** Returns false if the server is unreachable or the document was already reloaded. */
export async function reloadToResume(task: string, value: () => unknown): Promise<boolean> {
  if (resumed.has(task) || !(await isServerReachable())) return false;
  history.replaceState({ ...history.state, [task]: value() }, "");
  location.reload();
  return true;
}

/** The value from before the reload. Only the first call returns it. */
export function takeResumedValue<Value>(task: string): Value | undefined {
  const { [task]: value, ...state } = history.state ?? {};
  if (value !== undefined) {
    resumed.add(task);
    history.replaceState(state, "");
  }
  return value;
}
