/** An error that is printed with a hint and without a stack. */
export class UserError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

export function createListenError(error: Error, port: number): UserError | undefined {
  if (/EADDRINUSE|already in use/.test(error.message)) {
    const hint = "stop the program that uses it, or choose another `--port`";
    return new UserError(`the port ${port} is in use`, hint);
  }
  return /ENOTFOUND|EADDRNOTAVAIL/.test(error.message)
    ? new UserError("`--host` is no address of this machine", "write `--host 0.0.0.0` for all")
    : undefined;
}

export function formatError(message: string, hint: string | undefined): string {
  return `${message}${hint === undefined ? "" : `\n  Hint: ${hint}`}\n`;
}
