import type { DocRecord } from "../content/index.ts";
import type { CustomPage, NotFoundPage, Page } from "../model/page.ts";
import type { App } from "./bundle.ts";

/** A page and the file a writer would look into. */
export interface PageSource {
  page: Page;
  file: string;
  record?: DocRecord;
}

/** Every page of the site but the one for unknown addresses. */
export function sitePages(docs: DocRecord[], app: App): PageSource[] {
  const custom = Object.entries(app.customPages).map(([component, { metadata }]): PageSource => {
    const page: CustomPage = { kind: "custom", component, ...blank, ...metadata };
    return { page, file: `pages/${component}.tsx` };
  });
  return [...custom, ...docs.map((record) => ({ page: record.page, file: record.file, record }))];
}

const blank = { keywords: [], image: null, unlisted: false };

/** The page for unknown addresses. */
export const notFoundPage: NotFoundPage = {
  kind: "not-found",
  route: "/404",
  title: "Page not found",
  description: "There is no page at this address.",
  ...blank,
  unlisted: true,
};
