import type { AuthorsFile, PostFrontMatter } from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import type { CompiledArticle } from "../compile/compile-folder.ts";
import { isMissing, type Missing, type Resolver } from "../load/files/resolver.ts";
import { getFrontMatterPosition } from "../load/front-matter/yaml-text.ts";
import type { LoadedAuthors } from "../load/load-tags-and-authors.ts";
import type { ArticleSource } from "../load/loaded-content.ts";
import { blogRules } from "../rules/blog-rules.ts";
import { linkRules } from "../rules/link-rules.ts";

export function checkAuthors(
  posts: readonly ArticleSource<PostFrontMatter>[],
  loaded: LoadedAuthors,
  resolver: Resolver,
): Diagnostic[] {
  return [
    ...posts.flatMap((post) => diagnoseUnknownAuthors(post, loaded)),
    ...diagnoseMissingImages(loaded, resolver),
  ];
}

function diagnoseUnknownAuthors(
  { file, readText, frontMatter }: ArticleSource<PostFrontMatter>,
  { names, file: authorsFile }: LoadedAuthors,
): Diagnostic[] {
  if (names === null) return [];
  return frontMatter.authors.flatMap((name, index): Diagnostic[] => {
    if (names.has(name)) return [];
    const location = { file, ...getFrontMatterPosition(readText(), ["authors", index]) };
    const unknown = { name, file: authorsFile, suggestion: findNearest(name, names) };
    return [diagnose(blogRules["unknown-author"], location, unknown)];
  });
}

function diagnoseMissingImages(
  { authors, file, locate }: LoadedAuthors,
  resolver: Resolver,
): Diagnostic[] {
  return Object.entries(authors).flatMap(([key, { image }]): Diagnostic[] => {
    const missingImage = findMissingImage(image, resolver);
    if (image === undefined || !missingImage) return [];
    const location = { file, ...locate([key, "image"]) };
    const values = { of: "author", address: image, suggestion: missingImage.suggestion } as const;
    return [diagnose(linkRules["missing-image"], location, values)];
  });
}

/** Omits images that do not exist, which `checkAuthors` reports. */
export function withoutMissingImages(authors: AuthorsFile, resolver: Resolver): AuthorsFile {
  const entries = Object.entries(authors).map(([key, { image, ...author }]) => {
    const hasImage = image !== undefined && !findMissingImage(image, resolver);
    return [key, hasImage ? { ...author, image } : author];
  });
  return Object.fromEntries(entries);
}

function findMissingImage(image: string | undefined, resolver: Resolver): Missing | undefined {
  const reference = image === undefined ? undefined : resolver.resolve("public", image);
  return reference && isMissing(reference) ? reference : undefined;
}

export function checkPreviews(posts: readonly CompiledArticle[]): Diagnostic[] {
  return posts
    .filter(({ article, compiled }) => {
      return compiled.preview === null && article.frontMatter.description === "";
    })
    .map(({ article }) => diagnose(blogRules["missing-preview"], wholeFile(article.file), {}));
}
