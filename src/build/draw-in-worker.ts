import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { AppOptions, DrawnPage } from "../app.tsx";
import type { Page } from "../model/page.ts";
import type { WorkerAnswer, WorkerTask } from "../render-worker.ts";

export interface WorkerDrawer {
  /** Draws a page on the other thread; rejects with what its component threw. */
  draw(page: Page): Promise<DrawnPage>;
  close(): Promise<unknown>;
}

interface Waiting {
  resolve(drawn: DrawnPage): void;
  reject(error: Error): void;
}

/** Starts a thread that draws pages with the engine compiled into `bundleDir`. */
export function openWorkerDrawer(bundleDir: string, options: AppOptions): WorkerDrawer {
  const worker = new Worker(join(bundleDir, "rsc/worker.js"), { workerData: options });
  const waiting = new Map<number, Waiting>();
  let sent = 0;
  let broken: Error | undefined;
  worker.on("message", (answer: WorkerAnswer) => {
    const one = waiting.get(answer.index);
    waiting.delete(answer.index);
    if ("drawn" in answer) one?.resolve(answer.drawn);
    else one?.reject(new Error(answer.reason));
  });
  worker.on("error", (error: Error) => {
    broken = error;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  });
  return {
    draw(page) {
      if (broken) return Promise.reject(broken);
      const task: WorkerTask = { index: sent++, page };
      worker.postMessage(task);
      return new Promise((resolve, reject) => waiting.set(task.index, { resolve, reject }));
    },
    close: () => worker.terminate(),
  };
}
