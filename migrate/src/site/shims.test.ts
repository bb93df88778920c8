import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import Admonition from "../../shims/admonition.tsx";
import DocCard from "../../shims/doc-card.tsx";

it("links the card of a category to the first item with an address, however deep", () => {
  const item = {
    label: "Guides",
    items: [{ label: "Empty", items: [] }, { items: [{ label: "VPC", href: "/vpc" }] }],
  };
  expect(renderToStaticMarkup(createElement(DocCard, { item }))).toBe(
    '<p><a href="/vpc">Guides</a></p>',
  );
  expect(renderToStaticMarkup(createElement(DocCard, { item: { label: "None" } }))).toBe(
    "<p>None</p>",
  );
});

it("links a card as other links of the old site", () => {
  const html = (href: string) =>
    renderToStaticMarkup(createElement(DocCard, { item: { label: "A", href } }));
  expect(html("pathname:///a.pdf")).toBe('<p><a href="/a.pdf">A</a></p>');
  expect(html("../a")).toBe('<p><a href="../a">A</a></p>');
});

it("keeps the class of an admonition", () => {
  const html = renderToStaticMarkup(createElement(Admonition, { className: "own" }, "Text"));
  expect(html).toContain('class="admonition admonition-note own"');
});
