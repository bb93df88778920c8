import type { Body, Page, Stored, StoredBody } from "./page.ts";

export type StoredPage = Stored<Page>;

export type ReadBody = (stored: StoredBody) => Body;

export function restorePage(page: StoredPage, read: ReadBody): Page {
  if (!("body" in page)) return page;
  // TypeScript does not follow a property through a union of pages.
  return { ...page, body: restoreBody(page.body, read) } as Page;
}

export function restoreBody(body: Body | StoredBody, read: ReadBody): Body {
  return body.kind === "stored" ? read(body) : body;
}
