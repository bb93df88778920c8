import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Card, type CardProps } from "./cards.tsx";

/** What a page may write: the compiler does not see it. */
function draw(props: object): string {
  return renderToStaticMarkup(<Card {...(props as CardProps)} />);
}

it("rejects a missing title and an invalid heading level", () => {
  expect(() => draw({})).toThrow("a `Card` has no `title`");
  expect(() => draw({ title: "Keep", level: 9 })).toThrow(
    "the `Card` `Keep` has the `level` 9 (known: 2, 3, 4)",
  );
  expect(draw({ title: "Keep", level: 4 })).toContain("<h4>Keep</h4>");
});
