import { workerData } from "node:worker_threads";
import { type AppOptions, type DrawnPage, drawPage } from "./app.tsx";
import type { Page } from "./model/page.ts";
import { answerCalls } from "./thread.ts";

/**
 * The program of a thread that draws pages beside the main one. It is compiled together with the
 * app, so that the thread starts without a TypeScript loader.
 */
const options = workerData as AppOptions;

answerCalls<Page, DrawnPage>(
  (page) => drawPage(page, options),
  ({ html, payload }) => [html.buffer, payload.buffer],
);
