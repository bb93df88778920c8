/** A mistake of the person at the keyboard. The program prints message and hint, without a stack. */
export class UserError extends Error {
  readonly hint: string | undefined;

  /** @param hint what to do about it */
  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

/** The mistake behind an error of a server that begins to listen; undefined for other errors. */
export function portTaken(error: Error, port: number): UserError | undefined {
  const isTaken = /EADDRINUSE|already in use/.test(error.message);
  return isTaken
    ? new UserError(
        `the port ${port} is in use`,
        "end what listens there, or give another `--port`",
      )
    : undefined;
}

/** The text that the program prints for a mistake, with its hint on a line of its own. */
export function formatMistake(message: string, hint: string | undefined): string {
  return `${message}${hint === undefined ? "" : `\n  Hint: ${hint}`}\n`;
}
