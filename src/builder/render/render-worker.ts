import { type AppOptions, type RenderedFiles, renderPage } from "../../app.tsx";
import type { Page } from "../../model/page/page.ts";
import { serveCalls } from "./thread.ts";

/** A page to render. The options of all pages come with the first. */
export interface RenderTask {
  page: Page;
  options?: AppOptions;
}

/** What came with the first page. */
let common: AppOptions;

/**
 * The program of the thread that renders pages beside the main one. It is compiled together with the
 * app, so that the thread starts without a TypeScript loader.
 */
serveCalls<RenderTask, RenderedFiles>(
  ({ page, options }) => {
    common = options ?? common;
    return renderPage(page, common);
  },
  ({ html, payload }) => [html.buffer, payload.buffer],
);
