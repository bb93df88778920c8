import type { AppOptions, RenderedFiles } from "../../app.tsx";
import type { Page } from "../../model/page/page.ts";
import type { PublishMessages } from "../../publish/messages.ts";
import { extractPageData, type FinishedPage } from "./extract-page-data.ts";

export interface DrawOptions extends AppOptions {
  messages: PublishMessages;
}

export async function drawPage(
  renderPage: (page: Page, options: AppOptions) => Promise<RenderedFiles>,
  page: Page,
  { messages, ...options }: DrawOptions,
): Promise<FinishedPage> {
  const rendered = await renderPage(page, options);
  return extractPageData(rendered, { page, site: options.site, messages });
}
