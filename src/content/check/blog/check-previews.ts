import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import type { CompiledArticle } from "../../compile/compile-articles.ts";

/** Finds posts of which a list has nothing to show but the title. */
export function checkPreviews(posts: readonly CompiledArticle[]): Diagnostic[] {
  return posts
    .filter(({ article, compiled }) => {
      return compiled.preview === null && article.frontMatter.description === "";
    })
    .map(({ article }) => ({
      rule: "missing-preview",
      severity: "warning",
      file: article.file,
      line: 1,
      column: 1,
      message: "lists show nothing of this post but its title",
      hint: "add a `description`, or a line `<!-- truncate -->` (`.mdx`: `{/* truncate */}`) after its beginning",
    }));
}
