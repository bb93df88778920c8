import { renderPage } from "../../app.tsx";
import type { Page } from "../../model/page/page.ts";
import { serveCalls } from "../threads/thread.ts";
import {
  type FinishedPage,
  type RenderPageOptions,
  renderAndExtract,
} from "./extract-page-data.ts";

export interface RenderTask {
  page: Page;
  options?: RenderPageOptions;
}

let sharedOptions: RenderPageOptions;

/** Compiled with the app, so that the thread needs no TypeScript loader. */
serveCalls<RenderTask, FinishedPage>(
  ({ page, options }) => {
    sharedOptions = options ?? sharedOptions;
    return renderAndExtract(renderPage, page, sharedOptions);
  },
  ({ html, payload }) => [html.buffer, payload.buffer],
);
