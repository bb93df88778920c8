import type { ReactNode } from "react";

/**
 * Where the markup of a static part is written: `page` into the document and the payload for
 * navigation, `site` only into the document, because it is the same on every page.
 */
export type StaticScope = "page" | "site";

/** Renders what needs no script. The results are the `html` of a `StaticPart`. */
export interface StaticRenderer {
  /** Renders plain components: none of them runs in the browser or suspends. */
  render(tree: ReactNode, scope?: StaticScope): string;
  /** Takes finished markup. */
  markup(html: string, scope?: StaticScope): string;
}
