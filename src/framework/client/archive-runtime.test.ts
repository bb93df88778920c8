import { expect, it } from "vitest";
import { fileOfAddress } from "./archive-runtime.ts";

it.each([
  ["/base/", "index.html"],
  ["/base/docs/vpc", "docs/vpc/index.html"],
  ["/base/docs/vpc/", "docs/vpc/index.html"],
  ["/base/docs/terraform-1.x#new", "docs/terraform-1.x/index.html#new"],
  ["/base/search/?q=vpc", "search/index.html?q=vpc"],
  ["/base/docs/vpc.md", "docs/vpc.md"],
  ["/base/old.html?a#b", "old.html?a#b"],
])("finds the file of an address: %s", (address, file) => {
  expect(fileOfAddress(address, "/base/")).toBe(file);
});
