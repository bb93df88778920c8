import { existsSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { slug as getSlug } from "github-slugger";
import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import { humanize } from "../../../src/content/load/file-names.ts";
import {
  type Collection,
  type ConvertedSyntax,
  isMarkdown,
  listFilesBelow,
} from "../document/article.ts";
import { starlightComponents } from "../document/convert/theme-components.ts";
import { convertMath } from "../document/convert-math.ts";
import { extractUnknown } from "../docusaurus/unknown-values.ts";
import { evaluateModule } from "../evaluate/evaluate-module.ts";
import { convertAlerts } from "../markdown/convert-alerts.ts";
import { addDiagnostic, MigrationError, type PlannedSite } from "../model.ts";
import { addViteAliases } from "../site/aliases.ts";
import { addHomePages } from "../site/home-pages.ts";
import { isInLanguage, type Language, readLanguages } from "../site/languages.ts";
import { planDocsSite } from "../site/plan-docs-site.ts";
import { type LanguageSources, planLanguages } from "../site/plan-languages.ts";
import { getBaseUrl, hostName } from "../site/site-config.ts";
import type { SplitFile } from "../text/front-matter.ts";
import { asArray, asRecord, asString, type JsonRecord, readJson } from "../text/values.ts";
import { readStarlightBlog } from "./blog.ts";
import { convertSidebars, getTopicLinks } from "./sidebars.ts";

/** Paths of options that the migration reads. The empty path is the whole configuration. */
const usedOptions = /^(?:$|(?:site|base)\b|integrations\.\d+\.starlight\.(?!plugins\b))/;

export async function migrateStarlight(
  dir: string,
  { timeLimit, targetDir }: { timeLimit?: number | undefined; targetDir: string },
): Promise<PlannedSite[]> {
  const file = ["mjs", "ts", "mts", "js"]
    .map((end) => join(dir, `astro.config.${end}`))
    .find(existsSync);
  const root = join(dir, "src/content/docs");
  if (file === undefined || !existsSync(root)) {
    throw new MigrationError(
      `\`${dir}\` is not a site of Starlight: it needs \`astro.config.mjs\` and \`src/content/docs\`\n  Hint: name the folder that contains \`astro.config.mjs\``,
    );
  }
  const { value, failure } = await evaluateModule(file, { siteDir: dir, timeLimit });
  const extracted = extractUnknown(value);
  const config = asRecord(extracted.value);
  const unknown = extracted.unknown.filter(({ path }) => usedOptions.test(path));
  const options =
    asArray(config.integrations)
      .map((value) => asRecord(asRecord(value).starlight))
      .find((item) => Object.keys(item).length > 0) ?? {};
  addViteAliases(value, dir);
  const plugins = [asRecord(value).markdown, readJson(join(dir, "package.json"))];
  const hasMath = /remark-math/.test(JSON.stringify(plugins));
  const languages = readLanguages(options.locales, {
    root,
    fallback: asString(options.defaultLocale),
  });
  return planLanguages(
    { dir, root, targetDir, languages },
    { file: basename(file), failure, unknown },
    (sources) => planLanguage(config, { options, hasMath }, sources),
  );
}

interface Options {
  /** Those of the Starlight integration. */
  options: JsonRecord;
  /** Whether pages contain formulas. */
  hasMath: boolean;
}

async function planLanguage(
  config: JsonRecord,
  { options, hasMath }: Options,
  { dir, root, targetDir, language, languages }: LanguageSources,
): Promise<PlannedSite | undefined> {
  const logo = asRecord(options.logo);
  const picture = (key: string) => {
    const path = asString(logo[key]);
    const file = path === undefined ? "" : join(dir, path);
    return existsSync(file) ? file : undefined;
  };
  const main = languages[0] ?? language;
  const isDefault = language === main;
  const translations = join(root, language.folder);
  const base = getBaseUrl(config.base) ?? "/";
  const docs: Collection = {
    kind: "docs",
    root: join(root, main.folder),
    // Pages without a translation are in the default language.
    overlays: isDefault ? [] : [translations],
    folder: "content/docs",
    prefix: "",
    oldRoute: "/",
    route: "/",
    getFormat: (path) => (/\.mdx$/i.test(path) ? "mdx" : "markdown"),
    stripsNumbers: false,
    indexNames: ["index"],
    ignoredKeys: ["id"],
    prepareFrontMatter,
    providedComponents,
    includes: (path) => main.folder !== "" || isInLanguage(path, main, languages),
    version: "current",
    convertSyntax: (body) => convertStarlight(hasMath ? convertMath(body) : body),
  };
  const blog = readStarlightBlog(options, docs);
  const isPost = (path: string) => blog !== undefined && path.startsWith(`${blog.folder}/`);
  const includes = docs.includes ?? (() => true);
  const site = await planDocsSite({
    siteDir: dir,
    targetDir,
    language,
    languages,
    linkBase: language.folder === "" ? base : `${base}${language.folder}/`,
    collection: { ...docs, includes: (path) => !isPost(path) && includes(path) },
    blog,
    staticDirs: [join(dir, "public")],
    importsPictureSizes: true,
    css: ":root { --sl-color-accent: hsl(234, 90%, 60%); }",
    sheets: asArray(options.customCss)
      .flatMap((path) => asString(path) ?? [])
      .map((path) => join(dir, path))
      .filter((path) => /\.s?css$/.test(path) && existsSync(path)),
    title: humanize(basename(dir)),
    logo: { file: picture("src") ?? picture("light"), darkFile: picture("dark") },
    logoText: logo.replacesTitle === true ? "" : undefined,
    favicons: [asString(options.favicon) ?? "/favicon.svg", "/favicon.ico"],
    prepare: (work) => addHomePages(work, undefined),
    config: ({ plan }) => {
      const pagesDir = join(dir, "src/pages");
      for (const path of existsSync(pagesDir) ? listFilesBelow(pagesDir) : []) {
        if (path !== "404.astro") addDiagnostic(plan, "component-page", path, `src/pages/${path}`);
      }
      return siteConfig(config, options, language);
    },
    sidebars: ({ plan }, pages) => convertSidebars(options, { pages, plan, language }),
  });
  if (site && !isDefault) {
    for (const path of listFilesBelow(translations)) {
      if (!isMarkdown(path) || existsSync(join(root, main.folder, path))) continue;
      const file = relative(dir, join(translations, path));
      addDiagnostic(site.plan, "translation-left", `${language.folder}/${path}`, file);
    }
  }
  return site;
}

/** Sites import these in every page, for example with `astro-auto-import`. */
const providedComponents: ReadonlyMap<string, string> = new Map([
  ...[
    "Aside",
    "Badge",
    "Card",
    "CardGrid",
    "Code",
    "FileTree",
    "Icon",
    "LinkButton",
    "LinkCard",
    "Steps",
    "TabItem",
    "Tabs",
  ].map((name): [string, string] => [name, starlightComponents]),
  ["PackageManagers", "starlight-package-managers"],
]);

/** Marked code lines (`ins={2}`, `del={3-4}`, `mark={5}`) become highlighted lines. */
function convertStarlight(body: string): ConvertedSyntax {
  const text = body.replace(/^[ \t]*(?:`{3,}|~{3,})[^\n]*$/gm, (opening) => {
    const ranges: string[] = [];
    const plain = opening.replace(
      /\s+(?:(?:ins|del|mark)=)?\{([\d,\s-]+)\}/g,
      (_mark, range: string) => {
        ranges.push(range.replace(/\s/g, ""));
        return "";
      },
    );
    return ranges.length === 0 ? opening : `${plain} {${ranges.join(",")}}`;
  });
  return convertAlerts(text);
}

/** The title is one text, or one for each language. */
function getTitle({ title }: JsonRecord, { code, options }: Language): string | undefined {
  const texts = asRecord(title);
  return (
    asString(title) ??
    asString(texts[code]) ??
    asString(texts[asString(options.lang) ?? ""]) ??
    asString(Object.values(texts)[0])
  );
}

function siteConfig(
  config: JsonRecord,
  options: JsonRecord,
  language: Language,
): Partial<SiteConfigInput> {
  const site = asString(config.site);
  const base = getBaseUrl(config.base);
  // Older versions have an object of addresses by the names of icons.
  const list = Array.isArray(options.social)
    ? options.social.map(asRecord)
    : Object.entries(asRecord(options.social)).map(([icon, href]) => ({ icon, href, label: "" }));
  const social = list.flatMap(({ href, icon, label }) => {
    const address = asString(href);
    if (address === undefined || !URL.canParse(address)) return [];
    return [{ label: asString(label) || hostName(address, asString(icon)), href: address }];
  });
  const title = getTitle(options, language);
  return {
    ...(title !== undefined && { title }),
    ...(asString(options.description) !== undefined && {
      tagline: asString(options.description) ?? "",
    }),
    ...(site !== undefined && URL.canParse(site) && { url: new URL(site).origin }),
    ...(base !== undefined && { baseUrl: base }),
    ...(options.lastUpdated === true && { lastUpdated: true }),
    navbar: [...getTopicLinks(options), ...social],
  };
}

function prepareFrontMatter({ frontMatter }: SplitFile, path: string): void {
  const { slug, sidebar, tableOfContents } = frontMatter.values;
  const { label, order, ...rest } = asRecord(sidebar);
  const oldPath = path.replace(/\.mdx?$/i, "");
  const address =
    asString(slug) ??
    oldPath
      .split("/")
      .map((name) => getSlug(name))
      .join("/");
  if (address !== oldPath) {
    frontMatter.set("slug", `/${address}`.replace("//", "/").replace(/(?<=.)\/index$/, ""));
  }
  if (asString(label) !== undefined) frontMatter.set("sidebar_label", asString(label));
  if (typeof order === "number") frontMatter.set("sidebar_position", order);
  if (Object.keys(rest).length === 0) frontMatter.remove("sidebar");
  const { minHeadingLevel, maxHeadingLevel } = asRecord(tableOfContents);
  if (tableOfContents === false) frontMatter.set("hide_table_of_contents", true);
  if (minHeadingLevel !== undefined) frontMatter.set("toc_min_heading_level", minHeadingLevel);
  if (maxHeadingLevel !== undefined) frontMatter.set("toc_max_heading_level", maxHeadingLevel);
  frontMatter.remove("tableOfContents");
}
