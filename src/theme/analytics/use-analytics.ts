import { startAnalytics } from "virtual:site/analytics";
import { useEffect } from "react";

/** Starts what the site measures, once; a site that measures nothing has no code for it. */
export function useAnalytics(): void {
  useEffect(() => void startAnalytics?.().catch(reportError), []);
}
