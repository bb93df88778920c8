/** Environment variable of the key that may write. */
export const keyVariable = "ALGOLIA_ADMIN_KEY";

/** Why records could not be uploaded, and what to do about it. */
export class PushError extends Error {
  readonly hint: string;
  constructor(message: string, { hint }: { hint: string }) {
    super(message);
    this.hint = hint;
  }
}

/** What the official client throws, as far as it is used. */
interface ClientError {
  /** HTTP status of an answer that refuses. */
  status?: number;
  /** Of a request that no host answered: one entry for each attempt. */
  stackTrace?: { response?: { isTimedOut?: boolean } }[];
}

/** The client's errors in the words of this house. What the service says may quote the key. */
export function pushFailure(error: unknown, adminKey: string): PushError {
  const said = (error instanceof Error ? error.message : String(error)).replaceAll(adminKey, "…");
  const { status, stackTrace = [] } = (error ?? {}) as ClientError;
  if (status === 401 || status === 403) {
    return new PushError(`the service refused the key: ${said}`, {
      hint: `give \`${keyVariable}\` a key of the application \`search.appId\` that may add and delete records, change settings and delete indices`,
    });
  }
  if (status === 429) {
    return new PushError(`the service has too many requests to answer: ${said}`, {
      hint: "try again in a few minutes",
    });
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new PushError(`the service refused the records (${status}): ${said}`, {
      hint: "look at the first records with `--dry-run`, and at the limits of the service's plan",
    });
  }
  if (stackTrace.at(-1)?.response?.isTimedOut) {
    return new PushError("the service did not answer in time", {
      hint: "try again; the index that readers search is as it was",
    });
  }
  return new PushError(`the service could not be reached: ${said}`, {
    hint: "check the connection, and `search.appId` and `search.host` in `config.ts`",
  });
}
