import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { isMissing, type Outside } from "../../load/files/outside.ts";
import { keyPosition } from "../../load/front-matter/key-position.ts";
import type { ArticleSource } from "../../load/loaded-content.ts";

/** Finds front matter `image`s that are no file below `public` and no address either. */
export function checkPreviewImages(
  articles: readonly ArticleSource[],
  outside: Outside,
): Diagnostic[] {
  return articles.flatMap((doc) => {
    const { image } = doc.frontMatter;
    if (image === undefined || /^https?:\/\//.test(image)) return [];
    const answer = outside.ask("public", image);
    if (image.startsWith("/") && !isMissing(answer)) return [];
    return [missingImage(doc, image, isMissing(answer) ? answer.near : image.replace(/^\.\//, ""))];
  });
}

function missingImage(doc: ArticleSource, image: string, near: string | undefined): Diagnostic {
  return {
    rule: "missing-image",
    severity: "error",
    file: doc.file,
    ...keyPosition(doc.text, "image"),
    message: `the preview image \`${image}\` does not exist`,
    hint: near ? `did you mean \`/${near}\`?` : "name a file below `public`, beginning with `/`",
  };
}
