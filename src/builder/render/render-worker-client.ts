import { join } from "node:path";
import type { Page } from "../../model/page/page.ts";
import { openThread, type Thread } from "../threads/thread.ts";
import type { FinishedPage, RenderPageOptions } from "./extract-page-data.ts";
import type { RenderTask } from "./render-worker.ts";

export interface RenderWorker {
  /** Starts the thread, which takes 0.3 s. Does nothing if it is running or closed. */
  start(bundleDir: string): void;
  wasStarted(): boolean;
  /** The options must be the same for all pages: they are sent once, because copying them is slow. */
  render(page: Page, options: RenderPageOptions): Promise<FinishedPage>;
  /** Required, because a running thread keeps the process alive. */
  close(): Promise<void>;
}

export function createRenderWorker(): RenderWorker {
  let thread: Thread<RenderTask, FinishedPage> | undefined;
  let hasOptions = false;
  let isClosed = false;
  return {
    start(bundleDir) {
      if (!isClosed) thread ??= openThread(join(bundleDir, "rsc/worker.js"));
    },
    wasStarted: () => thread !== undefined,
    async render(page, options) {
      if (!thread) throw new Error("the render worker was not started");
      // If the page cannot be copied, this throws, and the next page must send the options.
      const finished = thread.call(hasOptions ? { page } : { page, options });
      hasOptions = true;
      return finished;
    },
    async close() {
      isClosed = true;
      await thread?.close();
    },
  };
}
