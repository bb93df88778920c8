import { expect, it } from "vitest";
import { createExclusionFilter } from "./excluded-files.ts";

it("leaves out what `exclude_docs` and the plugin `exclude` name", () => {
  const isExcluded = createExclusionFilter(
    { exclude_docs: "drafts/\n*.tmp.md\n!kept.tmp.md\n/top.md\n# note" },
    { glob: ["parts/*"], regex: ["old/.*[.]md$"] },
  );
  const paths =
    "drafts/a.md a/drafts/b.md x.tmp.md kept.tmp.md top.md a/top.md parts/a.md old/a.md a/old/a.md";
  expect(paths.split(" ").filter(isExcluded)).toEqual(
    "drafts/a.md a/drafts/b.md x.tmp.md top.md parts/a.md old/a.md".split(" "),
  );
});
