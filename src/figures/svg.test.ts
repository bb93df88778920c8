import { expect, test } from "vitest";
import { getTextWidth, renderElement, renderFigure, wrapText } from "./svg.ts";

test("texts and attributes are escaped, and numbers are short", () => {
  expect(renderElement("text", { x: 1.2345, "aria-label": 'a "b" <c>', y: undefined }, ["x"])).toBe(
    '<text x="1.2" aria-label="a &quot;b&quot; &lt;c&gt;">x</text>',
  );
});

test("lines break between words, and after hyphens in words that are too long", () => {
  expect(wrapText("one two three", 10, getTextWidth("one two", 10))).toEqual(["one two", "three"]);
  expect(wrapText("allow-full-access", 10, getTextWidth("allow-full-", 10))).toEqual([
    "allow-full-",
    "access",
  ]);
  expect(wrapText("", 10, 100)).toEqual([]);
});

test("names and texts without spaces break where they fit", () => {
  expect(wrapText("enable_private_dns", 10, getTextWidth("enable_private_", 10))).toEqual([
    "enable_private_",
    "dns",
  ]);
  expect(wrapText("ネットワーク", 10, 30)).toEqual(["ネット", "ワーク"]);
});

test("full-width punctuation is as wide as Chinese characters, and all capitals are wide", () => {
  expect(getTextWidth("，。（）ー", 10)).toBe(getTextWidth("你好世界字", 10));
  expect(getTextWidth("ÉШ", 10)).toBe(getTextWidth("EE", 10));
});

test("a figure contains a drawing for each width, with one text alternative each", () => {
  const html = renderFigure({ kind: "plot", alt: "A & B", title: "T" }, (width) => ({
    width,
    height: 10.2,
    content: "",
  }));
  expect(html).toMatch(/^<figure class="drawn plot" data-zoom><div><svg class="p-large"/);
  expect(html.match(/aria-label="A &amp; B" viewBox="0 0 \d+ 11"/g)).toHaveLength(2);
  expect(html).toContain("<figcaption>T</figcaption></figure>");
});
