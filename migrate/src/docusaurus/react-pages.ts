import { existsSync } from "node:fs";
import { basename } from "node:path";
import { stringify } from "yaml";
import { humanize } from "../../../src/content/load/file-names.ts";
import { isPartialPath, listFilesBelow } from "../document/article.ts";
import { addDiagnostic, type Plan } from "../model.ts";
import type { AddressTable } from "../site/addresses.ts";
import type { ComponentRegistry } from "../site/components.ts";
import { quoteAttribute } from "../text/jsx-tag.ts";
import { asArray, asRecord, asString, readText } from "../text/values.ts";
import type { Project } from "./project.ts";
import { redirectTarget } from "./redirect-pages.ts";
import { getTextOfComponent } from "./text-of-component.ts";

interface PageWork {
  plan: Plan;
  addressTable: AddressTable;
  title: string;
  baseUrl: string;
  translations: string;
  components: ComponentRegistry;
  /** The new address of a picture; undefined if its file does not exist. */
  image(address: string, from: string): string | undefined;
}

/** Adds the React pages. One that needs missing packages becomes Markdown with its texts. */
export function addReactPages(
  project: Project,
  { plan, addressTable, title, baseUrl, translations, components, image }: PageWork,
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
    const file = existsSync(translated) ? translated : `${project.pages}/${path}`;
    const code = readText(file);
    if (!/export default|module\.exports|export\s*\{/.test(code)) continue;
    const redirect = redirectTarget(code, { address, baseUrl });
    if (redirect !== undefined) {
      addressTable.add(address, redirect);
      continue;
    }
    const isHome = address === "/";
    const layoutTitle = /<Layout[^>]*?\btitle=(?:"([^"]+)"|\{"([^"]+)"\}|\{'([^']+)'\})/.exec(code);
    const heading =
      layoutTitle?.[1] ??
      layoutTitle?.[2] ??
      layoutTitle?.[3] ??
      (isHome ? title : getTitleFromName(name));
    const tagline = isHome ? (asString(project.config.tagline) ?? "") : "";
    const front = { title: heading, ...(tagline !== "" && { description: tagline }) };
    const links = getNavbarLinks(project).filter(({ href }) => addressTable.exists(href));
    const cards = links.map(
      ({ label, href }) => `  <Card title=${quoteAttribute(label)} href=${quoteAttribute(href)} />`,
    );
    const text = getTextOfComponent(file, { siteDir: project.dir, image });
    const body = [
      ...(tagline === "" || text.includes(tagline) ? [] : [tagline]),
      ...(text === "" ? [] : [text]),
      ...(text === "" && isHome && cards.length > 0
        ? [["<CardGroup>", ...cards, "</CardGroup>"].join("\n")]
        : []),
    ].join("\n\n");
    const component = components.page(file);
    if (component) {
      const { name: tag, hasHeading } = component;
      const page = {
        ...front,
        ...(hasHeading && { hide_title: true }),
        hide_table_of_contents: true,
      };
      const element = `<div className="migrated-page">\n<${tag}>\n\n${body}\n\n</${tag}>\n</div>`;
      plan.files.set(target, { text: `---\n${stringify(page)}---\n\n${element}\n` });
    } else {
      const stub = `{/* MIGRATION STUB: this page was ${path} of the old site, written in React. */}`;
      plan.files.set(target, { text: `---\n${stringify(front)}---\n\n${stub}\n\n${body}\n` });
      addDiagnostic(plan, "react-page", path, target);
    }
    addressTable.add(address, address);
  }
}

function getTitleFromName(name: string): string {
  return humanize(basename(name.replace(/\/index$/, "")));
}

interface PageLink {
  label: string;
  href: string;
}

function getNavbarLinks({ themeConfig }: Project): PageLink[] {
  return asArray(asRecord(themeConfig.navbar).items).flatMap((item) => {
    const { label, to } = asRecord(item);
    const [text, href] = [asString(label), asString(to)];
    return text === undefined || href === undefined ? [] : [{ label: text, href: withSlash(href) }];
  });
}

function withSlash(href: string): string {
  return href.startsWith("/") ? href : `/${href}`;
}
