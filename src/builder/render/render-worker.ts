import { renderPage } from "../../app.tsx";
import type { Page } from "../../model/page/page.ts";
import { serveCalls } from "../threads/thread.ts";
import { type DrawOptions, drawPage } from "./draw-page.ts";
import type { FinishedPage } from "./extract-page-data.ts";

/** A page to render. The options of all pages come with the first. */
export interface RenderTask {
  page: Page;
  options?: DrawOptions;
}

/** What came with the first page. */
let common: DrawOptions;

/**
 * The program of the thread that renders pages beside the main one. It is compiled together with the
 * app, so that the thread starts without a TypeScript loader.
 */
serveCalls<RenderTask, FinishedPage>(
  ({ page, options }) => {
    common = options ?? common;
    return drawPage(renderPage, page, common);
  },
  ({ html, payload }) => [html.buffer, payload.buffer],
);
