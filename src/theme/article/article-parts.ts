export interface ArticlePart {
  /** Pages without a match do not load it. */
  selector: string;
  /** Whether the address asks for it; without it, every address does. */
  isAsked?(): boolean;
  /** Milliseconds that it leaves to what readers need first. */
  delay?: number;
  load(): Promise<{
    /**
     * Begins its work on the page at hand and answers with the function that ends it.
     *
     * @throws Error where the site's configuration is wrong.
     */
    startPart(): () => void;
  }>;
}

/** What only some pages need in the browser; each part is a chunk of its own. */
export const articleParts: ArticlePart[] = [
  { selector: ".code", load: () => import("../code-block/code-tools.ts") },
  { selector: ".diagram", load: () => import("./wide-diagrams.ts") },
  { selector: ".md details", load: () => import("../collapsible/collapsible.ts") },
  { selector: "main img", delay: 1000, load: () => import("../image-zoom/image-zoom.ts") },
  {
    selector: "[data-history]",
    isAsked: () => new URLSearchParams(location.search).has("version"),
    load: () => import("../reference/version-view.ts"),
  },
  { selector: "[data-docs-id]", load: () => import("../versions/preferred-version.ts") },
];
