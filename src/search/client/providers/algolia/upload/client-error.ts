import { getErrorMessage } from "../../../../../model/error-message.ts";

interface ClientError {
  /** HTTP status; undefined if no host responded. */
  status?: number;
  /** One entry per attempt, if no host responded. */
  stackTrace?: { response?: { isTimedOut?: boolean } }[];
}

/** Reads an error of the official clients. */
export function readClientError(error: unknown) {
  const message = getErrorMessage(error);
  const { status, stackTrace = [] } = (error ?? {}) as ClientError;
  return {
    message,
    status,
    isClientError: status !== undefined && status >= 400 && status < 500,
    hasTimedOut: stackTrace.at(-1)?.response?.isTimedOut === true,
  };
}
