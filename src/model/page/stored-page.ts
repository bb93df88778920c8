import type { Body, Page, Stored, StoredBody } from "./page.ts";

export type StoredPage = Stored<Page>;

export type ReadBody = (stored: StoredBody) => Body;

export function getWholePage(page: StoredPage, read: ReadBody): Page {
  if (!("body" in page)) return page;
  // TypeScript does not follow a property through a union of pages.
  return { ...page, body: getWholeBody(page.body, read) } as Page;
}

export function getWholeBody(body: Body | StoredBody, read: ReadBody): Body {
  return body.kind === "stored" ? read(body) : body;
}
