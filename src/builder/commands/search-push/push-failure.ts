import { UserError } from "../../diagnostics/user-error.ts";

/** Environment variable of the key that may write. */
export const keyVariable = "ALGOLIA_ADMIN_KEY";

/** What the official client throws, as far as it is used. */
interface ClientError {
  /** HTTP status of an answer that refuses. */
  status?: number;
  /** Of a request that no host answered: one entry for each attempt. */
  stackTrace?: { response?: { isTimedOut?: boolean } }[];
}

/** The client's errors in the words of this house. What the service says may quote the key. */
export function pushFailure(error: unknown, adminKey: string): UserError {
  const said = (error instanceof Error ? error.message : String(error)).replaceAll(adminKey, "…");
  const { status, stackTrace = [] } = (error ?? {}) as ClientError;
  if (status === 401 || status === 403) {
    return new UserError(
      `the service refused the key: ${said}`,
      `give \`${keyVariable}\` a key of the application \`search.appId\` that may add and delete records, change settings and delete indices`,
    );
  }
  if (status === 429) {
    return new UserError(
      `the service has too many requests to answer: ${said}`,
      "try again in a few minutes",
    );
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new UserError(
      `the service refused the records (${status}): ${said}`,
      "look at the first records with `--dry-run`, and at the limits of the service's plan",
    );
  }
  if (stackTrace.at(-1)?.response?.isTimedOut) {
    return new UserError(
      "the service did not answer in time",
      "try again; the index that readers search is as it was",
    );
  }
  return new UserError(
    `the service could not be reached: ${said}`,
    "check the connection, and `search.appId` and `search.host` in `config.ts`",
  );
}
