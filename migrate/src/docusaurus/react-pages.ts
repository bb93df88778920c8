import { existsSync } from "node:fs";
import { basename } from "node:path";
import { stringify } from "yaml";
import { humanize } from "../../../src/content/load/file-names.ts";
import { isPartialPath, listFilesBelow } from "../document/article.ts";
import { addDiagnostic, type Plan } from "../model.ts";
import type { AddressTable } from "../site/addresses.ts";
import { quoteAttribute } from "../text/jsx-tag.ts";
import { asArray, asRecord, asString, readText } from "../text/values.ts";
import type { Project } from "./project.ts";

interface PageWork {
  plan: Plan;
  addressTable: AddressTable;
  title: string;
  translations: string;
}

/**
 * Adds a short Markdown page for each React page, because React pages depend on the old engine's
 * layout and CSS classes. It keeps the address, the title, and the links that exist on the new site.
 */
export function addReactPages(
  project: Project,
  { plan, addressTable, title, translations }: PageWork,
): void {
  if (!existsSync(project.pages)) return;
  for (const path of listFilesBelow(project.pages)) {
    if (
      !/\.[jt]sx?$/.test(path) ||
      isPartialPath(path) ||
      /\.(?:test|spec|d)\.[jt]sx?$|__tests__/.test(path)
    )
      continue;
    const name = path.replace(/\.[jt]sx?$/, "");
    const address = `/${name.replace(/(?:^|\/)index$/, "")}`;
    const target = `pages/${name}.mdx`;
    const translated = `${translations}/${path}`;
    const code = readText(existsSync(translated) ? translated : `${project.pages}/${path}`);
    if (!/export default|module\.exports|export\s*\{/.test(code)) continue;
    const isHome = address === "/";
    const layoutTitle = /<Layout[^>]*?\btitle=(?:"([^"]+)"|\{"([^"]+)"\}|\{'([^']+)'\})/.exec(code);
    const heading =
      layoutTitle?.[1] ??
      layoutTitle?.[2] ??
      layoutTitle?.[3] ??
      (isHome ? title : titleFromName(name));
    const tagline = isHome ? (asString(project.config.tagline) ?? "") : "";
    const front = { title: heading, ...(tagline !== "" && { description: tagline }) };
    const links = linksOf(code).filter(({ href }) => addressTable.exists(href));
    const all =
      links.length > 0 || !isHome
        ? links
        : navbarLinks(project).filter(({ href }) => addressTable.exists(href));
    const cards = all.map(
      ({ label, href }) => `  <Card title=${quoteAttribute(label)} href=${quoteAttribute(href)} />`,
    );
    const body = [
      `{/* MIGRATION STUB: this page was ${path} of the old site, written in React. */}`,
      ...(tagline === "" ? [] : [tagline]),
      ...(cards.length === 0 ? [] : [["<CardGroup>", ...cards, "</CardGroup>"].join("\n")]),
    ];
    plan.files.set(target, { text: `---\n${stringify(front)}---\n\n${body.join("\n\n")}\n` });
    addDiagnostic(plan, "react-page", path, target);
    addressTable.add(address, address);
  }
}

function titleFromName(name: string): string {
  return humanize(basename(name.replace(/\/index$/, "")));
}

interface PageLink {
  label: string;
  href: string;
}

function linksOf(code: string): PageLink[] {
  const found = new Map<string, string>();
  const link =
    /<(?:Link|a)\b[^>]*?\b(?:to|href)=(?:"([^"]+)"|\{["']([^"']+)["']\}|\{useBaseUrl\(["']([^"']+)["']\)\})[^>]*>([^<{]+)</g;
  for (const [, plain, quoted, based, text = ""] of code.matchAll(link)) {
    const href = withSlash(plain ?? quoted ?? based ?? "");
    const label = text.replace(/\s+/g, " ").trim();
    if (label !== "" && !found.has(href)) found.set(href, label);
  }
  return [...found].map(([href, label]) => ({ href, label }));
}

function navbarLinks({ themeConfig }: Project): PageLink[] {
  return asArray(asRecord(themeConfig.navbar).items).flatMap((item) => {
    const { label, to } = asRecord(item);
    const [text, href] = [asString(label), asString(to)];
    return text === undefined || href === undefined ? [] : [{ label: text, href: withSlash(href) }];
  });
}

function withSlash(href: string): string {
  return href.startsWith("/") ? href : `/${href}`;
}
