import { expect, it } from "vitest";
import { extractSvg } from "./inline-svg.ts";

it("moves pictures in Markdown to files", () => {
  const { body, pictures } = extractSvg(
    'See <svg viewBox="0 0 1 1"><title>A &amp; b</title>\n\n<style>.a { fill: red }</style><svg/></svg> and `<svg></svg>`.\n<svg>\n',
  );
  const [[path, svg] = ["", ""]] = [...pictures];
  expect(body).toBe(
    `See <img src="${path.replace("public", "")}" alt="A &amp; b"> and \`<svg></svg>\`.\n<svg>\n`,
  );
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1 1">[\s\S]*<\/svg>$/);
  expect(pictures.size).toBe(1);
});

it("writes pictures as XML, and reads labels with quotes", () => {
  const { body, pictures } = extractSvg(
    '<svg aria-label="Bell\'s quay"><use xlink:href="#a"/><text>&copy; 1&ndash;2 &lt;&amp;</text></svg>',
  );
  const [svg] = pictures.values();
  expect(svg).toContain(' xmlns:xlink="http://www.w3.org/1999/xlink" aria-label=');
  expect(svg).toContain("<text>© 1–2 &lt;&amp;</text>");
  expect(body).toContain('alt="Bell\'s quay"');
});
