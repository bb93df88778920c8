import { expect, it } from "vitest";
import { getInfimaDeclarations, printLayoutSheet } from "./layout-classes.ts";

it("writes rules for classes only, and only for the content of pages", () => {
  const code = `import clsx from "clsx";
    const buttonClass = "button--lg";
    export default ({ row }) => (
      <button type="button" className={clsx("hero", row && \`col\`)} title="The container">
        <a className="button--primary margin-top--md">avatar</a>
        <p className={clsx({ buttons: row, [container]: row })} data={{ card__body: 1 }} />
      </button>
    );`;
  const rules = printLayoutSheet([code, ".buttons { color: red; }"], () => "").match(
    /^.*(?= \{)/gm,
  );
  expect(rules).toEqual(
    ["hero", "button--primary", "button--lg", "buttons", "col", "margin-top--md"].map(
      (name) => `:where(.md) .${name}`,
    ),
  );
});

it("lets columns of any share fill the row on a phone", () => {
  const { flex } = getInfimaDeclarations("col--4") ?? {};
  expect(flex).toBe("0 1 max(15rem, 4 / 12 * 100% - 1rem, min(100%, (36rem - 100%) * 999))");
});
