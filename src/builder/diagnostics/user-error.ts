/** An error that is printed with a hint and without a stack. */
export class UserError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

/** Describes an error of `listen`. */
export function createListenError(
  error: NodeJS.ErrnoException,
  port: number,
): UserError | undefined {
  // Vite's error for a port in use has no code.
  if (error.code === "EADDRINUSE" || error.message === `Port ${port} is already in use`) {
    const hint = "stop the program that uses it, or choose another `--port`";
    return new UserError(`the port ${port} is in use`, hint);
  }
  if (error.code === "EACCES") {
    const hint = "choose another `--port`, such as 3000";
    return new UserError(`the system does not let this user listen on port ${port}`, hint);
  }
  return /^(?:ENOTFOUND|EADDRNOTAVAIL)$/.test(error.code ?? "")
    ? new UserError(
        "`--host` is not an address of this machine",
        "use `--host 0.0.0.0` to listen on all addresses",
      )
    : undefined;
}

export function createNoSiteError(outDir: string): UserError {
  const command = `npm run build -- --out ${outDir}`;
  return new UserError(`\`${outDir}\` has no built site`, `run \`${command}\` first`);
}

export function formatError(message: string, hint: string | undefined): string {
  return `${message}${hint === undefined ? "" : `\n  Hint: ${hint}`}\n`;
}
