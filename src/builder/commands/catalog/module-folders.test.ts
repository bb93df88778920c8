import { expect, it } from "vitest";
import { createFolderMatcher } from "./module-folders.ts";

it.each([".", "./", ""])("takes %j as the root of the repository", (glob) => {
  const entry = { repository: "acme/vpc", category: "net", line: 1, column: 1 };
  const isIncluded = createFolderMatcher({ ...entry, modules: [glob], exclude: [] });
  expect(["", "modules/a"].map(isIncluded)).toEqual([true, false]);
});
