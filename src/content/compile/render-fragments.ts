import { createHash } from "node:crypto";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findFences, getCodeRanges } from "../../model/text/markdown-fences.ts";
import type { Route } from "../../model/url/route.ts";
import {
  createResolver,
  type Dependency,
  isUnchanged,
  recordDependencies,
} from "../load/files/resolver.ts";
import type { ContentMessages } from "../messages.ts";
import { compileDoc } from "../parse/compile-doc.ts";
import { isAllowedTag, optionalEnds, voidTags } from "../parse/html/allowed-html.ts";
import type { LinkSource } from "../site-data.ts";

interface Fragment {
  text: string;
  file: string;
  route: Route;
}

export interface RenderedFragment {
  html: string;
  links: LinkSource[];
  diagnostics: Diagnostic[];
}

export type RenderFragment = (fragment: Fragment) => Promise<RenderedFragment>;

interface CachedFragment {
  rendered: RenderedFragment;
  dependencies: Dependency[];
}

/** Rendered fragments by their input. */
export type FragmentCache = Map<string, CachedFragment>;

/**
 * Headings become bold lines, because heading ids belong to the page. Positions are those in the
 * fragment. `cache.current` gets the fragments of this renderer.
 */
export function createFragmentRenderer(
  siteDir: string,
  config: SiteConfig,
  messages: ContentMessages,
  cache?: Record<"previous" | "current", FragmentCache>,
): RenderFragment {
  const noPages = { files: [], addresses: new Map<string, string>(), drafts: new Set<string>() };
  const resolver = createResolver({ siteDir, folder: "content/docs", ...noPages });
  const { baseUrl, trailingSlash } = config;
  const tocLevels = { min: 2, max: 2 };
  const settings = { hideTitle: true, foldedHeadings: null, baseUrl, trailingSlash, tocLevels };
  const context = createHash("sha256")
    .update(JSON.stringify([settings, messages]))
    .digest("base64url");
  return async (fragment) => {
    const { text, file, route } = fragment;
    const key = JSON.stringify([context, fragment]);
    const cached = cache?.previous.get(key);
    if (cached && isUnchanged(resolver, cached.dependencies)) {
      cache?.current.set(key, cached);
      return cached.rendered;
    }
    const shown = keepPlaceholders(keepBackslashes(keepLines(text)));
    const source = { file, path: "fragment.md", text: shown };
    const page = { file, route, ...settings, isDescription: true as const, messages };
    const { recorder, dependencies } = recordDependencies(resolver);
    const { body, links, diagnostics } = await compileDoc(source, page, recorder);
    const html = body.kind === "html" ? withoutHeadings(body.html) : "";
    const rendered = { html, links, diagnostics };
    cache?.current.set(key, { rendered, dependencies: [...dependencies.values()] });
    return rendered;
  };
}

/** Unlike in Markdown, backslashes of regular expressions and Windows paths are text. Rows of tables are Markdown. */
function keepBackslashes(text: string): string {
  // The backslash comes first, because looking behind each character of a long text takes long.
  const pattern = /\\(?<!(?:\\|^[ \t]*(?:\d+|\|.*))\\)(?=[!"$%&'()+,\-./:;=?@^{|}])/gm;
  return replaceOutsideCode(text, pattern, () => "\\\\");
}

/** A tag that is never closed is a placeholder, as in `subnet-<i>`. */
function keepPlaceholders(text: string): string {
  return replaceOutsideCode(text, /(?<!\\)<[a-z]\w*>/g, (source) => {
    const tag = source.slice(1, -1);
    const needsEnd = isAllowedTag(tag) && !voidTags.has(tag) && !optionalEnds.has(tag);
    return needsEnd && !text.includes(`</${tag}>`) ? `\\${source}` : source;
  });
}

function replaceOutsideCode(
  text: string,
  pattern: RegExp,
  replace: (match: string) => string,
): string {
  const code = getCodeRanges(text);
  return text.replace(pattern, (match: string, offset: number) => {
    const isCode = code.some(([start, end]) => start <= offset && offset < end);
    return isCode ? match : replace(match);
  });
}

/** Paragraphs of code, and those with items, quotes, headings, or tables in Markdown. */
const otherBlock = /^(?<!\n)(?: {4}|\t)|^[ \t]*(?:[-*+>#|]|\d+[.)]|```|~~~|<)/m;
/** A line such as `name: text` or `name = value`. */
const definitionLine = /^[ \t]*[\w."'`<>[\]-]+(?: ?[:=]| -|->) /;

/** Keeps the line breaks of lists without markers, as in `Object with:\n  size: In GiB.` */
function keepLines(text: string): string {
  const code = findFences(text);
  const isCode = (offset: number) =>
    code.some(({ start, end }) => offset >= start && offset <= end);
  return text.replace(/(?:^[^\n]*\S[^\n]*(?:\n|$))+/gm, (paragraph, offset: number) => {
    if (isCode(offset) || otherBlock.test(paragraph)) return paragraph;
    const lines = paragraph.split("\n");
    return lines
      .map((line, index) => {
        const next = lines[index + 1] ?? "";
        const isKept = /^(?:[ \t]+\S|[)\]}])/.test(next) || definitionLine.test(next);
        return isKept ? `${line.trimEnd()}  ` : line;
      })
      .join("\n");
  });
}

function withoutHeadings(html: string): string {
  return html
    .replace(/<h[1-6][^>]*>/g, "<p><strong>")
    .replace(/<\/h[1-6]>/g, "</strong></p>")
    .replace(/<a class="anchor"[^>]*><\/a>/g, "");
}
