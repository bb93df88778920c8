import { expect, it } from "vitest";
import { readInlinePayload } from "./client/request.ts";
import { assembleDocument } from "./document.ts";

const parts = {
  css: (markup: string) => (markup.includes("<title>") ? "a{}" : ""),
  restCssUrl: "/r.css",
  headScripts: ["h()"],
  bodyScripts: ["b()"],
  payload: "x\n0:[]",
};

it("puts styles and scripts where they belong", () => {
  const html = assembleDocument("<html><head><title>t</title></head><body>x</body></html>", parts);
  expect(html).toBe(
    '<html><head><title>t</title><style>a{}</style><script>h()</script></head><body>x<link rel="stylesheet" href="/r.css"><script type="text/plain" id="payload">x\n0:[]</script><script>b()</script></body></html>',
  );
});

it("keeps dollar sequences and cannot be ended by text of the page", () => {
  const payload = "$& $' </script><!-- \u2028";
  const html = assembleDocument("<head></head><body></body> in text</body>", { ...parts, payload });
  const [, type = "", text = ""] =
    /type="(.*?)" id="payload">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(readInlinePayload(type, text)).toBe(payload);
  expect(html).toContain("</body> in text<link");
});

it("takes out the preloads of scripts", () => {
  const markup = '<head><link rel="modulepreload" href="/a.js"/></head><body></body>';
  expect(assembleDocument(markup, parts)).not.toContain("modulepreload");
});
