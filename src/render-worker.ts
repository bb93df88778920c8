import { parentPort, workerData } from "node:worker_threads";
import { type AppOptions, type DrawnPage, drawPage } from "./app.tsx";
import type { Page } from "./model/page.ts";

export interface WorkerTask {
  index: number;
  page: Page;
}

export type WorkerAnswer = { index: number; drawn: DrawnPage } | { index: number; reason: string };

/**
 * The program of a thread that draws pages beside the main one. It is compiled together with the
 * app, so that the thread starts without a TypeScript loader.
 */
const options = workerData as AppOptions;

parentPort?.on("message", async ({ index, page }: WorkerTask) => {
  try {
    const drawn = await drawPage(page, options);
    // The bytes move to the other thread, the rest is copied.
    answer({ index, drawn }, [drawn.html.buffer, drawn.payload.buffer]);
  } catch (error) {
    answer({ index, reason: error instanceof Error ? error.message : String(error) });
  }
});

function answer(message: WorkerAnswer, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}
