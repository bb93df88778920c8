import { expect, it } from "vitest";
import { createStyles, getDeclarations } from "./styles.ts";

it("keeps the order of declarations, so that a longer property overrides its short form", () => {
  const styles = createStyles();
  const name = styles.addStyleClass({ margin: 0, marginTop: "10px" });
  expect(styles.printSheet()).toContain(`.${name} {\n  margin: 0;\n  margin-top: 10px;\n}`);
});

it("writes the prefixes of browsers as React does", () => {
  expect(getDeclarations({ msTransform: "none", WebkitBoxFlex: 1, marginTop: 2 })).toEqual([
    "-ms-transform: none;",
    "-webkit-box-flex: 1;",
    "margin-top: 2px;",
  ]);
});
