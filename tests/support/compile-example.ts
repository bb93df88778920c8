import { Parser } from "htmlparser2";
import * as v from "valibot";
import { siteConfigSchema } from "../../src/config/schemas/site-config.ts";
import { createResolver } from "../../src/content/load/files/resolver.ts";
import * as messages from "../../src/content/messages.ts";
import { type CompiledDoc, compileDoc } from "../../src/content/parse/compile-doc.ts";

const logo = { alt: "", light: "/l.svg", dark: "/d.svg", width: 1, height: 1 };
const { baseUrl, trailingSlash } = v.parse(siteConfigSchema, {
  title: "T",
  url: "https://a.example",
  logo,
});
const route = "/docs/page";
const resolver = createResolver({
  siteDir: "/none",
  folder: "content/docs",
  files: [],
  addresses: new Map(),
  drafts: new Set(),
});

export function compileExample(text: string, { mdx = false } = {}): Promise<CompiledDoc> {
  const path = mdx ? "page.mdx" : "page.md";
  const source = { file: `content/docs/${path}`, path, text };
  const tocLevels = { min: 2, max: 2 };
  const settings = { hideTitle: true, foldedHeadings: null, baseUrl, trailingSlash, tocLevels };
  return compileDoc(source, { file: source.file, route, ...settings, messages }, resolver);
}

const compared = new Set(["href", "src", "alt", "title", "start", "align", "checked"]);

/** One line per tag and text, without what the site adds: ids, anchors, frames, and whitespace. */
export function outline(html: string): string {
  const lines: string[] = [];
  const tags: string[] = [];
  let pre = 0;
  let skipped = 0;
  let text = "";
  const flush = () => {
    const shown = pre > 0 ? text.replace(/\n+$/, "") : text.replace(/\s+/g, " ");
    if (shown.trim() !== "") lines.push(pre > 0 ? JSON.stringify(shown) : shown.trim());
    text = "";
  };
  const isFrame = (tag: string, names: readonly string[]) =>
    ["div", "span", "figure"].includes(tag) && names.length > 0;
  new Parser(
    {
      onopentag(tag, attributes) {
        const names = attributes.class?.split(" ") ?? [];
        const isAnchor = tag === "a" && names[0] === "anchor";
        tags.push(isAnchor || skipped > 0 ? "skipped" : isFrame(tag, names) ? "frame" : tag);
        if (tags.at(-1) === "skipped") skipped += 1;
        if (tags.at(-1) === "frame" || skipped > 0) return;
        flush();
        if (tag === "pre") pre += 1;
        if (tag === "wbr" || (tag === "code" && pre > 0)) return;
        const shown = Object.entries(attributes)
          .filter(([name]) => compared.has(name))
          .map(([name, value]) => ` ${name}=${JSON.stringify(resolveAddress(name, value))}`);
        lines.push(`<${tag}${shown.sort().join("")}>`);
      },
      onclosetag(tag) {
        const opened = tags.pop();
        if (opened === "skipped") skipped -= 1;
        if (opened !== tag) return;
        flush();
        if (tag === "pre") pre -= 1;
        if (tag !== "wbr" && !(tag === "code" && pre > 0)) lines.push(`</${tag}>`);
      },
      ontext(part) {
        if (skipped === 0) text += part;
      },
    },
    { decodeEntities: true },
  ).end(html);
  flush();
  return lines.join("\n");
}

/** Undoes the resolution of relative URLs. */
function resolveAddress(name: string, value: string): string {
  if (name !== "href" && name !== "src") return value;
  const origin = "http://page.invalid";
  if (!URL.canParse(value, origin + route)) return value;
  const { href } = new URL(value, origin + route);
  return href.startsWith(origin) ? href.slice(origin.length) : href;
}
