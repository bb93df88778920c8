import { parentPort, workerData } from "node:worker_threads";
import { type AppOptions, drawPage, type FinishedPage } from "./app.tsx";
import type { Page } from "./model/page.ts";

export interface WorkerTask {
  index: number;
  page: Page;
}

export type WorkerAnswer =
  | { index: number; finished: FinishedPage }
  | { index: number; reason: string };

/**
 * The program of a thread that draws pages beside the main one. It is compiled together with the
 * app, so that the thread starts without a TypeScript loader.
 */
const options = workerData as AppOptions;

parentPort?.on("message", async ({ index, page }: WorkerTask) => {
  try {
    answer({ index, finished: await drawPage(page, options) });
  } catch (error) {
    answer({ index, reason: error instanceof Error ? error.message : String(error) });
  }
});

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}
