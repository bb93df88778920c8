export interface CommandResult {
  /** Decides the exit status. */
  ok: boolean;
  /** For standard output. */
  text: string;
  /** For standard error. */
  report: string;
}

export function failWith(report: string): CommandResult {
  return { ok: false, text: "", report };
}
