import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { SidebarItemConfig } from "../../../src/config/schemas/sidebars-config.ts";
import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import { humanize } from "../../../src/content/load/file-names.ts";
import type { Article } from "../document/article.ts";
import { convertMath } from "../document/convert-math.ts";
import { vitepressIds } from "../document/heading-ids.ts";
import { evaluateModule } from "../docusaurus/evaluate/evaluate-module.ts";
import { extractUnknown } from "../docusaurus/unknown-values.ts";
import { addDiagnostic, MigrationError, type PlannedSite } from "../model.ts";
import { planDocsSite } from "../site/plan-docs-site.ts";
import { hostName } from "../site/site-config.ts";
import type { SiteMigration } from "../site/site-migration.ts";
import {
  asArray,
  asRecord,
  asString,
  isRecord,
  type Json,
  type JsonRecord,
  readText,
  stripTags,
} from "../text/values.ts";
import { convertVitepress } from "./convert-syntax.ts";

type Pages = ReadonlyMap<string, Article>;

export async function migrateVitepress(
  dir: string,
  { timeLimit, targetDir }: { timeLimit?: number | undefined; targetDir: string },
): Promise<PlannedSite[]> {
  const file = ["config", "config/index"]
    .flatMap((name) =>
      ["ts", "mts", "js", "mjs"].map((end) => join(dir, `.vitepress/${name}.${end}`)),
    )
    .find(existsSync);
  if (file === undefined) {
    throw new MigrationError(
      `\`${dir}\` is no site of VitePress: it has no \`.vitepress/config\`\n  Hint: name the folder that contains \`.vitepress\``,
    );
  }
  const { value, failure } = await evaluateModule(file, { siteDir: dir, timeLimit });
  const config = asRecord(extractUnknown(value).value);
  const rootLocale = asRecord(asRecord(config.locales).root);
  const theme = { ...asRecord(config.themeConfig), ...asRecord(rootLocale.themeConfig) };
  const root = join(dir, asString(config.srcDir) ?? ".");
  const hasMath = asRecord(config.markdown).math === true;
  const logo =
    asString(theme.logo) ??
    asString(asRecord(theme.logo).light) ??
    asString(asRecord(theme.logo).src);
  const logoFile = logo === undefined ? undefined : join(root, "public", logo);
  const planned = await planDocsSite({
    siteDir: dir,
    targetDir,
    collection: {
      kind: "docs",
      root,
      overlays: [],
      folder: "content/docs",
      prefix: "",
      oldRoute: "/",
      route: "/",
      formatOf: () => "markdown",
      stripsNumbers: false,
      indexNames: ["index"],
      ignoredKeys: ["id", "slug"],
      headingIds: vitepressIds,
      isExcluded: (path) =>
        /^(?:public|node_modules|dist)\//.test(path) || /^README\.md$/i.test(path),
      version: "current",
      convertSyntax: (body, path, frontMatter) =>
        convertVitepress(hasMath ? convertMath(body) : body, {
          frontMatter,
          file(name) {
            const target = name.startsWith("@/")
              ? join(root, name.slice(2))
              : join(root, dirname(path), name);
            return existsSync(target) ? readText(target) : undefined;
          },
        }),
    },
    staticDirs: [join(root, "public")],
    sheets: themeSheets(join(dir, ".vitepress/theme")),
    title: asString(config.title) ?? asString(rootLocale.title) ?? humanize(basename(dir)),
    logo: logoFile !== undefined && existsSync(logoFile) ? logoFile : undefined,
    hasHtmlAddresses: config.cleanUrls !== true,
    favicons: faviconsOf(config),
    prepare: addHomePages,
    config: ({ plan }, pages) => {
      if (failure !== undefined) addDiagnostic(plan, "config-failed", failure, ".vitepress/config");
      const report = (address: string) =>
        addDiagnostic(plan, "navbar-item", address, ".vitepress/config");
      return siteConfig(config, theme, { pages, report });
    },
    sidebars: (migration, pages) => sidebarsOf(theme.sidebar, pages, migration),
  });
  if (!planned) throw new MigrationError(`\`${root}\` has no pages`);
  return planned;
}

