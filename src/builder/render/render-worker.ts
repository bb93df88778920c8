import { renderPage } from "../../app.tsx";
import type { Page } from "../../model/page/page.ts";
import { serveCalls } from "../threads/thread.ts";
import { type DrawOptions, drawPage } from "./draw-page.ts";
import type { FinishedPage } from "./extract-page-data.ts";

/** The first task has the options for all pages. */
export interface RenderTask {
  page: Page;
  options?: DrawOptions;
}

let common: DrawOptions;

/**
 * The program of the render thread. It is compiled with the app, so that the thread needs no
 * TypeScript loader.
 */
serveCalls<RenderTask, FinishedPage>(
  ({ page, options }) => {
    common = options ?? common;
    return drawPage(renderPage, page, common);
  },
  ({ html, payload }) => [html.buffer, payload.buffer],
);
