import { expect, test } from "vitest";
import { getSize } from "./picture-size.ts";

const sizeOf = (text: string) => getSize(Buffer.from(text));

test("the size of an SVG is found after a long attribute", () => {
  const source = `${"x".repeat(2000)} width=&quot;9&quot;`;
  const svg = (attributes: string) =>
    `<?xml version="1.0"?>\n<svg ${attributes}><path d="M0 0"/></svg>`;
  expect(sizeOf(svg(`width="4px" height="2px" content="${source}"`))).toEqual({
    width: 4,
    height: 2,
  });
  expect(sizeOf(svg(`content="${source}" viewBox="0 0 4 2"`))).toEqual({ width: 4, height: 2 });
  expect(sizeOf(svg(""))).toBeUndefined();
});
