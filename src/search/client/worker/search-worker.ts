import { openEngine } from "../engine/open-engine.ts";
import { createRequestHandler, type WorkerRequest } from "./worker-protocol.ts";

/** Milliseconds after which the reader has stopped typing. */
const idleDelay = 500;

const engine = openEngine();
// The first query reports a failure.
engine.prepare().catch(() => {});

const handleRequest = createRequestHandler(engine);
let preloadTimer: ReturnType<typeof setTimeout> | undefined;

addEventListener("message", async ({ data }: MessageEvent<WorkerRequest>) => {
  clearTimeout(preloadTimer);
  const response = await handleRequest(data);
  if (response) postMessage(response);
  if (data.kind !== "search") return;
  // Loading the names would delay the query of the next letter.
  clearTimeout(preloadTimer);
  preloadTimer = setTimeout(engine.preloadNames, idleDelay);
});

// Formatting the first number takes 0.1 s on a slow processor, once per browser process. Doing it in
// the worker does not delay the page.
addEventListener("message", () => setTimeout(() => new Intl.NumberFormat().format(0), 30), {
  once: true,
});
