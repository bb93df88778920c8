import { expect, it } from "vitest";
import { sheetPicker } from "./sheet-picker.ts";

const pick = sheetPicker([
  [
    ["", "all"],
    ['class="pager', " pager"],
    ['class="toc', " toc"],
  ],
  [["<figure", "figure"]],
  [['popoverTarget="menu-', "menu"]],
]);

it("picks what the markup holds, a text for each group", () => {
  expect(pick('<nav class="pager wide"></nav><figure>')).toEqual(["all pager", "figure"]);
  expect(pick('<button popoverTarget="menu-more">')).toEqual(["all", "menu"]);
});

it("gives every page what all need", () => {
  expect(pick("<p>text</p>")).toEqual(["all"]);
});