/** The style sheets that the module of the theme imports, or those with usual names. */
function themeSheets(folder: string): string[] {
  const module = ["ts", "mts", "js", "mjs"]
    .map((end) => join(folder, `index.${end}`))
    .find(existsSync);
  const imports =
    module === undefined ? [] : readText(module).matchAll(/import\s+["'](\.[^"']+)["']/g);
  const files = [...imports].map(([, path = ""]) => join(folder, path));
  const usual = ["style.css", "custom.css", "index.css"].map((name) => join(folder, name));
  return (files.length > 0 ? files : usual).filter(
    (file) => /\.s?css$/.test(file) && existsSync(file),
  );
}

/** The icons in `head`, such as `["link", { rel: "icon", href: "/bell.svg" }]`. */
function faviconsOf(config: JsonRecord): string[] {
  const base = asString(config.base) ?? "/";
  const icons = asArray(config.head).flatMap((element) => {
    const [name, attributes] = asArray(element);
    const { rel, href } = asRecord(attributes);
    const isIcon = name === "link" && /(?:^|\s)icon$/.test(asString(rel) ?? "");
    const address = isIcon ? asString(href) : undefined;
    return address === undefined ? [] : [`/${address.replace(base, "/").replace(/^\/+/, "")}`];
  });
  return [...icons, "/favicon.ico"];
}

interface NavbarSources {
  pages: Pages;
  /** Receives an address that is neither a page nor a URL. */
  report(address: string): void;
}

