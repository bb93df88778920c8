import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { Route } from "../../model/url/route.ts";
import { createOutside } from "../load/files/resolver.ts";
import type { ContentMessages } from "../messages.ts";
import { compileDoc } from "../parse/compile-doc.ts";
import type { LinkSource } from "../site-data.ts";

/** A piece of Markdown from a file of another kind. */
export interface Fragment {
  text: string;
  /** Its file, relative to the site folder. */
  file: string;
  /** Line on which it begins. */
  line: number;
  /** Page that shows it. */
  route: Route;
}

export interface RenderedFragment {
  html: string;
  links: LinkSource[];
  diagnostics: Diagnostic[];
}

export type RenderFragment = (fragment: Fragment) => Promise<RenderedFragment>;

/**
 * Makes a renderer of Markdown pieces. They follow the rules of plain Markdown: no code in them runs.
 * Headings become bold lines, because their ids belong to the page.
 */
export function openFragments(
  siteDir: string,
  config: SiteConfig,
  messages: ContentMessages,
): RenderFragment {
  const nowhere = { files: [], addresses: new Map<string, string>(), drafts: new Set<string>() };
  const outside = createOutside({ siteDir, folder: "content/docs", ...nowhere });
  return async ({ text, file, line, route }) => {
    // Empty lines before it make the positions of diagnostics those of its file.
    const source = { file, path: "fragment.md", text: "\n".repeat(line - 1) + text };
    const { baseUrl, trailingSlash } = config;
    const tocLevels = { min: 2, max: 2 };
    const settings = { hideTitle: true, hasQuestions: false, baseUrl, trailingSlash, tocLevels };
    const page = { file, route, ...settings, messages };
    const { body, links, diagnostics } = await compileDoc(source, page, outside);
    return { html: body.kind === "html" ? withoutHeadings(body.html) : "", links, diagnostics };
  };
}

function withoutHeadings(html: string): string {
  return html
    .replace(/<h[1-6][^>]*>/g, "<p><strong>")
    .replace(/<\/h[1-6]>/g, "</strong></p>")
    .replace(/<a class="anchor"[^>]*><\/a>/g, "");
}
