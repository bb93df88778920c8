import { expect, it } from "vitest";
import { toHtml } from "./to-html.ts";

it.each(["area", "br", "track", "wbr"])("writes no end tag for <%s>", (tag) => {
  expect(toHtml([{ type: "element", tag, attributes: {}, isDynamic: false, children: [] }])).toBe(
    `<${tag}>`,
  );
});
