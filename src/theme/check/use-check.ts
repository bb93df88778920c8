import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type {
  SourcesRequest,
  SourcesResult,
  UpgradeTarget,
} from "../../catalog/usage/sources/check-sources.ts";
import type { SourceFile } from "../../catalog/usage/sources/select-files.ts";
import { type Checker, CheckTimeoutError } from "./worker/checker.ts";

export type CheckFailure = "slow" | "failed";

interface CheckState {
  /** Of the last check that succeeded. */
  result: SourcesResult | undefined;
  /** Whether the result is for the current files. */
  isFresh: boolean;
  failure: CheckFailure | null;
  retry(): void;
}

interface Checked {
  files: readonly SourceFile[];
  result: SourcesResult;
}

/** How long the reader must stop typing before a check starts. */
const PAUSE_MS = 250;

/** Runs one check at a time; changes during a check trigger another. */
export function useCheck(
  checker: Checker,
  files: readonly SourceFile[],
  to: UpgradeTarget | null,
): CheckState {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<CheckFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isBusy = useRef(false);
  const isWaiting = useRef(false);
  const lastChange = useRef(0);
  // Another attempt is a new request, which the effect below sends.
  const request = useMemo(
    () => ({ sources: { files, ...(to && { to }) }, attempt }),
    [files, to, attempt],
  );
  const check = useEffectEvent(async (sources: SourcesRequest) => {
    isWaiting.current = isBusy.current;
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const result = await checker.check(sources);
      setChecked({ files: sources.files, result });
      setFailure(null);
    } catch (error) {
      setFailure(error instanceof CheckTimeoutError ? "slow" : "failed");
    } finally {
      isBusy.current = false;
      if (isWaiting.current) setAttempt((before) => before + 1);
    }
  });
  useEffect(() => {
    const isTyping = performance.now() - lastChange.current < PAUSE_MS;
    lastChange.current = performance.now();
    const timer = setTimeout(() => void check(request.sources), isTyping ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [request]);
  return {
    result: checked?.result,
    isFresh: checked?.files === files,
    failure,
    retry: () => setAttempt(attempt + 1),
  };
}
