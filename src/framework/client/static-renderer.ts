import type { ReactNode } from "react";

/** The markup of `site` is the same on every page, so payloads do not contain it. */
export type StaticScope = "page" | "site";

export interface StaticRenderer {
  /** Components must not run in the browser or suspend. */
  render(tree: ReactNode, scope?: StaticScope): string;
  markup(html: string, scope?: StaticScope): string;
}
