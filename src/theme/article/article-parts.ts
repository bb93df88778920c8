interface ArticlePart {
  /** Pages without a match do not load it. */
  selector: string;
  load(): Promise<{
    /** Begins its work on the page at hand and answers with the function that ends it. */
    startPart(): () => void;
  }>;
}

/** What only some articles need in the browser; each part is a chunk of its own. */
export const articleParts: ArticlePart[] = [
  { selector: ".code", load: () => import("./code-tools.ts") },
];
