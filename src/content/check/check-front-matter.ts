import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { isMissing, type Resolver } from "../load/files/resolver.ts";
import { getKeyPosition } from "../load/front-matter/yaml-text.ts";
import type { ArticleSource } from "../load/loaded-content.ts";
import { splitAddress } from "../parse/links/resolve-address.ts";
import { frontMatterRules } from "../rules/front-matter-rules.ts";
import { linkRules } from "../rules/link-rules.ts";

export function checkTocLevels(
  articles: readonly ArticleSource[],
  { minLevel, maxLevel }: SiteConfig["toc"],
): Diagnostic[] {
  return articles.flatMap(({ file, readText, frontMatter }): Diagnostic[] => {
    const { toc_min_heading_level: ownMin, toc_max_heading_level: ownMax } = frontMatter;
    const [min, max] = [ownMin ?? minLevel, ownMax ?? maxLevel];
    if (min <= max || (ownMin === undefined && ownMax === undefined)) return [];
    const [key, correction] =
      ownMin === undefined
        ? ["toc_max_heading_level", `toc_min_heading_level: ${max}`]
        : ["toc_min_heading_level", `toc_max_heading_level: ${min}`];
    const location = { file, ...getKeyPosition(readText(), key) };
    return [diagnose(frontMatterRules["empty-toc"], location, { min, max, correction })];
  });
}

export function checkPreviewImages(
  articles: readonly ArticleSource[],
  resolver: Resolver,
): Diagnostic[] {
  return articles.flatMap((doc) => {
    const { image } = doc.frontMatter;
    if (image === undefined || /^https?:\/\//i.test(image)) return [];
    const isFile = (path: string) => !isMissing(resolver.resolve("public", path));
    const file = resolver.resolve("public", splitAddress(image).path);
    if (image.startsWith("/") && !isMissing(file)) return [];
    const encoded = image.replaceAll("#", "%23").replaceAll("?", "%3F");
    const withoutSlash = (path: string) => path.replace(/^\.?\//, "");
    const existing = isMissing(file) ? file.suggestion : withoutSlash(image);
    const suggestion = isFile(encoded) ? withoutSlash(encoded) : existing;
    const location = { file: doc.file, ...getKeyPosition(doc.readText(), "image") };
    const missing = { of: "preview", address: image, suggestion } as const;
    return [diagnose(linkRules["missing-image"], location, missing)];
  });
}
