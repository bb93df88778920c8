import { collector } from "virtual:site/analytics-options";

/** Starts the count of page views. */
export async function startAnalytics(): Promise<void> {
  const { startPageViews } = await import("./page-views.ts");
  startPageViews(collector);
}
