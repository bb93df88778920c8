import type { AppOptions, DrawnPage } from "../app.tsx";
import type { Page } from "../model/page.ts";
import { answerCalls } from "../thread.ts";
import { type App, loadApp } from "./load-app.ts";

/** Loads a compiled engine, learns for what it draws, and has pages drawn, in this order. */
export type DrawingTask = { engine: string } | { options: AppOptions } | { page: Page };

let app: Promise<App>;
let options: AppOptions;

/** The program of a thread that draws pages, while the one that started it reads and writes them. */
answerCalls<DrawingTask, DrawnPage | null>(
  async (task) => {
    if ("page" in task) return (await app).drawPage(task.page, options);
    if ("options" in task) options = task.options;
    else app = loadApp(task.engine);
    return null;
  },
  (page) => (page ? [page.html.buffer, page.payload.buffer] : []),
);
