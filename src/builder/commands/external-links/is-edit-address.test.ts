import { expect, it } from "vitest";
import { isEditAddress } from "./is-edit-address.ts";

const editUrl = {
  file: "https://code.example/docs/edit/{path}",
  folder: "https://code.example/docs/tree/{path}?plain=1",
};

it.each([
  ["https://code.example/docs/edit/content/a.md", true],
  ["https://code.example/docs/tree/catalog/data?plain=1", true],
  ["https://code.example/docs", false],
])("of %s it says %s", (address, is) => {
  expect(isEditAddress(address, editUrl)).toBe(is);
});

it("knows no such address where the site has none", () => {
  expect(isEditAddress("https://code.example/docs/edit/a.md", null)).toBe(false);
});
