/** An error that is printed with a hint and without a stack. */
export class UserError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

export function createPortInUseError(error: Error, port: number): UserError | undefined {
  const isTaken = /EADDRINUSE|already in use/.test(error.message);
  return isTaken
    ? new UserError(
        `the port ${port} is in use`,
        "stop the program that uses it, or choose another `--port`",
      )
    : undefined;
}

export function formatError(message: string, hint: string | undefined): string {
  return `${message}${hint === undefined ? "" : `\n  Hint: ${hint}`}\n`;
}
