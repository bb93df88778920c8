import { openEngine } from "../engine/open-engine.ts";
import type { WorkerRequest } from "./worker-protocol.ts";
import { answering } from "./worker-protocol.ts";

/** Milliseconds without a key after which the reader has stopped typing. */
const pause = 500;

/** The engine in a worker, so that no query holds up the page. */
const engine = openEngine();
// Where it fails, the first question says why.
engine.prepare().catch(() => {});

const answer = answering(engine);
let resting: ReturnType<typeof setTimeout> | undefined;

addEventListener("message", async ({ data }: MessageEvent<WorkerRequest>) => {
  clearTimeout(resting);
  const answered = await answer(data);
  if (answered) postMessage(answered);
  if (data.kind !== "search") return;
  // Names would share the line with what the next letter asks for.
  clearTimeout(resting);
  resting = setTimeout(engine.preloadNames, pause);
});

// The first number is slow to format (0.1 s on a slow processor), for the whole browser process but
// not for each thread: here it delays nothing once the first query is running.
addEventListener("message", () => setTimeout(() => new Intl.NumberFormat().format(0), 30), {
  once: true,
});
