import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { isMissing, type References, type Resolver } from "../load/files/resolver.ts";
import { locateKey } from "../load/front-matter/yaml-text.ts";
import type { ArticleSource } from "../load/loaded-content.ts";
import { splitAddress } from "../parse/links/resolve-address.ts";
import { frontMatterRules } from "../rules/front-matter-rules.ts";
import { linkRules } from "../rules/link-rules.ts";

export function checkTocLevels(
  articles: readonly ArticleSource[],
  { minLevel, maxLevel }: SiteConfig["toc"],
): Diagnostic[] {
  return articles.flatMap((article): Diagnostic[] => {
    const { toc_min_heading_level: ownMin, toc_max_heading_level: ownMax } = article.frontMatter;
    const [min, max] = [ownMin ?? minLevel, ownMax ?? maxLevel];
    if (min <= max || (ownMin === undefined && ownMax === undefined)) return [];
    const [key, correction] =
      ownMin === undefined
        ? ["toc_max_heading_level", `toc_min_heading_level: ${max}`]
        : ["toc_min_heading_level", `toc_max_heading_level: ${min}`];
    const values = { min, max, correction };
    return [diagnose(frontMatterRules["empty-toc"], locateKey(article, key), values)];
  });
}

export function checkPreviewImages(
  articles: readonly ArticleSource[],
  resolver: Resolver,
): Diagnostic[] {
  return articles.flatMap((article) => {
    const { image } = article.frontMatter;
    if (image === undefined || /^https?:\/\//i.test(image)) return [];
    const found = resolver.resolve("public", splitAddress(image).path);
    if (image.startsWith("/") && !isMissing(found)) return [];
    const suggestion = getImageSuggestion(image, found, resolver);
    const values = { of: "preview", address: image, suggestion } as const;
    return [diagnose(linkRules["missing-image"], locateKey(article, "image"), values)];
  });
}

/** The path below `public` without a slash. */
function getImageSuggestion(
  image: string,
  found: References["public"],
  resolver: Resolver,
): string | undefined {
  // The name of a file may contain what separates a path from a query or an anchor.
  const encoded = image.replaceAll("#", "%23").replaceAll("?", "%3F");
  const isEncodedFile = !isMissing(resolver.resolve("public", encoded));
  if (!isEncodedFile && isMissing(found)) return found.suggestion;
  return (isEncodedFile ? encoded : image).replace(/^\.?\//, "");
}
