import type { ReactNode } from "react";

/**
 * `page`: in the document and the payload. `site`: only in the document, as it is the same on every
 * page.
 */
export type StaticScope = "page" | "site";

export interface StaticRenderer {
  /** Components must not run in the browser or suspend. */
  render(tree: ReactNode, scope?: StaticScope): string;
  markup(html: string, scope?: StaticScope): string;
}
