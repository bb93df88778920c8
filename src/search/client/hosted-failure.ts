import { SearchError, type SearchFailure } from "./provider.ts";

/** What the official client throws, as far as it is used. */
interface ClientError {
  /** HTTP status of an answer that refuses. */
  status?: number;
  /** Of a request that no host answered: one entry for each attempt. */
  stackTrace?: { response?: { isTimedOut?: boolean } }[];
}

/** The client's errors in the words of this house. */
export function hostedFailure(error: unknown): SearchError {
  const message = error instanceof Error ? error.message : String(error);
  const { status, stackTrace = [] } = (error ?? {}) as ClientError;
  return new SearchError(failureOf(status, stackTrace), message);
}

function failureOf(
  status: number | undefined,
  attempts: NonNullable<ClientError["stackTrace"]>,
): SearchFailure {
  if (status === 429) return "rate-limited";
  if (status !== undefined && status >= 400 && status < 500) return "refused";
  return attempts.at(-1)?.response?.isTimedOut ? "timeout" : "unavailable";
}
