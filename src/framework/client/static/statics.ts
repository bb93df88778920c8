import type { ReactNode } from "react";

/**
 * What carries a static part: `page` is the document and the payload of a navigation, `site` the
 * document alone, for what is the same on every page.
 */
export type Carrier = "page" | "site";

/** Renders what needs no script. The results are for `StaticPart`. */
export interface Statics {
  /** Renders a tree of plain components: none of them runs in the browser or suspends. */
  draw(tree: ReactNode, carrier?: Carrier): string;
  /** Takes markup that is finished. */
  markup(html: string, carrier?: Carrier): string;
}
