import type { ReactNode } from "react";

/**
 * What carries a static part: `page` is the document and the payload of a navigation, `site` the
 * document alone, for what is the same on every page.
 */
export type Carrier = "page" | "site";

/** Takes what needs no script. Its answers are for `StaticPart`, which holds them. */
export interface Statics {
  /** Draws a tree of plain components: none of them runs in the browser or waits for anything. */
  draw(tree: ReactNode, carrier?: Carrier): string;
  /** Takes markup that is finished. */
  markup(html: string, carrier?: Carrier): string;
}
