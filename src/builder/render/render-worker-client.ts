import { join } from "node:path";
import type { AppOptions, DrawnPage } from "../../app.tsx";
import type { Page } from "../../model/page/page.ts";
import type { DrawTask } from "./render-worker.ts";
import { openThread, type Thread } from "./thread.ts";

/** A thread that draws the pages of one build, with the engine as it was compiled. */
export interface Drawer {
  /** Starts the thread, which takes it 0.3 s; does nothing where it runs, or is not wanted any more. */
  start(bundleDir: string): void;
  isRunning(): boolean;
  /** Draws a page on the running thread. The options of the first page hold for all. */
  draw(page: Page, options: AppOptions): Promise<DrawnPage>;
  /** Ends the thread: it would keep the process alive. */
  close(): Promise<void>;
}

export function createDrawer(): Drawer {
  let thread: Thread<DrawTask, DrawnPage> | undefined;
  let hasOptions = false;
  let isClosed = false;
  return {
    start(bundleDir) {
      if (!isClosed) thread ??= openThread(join(bundleDir, "rsc/worker.js"));
    },
    isRunning: () => thread !== undefined,
    draw(page, options) {
      if (!thread) return Promise.reject(new Error("the thread that draws was not started"));
      const task = hasOptions ? { page } : { page, options };
      hasOptions = true;
      return thread.call(task);
    },
    async close() {
      isClosed = true;
      await thread?.close();
    },
  };
}
