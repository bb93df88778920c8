import { expect, it } from "vitest";
import { applyEdits } from "../text/edits.ts";
import { removeTitleHeading } from "./convert-articles.ts";

it.each([
  ["# Ring\n\nText\n", "Text\n"],
  ["<!--\n# Old\n-->\n# Ring\n\nText\n", "<!--\n# Old\n-->\nText\n"],
  ["{/* a */} Ring\n====\n\nText\n", "Text\n"],
  ["<!-- Old\n====\n-->\n# Ring\nText\n", "<!-- Old\n====\n-->\nText\n"],
  ["#\n\nText\n", "Text\n"],
  ["# [Ring](a.md) it ![b](c.png)\n\nText\n", "[Ring](a.md) ![b](c.png)\n\nText\n"],
  ["# Ring [![b][c]][d] [e][f]\n\n[c]: a.png\n[d]: d\n", "[![b][c]][d]\n\n[c]: a.png\n[d]: d\n"],
  [
    '# Ring <a href="d"><img src="c.png"></a>\nText\n',
    '<a href="d"><img src="c.png"></a>\n\nText\n',
  ],
  ["# [![b](c.png)](d) [E]\nText\n", "[![b](c.png)](d)\n\nText\n"],
])("keeps links and images of the title %j", (text, expected) => {
  expect(applyEdits(text, removeTitleHeading(text)).text).toBe(expected);
});

it("is fast for a title with many pictures after an open bracket", () => {
  const title = `# [${"![a][b] ![c](d) ".repeat(100)}`;
  expect(applyEdits(title, removeTitleHeading(title)).text).toBe(
    `${"![c](d) ".repeat(100).trim()}\n\n`,
  );
});
