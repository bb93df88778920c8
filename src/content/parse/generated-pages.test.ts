import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { compileExample } from "../../../tests/support/compile-example.ts";
import { generateNestedPage, generatePage } from "../../../tests/support/generate-markdown.ts";
import { normalizeText } from "../../model/text/normalize-text.ts";
import { safeDecode } from "../../model/url/route.ts";
import { getPageMarkdown } from "../../publish/markdown/page-markdown.ts";
import * as messages from "../../publish/messages.ts";

const seeds = Array.from({ length: 200 }, (_, index) => index + 1);

async function compile(text: string, options?: { mdx: boolean }) {
  const { body, diagnostics } = await compileExample(normalizeText(text), options);
  return { html: body.kind === "html" ? body.html : "", diagnostics };
}

/** The text of a page, optionally with values of attributes such as `alt`. */
function getText(html: string, { hasAttributes = false } = {}): string {
  let text = "";
  const parser = new Parser({
    ontext(part) {
      text += part;
    },
    onopentag(_, attributes) {
      const values = Object.values(attributes).map(safeDecode);
      if (hasAttributes && values.length > 0) text += ` ${values.join(" ")} `;
    },
  });
  parser.end(html);
  return text;
}

const address = "https://a.example/docs/page";

test("a generated page and its Markdown page lose no text without a diagnostic", async () => {
  const plain = (html: string) => getText(html).replace(/\s+/g, "");
  for (const seed of seeds) {
    const { text, words } = generatePage(seed);
    const { html, diagnostics } = await compile(text);
    const shown = getText(html, { hasAttributes: true });
    const reported = diagnostics.map(({ message }) => message).join("\n");
    const lost = words.filter((word) => !shown.includes(word) && !reported.includes(word));
    // Footnotes are reported by name.
    if (!reported.includes("the footnote")) expect(lost, `seed ${seed}`).toEqual([]);
    const markdown = getPageMarkdown(`<main>${html}</main>`, address, messages);
    const again = await compile(markdown);
    expect(plain(again.html), `seed ${seed}`).toBe(plain(html));
  }
});

const blockTags = /<\/?(?:p|div|ul|ol|li|table|tr|t[hd]|blockquote|details|summary|h\d|pre)\b/g;

/** The first tag that a browser would move or close, because it is inside `<p>` or not closed. */
function misplacedTag(html: string): string | undefined {
  const open: string[] = [];
  for (const [, end, tag = "", rest = ""] of html.matchAll(
    /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^">])*)>/g,
  )) {
    if (end) {
      if (open.pop() !== tag) return `</${tag}>`;
    } else if (!/^(?:img|br|hr|input|wbr)$/.test(tag)) {
      const isBlock = /^(?:p|div|ul|ol|li|table|blockquote|details|h\d|pre)$/.test(tag);
      if (isBlock && open.includes("p")) return `<${tag}${rest}>`;
      open.push(tag);
    }
  }
  return open[0];
}

test("a generated page is the same text in Markdown and in MDX", async () => {
  for (const seed of seeds) {
    const { text, words } = generateNestedPage(seed);
    const texts: string[] = [];
    for (const mdx of [false, true]) {
      const { html, diagnostics } = await compile(text, { mdx });
      expect(diagnostics, `seed ${seed}`).toEqual([]);
      expect(misplacedTag(html), `seed ${seed}`).toBeUndefined();
      const shown = getText(html, { hasAttributes: true });
      expect(
        words.filter((word) => !shown.includes(word) && !getText(html).includes(word)),
      ).toEqual([]);
      texts.push(getText(html.replace(blockTags, " $&")).replace(/\s+/g, " ").trim());
    }
    expect(texts[1], `seed ${seed}`).toBe(texts[0]);
  }
});
