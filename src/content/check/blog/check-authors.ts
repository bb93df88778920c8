import type { AuthorsFile, PostFrontMatter } from "../../../config/schemas/post-front-matter.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../../model/diagnostics/nearest.ts";
import { isMissing, type Missing, type Outside } from "../../load/files/outside.ts";
import { frontMatterPosition } from "../../load/front-matter/front-matter-position.ts";
import type { LoadedAuthors } from "../../load/load-authors.ts";
import type { ArticleSource } from "../../load/loaded-content.ts";

/** Finds names of authors that nobody has, and pictures of authors that do not exist. */
export function checkAuthors(
  posts: readonly ArticleSource<PostFrontMatter>[],
  loaded: LoadedAuthors,
  outside: Outside,
): Diagnostic[] {
  return [...posts.flatMap((post) => unknownAuthors(post, loaded)), ...noPictures(loaded, outside)];
}

function unknownAuthors(
  { file, text, frontMatter }: ArticleSource<PostFrontMatter>,
  { names, file: authorsFile }: LoadedAuthors,
): Diagnostic[] {
  if (names === null) return [];
  return frontMatter.authors.flatMap((name, index): Diagnostic[] => {
    if (names.has(name)) return [];
    const near = nearest(name, names);
    const [own, whole] = [["authors", index], ["authors"]].map((path) =>
      frontMatterPosition(text, path),
    );
    const place = own && own.line > 1 ? own : whole;
    return [
      {
        rule: "unknown-author",
        severity: "error",
        file,
        line: place?.line ?? 1,
        column: place?.column ?? 1,
        message: `\`${authorsFile}\` knows no author \`${name}\``,
        hint: near ? `did you mean \`${near}\`?` : `add \`${name}:\` with a \`name\` to the file`,
      },
    ];
  });
}

function noPictures({ authors, file, locate }: LoadedAuthors, outside: Outside): Diagnostic[] {
  return Object.entries(authors).flatMap(([key, { image }]): Diagnostic[] => {
    const missing = missingPicture(image, outside);
    if (!missing) return [];
    return [
      {
        rule: "missing-image",
        severity: "error",
        file,
        ...locate([key, "image"]),
        message: `the picture \`${image}\` does not exist`,
        hint: missing.near ? `did you mean \`/${missing.near}\`?` : "name a file below `public`",
      },
    ];
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
