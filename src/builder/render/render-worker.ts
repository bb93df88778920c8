import { type AppOptions, type DrawnPage, drawPage } from "../../app.tsx";
import type { Page } from "../../model/page/page.ts";
import { answerCalls } from "./thread.ts";

/** A page to draw. What all pages have in common comes with the first. */
export interface DrawTask {
  page: Page;
  options?: AppOptions;
}

/** What came with the first page. */
let common: AppOptions;

/**
 * The program of a thread that draws pages beside the main one. It is compiled together with the
 * app, so that the thread starts without a TypeScript loader.
 */
answerCalls<DrawTask, DrawnPage>(
  ({ page, options }) => {
    common = options ?? common;
    return drawPage(page, common);
  },
  ({ html, payload }) => [html.buffer, payload.buffer],
);
