import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { readInlinePayload } from "../client/payload-format.ts";
import { assembleDocument, findFold } from "./document.ts";

function documentPolicy(html: string): string | undefined {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
}

const parts = {
  getStyles: (html: string) => (html.includes("<title>") ? "a{}" : ""),
  restCssUrl: "/r.css",
  script: "h()",
  policySources: null,
  payload: "x\n0:[]",
  isStatic: () => true,
};

it("inserts styles and scripts", () => {
  const html = assembleDocument("<html><head><title>t</title></head><body>x</body></html>", parts);
  expect(html).toBe(
    '<html><head><title>t</title><style>a{}</style><script>h()</script></head><body>x<link rel="stylesheet" href="/r.css"><script type="text/plain" id="payload">x\n0:[]</script></body></html>',
  );
});

it("allows inline code by hash before it occurs", () => {
  const markup = "<head><title>t</title></head><body></body>";
  const html = assembleDocument(markup, { ...parts, policySources: {} });
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const policy = documentPolicy(html)?.split(";");
  expect(policy).toContain(`script-src 'self' ${hash("h()")}`);
  expect(policy).toContain(`style-src 'self' ${hash("a{}")}`);
  expect(html.indexOf("http-equiv")).toBeLessThan(html.indexOf("<style>"));
});

it("has no policy without sources", () => {
  expect(documentPolicy(assembleDocument("<head></head><body></body>", parts))).toBeUndefined();
});

it("keeps dollar sequences, and no text of the page can end it", () => {
  const payload = "$& $' </script><!-- \u2028";
  const html = assembleDocument("<head></head><body></body> in text</body>", { ...parts, payload });
  const [, type = "", text = ""] =
    /type="(.*?)" id="payload">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(readInlinePayload(type, text)).toBe(payload);
  expect(html).toContain("</body> in text<link");
});

it("removes script preloads", () => {
  const markup = '<head><link rel="modulepreload" href="/a.js"/></head><body></body>';
  expect(assembleDocument(markup, parts)).not.toContain("modulepreload");
});

it("links the style sheet inside a long article, and keeps the whole article", () => {
  const text = `<p>${"x".repeat(8000)}</p>`;
  const markup = `<head></head><body><main>${text}<h2 id="a">A</h2>${text}</main></body>`;
  const html = assembleDocument(markup, parts);
  const link = '<link rel="stylesheet" href="/r.css">';
  expect(html.split(link)).toHaveLength(3);
  expect(html).toContain(`${link}<h2 id="a">`);
  expect(html.replaceAll(link, "")).toContain(markup.slice(markup.indexOf("<main")).slice(0, -7));
  expect(assembleDocument(markup, { ...parts, isStatic: () => false }).split(link)).toHaveLength(2);
});

const filler = `<p>${"x".repeat(8000)}</p>`;
const heading = (id: string) => `<h2 id="${id}">T</h2>`;
const page = (inner: string) => `<header>${filler}</header><main>${inner}</main>${filler}`;
const all = () => true;

it("the fold is the first heading below the first screen of the article", () => {
  const markup = page(`${heading("a")}${filler}${heading("b")}${heading("c")}${filler}`);
  expect(findFold(markup, all)).toBe(markup.indexOf(heading("b")));
});

it("requires enough of the article before and after it", () => {
  expect(findFold(page(`${filler}${heading("a")}${filler.slice(100)}`), all)).toBeNull();
  expect(findFold(page(heading("a") + filler + filler), all)).toBeNull();
  expect(findFold("<body>no article</body>", all)).toBeNull();
});

it("ignores closed details and counts open ones", () => {
  const fold = (tag: string) =>
    findFold(
      page(`${tag}${filler}</details>${heading("a")}${filler}${heading("b")}${filler}`),
      all,
    );
  const at = (tag: string, id: string) =>
    page(`${tag}${filler}</details>${heading("a")}${filler}${heading("b")}${filler}`).indexOf(
      heading(id),
    );
  const [closed, open] = ['<details class="x">', "<details open>"];
  expect(fold(closed)).toBe(at(closed, "b"));
  expect(fold(open)).toBe(at(open, "a"));
});

it("is never inside a component that hydrates", () => {
  const markup = page(`${filler}${heading("a")}${heading("b")}${filler}`);
  expect(findFold(markup, (tag) => tag.includes('"b"'))).toBe(markup.indexOf(heading("b")));
  expect(findFold(markup, () => false)).toBeNull();
});

it("is never inside an attribute", () => {
  const text = heading("a").replaceAll('"', "&quot;");
  expect(findFold(page(`${filler}<i title="${text}"></i>${filler}`), all)).toBeNull();
});
