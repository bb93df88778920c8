import { collector } from "virtual:site/analytics-options";
import { startAnalytics as startViews } from "./page-views-only.ts";

export async function startAnalytics(): Promise<void> {
  const startVitals = import("./start-vitals.ts").then((part) => part.startVitals(collector));
  await Promise.all([startViews(), startVitals]);
}
