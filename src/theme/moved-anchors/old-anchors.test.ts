import { expect, it } from "vitest";
import { insertOldAnchors } from "./old-anchors.ts";

const insert = insertOldAnchors(
  [
    ["old", "/site/a#new"],
    ["ü&", "/site/a#b%20c"],
    ["other", "/site/b#new"],
    ["longer", "/site/a/b#new"],
  ],
  "/site/a",
);

it("inserts the old name at the start of the target element", () => {
  expect(insert('<h2 class="x" id="new" tabindex="-1">New</h2><p id="b c">')).toBe(
    '<h2 class="x" id="new" tabindex="-1"><a name="old" data-moved></a>New</h2><p id="b c"><a name="ü&amp;" data-moved></a>',
  );
});

it.each([
  '<h2 id="news">',
  '<h2 data-id="new">',
  '<h2 title=" id=&quot;new&quot;">',
  '<tr id="new">',
  '<img id="new">',
  '<p>&lt;h2 id="new"&gt;</p>',
])("does not change %s", (html) => expect(insert(html)).toBe(html));
