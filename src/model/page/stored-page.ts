import type { Body, Page, Stored, StoredBody } from "./page.ts";

export type StoredPage = Stored<Page>;

/** Reads an article of a store. */
export type ReadBody = (stored: StoredBody) => Body;

/** The page with its article. */
export function wholePage(page: StoredPage, read: ReadBody): Page {
  if (!("body" in page)) return page;
  // Types do not follow a property through a union of pages.
  return { ...page, body: wholeBody(page.body, read) } as Page;
}

export function wholeBody(body: Body | StoredBody, read: ReadBody): Body {
  return body.kind === "stored" ? read(body) : body;
}
