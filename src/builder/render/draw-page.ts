import type { AppOptions, RenderedFiles } from "../../app.tsx";
import type { Page } from "../../model/page/page.ts";
import type { PublishMessages } from "../../publish/messages.ts";
import { extractPageData, type FinishedPage } from "./extract-page-data.ts";

/** What is the same for all pages of a build. */
export interface DrawOptions extends AppOptions {
  /** The words of Markdown copies. */
  messages: PublishMessages;
}

/** Renders a page and extracts its data, with the compiled engine's function that renders. */
export async function drawPage(
  renderPage: (page: Page, options: AppOptions) => Promise<RenderedFiles>,
  page: Page,
  { messages, ...options }: DrawOptions,
): Promise<FinishedPage> {
  const rendered = await renderPage(page, options);
  return extractPageData(rendered, { page, site: options.site, messages });
}
