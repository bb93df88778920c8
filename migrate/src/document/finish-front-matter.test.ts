import { expect, it } from "vitest";
import { splitFile } from "../text/front-matter.ts";
import type { Article } from "./article.ts";
import { finishFrontMatter, titleHeading } from "./finish-front-matter.ts";
import { prepareBody } from "./prepare.ts";

it.each<[string, boolean, string | undefined]>([
  ["<!-- a -->\n\n# Bell\n", true, "Bell"],
  ["Words.\n\n```sh\n# comment\n```\n\n# Bell\n", false, "Bell"],
  ["Words.\n\n# Bell\n", true, undefined],
  ["## Part\n\n# Bell\n", false, undefined],
])("finds the heading that is the title of %j", (body, hasTitle, title) => {
  const { root, text } = prepareBody(body, { format: "markdown", isMdxFile: false });
  expect(titleHeading(root, text, { hasTitle })?.text).toBe(title);
});

function finish(yaml: string) {
  const split = splitFile(`---\n${yaml}\n---\n`);
  const collection = { kind: "blog" };
  const article = { collection, split, path: "2026-01-31-a.md", page: null } as unknown as Article;
  const authors: unknown[] = [];
  const diagnostics = finishFrontMatter(article, undefined, {
    authorKey: (author) => `author-${authors.push(author)}`,
    image: (address) => address,
    fallbackDate: "2026-01-31",
  });
  const problems = diagnostics.map(({ cause, subject }) => [cause, subject]);
  return { authors, problems, values: split.frontMatter.values };
}

it.each([
  "author: Ann\nauthor_title: Pilot\nauthor_url: /ann\nauthor_image_url: a.png",
  "author: Ann\nauthorTitle: Pilot\nauthorURL: /ann\nauthorImageURL: a.png",
])("takes over the author in %j", (yaml) => {
  const { authors, problems, values } = finish(`title: A\n${yaml}`);
  expect(authors).toEqual([{ name: "Ann", title: "Pilot", url: "/ann", image_url: "a.png" }]);
  expect(values).toEqual({ title: "A", authors: ["author-1"] });
  expect(problems).toEqual([]);
});

it("tells invalid values from unknown keys", () => {
  const { problems, values } = finish("title: A\nflavor: mild\ndraft: maybe\nauthorURL: /ann");
  expect(values).toEqual({ title: "A" });
  expect(problems.sort()).toEqual([
    ["front-matter-invalid", "draft"],
    ["front-matter-removed", "authorURL"],
    ["front-matter-removed", "flavor"],
  ]);
});
