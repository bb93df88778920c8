import { expect, it } from "vitest";
import { titleHeading } from "./finish-front-matter.ts";
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
