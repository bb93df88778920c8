import { expect, it } from "vitest";
import { createStyles } from "./styles.ts";

it("keeps the order of declarations, so that a longer property overrides its short form", () => {
  const styles = createStyles();
  const name = styles.getClass({ margin: 0, marginTop: "10px" });
  expect(styles.sheet()).toContain(`.${name} {\n  margin: 0;\n  margin-top: 10px;\n}`);
});
