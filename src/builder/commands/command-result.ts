export interface CommandResult {
  /** Decides the exit status. */
  ok: boolean;
  /** For standard output. */
  text: string;
  /** For standard error. */
  report: string;
}

export function failWith(message: string): CommandResult {
  return { ok: false, text: "", report: `${message}\n` };
}
