interface ClientError {
  status?: number;
  /** One entry per attempt, if no host responded. */
  stackTrace?: { response?: { isTimedOut?: boolean } }[];
}

interface ServiceFailure {
  message: string;
  /** HTTP status; undefined if no host responded. */
  status: number | undefined;
  isClientError: boolean;
  hasTimedOut: boolean;
}

/** Reads an error of the official clients. */
export function readClientError(error: unknown): ServiceFailure {
  const message = error instanceof Error ? error.message : String(error);
  const { status, stackTrace = [] } = (error ?? {}) as ClientError;
  return {
    message,
    status,
    isClientError: status !== undefined && status >= 400 && status < 500,
    hasTimedOut: stackTrace.at(-1)?.response?.isTimedOut === true,
  };
}
