import { expect, it } from "vitest";
import { convertLess } from "./scss.ts";

it("converts variables and nested rules of Less", () => {
  const { css, skipped } = convertLess(
    `@ink: #123; // dark\n.bell { color: @ink; &:hover { width: ~"calc(1px + 2px)"; } }\n@media (min-width: 1px) { .bell { top: 1px; } }\n.sail { .mixin(); }`,
  );
  const flat = css.replace(/\s+/g, " ").trim();
  expect(flat).toContain(".bell { color: #123 } .bell:hover { width: calc(1px + 2px) }");
  expect(flat).toContain("@media (min-width: 1px) { .bell { top: 1px } }");
  expect(skipped).toEqual([".mixin()"]);
});
