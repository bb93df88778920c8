import type { CDPSession } from "@playwright/test";

/** An event of a Chrome trace. Times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  args: { name?: string };
}

/** Returns the duration of the longest task of the page's main thread during `work`, in milliseconds. */
export async function measureLongestTask(
  session: CDPSession,
  work: () => Promise<unknown>,
): Promise<number> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline"] },
  });
  await work();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  const threads = events.filter(({ args }) => args.name === "CrRendererMain");
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name === "RunTask" && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  if (tasks.length === 0) throw new Error("the trace has no tasks of the page");
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
