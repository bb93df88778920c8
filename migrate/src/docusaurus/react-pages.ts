import { existsSync } from "node:fs";
import { basename } from "node:path";
import { stringify } from "yaml";
import { humanize } from "../../../src/content/load/file-names.ts";
import { isPartialPath, listFilesBelow } from "../document/article.ts";
import { addDiagnostic, type Plan } from "../model.ts";
import type { AddressTable } from "../site/addresses.ts";
import type { ComponentRegistry } from "../site/components.ts";
import { asString, readText } from "../text/values.ts";
import type { Project } from "./project.ts";
import { findRedirectTarget } from "./redirect-pages.ts";
import { getTextOfComponent } from "./text-of-component.ts";

interface ReactPagesOptions {
  plan: Plan;
  addressTable: AddressTable;
  title: string;
  baseUrl: string;
  translations: string;
  components: ComponentRegistry;
  /** The new address of a picture; undefined if its file does not exist. */
  publishPicture(address: string, from: string): string | undefined;
}

/** Adds the React pages. One that needs missing packages becomes Markdown with its texts. */
export function addReactPages(project: Project, options: ReactPagesOptions): void {
  const { addressTable, baseUrl, translations } = options;
  if (!existsSync(project.pages)) return;
  for (const path of listFilesBelow(project.pages).filter(isPage)) {
    const name = path.replace(/\.[jt]sx?$/, "");
    const address = `/${name.replace(/(?:^|\/)index$/, "")}`;
    const translated = `${translations}/${path}`;
    const file = existsSync(translated) ? translated : `${project.pages}/${path}`;
    const code = readText(file);
    if (!/export default|module\.exports|export\s*\{/.test(code)) continue;
    const redirect = findRedirectTarget(code, { address, baseUrl });
    if (redirect === undefined) addReactPage({ project, path, name, address, file, code }, options);
    addressTable.add(address, redirect ?? address);
  }
}

function isPage(path: string): boolean {
  return (
    /\.[jt]sx?$/.test(path) &&
    !isPartialPath(path) &&
    !/\.(?:test|spec|d)\.[jt]sx?$|__tests__/.test(path)
  );
}

interface ReactPage {
  project: Project;
  /** Path of the file below the folder of pages, and without its extension. */
  path: string;
  name: string;
  address: string;
  file: string;
  code: string;
}

function addReactPage(page: ReactPage, options: ReactPagesOptions): void {
  const { project, path, name, address, file, code } = page;
  const { plan, components, title, publishPicture } = options;
  const tagline = address === "/" ? (asString(project.config.tagline) ?? "") : "";
  const frontMatter = {
    title: getLayoutTitle(code) ?? (address === "/" ? title : humanize(basename(address))),
    description: tagline || undefined,
  };
  const text = getTextOfComponent(file, { siteDir: project.dir, publishPicture });
  const body = [text.includes(tagline) ? "" : tagline, text].filter(Boolean).join("\n\n");
  const target = `pages/${name}.mdx`;
  const component = components.addPage(file);
  if (component) {
    const { name: tag, hasHeading } = component;
    const values = {
      ...frontMatter,
      hide_title: hasHeading || undefined,
      hide_table_of_contents: true,
    };
    const element = `<div className="migrated-page">\n<${tag}>\n\n${body}\n\n</${tag}>\n</div>`;
    plan.files.set(target, { text: `---\n${stringify(values)}---\n\n${element}\n` });
  } else {
    const stub = `{/* MIGRATION STUB: this page was ${path} of the old site, written in React. */}`;
    plan.files.set(target, {
      text: `---\n${stringify(frontMatter)}---\n\n${stub}\n\n${body}\n`,
    });
    addDiagnostic(plan, "react-page", path, target);
  }
}

function getLayoutTitle(code: string): string | undefined {
  const [, ...titles] =
    /<Layout[^>]*?\btitle=(?:"([^"]+)"|\{"([^"]+)"\}|\{'([^']+)'\})/.exec(code) ?? [];
  return titles.find((title) => title !== undefined);
}
