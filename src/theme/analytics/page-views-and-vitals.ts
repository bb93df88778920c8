import { collector } from "virtual:site/analytics-options";
import { startAnalytics as startViews } from "./page-views-only.ts";

/** Starts the count of page views and the measurement of web vitals. */
export async function startAnalytics(): Promise<void> {
  const startVitals = import("./start-vitals.ts").then((part) => part.startVitals(collector));
  await Promise.all([startViews(), startVitals]);
}
