import { expect, it } from "vitest";
import { escapeXml } from "./xml.ts";

it.each([
  ["a < b & 'c'", "a &lt; b &amp; &apos;c&apos;"],
  ["A \u0008 b \u001b[1m\ufffe", "A  b [1m"],
  ["half \ud83d, whole 💡\t\r\n", "half , whole 💡\t\r\n"],
])("%j becomes %j", (text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});
