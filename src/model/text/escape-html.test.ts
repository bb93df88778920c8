import { expect, it } from "vitest";
import { escapeAttribute, escapeText } from "./escape-html.ts";

it("escapes what would end a text or an attribute", () => {
  expect(escapeText(`<a href="x">&amp;</a>`)).toBe(`&lt;a href="x"&gt;&amp;amp;&lt;/a&gt;`);
  expect(escapeAttribute(`"<b>" & 'c'`)).toBe("&quot;&lt;b&gt;&quot; &amp; 'c'");
});
