import type { AppOptions, RenderedFiles } from "../../app.tsx";
import type { Page } from "../../model/page/page.ts";
import type { PublishMessages } from "../../publish/messages.ts";
import { extractPageData, type FinishedPage } from "./extract-page-data.ts";

export interface RenderPageOptions extends AppOptions {
  messages: PublishMessages;
}

export async function renderPageWithData(
  renderPage: (page: Page, options: AppOptions) => Promise<RenderedFiles>,
  page: Page,
  { messages, ...options }: RenderPageOptions,
): Promise<FinishedPage> {
  const rendered = await renderPage(page, options);
  return extractPageData(rendered, { page, site: options.site, messages });
}
