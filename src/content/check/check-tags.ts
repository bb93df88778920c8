import type { TagsFile } from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { getTagLabel, getTagSlug, type TaggedArticle } from "../graph/collect-tags.ts";
import { getFrontMatterPosition } from "../load/front-matter/yaml-text.ts";
import type { LoadedTags } from "../load/load-tags-and-authors.ts";
import { tagRules } from "../rules/front-matter-rules.ts";

export function checkTags(
  articles: readonly TaggedArticle[],
  { tags, names, file }: LoadedTags,
): Diagnostic[] {
  return [...checkTagNames(articles, { names, file }), ...checkTagSlugs(articles, tags)];
}

function checkTagNames(
  articles: readonly TaggedArticle[],
  { names, file }: Pick<LoadedTags, "names" | "file">,
): Diagnostic[] {
  if (names === null) return [];
  return articles.flatMap((article) =>
    article.frontMatter.tags.flatMap((name, index) => {
      if (names.has(name)) return [];
      const values = { name, file, suggestion: findNearest(name, names) };
      return [diagnose(tagRules["unknown-tag"], tagLocation(article, index), values)];
    }),
  );
}

/** Finds different tags with one address, such as `C++` and `C#`. Case is ignored. */
export function checkTagSlugs(
  articles: readonly TaggedArticle[],
  tags: TagsFile | null,
): Diagnostic[] {
  const firstLabels = new Map<string, string>();
  return articles.flatMap((article) =>
    article.frontMatter.tags.flatMap((name, index) => {
      const slug = getTagSlug(name, tags);
      const label = getTagLabel(name, tags);
      const firstLabel = firstLabels.get(slug) ?? label;
      firstLabels.set(slug, firstLabel);
      if (firstLabel.toLowerCase() === label.toLowerCase()) return [];
      const location = tagLocation(article, index);
      return [
        diagnose(tagRules["ambiguous-tag"], location, { first: firstLabel, second: label, slug }),
      ];
    }),
  );
}

function tagLocation({ file, readText }: TaggedArticle, index: number) {
  return { file, ...getFrontMatterPosition(readText(), ["tags", index]) };
}
