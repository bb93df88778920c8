import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../../model/diagnostics/nearest.ts";
import type { TaggedArticle } from "../../graph/collect-tags.ts";
import { frontMatterPosition } from "../../load/front-matter/front-matter-position.ts";

/** Finds tags that `tags.yml` does not name. Without such a file every tag is welcome. */
export function checkTags(
  articles: readonly TaggedArticle[],
  known: ReadonlySet<string> | null,
  file: string,
): Diagnostic[] {
  if (known === null) return [];
  return articles.flatMap((article) =>
    article.frontMatter.tags.flatMap((name, index): Diagnostic[] => {
      if (known.has(name)) return [];
      const near = nearest(name, known);
      return [
        {
          rule: "unknown-tag",
          severity: "warning",
          file: article.file,
          ...frontMatterPosition(article.text, ["tags", index]),
          message: `the tag \`${name}\` is not in \`${file}\``,
          hint: near
            ? `did you mean \`${near}\`?`
            : `use a known tag, or add \`${name}:\` to the file`,
        },
      ];
    }),
  );
}
