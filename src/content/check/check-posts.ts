import type { AuthorsFile, PostFrontMatter } from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import type { CompiledArticle } from "../compile/compile-folder.ts";
import { isMissing, type Missing, type Outside } from "../load/files/outside.ts";
import { frontMatterPosition } from "../load/front-matter/yaml-text.ts";
import type { LoadedAuthors } from "../load/load-entries.ts";
import type { ArticleSource } from "../load/loaded-content.ts";
import { blogRules } from "../rules/blog-rules.ts";
import { linkRules } from "../rules/link-rules.ts";

/** Finds unknown authors, and pictures of authors that do not exist. */
export function checkAuthors(
  posts: readonly ArticleSource<PostFrontMatter>[],
  loaded: LoadedAuthors,
  outside: Outside,
): Diagnostic[] {
  return [...posts.flatMap((post) => unknownAuthors(post, loaded)), ...noPictures(loaded, outside)];
}

function unknownAuthors(
  { file, readText, frontMatter }: ArticleSource<PostFrontMatter>,
  { names, file: authorsFile }: LoadedAuthors,
): Diagnostic[] {
  if (names === null) return [];
  return frontMatter.authors.flatMap((name, index): Diagnostic[] => {
    if (names.has(name)) return [];
    const [own, whole] = [["authors", index], ["authors"]].map((path) =>
      frontMatterPosition(readText(), path),
    );
    const { line = 1, column = 1 } = (own && own.line > 1 ? own : whole) ?? {};
    const unknown = { name, file: authorsFile, near: nearest(name, names) };
    return [diagnose(blogRules["unknown-author"], { file, line, column }, unknown)];
  });
}

function noPictures({ authors, file, locate }: LoadedAuthors, outside: Outside): Diagnostic[] {
  return Object.entries(authors).flatMap(([key, { image }]): Diagnostic[] => {
    const missing = missingPicture(image, outside);
    if (image === undefined || !missing) return [];
    const place = { file, ...locate([key, "image"]) };
    const found = { of: "author", address: image, near: missing.near } as const;
    return [diagnose(linkRules["missing-image"], place, found)];
  });
}

/** The authors without pictures that do not exist: those are reported where they are named. */
export function drawableAuthors(authors: AuthorsFile, outside: Outside): AuthorsFile {
  const drawable = Object.entries(authors).map(([key, { image, ...author }]) => {
    const isDrawn = image !== undefined && !missingPicture(image, outside);
    return [key, isDrawn ? { ...author, image } : author];
  });
  return Object.fromEntries(drawable);
}

function missingPicture(image: string | undefined, outside: Outside): Missing | undefined {
  const answer = image === undefined ? undefined : outside.ask("public", image);
  return answer && isMissing(answer) ? answer : undefined;
}

/** Finds posts of which a list can show only the title. */
export function checkPreviews(posts: readonly CompiledArticle[]): Diagnostic[] {
  return posts
    .filter(({ article, compiled }) => {
      return compiled.preview === null && article.frontMatter.description === "";
    })
    .map(({ article }) => diagnose(blogRules["missing-preview"], wholeFile(article.file), {}));
}
