import { expect, it } from "vitest";
import { stripTags } from "./values.ts";

it.each([
  ["<b>a</b> &amp; b&nbsp;c", "a & b c"],
  ["Node < 18 and > <b>16</b>", "Node < 18 and > 16"],
  ["&#8211;&#x2014;", "–—"],
  ["&#99999999; &constructor; &unknown;", "\uFFFD &constructor; &unknown;"],
])("takes the text of %s", (html, text) => expect(stripTags(html)).toBe(text));
