import { join } from "node:path";
import type { AppOptions, DrawnPage } from "../app.tsx";
import type { Page } from "../model/page.ts";
import { compileProgram } from "../run.mjs";
import { openThread, type Thread } from "../thread.ts";
import type { DrawingTask } from "./drawing-thread.ts";

/**
 * A second thread that draws pages. Until it draws the first it takes as long as for thirty, so that
 * a build that will need it starts it early.
 */
export interface Drawer {
  /** Starts the thread. */
  start(): void;
  /** Has the thread load a compiled engine, if it was started. */
  load(engine: string): void;
  /** Makes ready to draw, whatever was done before. */
  begin(engine: string, options: AppOptions): void;
  /** @throws Error with what drawing the page threw. */
  draw(page: Page): Promise<DrawnPage>;
  close(): Promise<void>;
}

/** @param root folder that holds the engine's package.json. */
export function createDrawer(root: string): Drawer {
  let thread: Promise<Thread<DrawingTask, DrawnPage | null>> | undefined;
  let isLoaded = false;
  const call = async (task: DrawingTask) => (await thread)?.call(task);
  // What fails here makes every drawing fail, and that is where it is told.
  const tell = (task: DrawingTask) => void call(task).catch(() => {});
  const drawer: Drawer = {
    start() {
      thread ??= compileProgram(join(root, "src/build/drawing-thread.ts")).then((program) =>
        openThread(program),
      );
    },
    load(engine) {
      if (!thread || isLoaded) return;
      isLoaded = true;
      tell({ engine });
    },
    begin(engine, options) {
      drawer.start();
      drawer.load(engine);
      tell({ options });
    },
    async draw(page) {
      const drawn = await call({ page });
      if (!drawn) throw new Error("the thread that draws was not started");
      return drawn;
    },
    async close() {
      const open = await thread?.catch(() => undefined);
      thread = undefined;
      await open?.close();
    },
  };
  return drawer;
}
