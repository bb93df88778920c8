interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection should be spared: data saver, or 2g. */
export function sparesData(connection: NetworkInformation | undefined): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g");
}

/** Undefined in browsers that do not tell. */
export function readersConnection(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

/** Runs a task that nobody waits for: when the browser has nothing else to do, in two seconds at the latest. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
