import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Card, CardGroup, type CardProps } from "./cards.tsx";

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

it("numbers only cards, and keeps a card's own number in a group without numbers", () => {
  const drawGroup = (numbered: boolean) =>
    renderToStaticMarkup(
      <CardGroup numbered={numbered}>
        <abbr title="Virtual Private Cloud">VPC</abbr>
        <Card title="Keep" number={7} />
      </CardGroup>,
    );
  expect(drawGroup(true)).toContain('<span class="card-number">1</span>');
  expect(drawGroup(true)).toContain('<abbr title="Virtual Private Cloud">');
  expect(drawGroup(false)).toContain('<span class="card-number">7</span>');
});
