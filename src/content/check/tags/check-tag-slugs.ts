import type { TagsFile } from "../../../config/schemas/tags-file.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { type TaggedArticle, tagLabel, tagSlug } from "../../graph/collect-tags.ts";
import { frontMatterPosition } from "../../load/front-matter/front-matter-position.ts";

/** Finds tags of one address that are called differently, such as `C++` and `C#`; case is no difference. */
export function checkTagSlugs(
  articles: readonly TaggedArticle[],
  tags: TagsFile | null,
): Diagnostic[] {
  const first = new Map<string, string>();
  return articles.flatMap((article) =>
    article.frontMatter.tags.flatMap((name, index): Diagnostic[] => {
      const key = tagSlug(name, tags);
      const label = tagLabel(name, tags);
      const before = first.get(key) ?? label;
      first.set(key, before);
      if (before.toLowerCase() === label.toLowerCase()) return [];
      return [
        {
          rule: "ambiguous-tag",
          severity: "warning",
          file: article.file,
          ...frontMatterPosition(article.text, ["tags", index]),
          message: `the tags \`${before}\` and \`${label}\` are one: both have the address \`${key}\``,
          hint: `write \`${before}\`, or name one of them otherwise`,
        },
      ];
    }),
  );
}
