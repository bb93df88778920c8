import type { ReactNode } from "react";

/** The HTML of `site` is the same on every page, so payloads do not contain it. */
export type StaticScope = "page" | "site";

export interface StaticRenderer {
  /** Returns a placeholder for the HTML. Components must not run in the browser or suspend. */
  render(tree: ReactNode, scope?: StaticScope): string;
  /** Returns a placeholder for the HTML. */
  renderHtml(html: string, scope?: StaticScope): string;
}
