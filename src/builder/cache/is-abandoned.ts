/** Whether a name ends with the number of a process that is gone: what it was making stays unfinished. */
export function isAbandoned(name: string): boolean {
  const [pid] = /(?<=[.-])\d+$/.exec(name) ?? [];
  return pid !== undefined && !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not sent.
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is there all the same.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
