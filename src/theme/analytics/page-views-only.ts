import { collector } from "virtual:site/analytics-options";

export async function startAnalytics(): Promise<void> {
  const { startPageViews } = await import("./page-views.ts");
  startPageViews(collector);
}