function siteConfig(
  config: JsonRecord,
  theme: JsonRecord,
  sources: NavbarSources,
): Partial<SiteConfigInput> {
  const title = asString(config.title) ?? asString(asRecord(asRecord(config.locales).root).title);
  const hostname = asString(asRecord(config.sitemap).hostname);
  const base = asString(config.base);
  const footer = asRecord(theme.footer);
  const social = asArray(theme.socialLinks).flatMap((one) => {
    const href = asString(asRecord(one).link);
    const label = asString(asRecord(one).ariaLabel);
    if (href === undefined || !URL.canParse(href)) return [];
    return [{ label: label ?? hostName(href, asString(asRecord(one).icon)), href }];
  });
  return {
    ...(title !== undefined && { title }),
    ...(asString(config.description) !== undefined && {
      tagline: asString(config.description) ?? "",
    }),
    ...(hostname !== undefined && URL.canParse(hostname) && { url: new URL(hostname).origin }),
    ...(base !== undefined && /^\/([^/?#]+\/)+$/.test(base) && { baseUrl: base }),
    navbar: [
      ...asArray(theme.nav).flatMap((item) => navbarItem(asRecord(item), sources)),
      ...social,
      { type: "search" },
    ],
    footer: {
      groups: [],
      copyright: stripTags(
        [asString(footer.message), asString(footer.copyright)].filter(Boolean).join(" "),
      ),
    },
  };
}

function navbarItem(
  item: JsonRecord,
  sources: NavbarSources,
): NonNullable<SiteConfigInput["navbar"]> {
  const label = stripTags(asString(item.text) ?? "");
  const inner = asArray(item.items).flatMap(function flatten(one): JsonRecord[] {
    const record = asRecord(one);
    return record.items === undefined ? [record] : asArray(record.items).flatMap(flatten);
  });
  if (inner.length > 0) {
    const items = inner.flatMap((one) => link(one, sources));
    return items.length === 0 ? [] : [{ type: "dropdown", label: label || "More", items }];
  }
  return link(item, sources);
}

function link(
  item: JsonRecord,
  { pages, report }: NavbarSources,
): { label: string; to?: string; href?: string }[] {
  const address = asString(item.link);
  const label = stripTags(asString(item.text) ?? "") || address;
  if (address === undefined || label === undefined) return [];
  const page = pageAt(address, pages)?.page;
  if (page) return [{ label, to: page.oldAddress }];
  if (URL.canParse(address)) return [{ label, href: address }];
  report(address);
  return [];
}

function pageAt(address: string, pages: Pages): Article | undefined {
  const plain = `/${address}`
    .replace(/^\/+/, "/")
    .replace(/[?#].*$/, "")
    .replace(/(?:index)?(?:\.html|\.md)$/, "");
  return pages.get(plain) ?? pages.get(plain.replace(/\/$/, "") || "/");
}

function sidebarsOf(
  value: Json,
  pages: Pages,
  { plan }: SiteMigration,
): Record<string, SidebarItemConfig[]> {
  const lists = Array.isArray(value) ? { docs: value } : asRecord(value);
  const result: Record<string, SidebarItemConfig[]> = {};
  for (const [path, list] of Object.entries(lists)) {
    const base = asString(asRecord(list).base) ?? "";
    const items = asArray(isRecord(list) ? list.items : list);
    const converted = items.flatMap((item) => sidebarItem(asRecord(item), { base, pages, plan }));
    const name = path.replace(/^\/|\/$/g, "").replace(/\W+/g, "-") || "docs";
    const dir = path.replace(/^\/|\/$/g, "");
    const hasPages = [...pages.keys()].some((address) => address.startsWith(`/${dir}/`));
    if (converted.length > 0) result[name] = converted;
    // The old site generates these items from files that are not in the repository.
    else if (dir !== "" && hasPages) result[name] = [{ type: "autogenerated", dir }];
  }
  return Object.keys(result).length > 0 ? result : { docs: [{ type: "autogenerated", dir: "." }] };
}

interface SidebarPlace extends Pick<SiteMigration, "plan"> {
  base: string;
  pages: Pages;
}

function sidebarItem(item: JsonRecord, place: SidebarPlace): SidebarItemConfig[] {
  const label = stripTags(asString(item.text) ?? "");
  const address = asString(item.link);
  const base = asString(item.base) ?? place.base;
  const page = address === undefined ? undefined : pageAt(base + address, place.pages)?.page;
  if (item.items !== undefined) {
    const items = asArray(item.items).flatMap((one) =>
      sidebarItem(asRecord(one), { ...place, base }),
    );
    if (items.length === 0 && !page) return [];
    return [
      {
        type: "category",
        label: label || "More",
        ...(page && { page: page.newId }),
        ...(item.collapsed !== true && { collapsed: false }),
        items,
      },
    ];
  }
  if (page) return [label === "" ? page.newId : { type: "doc", id: page.newId, label }];
  if (address !== undefined && URL.canParse(address))
    return [{ type: "link", label: label || address, href: address }];
  addDiagnostic(
    place.plan,
    "sidebar-item",
    `${label}: ${address ?? "no link"}`,
    ".vitepress/config",
  );
  return [];
}

/** Converts the hero and features of `layout: home` to text and cards. */
export function addHomePages({ articles }: SiteMigration): void {
  for (const article of articles) {
    const { split } = article;
    const { values } = split.frontMatter;
    const hero = asRecord(values.hero);
    if (values.layout !== "home" && values.hero === undefined) continue;
    const title =
      asString(values.title) ?? asString(hero.name) ?? asString(hero.title) ?? asString(hero.text);
    if (title !== undefined) split.frontMatter.set("title", stripTags(title));
    const lines = [hero.text, hero.tagline].flatMap((one) => asString(one) ?? []).map(stripTags);
    const actions = asArray(hero.actions).flatMap((one) => {
      const { text, link: address } = asRecord(one);
      const [label, href] = [asString(text), asString(address)];
      return label === undefined || href === undefined ? [] : [`- [${label}](${href})`];
    });
    const features = asArray(values.features).flatMap((one) => {
      const { title: name, details } = asRecord(one);
      const words = [asString(name), asString(details)].flatMap((text) =>
        text ? [stripTags(text)] : [],
      );
      return words.length === 0 ? [] : [`- **${words[0]}**${words[1] ? `: ${words[1]}` : ""}`];
    });
    const text = [...lines, actions.join("\n"), features.join("\n")].filter(Boolean).join("\n\n");
    article.intro = text;
  }
}
