import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { keyPosition } from "../load/front-matter/key-position.ts";
import type { ArticleSource } from "../load/loaded-content.ts";

/** Finds pages whose table of contents begins at a deeper level than it ends at, and is thus empty. */
export function checkTocLevels(
  articles: readonly ArticleSource[],
  { minLevel, maxLevel }: SiteConfig["toc"],
): Diagnostic[] {
  return articles.flatMap(({ file, text, frontMatter }): Diagnostic[] => {
    const { toc_min_heading_level: ownMin, toc_max_heading_level: ownMax } = frontMatter;
    const [min, max] = [ownMin ?? minLevel, ownMax ?? maxLevel];
    if (min <= max || (ownMin === undefined && ownMax === undefined)) return [];
    const [set, other] =
      ownMin === undefined
        ? ["toc_max_heading_level", `toc_min_heading_level: ${max}`]
        : ["toc_min_heading_level", `toc_max_heading_level: ${min}`];
    return [
      {
        rule: "empty-toc",
        severity: "warning",
        file,
        ...keyPosition(text, set),
        message: `the table of contents is empty: it begins at level ${min} and ends at level ${max}`,
        hint: `write \`${other}\`, or correct this level`,
      },
    ];
  });
}
