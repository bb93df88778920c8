import { answerQuestion } from "./answer-question.ts";
import { openEngine } from "./open-engine.ts";
import type { WorkerQuestion } from "./worker-messages.ts";

/** The engine in a worker, so that no query holds up the page. */
const engine = openEngine();
// Where it fails, the first question says why.
engine.prepare().catch(() => {});

addEventListener("message", async ({ data }: MessageEvent<WorkerQuestion>) => {
  postMessage(await answerQuestion(engine, data));
  if (data.kind === "search") void engine.expectTypos();
});
